/** Computes values once, on demand. */

/** Returns a function that computes a value on the first call, and returns the same value afterwards. */
export function once<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
