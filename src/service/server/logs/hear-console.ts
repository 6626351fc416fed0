/** Sends what packages print to the log: lmdb prints every commit that fails, which a full disk makes many. */
import type { FastifyBaseLogger } from "fastify";
import type { LogStream } from "../config.js";

/** Logs what is printed as an error, at debug level, until the returned function is called. */
export function hearConsole(log: FastifyBaseLogger, stderr: LogStream): () => void {
  const before = console.error;
  console.error = (said: unknown) => {
    // LMDB itself has written the beginning of a line, which the next one of the log must not continue.
    stderr.write("\n");
    log.debug(said instanceof Error ? said.message : String(said));
  };
  return () => {
    console.error = before;
  };
}
