/** Draws the play button of a recording. */
import type { Box } from "../../box/box.js";
import { row, shape, token } from "../../box/build.js";
import type { Color } from "../../box/style.js";

/**
 * A disc with the play symbol.
 * @param side size in px
 * @param what the name of the recording for screen readers; may be empty
 * @param src the URL of the recording, which the disc links to
 */
export function playDisc(side: number, what: string, src: string | undefined): Box {
  return row(
    { width: side, height: side, align: "center", justify: "center", shrink: 0 },
    [playSign(Math.round(side * 0.4), token("onAccent"))],
    {
      tag: src === undefined ? "button" : "a",
      name: what === "" ? "Play" : `Play ${what}`,
      attributes: src === undefined ? { type: "button" } : {},
      behavior: { href: src },
      paint: { background: token("accent"), radius: "pill" },
    },
  );
}

/** The filled triangle, `side` px high, with its centroid in the middle. */
export function playSign(side: number, color: Color): Box {
  const d = "M7 3.5L20.5 12L7 20.5Z";
  return shape({ width: 24, height: 24 }, [{ figure: "path", d, fill: color }], {
    width: side,
    height: side,
  });
}
