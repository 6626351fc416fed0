/** Places a sign beside words that may take several lines: in the middle of the first. */
import type { Style } from "../../box/style.js";
import type { LowerContext } from "../../define/component.js";

/**
 * The style of a sign in a row that centers its children, where nothing in the row is higher than the words. Signs that
 * are higher than a line stand in the middle of all lines.
 *
 * @param px height of the sign
 * @param letters size of the words in px
 * @param lineHeight of the words, as a multiple of that size
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
