/** Turns a received message into lines for the terminal. */
import { printable } from "../../../base/text/display-width.js";
import type { TerminalStyle } from "../../../base/text/terminal-style.js";
import type { ReceivedMessage } from "./listen-for-messages.js";

/** Maximum number of characters shown of a message. */
const longestShown = 20_000;

/** Its type, whether it is verified, its headers and its body. */
export function messageLines(
  { headers, body, problem, count, status }: ReceivedMessage,
  hasSecret: boolean,
  paint: TerminalStyle,
  time: string,
): string[] {
  const content = parsed(body);
  const verdict = problem ? paint.red(`not verified: ${problem}`) : paint.green("verified");
  const checked = hasSecret ? verdict : paint.yellow("not checked");
  const again = count > 1 ? paint.yellow(`, delivery ${count} of this id`) : "";
  const id = single(headers["webhook-id"]);
  const timestamp = single(headers["webhook-timestamp"]);
  return [
    `${paint.dim(time)} ${paint.bold(printable(typeOf(content)))} ${checked}${again}, answered ${status}`,
    `  webhook-id         ${id === undefined ? "none" : printable(id)}`,
    `  webhook-timestamp  ${timestamp === undefined ? "none" : describeTimestamp(timestamp)}`,
    ...bodyLines(content, body).map((line) => `  ${line}`),
    "",
  ];
}

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : undefined;
}

/** The body as a value; undefined when it is not JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function typeOf(content: unknown): string {
  const type = (content as { type?: unknown } | null | undefined)?.type;
  return typeof type === "string" ? type : "message without a type";
}

function describeTimestamp(written: string): string {
  const date = new Date(Number(written) * 1_000);
  const isTime = /^\d{1,12}$/.test(written);
  return isTime ? `${written} (${date.toISOString()})` : printable(written);
}

function bodyLines(content: unknown, body: string): string[] {
  const text = laidOut(content) ?? body;
  const lines = text.slice(0, longestShown).split("\n").map(printable);
  const rest = text.length - longestShown;
  return rest > 0 ? [...lines, `… and ${rest} more characters`] : lines;
}

/** The body as indented JSON; undefined when it cannot be written, or would become too long. */
function laidOut(content: unknown): string | undefined {
  if (content === undefined) return undefined;
  try {
    const text = JSON.stringify(content, undefined, 2);
    return text.length <= longestShown ? text : undefined;
  } catch {
    // Nested too deep for the stack.
    return undefined;
  }
}
