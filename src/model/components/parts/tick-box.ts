/** Draws the box of a checkbox. */
import type { StackBox } from "../../box/box.js";
import { column, edges, icon, token } from "../../box/build.js";

/** Size in px. */
export const tickBoxSide = 18;

/** A box, with a tick if it is on. */
export function tickBox(isOn: boolean): StackBox {
  return column(
    {
      width: tickBoxSide,
      height: tickBoxSide,
      border: edges(1),
      align: "center",
      justify: "center",
    },
    isOn ? [icon("check", 14, token("onAccent"))] : [],
    {
      paint: {
        background: token(isOn ? "accent" : "paper"),
        borderColor: token(isOn ? "accent" : "lineStrong"),
        radius: 4,
      },
    },
  );
}
