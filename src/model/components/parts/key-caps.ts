/** Draws keys of a keyboard, each as a cap. */
import type { StackBox } from "../../box/box.js";
import { edges, row, text, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import { wrappingOf } from "./snug.js";

/** Height and minimum width of a cap in px. */
const side = 22;

/** The cap of one key, on a background of its own. */
export function keyCap(label: string, place: Style = {}): StackBox {
  return row(
    {
      align: "center",
      justify: "center",
      height: side,
      minWidth: side,
      padding: { left: 6, right: 6 },
      border: edges(1),
      shrink: 0,
      ...place,
    },
    label.trim() === ""
      ? []
      : [
          text(label, {
            size: 12,
            weight: 500,
            color: token("inkMuted"),
            wrapping: wrappingOf(label),
          }),
        ],
    {
      tag: "kbd",
      ground: token("paper"),
      paint: { background: token("fill"), borderColor: token("lineStrong"), radius: 5 },
    },
  );
}
