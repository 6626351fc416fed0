/** Derives the names of looks from their record, and finds a look by name. */
import { type Look, looks } from "./looks.js";

/** The name of a look. */
export type LookName = keyof typeof looks;

/** The names of all looks, in the order of the record. */
export const lookNames = Object.keys(looks) as LookName[];

/** The default look. */
export const defaultLook: LookName = lookNames[0]!;

/** The look with a name; the default one for anything else. */
export function lookNamed(name: unknown): Look {
  const isName = typeof name === "string" && Object.hasOwn(looks, name);
  return looks[isName ? (name as LookName) : defaultLook];
}
