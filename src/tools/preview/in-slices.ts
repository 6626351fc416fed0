/** Works off a list a few items at a time, so that others have their turn in between. */

/** ms that a slice may take. */
const sliceTime = 15;

/**
 * Works off items until none is left; what is added to the list meanwhile is worked off as well.
 *
 * @param afterSlice is called after each slice; false ends the work
 */
export async function inSlices<T>(
  items: Set<T>,
  work: (item: T) => void,
  afterSlice: () => boolean,
): Promise<void> {
  while (items.size > 0) {
    const end = performance.now() + sliceTime;
    for (const item of items) {
      items.delete(item);
      work(item);
      if (performance.now() >= end) break;
    }
    if (!afterSlice()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
