/** Draws the track of a switch with its knob. */
import type { StackBox } from "../../box/box.js";
import { column, edges, row, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";

/** Size of a switch in px. */
export const switchSize = { width: 40, height: 22 } as const;

/** A switch that is on or off: filled, or outlined like an empty checkbox, since a dark knob would look like a hole. */
export function switchTrack(isOn: boolean): StackBox {
  const line = token("lineStrong");
  const knob = column({ width: 16, height: 16, shrink: 0 }, [], {
    paint: { background: isOn ? token("paper") : line, radius: "pill" },
  });
  const style: Style = { ...switchSize, align: "center", justify: isOn ? "end" : "start" };
  const radius = "pill";
  if (isOn) {
    const paint = { background: token("mark"), radius } as const;
    return row({ ...style, padding: { left: 3, right: 3 } }, [knob], { paint });
  }
  const paint = { borderColor: line, radius } as const;
  return row({ ...style, padding: { left: 2, right: 2 }, border: edges(1) }, [knob], { paint });
}
