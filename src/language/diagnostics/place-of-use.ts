/** Describes a use of a component or layout as the related place of a problem in its body. */
import type { RelatedPlace, SourcePlace } from "./diagnostic.js";

/** A use, with the name of what it uses. */
export interface UsePlace extends SourcePlace {
  name: string;
}

/** The place of a use, with a description. */
export function placeOfUse({ name, source, from, to }: UsePlace): RelatedPlace {
  return { ...(source !== undefined && { source }), from, to, message: `in use "${name}"` };
}
