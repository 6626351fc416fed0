/** Draws a hatched area that stands for a picture or for content to come. */

import type { Box, StackBox } from "../../box/box.js";
import { column, edges, text, token } from "../../box/build.js";
import type { Paint, Style } from "../../box/style.js";
import { RADIUS } from "../../theme/tokens.js";

/** A hatched area with things in its middle. */
export function hatchedArea(
  style: Style,
  children: readonly Box[],
  borderStyle: NonNullable<Paint["borderStyle"]>,
): StackBox {
  return column(
    { align: "center", justify: "center", gap: 8, border: edges(1), ...style },
    children,
    {
      paint: {
        background: token("fill"),
        hatch: token("hatch"),
        borderColor: token("lineStrong"),
        borderStyle,
        radius: RADIUS,
      },
    },
  );
}

/** Words on a hatched area, on a ground of their own so that the lines do not cross them. */
export function hatchedWords(words: string): Box {
  return column(
    { padding: { left: 8, right: 8 }, maxWidth: { percent: 100 } },
    [text(words, { size: 13, color: token("inkMuted"), align: "center" })],
    { paint: { background: token("fill"), radius: 4 } },
  );
}
