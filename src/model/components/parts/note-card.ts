/** Draws the card of a note beside a board. */
import type { Box, StackBox } from "../../box/box.js";
import { column, edges, edgesOf, token } from "../../box/build.js";
import type { Color } from "../../box/style.js";
import { type Hue, hueTokens } from "./hues.js";

/** A card around the content of a note, whose first line is 20 px below its edge. */
export function noteCard(
  children: readonly Box[],
  rest: Pick<StackBox, "role" | "name" | "attributes"> = {},
): StackBox {
  return column({ padding: edgesOf(9, 12), border: edges(1) }, children, {
    ...rest,
    paint: { background: token("paper"), borderColor: token("line"), radius: 6 },
  });
}

/** The color of the line to a note: that of its marker. */
export function noteHue(color: string | undefined): Color {
  if (color?.startsWith("#")) return { hex: color };
  return token(`marker${hueTokens[(color ?? "blue") as Hue]}`);
}
