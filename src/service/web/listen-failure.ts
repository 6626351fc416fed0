/** Turns the reason why a server cannot listen into a message for the user. */
import { failureReason } from "../../workspace/files/failure.js";
import { UsageError } from "../../workspace/usage-error.js";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE:
    "the port is already in use; choose another with --port, or --port 0 for any free one",
  EACCES: "permission denied; choose another port with --port",
  EADDRNOTAVAIL: "this machine does not have that address; choose another with --host",
  ENOTFOUND: "this machine does not have that address; choose another with --host",
  EAI_AGAIN: "this machine does not have that address; choose another with --host",
};

/** The error for an address that the server cannot listen on. */
export function listenFailure(error: unknown, host: string, port: number): UsageError {
  const { code = "" } = error as NodeJS.ErrnoException;
  return new UsageError(
    `cannot listen on ${host}, port ${port}: ${reasons[code] ?? failureReason(error)}`,
  );
}
