/** Aligns an icon with the middle of the first line of a text. */
import type { Style } from "../../box/style.js";
import type { LowerContext } from "../../define/component.js";

/**
 * The style of an icon in a row that centers its children and contains nothing higher than the text. Icons that are
 * higher than a line are in the middle of the whole text.
 *
 * @param px height of the icon
 * @param letters font size in px
 * @param lineHeight of the text, as a multiple of the font size
 */
export function onFirstLine(
  px: number,
  letters: number,
  cx: Pick<LowerContext, "letters">,
  lineHeight = 1.5,
): Style {
  const free = cx.letters(letters) * lineHeight - px;
  return free < 0 ? {} : { alignSelf: "start", margin: { top: free / 2 } };
}
