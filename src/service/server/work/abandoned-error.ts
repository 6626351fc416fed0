/** The error for a task whose client has disconnected. */
export class AbandonedError extends Error {
  override readonly name = "AbandonedError";
}
