/** Splits a text into lines of similar length, so that none contains a single word. */

/**
 * As few lines as possible, the longest of them as short as possible. A word is never broken.
 * @param longest maximum number of letters in a line
 */
export function balancedLines(words: string, longest: number): string[] {
  return words.split(/\r\n?|\n/).flatMap((line) => balanced(line, longest));
}

function balanced(line: string, longest: number): string[] {
  const fewest = filled(line, longest);
  for (let length = Math.ceil(line.length / fewest.length); length < longest; length++) {
    const lines = filled(line, length);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

/** Fills each line as far as possible. */
function filled(line: string, longest: number): string[] {
  const lines: string[] = [];
  let last: string | undefined;
  for (const word of line.split(" ")) {
    if (last !== undefined && last.length + 1 + word.length <= longest) last += ` ${word}`;
    else {
      if (last !== undefined) lines.push(last);
      last = word;
    }
  }
  lines.push(last ?? "");
  return lines;
}
