/** Writes log lines to standard error: as JSON, or as text for a person. */
import { safeJson } from "../../../base/text/json-text.js";
import type { Io } from "../../../workspace/io.js";

/** Takes lines; resolves when more may be written. */
export interface OpenLog {
  write(line: string): Promise<void>;
}

/** Opens the stream for a format; the default is text on a terminal and JSON elsewhere. */
export async function openLog(
  { stderr }: Io,
  format: "pretty" | "json" | undefined,
): Promise<OpenLog> {
  // Writes are chained, so that a slow reader never sees lines out of order; without one to wait for, a line
  // is written at once, even if it is the last before the process ends.
  let last: Promise<void> | undefined;
  const write = (line: string): Promise<void> => {
    const written = last ? last.then(() => stderr.write(line)) : stderr.write(line);
    last = written;
    void written.then(() => {
      if (last === written) last = undefined;
    });
    return written;
  };
  const isJson = format === "json" || (format === undefined && !stderr.isTerminal);
  const print = isJson
    ? safeJson
    : (await import("./pretty-line.js")).prettyLine(stderr.isTerminal);
  // Errors that end a process come as they are.
  return { write: (line) => write(line.startsWith("{") ? print(line) : line) };
}
