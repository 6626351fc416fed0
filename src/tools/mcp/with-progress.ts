/** Tells how far a call is, as long as it goes on: at once, then every second. */

/** Tells it: so many seconds of those that it may take. */
export type TellProgress = (done: number, of: number, message: string) => Promise<void>;

/** Does work, and tells about it until it is done. */
export async function withProgress<T>(
  work: () => Promise<T>,
  message: string,
  longest: number,
  tell: TellProgress,
): Promise<T> {
  const of = longest / 1000;
  let done = 0;
  await tell(done, of, message);
  // A client that is gone hears nothing; the call notices by its signal.
  const timer = setInterval(
    () => void tell(Math.min(++done, of), of, message).catch(() => {}),
    1000,
  );
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
