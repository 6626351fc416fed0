/** Turns a computation into one that is done when its result is first asked for, and never again. */

/** Computes a value when it is first asked for. */
export function once<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
