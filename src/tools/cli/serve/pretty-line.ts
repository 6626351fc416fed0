/** Turns a log line into text for a person. */
import { prettyFactory } from "pino-pretty";
import { plainLines, printable } from "../../../base/text/display-width.js";

/** Maximum length of a text in a line; a store may say anything in an error. */
const longestText = 4_000;

/** What our log lines may contain besides the fields of pino. */
interface Fields {
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  keyId?: string;
  client?: string;
  account?: string;
  count?: number;
  reason?: string;
  cut?: number;
}

/** What writes lines for a person, in color or without. */
export function prettyLine(isColored: boolean): (line: string) => string {
  const print = prettyFactory({
    colorize: isColored,
    translateTime: "SYS:HH:MM:ss",
    ignore:
      "pid,hostname,worker,reqId,method,route,status,ms,keyId,client,account,count,reason,cut",
    messageFormat: (log, key) => printable(describe(String(log[key]), log)),
  });
  return (line) => {
    try {
      return print(JSON.parse(line, (_, value) => withoutCommands(value)));
    } catch {
      // What a process that ends prints about an object starts like JSON.
      return line;
    }
  };
}

/** A value without anything that a terminal could interpret; line breaks, as in the places of an error, remain. */
function withoutCommands(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const cut = value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  return plainLines(cut);
}

function describe(message: string, fields: Fields): string {
  const { method, route, status, ms, keyId, client, account, count, reason, cut } = fields;
  if (method !== undefined) {
    const parts = [
      method,
      route,
      status,
      ms === undefined ? ms : `${ms} ms`,
      keyId,
      client,
      reason,
    ];
    return parts.filter((part) => part !== undefined).join(" ");
  }
  const who = [account, client].filter((part) => part !== undefined).join(", ");
  const parts = [
    ...(count === undefined ? [] : [`${count} `]),
    message,
    ...(reason === undefined ? [] : [`: ${reason}`]),
    ...(cut ? [`, ${cut} requests cut off`] : []),
    ...(status === undefined ? [] : [` (${status})`]),
    ...(who === "" ? [] : [` (${who})`]),
  ];
  return parts.join("");
}
