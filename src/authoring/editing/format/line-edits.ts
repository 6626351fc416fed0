/** Computes small edits, so that editors keep their caret and selection where they are. */
import type { TextEdit } from "../../../language/diagnostics/diagnostic.js";

/** Maximum number of lines of a difference that is divided further. */
const mostDivided = 2000;

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
    if (gone > mostDivided)
      edits.push(trimmed({ from, to: from + removed.length, insert }, removed));
    else for (const edit of divided(removed, insert, from)) edits.push(edit);
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

const isSpace = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);

const isQuote = (sign: string | undefined): boolean => sign === '"' || sign === "'";

/** Edits of the spaces and quotes in which two pieces differ; from the first other difference on, one for all the rest. */
function divided(before: string, after: string, offset: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let [at, next] = [0, 0];
  while (at < before.length || next < after.length) {
    if (before[at] === after[next]) {
      at++;
      next++;
      continue;
    }
    const back = isInBreak(before, at) ? 1 : 0;
    const [start, young] = [at - back, next - back];
    if (isQuote(before[at]) && isQuote(after[next])) {
      at++;
      next++;
    } else {
      while (isSpace(before[at])) at++;
      while (isSpace(after[next])) next++;
    }
    if (at - start === back && next - young === back) [at, next] = [before.length, after.length];
    const edit = { from: offset + start, to: offset + at, insert: after.slice(young, next) };
    edits.push(trimmed(edit, before.slice(start, at)));
  }
  return edits;
}

/** An edit without its common start and end. */
function trimmed({ from, to, insert }: TextEdit, removed: string): TextEdit {
  const most = Math.min(removed.length, insert.length);
  let start = 0;
  while (start < most && removed[start] === insert[start]) start++;
  let end = 0;
  while (end < most - start && removed.at(-1 - end) === insert.at(-1 - end)) end++;
  // Positions of editors cannot be between the two characters of a line break.
  if (isInBreak(removed, start)) start--;
  if (isInBreak(removed, removed.length - end)) end--;
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

function isInBreak(text: string, offset: number): boolean {
  return text[offset - 1] === "\r" && text[offset] === "\n";
}

function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}
