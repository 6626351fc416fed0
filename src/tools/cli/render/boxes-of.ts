/** Turns the estimate of a wireframe and the formats of its pictures into the boxes that count in a run. */
import type { Estimate } from "../../../model/cost/estimate.js";
import type { Format } from "../../../output/formats/format.js";
import type { FormatName } from "../../../output/formats/format-list.js";
import { formats } from "../../../output/formats/formats.js";

/** Number of characters that take as long to draw as a box in most formats. */
const usualCharacters = 50;

/** The boxes of all pictures, and those that take as long as their texts. */
export function boxesOf(
  { boxes, text }: Pick<Estimate["total"], "boxes" | "text">,
  pictures: readonly { format: FormatName }[],
): number {
  let sum = 0;
  for (const { format } of pictures) {
    const { charactersPerBox = usualCharacters }: Format = formats[format];
    sum += boxes + Math.floor(text / charactersPerBox);
  }
  return sum;
}
