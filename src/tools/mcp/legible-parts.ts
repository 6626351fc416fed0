/** Finds the parts of a picture that is too small to read which can be read when they are shown alone. */
import { nameOf } from "../../authoring/inspect/find-overlaps.js";
import type { InspectedBoard, InspectedElement } from "../../authoring/inspect/inspected.js";
import { fittingScale } from "./fit-picture.js";

/** Pixels for each px that words of a usual size can be read with. */
export const legibleScale = 0.75;

/** Parts that are named. */
const mostParts = 5;

/** px around an element that is shown alone, on each side. */
export const cropRoom = 24;

/**
 * The largest elements that can be read when each is shown alone, in the order of the page, as `crop=12 (card "Orders")`.
 *
 * @param side pixels of the longer side at most
 * @param within the element that the picture shows; all
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
