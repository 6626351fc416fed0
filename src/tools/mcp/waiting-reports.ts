/** Tells a client that a call still waits for a person: at once, then as often as keeps the call from being given up. */

/** ms between two reports: clients give up calls of which they hear nothing for 60 s, and proxies after 30. */
export const reportTime = 25_000;

/**
 * Makes what hears that waiting goes on.
 *
 * @param tell hears that so many ms have been waited
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
