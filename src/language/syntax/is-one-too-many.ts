/** Tells an extra closing brace at the end from a missing opening one. */

/** Maximum length of the text after it: more than a few extra braces are not a slip. */
const mostAfter = 20;

/**
 * Whether a brace is at the end of a source whose indentation matches its blocks. A line that is indented deeper than
 * the one before it, without a bracket there, belongs to a block that was never opened.
 */
export function isOneTooMany(source: string, to: number): boolean {
  if (source.length - to > mostAfter || /[^\s}]/.test(source.slice(to))) return false;
  let lines = 0;
  let below: number | undefined;
  // Line by line, without a list of all of them: this is asked for each of several braces at the end of a long source.
  for (let end: number | undefined = to; end !== undefined; lines++) {
    const start = lineStart(source, end);
    const line = source.slice(start, end);
    end = endBefore(source, start);
    const text = line.trim();
    if (text === "" || text.startsWith("//")) continue;
    const indent = line.search(/\S/);
    if (below !== undefined && below > indent && !/[{[(,=]$/.test(text)) return false;
    below = indent;
  }
  return lines >= 3;
}

/** Where the line that ends at an offset starts. */
function lineStart(source: string, end: number): number {
  let start = end;
  while (start > 0 && !isBreak(source, start - 1)) start--;
  return start;
}

/** Where the line before one ends; undefined at the start of the source. */
function endBefore(source: string, start: number): number | undefined {
  if (start === 0) return undefined;
  const isPair = start > 1 && source[start - 1] === "\n" && source[start - 2] === "\r";
  return start - (isPair ? 2 : 1);
}

function isBreak(source: string, at: number): boolean {
  return source[at] === "\n" || source[at] === "\r";
}
