/** Places intervals on a line, each as near to its preferred position as its neighbors allow. */

/**
 * The start of each interval. They keep their order; overlapping ones share the displacement.
 * @param wishes preferred starts, in order
 * @param least minimum start of the first one
 */
export function packed(
  wishes: readonly number[],
  lengths: readonly number[],
  gap: number,
  least: number,
): number[] {
  // Each interval in a block implies a preferred start of the whole block.
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
