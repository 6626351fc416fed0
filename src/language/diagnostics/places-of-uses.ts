/** Describes the uses of components and layouts that lead to a body as the related places of a problem in it. */
import { shortened } from "../../base/text/phrases.js";
import type { RelatedPlace, SourcePlace } from "./diagnostic.js";

/** A use, with the name of what it uses. */
export interface UsePlace extends SourcePlace {
  name: string;
}

/** Number of uses shown at each end of a longer way: a body deep inside could repeat them for each of its problems. */
const mostAtEnd = 4;

/** The places of the uses, with descriptions; of a long way, the first and the last ones. */
export function placesOfUses(uses: readonly UsePlace[]): RelatedPlace[] {
  const isLong = uses.length > 2 * mostAtEnd;
  const shown = isLong ? [...uses.slice(0, mostAtEnd), ...uses.slice(-mostAtEnd)] : uses;
  return shown.map(({ name, source, from, to }) => {
    const message = `in use "${shortened(name)}"`;
    return { ...(source !== undefined && { source }), from, to, message };
  });
}
