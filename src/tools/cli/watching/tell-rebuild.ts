/** Turns rebuilds into lines for the terminal. */
import { printable } from "../../../base/text/display-width.js";
import type { TerminalStyle } from "../../../base/text/terminal-style.js";
import type { Rebuild } from "../../preview/compile-session.js";

/** Rebuilds of more files than this are summarized in one line. */
const toldFiles = 8;

/** One line for each file, or a single line for many. */
export function rebuildLines(
  { change, checked }: Rebuild,
  paint: TerminalStyle,
  time: string,
): string[] {
  const at = paint.dim(time);
  const lines: string[] = [];
  if (checked.length > toldFiles) {
    const wrong = checked.filter(({ first }) => first !== undefined).length;
    const ms = checked.reduce((sum, each) => sum + each.ms, 0);
    const verdict = wrong > 0 ? paint.red(`${wrong} with errors`) : paint.green("no errors");
    lines.push(`${at} ${checked.length} wireframes, ${verdict}, ${rounded(ms)}`);
  } else {
    for (const { path, ms, first } of checked) {
      const verdict = first === undefined ? paint.green("ok") : paint.red(printable(first));
      lines.push(`${at} ${printable(path)} ${verdict}, ${rounded(ms)}`);
    }
  }
  const moved = new Map(change.moved.map(({ from, to }) => [from, to]));
  for (const path of change.removed.slice(0, toldFiles)) {
    const to = moved.get(path);
    const fate = to === undefined ? "was deleted" : `is now ${printable(to)}`;
    lines.push(`${at} ${printable(path)} ${fate}`);
  }
  for (const { path, message } of change.missing ?? []) {
    lines.push(`${at} ${printable(`${path}: ${message}`)}; waiting for it`);
  }
  return lines;
}

/** `05:31:07` in local time. */
export function clockTime(): string {
  return new Date().toTimeString().slice(0, 8);
}

function rounded(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}
