/** Writes log lines to standard error: as JSON, or as text for a person. */
import type { LogStream } from "../../server/config.js";
import type { Io } from "../io.js";

/** The fields that our log lines have in addition to those of pino. */
interface Answered {
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  keyId?: string;
}

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
  const { prettyFactory } = await import("pino-pretty");
  const print = prettyFactory({
    colorize: stderr.isTerminal,
    translateTime: "SYS:HH:MM:ss",
    ignore: "pid,hostname,reqId,method,route,status,ms,keyId",
    messageFormat: (log, key) => {
      const { method, route, status, ms, keyId } = log as Answered;
      if (status === undefined) return String(log[key]);
      return `${method} ${route} ${status} ${ms} ms${keyId === undefined ? "" : ` ${keyId}`}`;
    },
  });
  return { write: (line) => write(print(line)) };
}
