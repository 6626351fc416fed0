/** The error for a task that nobody waits for any more: its client has left. */
export class AbandonedError extends Error {
  override readonly name = "AbandonedError";
}
