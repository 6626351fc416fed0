/** Computes edits by changed lines, so that editors keep their position. */
import type { TextEdit } from "../../../language/diagnostics/diagnostic.js";

/** How many lines ahead equal lines are searched; a longer difference becomes one edit. */
const farthest = 40;

/** Edits that turn one text into another, in order; the work grows linearly with the number of lines. */
export function lineEdits(before: string, after: string): TextEdit[] {
  const [old, young] = [linesOf(before), linesOf(after)];
  const edits: TextEdit[] = [];
  let from = 0;
  let [at, next] = [0, 0];
  while (at < old.length || next < young.length) {
    if (old[at] === young[next]) {
      from += old[at]!.length;
      at++;
      next++;
      continue;
    }
    const [gone, come] = distanceToSame(old, young, at, next);
    const removed = old.slice(at, at + gone).join("");
    const insert = young.slice(next, next + come).join("");
    edits.push(trimmed({ from, to: from + removed.length, insert }, removed));
    from += removed.length;
    at += gone;
    next += come;
  }
  return edits;
}

/** The numbers of removed and added lines up to the next common line; all remaining ones if there is none. */
function distanceToSame(
  old: readonly string[],
  young: readonly string[],
  at: number,
  next: number,
): [number, number] {
  for (let sum = 1; sum <= farthest; sum++) {
    for (let gone = 0; gone <= sum; gone++) {
      const line = old[at + gone];
      if (line !== undefined && line.trim() !== "" && line === young[next + sum - gone]) {
        return [gone, sum - gone];
      }
    }
  }
  return [old.length - at, young.length - next];
}

/** An edit without its common start and end. */
function trimmed({ from, to, insert }: TextEdit, removed: string): TextEdit {
  const most = Math.min(removed.length, insert.length);
  let start = 0;
  while (start < most && removed[start] === insert[start]) start++;
  let end = 0;
  while (end < most - start && removed.at(-1 - end) === insert.at(-1 - end)) end++;
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}
