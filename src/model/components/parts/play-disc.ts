/** Draws what plays a recording. */
import type { Box } from "../../box/box.js";
import { row, shape, token } from "../../box/build.js";
import type { Color } from "../../box/style.js";

/**
 * A disc with the sign for playing.
 * @param side px
 * @param what is played, for those who do not see it; may be empty
 * @param src where the recording is, to which the disc leads then
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

/** The filled triangle, `side` px high, its weight in the middle. */
export function playSign(side: number, color: Color): Box {
  const d = "M7 3.5L20.5 12L7 20.5Z";
  return shape({ width: 24, height: 24 }, [{ figure: "path", d, fill: color }], {
    width: side,
    height: side,
  });
}
