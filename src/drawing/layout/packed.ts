/** Places stretches on a line, each as near to where it wants to be as those around it leave it. */

/**
 * Where each stretch starts. They keep their order; those that would overlap share what they are moved by.
 * @param wishes where each wants to start, in order
 * @param least where the first one starts at the earliest
 */
export function packed(
  wishes: readonly number[],
  lengths: readonly number[],
  gap: number,
  least: number,
): number[] {
  // Counted from the start of its block, each stretch has a wish for where that starts.
  const blocks: { first: number; count: number; sum: number; length: number; start: number }[] = [];
  for (const [at, wish] of wishes.entries()) {
    const length = lengths[at]!;
    let block = { first: at, count: 1, sum: wish, length, start: Math.max(least, wish) };
    for (;;) {
      const before = blocks.at(-1);
      if (before === undefined || before.start + before.length + gap <= block.start) break;
      blocks.pop();
      const sum = before.sum + block.sum - block.count * (before.length + gap);
      const count = before.count + block.count;
      block = {
        first: before.first,
        count,
        sum,
        length: before.length + gap + block.length,
        start: Math.max(least, sum / count),
      };
    }
    blocks.push(block);
  }
  const starts: number[] = [];
  for (const { first, count, start } of blocks) {
    let place = start;
    for (let at = first; at < first + count; at++) {
      starts.push(place);
      place += lengths[at]! + gap;
    }
  }
  return starts;
}
