/** Makes places in a text or a file for properties. */
import fc from "fast-check";

/** A share of a whole, below 1, each as likely: numbers with decimals of fast-check are mostly close to 0. */
export const anyShare: fc.Arbitrary<number> = fc.nat({ max: 99_999 }).map((part) => part / 100_000);
