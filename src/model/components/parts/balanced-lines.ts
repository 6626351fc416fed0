/** Turns a text into lines of about one length, so that none holds a single word. */

/**
 * As few lines as a length allows, the longest of them as short as possible. A word is never broken.
 * @param longest letters of a line
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

/** Lines that are as full as they can be. */
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
