/** Maps an offset in a text to the changed text. */

/** The offset in `after` for an offset in `before`; inside the changed region, the start of that region. */
export function movedOffset(before: string, after: string, offset: number): number {
  if (before === after) return offset;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (offset <= start) return offset;
  let same = 0;
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same++;
  }
  const isBehind = offset >= before.length - same;
  return isBehind ? offset + after.length - before.length : start;
}
