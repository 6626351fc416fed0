/** Closes the connection that a worker was being handed when it ended, which Node keeps open and nobody would answer. */
import type { Worker } from "node:cluster";

/** A connection, as the supervisor hands it to a worker. */
interface Handle {
  close(): void;
}

/**
 * Remembers the connection that a worker was handed last, and closes it when the worker has ended; what is closed
 * already stays so. Node hands a worker the next one only after it has taken the last, and waits for that for ever.
 */
export function closeLostConnection({ process }: Worker): void {
  const send = process.send.bind(process) as (...args: unknown[]) => boolean;
  let last: Handle | undefined;
  process.send = (...args: unknown[]) => {
    const [message, handle] = args as [{ act?: string } | undefined, Handle | undefined];
    if (message?.act === "newconn" && handle) last = handle;
    return send(...args);
  };
  process.once("exit", () => last?.close());
}
