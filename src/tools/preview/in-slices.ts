/** Processes a list a few items at a time, so that other work can run in between. */

/** Maximum duration of a slice in ms. */
const sliceTime = 15;

/**
 * Processes items until there are none left, including items added in the meantime.
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
