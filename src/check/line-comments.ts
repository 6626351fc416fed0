/** Finds the comments of a source that run to the end of their line, without parsing it. */

/** A line comment: its offsets, the two slashes included, the line break not. */
export interface LineComment {
  from: number;
  to: number;
}

const lineEnd = /[\r\n]/g;

/**
 * All line comments in source order. Slashes inside of strings and of block comments start none.
 * As in the grammar, strings may span lines unless the source ends inside of one.
 */
export function findLineComments(source: string): LineComment[] {
  return scan(source, true) ?? scan(source, false) ?? [];
}

/** The comments, or undefined when strings may span lines and the source ends inside of one. */
function scan(source: string, stringsSpanLines: boolean): LineComment[] | undefined {
  const comments: LineComment[] = [];
  const start = /["']|\/\/|\/\*/g;
  for (let found = start.exec(source); found; found = start.exec(source)) {
    const from = found.index;
    if (found[0] === "//") {
      start.lastIndex = endOfLine(source, from);
      comments.push({ from, to: start.lastIndex });
    } else if (found[0] === "/*") {
      const close = source.indexOf("*/", from + 2);
      if (close < 0) return comments;
      start.lastIndex = close + 2;
    } else {
      const close = endOfString(source, from, stringsSpanLines);
      if (close === undefined) return undefined;
      start.lastIndex = close;
    }
  }
  return comments;
}

function endOfLine(source: string, from: number): number {
  lineEnd.lastIndex = from;
  return lineEnd.exec(source)?.index ?? source.length;
}

function endOfString(source: string, from: number, spansLines: boolean): number | undefined {
  const limit = spansLines ? source.length : endOfLine(source, from);
  for (let at = from + 1; at < limit; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === source[from]) return at + 1;
  }
  return spansLines ? undefined : limit;
}
