/** Compares the paths of two elements. */

const slash = 0x2f;

/** The number of common steps at the start and the end of two paths; those at the start count twice. */
export function sharedSteps(a: string, b: string): number {
  if (a === b) return 500;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  let end = 0;
  /** Where the first step begins that they do not share. */
  let from = 0;
  let at = 0;
  for (; at < shorter && a.charCodeAt(at) === b.charCodeAt(at); at++) {
    if (a.charCodeAt(at) !== slash) continue;
    start++;
    from = at + 1;
  }
  // One path may be the start of the other.
  if (at === shorter && (a.length > shorter ? a : b).charCodeAt(at) === slash) {
    return (start + 1) * 2;
  }
  const most = shorter - from;
  let back = 1;
  for (; back <= most && characterAt(a, back) === characterAt(b, back); back++) {
    if (characterAt(a, back) === slash) end++;
  }
  // What is left of one may be the end of the other.
  if (back > most && characterAt(a.length > shorter ? a : b, back) === slash) end++;
  return start * 2 + end;
}

/** The code of a character, counted from the end. */
function characterAt(path: string, back: number): number {
  return path.charCodeAt(path.length - back);
}
