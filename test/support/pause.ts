/** Waits for a certain time, for tests in which time matters: loads, writes in pieces, events that must not happen. */

/**
 * Waits. For anything observable, use `expect.poll`, an event or a line of output instead.
 *
 * @param ms how long
 */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
