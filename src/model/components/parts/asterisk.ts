/** Draws the asterisk after the label of a required control. */
import type { Box } from "../../box/box.js";
import { text, token } from "../../box/build.js";

/** A red asterisk; assistive software reads `required` from the control instead. */
export function asterisk(): Box {
  const mark = text("*", { size: 14, weight: 500, color: token("dangerText") });
  return { ...mark, decorative: true };
}
