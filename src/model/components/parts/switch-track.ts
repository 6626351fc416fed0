/** Draws the track of a switch with its knob. */
import type { StackBox } from "../../box/box.js";
import { column, row, token } from "../../box/build.js";

/** Size of a switch in px. */
export const switchSize = { width: 40, height: 22 } as const;

/** A switch that is on or off. */
export function switchTrack(isOn: boolean): StackBox {
  const knob = column({ width: 16, height: 16, shrink: 0 }, [], {
    paint: { background: token("paper"), radius: "pill" },
  });
  const padding = { left: 3, right: 3 };
  return row({ ...switchSize, align: "center", justify: isOn ? "end" : "start", padding }, [knob], {
    paint: { background: token(isOn ? "mark" : "lineStrong"), radius: "pill" },
  });
}
