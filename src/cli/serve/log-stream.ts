/** Writes log lines to standard error: as JSON, or as text for a person. */
import type { LogStream } from "../../server/config.js";
import type { Io } from "../io.js";

/** Opens the stream for a format; the default is text on a terminal and JSON elsewhere. */
export async function openLog(
  { stderr }: Io,
  format: "pretty" | "json" | undefined,
): Promise<LogStream> {
  // Writes are chained, so that a slow reader never sees lines out of order.
  let last = Promise.resolve();
  const write = (line: string): void => {
    last = last.then(() => stderr.write(line));
  };
  if (format === "json" || (format === undefined && !stderr.isTerminal)) return { write };
  const { prettyLine } = await import("./pretty-line.js");
  const print = prettyLine(stderr.isTerminal);
  return { write: (line) => write(print(line)) };
}
