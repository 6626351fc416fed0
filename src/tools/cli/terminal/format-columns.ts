/** Arranges words in columns across a terminal. */

/** Spaces between two columns. */
const gap = 2;

/** Lines with the words from top to bottom, then left to right; every letter is one column wide. */
export function formatColumns(words: readonly string[], width: number): string {
  const widest = words.map((word) => word.length).reduce((a, b) => Math.max(a, b), 0);
  const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const rows = Math.ceil(words.length / columns);
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = words.filter((_, at) => at % rows === row);
    return cells.map((cell) => cell.padEnd(widest + gap)).join("");
  });
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}
