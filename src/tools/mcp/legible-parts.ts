/** Finds parts of an illegibly small picture that are legible when cropped. */
import { nameOf } from "../../authoring/inspect/find-overlaps.js";
import type { InspectedBoard, InspectedElement } from "../../authoring/inspect/inspected.js";
import { fittingScale } from "./fit-picture.js";

/** Minimum pixels per px at which text of the usual size is legible. */
export const legibleScale = 0.75;

/** Maximum number of parts to suggest. */
const mostParts = 5;

/** px around a cropped element, on each side. */
export const cropRoom = 24;

/**
 * The largest elements that are legible when cropped, in page order, as `crop=12 (card "Orders")`.
 *
 * @param side maximum pixels of the longer side
 * @param within the element that the picture shows; defaults to all
 */
export function legibleParts(
  boards: readonly InspectedBoard[],
  side: number,
  within?: InspectedElement,
): string[] {
  const found = boards.flatMap(({ elements }) => {
    const parts: InspectedElement[] = [];
    for (const element of elements) {
      const { number, width, height, depth, plane } = element;
      if (depth === 0 || plane > 0 || number <= (parts.at(-1)?.last ?? 0)) continue;
      if (within && (number <= within.number || number > within.last)) continue;
      const scale = fittingScale(width + 2 * cropRoom, height + 2 * cropRoom, side);
      if (scale >= legibleScale) parts.push(element);
    }
    return parts;
  });
  const largest = [...found]
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, mostParts);
  return largest
    .sort((a, b) => a.number - b.number)
    .map((part) => `crop=${part.number} (${nameOf(part)})`);
}
