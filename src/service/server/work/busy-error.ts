/** The error for work that does not fit: it says when to try again. */
export class BusyError extends Error {
  override readonly name = "BusyError";
  /** Whole seconds after which there is expected to be room. */
  readonly retryAfter: number;

  /** `ms` is how long it is expected to take until there is room. */
  constructor(message: string, ms: number) {
    super(message);
    this.retryAfter = Math.max(1, Math.ceil(ms / 1000));
  }
}
