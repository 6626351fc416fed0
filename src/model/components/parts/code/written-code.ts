/** Normalizes the lines of code for display. */

/** Distance between tab stops, in columns. */
const tabWidth = 4;

/** The code without blank lines at its beginning and end, and without indentation that all lines share. */
export function writtenCode(written: string): string {
  const lines = written
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => withoutTabs(line).trimEnd());
  const first = lines.findIndex((line) => line !== "");
  if (first < 0) return "";
  const shown = lines.slice(first, lines.findLastIndex((line) => line !== "") + 1);
  let shared = Number.POSITIVE_INFINITY;
  for (const line of shown) {
    if (line !== "") shared = Math.min(shared, line.length - line.trimStart().length);
  }
  return shown.map((line) => line.slice(shared)).join("\n");
}

/** The line with each tab replaced by spaces up to the next tab stop. */
function withoutTabs(line: string): string {
  if (!line.includes("\t")) return line;
  let filled = "";
  for (const [at, part] of line.split("\t").entries()) {
    if (at > 0) filled += " ".repeat(tabWidth - (filled.length % tabWidth));
    filled += part;
  }
  return filled;
}
