/** The error for a task that took too much time or memory in its thread. */
export class WorkTimeout extends Error {
  override readonly name = "WorkTimeout";
  /** Whole seconds until its account has no penalty for it any more; the queue sets it. */
  retryAfter = 1;
}
