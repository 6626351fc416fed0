/** Closes the connection that was being passed to a worker when it ended: Node keeps it open and unanswered. */
import type { Worker } from "node:cluster";

/** A connection, as the supervisor passes it to a worker. */
interface Handle {
  close(): void;
}

/**
 * Remembers the last connection passed to a worker, and closes it when the worker has ended; closing it twice is
 * harmless. The last one is enough: Node passes the next one only after the worker has accepted it, and waits for that
 * forever.
 *
 * @param onPassed called with each connection that is passed
 */
export function closeLostConnection(
  { process }: Worker,
  onPassed: (connection: object) => void = () => {},
): void {
  const send = process.send.bind(process) as (...args: unknown[]) => boolean;
  let last: Handle | undefined;
  process.send = (...args: unknown[]) => {
    const [message, handle] = args as [{ act?: string } | undefined, Handle | undefined];
    if (message?.act === "newconn" && handle) {
      last = handle;
      onPassed(handle);
    }
    return send(...args);
  };
  process.once("exit", () => last?.close());
}
