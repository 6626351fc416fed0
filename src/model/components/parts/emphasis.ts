/** Colors for emphasis: gray by default, and the accent color if one was chosen; and colors that stay gray then. */
import type { Color } from "../../box/style.js";

/** Text of the active item on paper. */
export const activeInk: Color = { token: "ink", inAccent: "accentText" };

/** Background of the active item. */
export const activeFill: Color = { token: "fillStrong", inAccent: "accentFill" };

/** Whether a color is the text color of paper, which may become the accent. */
export function isPaperInk(color: Color): boolean {
  return "token" in color && color.token === "ink";
}
