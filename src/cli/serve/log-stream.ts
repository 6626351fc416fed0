/** Writes log lines to standard error: as JSON, or as text for a person. */
import type { LogStream } from "../../server/config.js";
import type { Io } from "../io.js";

/** Opens the stream for a format; the default is text on a terminal and JSON elsewhere. */
export async function openLog(
  { stderr }: Io,
  format: "pretty" | "json" | undefined,
): Promise<LogStream> {
  // Writes are chained, so that a slow reader never sees lines out of order; without one to wait for, a line
  // is written at once, even if it is the last before the process ends.
  let last: Promise<void> | undefined;
  const write = (line: string): void => {
    const written = last ? last.then(() => stderr.write(line)) : stderr.write(line);
    last = written;
    void written.then(() => {
      if (last === written) last = undefined;
    });
  };
  if (format === "json" || (format === undefined && !stderr.isTerminal)) return { write };
  const { prettyLine } = await import("./pretty-line.js");
  const print = prettyLine(stderr.isTerminal);
  return { write: (line) => write(print(line)) };
}
