/** Shows the difference between two texts as a unified diff. */
import { createTwoFilesPatch } from "diff";
import { printable } from "../../../base/text/display-width.js";

/**
 * Maximum number of differing lines to compare, since the time grows with their square; above it, the whole text is
 * shown as replaced.
 */
const mostDifferences = 2000;

/**
 * The diff from one text to another, with `a/` and `b/` before the name; empty if they are equal.
 * @param isShown whether it is shown on a terminal, which control characters must not reach; the input of `patch` must
 * be exact
 */
export function unifiedDiff(name: string, before: string, after: string, isShown = false): string {
  if (before === after) return "";
  if (isShown) return unifiedDiff(printable(name), printableLines(before), printableLines(after));
  const [from, to] = [`a/${name}`, `b/${name}`];
  const patch = createTwoFilesPatch(from, to, before, after, undefined, undefined, {
    context: 3,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
    maxEditLength: mostDifferences,
  });
  return patch ?? replacedWhole(printable(from), printable(to), before, after);
}

function printableLines(text: string): string {
  return text.split(/\r?\n/).map(printable).join("\n");
}

/** A diff that removes every line of one text and adds every line of the other. */
function replacedWhole(from: string, to: string, before: string, after: string): string {
  const [removed, added] = [linesOf(before), linesOf(after)];
  const range = ({ length }: string[]): string => (length === 0 ? "0,0" : `1,${length}`);
  return [
    `--- ${from}\n+++ ${to}\n@@ -${range(removed)} +${range(added)} @@\n`,
    ...removed.map((line) => marked("-", line)),
    ...added.map((line) => marked("+", line)),
  ].join("");
}

/** Lines with their line breaks. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function marked(mark: string, line: string): string {
  return line.endsWith("\n") ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`;
}
