/** Turns the record of looks into names, and a name into its look. */
import { type Look, looks } from "./looks.js";

/** The name of a look. */
export type LookName = keyof typeof looks;

/** The names of all looks, in the order of the record. */
export const lookNames = Object.keys(looks) as LookName[];

/** The default look. */
export const defaultLook: LookName = lookNames[0]!;

/** The look of this name; the default one for what is no name. */
export function lookNamed(name: unknown): Look {
  const isName = typeof name === "string" && Object.hasOwn(looks, name);
  return looks[isName ? (name as LookName) : defaultLook];
}
