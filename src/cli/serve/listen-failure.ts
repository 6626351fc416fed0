/** Turns what keeps a server from listening into a message for its user. */
import { UsageError } from "../arguments/usage-error.js";
import { failureReason } from "../files/failure.js";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is taken; --port 0 takes any free one",
  EACCES: "the port may not be used; --port chooses another",
  EADDRNOTAVAIL: "this machine has no such address",
  ENOTFOUND: "this machine has no such address",
  EAI_AGAIN: "this machine has no such address",
};

/** The mistake of asking for an address that cannot be listened on. */
export function listenFailure(error: unknown, host: string, port: number): UsageError {
  const { code = "" } = error as NodeJS.ErrnoException;
  return new UsageError(
    `cannot listen on ${host}, port ${port}: ${reasons[code] ?? failureReason(error)}`,
  );
}
