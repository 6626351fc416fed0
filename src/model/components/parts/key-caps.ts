/** Draws keys of a keyboard: a cap for each. */
import type { StackBox } from "../../box/box.js";
import { edges, row, text, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import { wrappingOf } from "./snug.js";

/** px of a cap, which is at least as wide as it is high. */
const side = 22;

/** The cap of one key; it stands on a ground of its own. */
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
