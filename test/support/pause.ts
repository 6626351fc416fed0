/** Waits for a length of time, for tests in which it is the time that counts: loads, writes in pieces, what must not come. */

/**
 * Waits. Whatever can be seen is waited for with `expect.poll`, an event or a line of output instead.
 *
 * @param ms how long
 */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
