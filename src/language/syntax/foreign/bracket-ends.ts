/** Finds where the brackets of a text close, whatever their kind. */

/** The ends of all closed brackets, by their start. */
export function bracketEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { index, 0: bracket } of text.matchAll(/[({[\]})]/g)) {
    if ("({[".includes(bracket)) open.push(index);
    else if (open.length > 0) ends.set(open.pop()!, index + 1);
  }
  return ends;
}
