/** Reports the progress of a call while it runs: immediately, then every second. */

/** Reports progress: the seconds so far, out of the maximum. */
export type TellProgress = (done: number, of: number, message: string) => Promise<void>;

/** Runs work, and reports progress until it is done. */
export async function withProgress<T>(
  work: () => Promise<T>,
  message: string,
  longest: number,
  tell: TellProgress,
): Promise<T> {
  const of = longest / 1000;
  let done = 0;
  await tell(done, of, message);
  // Reports to a disconnected client are lost; the call ends by its signal.
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
