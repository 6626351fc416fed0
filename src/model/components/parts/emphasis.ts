/** The colors of what is emphasized in gray, and in the accent once somebody chose one; and of what stays gray then. */
import type { Color } from "../../box/style.js";

/** Text of the active item on paper. */
export const activeInk: Color = { token: "ink", inAccent: "accentText" };

/** Ground of the active item. */
export const activeFill: Color = { token: "fillStrong", inAccent: "accentFill" };

/** Whether a color is the ink of paper, which may become the accent. */
export function isPaperInk(color: Color): boolean {
  return "token" in color && color.token === "ink";
}
