/** The error for a task that exceeded its time or memory in a thread. */
export class WorkTimeout extends Error {
  override readonly name = "WorkTimeout";
  /** Whole seconds until the penalty of its account has faded; set by the queue. */
  retryAfter = 1;
}
