/** Turns the use of a component or layout into a related place of what is wrong in its body. */
import type { RelatedPlace, SourcePlace } from "./diagnostic.js";

/** A use with what it uses. */
export interface UsePlace extends SourcePlace {
  name: string;
}

/** The place of a use, with what to call it. */
export function placeOfUse({ name, source, from, to }: UsePlace): RelatedPlace {
  return { ...(source !== undefined && { source }), from, to, message: `in use "${name}"` };
}
