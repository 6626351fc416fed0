/** Turns a log line into text for a person. */
import { prettyFactory } from "pino-pretty";

/** What our log lines may contain besides the fields of pino. */
interface Answered {
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  keyId?: string;
}

/** What writes lines for a person, in color or without. */
export function prettyLine(isColored: boolean): (line: string) => string {
  return prettyFactory({
    colorize: isColored,
    translateTime: "SYS:HH:MM:ss",
    ignore: "pid,hostname,reqId,method,route,status,ms,keyId",
    messageFormat: (log, key) => {
      const { method, route, status, ms, keyId } = log as Answered;
      if (status === undefined) return String(log[key]);
      return `${method} ${route} ${status} ${ms} ms${keyId === undefined ? "" : ` ${keyId}`}`;
    },
  });
}
