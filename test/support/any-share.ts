/** Generates positions in a text or a file for property tests. */
import fc from "fast-check";

/** A uniformly distributed fraction below 1; fast-check's own floating-point numbers are mostly close to 0. */
export const anyShare: fc.Arbitrary<number> = fc.nat({ max: 99_999 }).map((part) => part / 100_000);
