/** Converts the place of a node into that of its box, including the uses that lead to it. */
import type { LabelPlace } from "../../language/ast/label-place.js";
import type { UseNode } from "../../language/ast/node.js";
import { OffsetLocation } from "../../language/ast/offset-location.js";
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { UsePlace } from "../../language/diagnostics/places-of-uses.js";
import type { Origin } from "../../model/box/box.js";

/** The place of a node; undefined if it is unknown. */
export function originOf({ loc, via }: LabelPlace): Origin | undefined {
  if (!loc) return undefined;
  const place: Origin = loc instanceof OffsetLocation ? loc : placeOf(loc.source, loc);
  if (!via) return place;
  const { from, to, source, lines } = place;
  return {
    from,
    to,
    ...(source !== undefined && { source }),
    ...(lines && { lines }),
    via: stepsOf(via),
  };
}

/** The places of uses; all nodes of a use share one list. */
const steps = new WeakMap<readonly UseNode[], UsePlace[]>();

function stepsOf(via: readonly UseNode[]): UsePlace[] {
  const known = steps.get(via) ?? via.map(placeOfStep);
  steps.set(via, known);
  return known;
}

function placeOfStep({ name, file, loc }: UseNode): UsePlace {
  return { name, ...placeOf(file, loc) };
}

function placeOf(source: string | undefined, { start, end }: UseNode["loc"]): SourcePlace {
  const [from, to] = [start.offset, end.offset];
  return source === undefined ? { from, to } : { source, from, to };
}
