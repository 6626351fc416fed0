/** The error for requests that do not fit: it says when to try again. */
export class BusyError extends Error {
  override readonly name = "BusyError";
  /** Whole seconds after which there should be room. */
  readonly retryAfter: number;

  /** `ms` is the expected time until there is room. */
  constructor(message: string, ms: number) {
    super(message);
    this.retryAfter = Math.max(1, Math.ceil(ms / 1000));
  }
}
