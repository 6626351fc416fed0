/** Reports to a client that a call still waits for a person, immediately and then often enough to keep the call alive. */

/** ms between two reports: clients give up a silent call after 60 s, and proxies after 30. */
export const reportTime = 25_000;

/**
 * Returns a function to call while waiting continues.
 *
 * @param tell called with the ms waited so far
 */
export function waitingReports(
  tell: (waited: number) => Promise<void>,
): (waited: number) => Promise<void> {
  let next = 0;
  return async (waited) => {
    if (waited < next) return;
    next = waited + reportTime;
    await tell(waited);
  };
}
