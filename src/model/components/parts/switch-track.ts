/** Draws the track of a switch with its knob. */
import type { StackBox } from "../../box/box.js";
import { column, edges, row, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";

/** px of a switch. */
export const switchSize = { width: 40, height: 22 } as const;

/** A switch that is on or off: off is an outline, which stands out less and is no hole in the dark. */
export function switchTrack(isOn: boolean): StackBox {
  const line = token(isOn ? "mark" : "lineStrong");
  const knob = column({ width: 16, height: 16, shrink: 0 }, [], {
    paint: { background: isOn ? token("paper") : line, radius: "pill" },
  });
  const style: Style = {
    ...switchSize,
    align: "center",
    justify: isOn ? "end" : "start",
    padding: { left: 2, right: 2 },
    border: edges(1),
  };
  const background = isOn ? line : token("paper");
  return row(style, [knob], { paint: { background, borderColor: line, radius: "pill" } });
}
