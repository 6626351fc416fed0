/** Sends what packages print on the console to the log: lmdb prints each failed commit, and a full disk causes many. */
import type { FastifyBaseLogger } from "fastify";
import type { LogStream } from "../config.js";

/** Logs console errors at debug level until the returned function is called. */
export function hearConsole(log: FastifyBaseLogger, stderr: LogStream): () => void {
  const before = console.error;
  console.error = (said: unknown) => {
    // LMDB itself has printed an unfinished line; this keeps the next log line separate.
    stderr.write("\n");
    log.debug(said instanceof Error ? said.message : String(said));
  };
  return () => {
    console.error = before;
  };
}
