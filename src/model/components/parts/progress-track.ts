/** Draws progress as a bar. */
import type { Box } from "../../box/box.js";
import { column, row, token } from "../../box/build.js";

/**
 * A bar that is filled up to a share, or hatched if the share is unknown.
 * @param share 0 to 1
 * @param height px
 * @param minWidth px
 */
export function progressTrack(share: number | "unknown", height = 8, minWidth = 60): Box {
  const isKnown = share !== "unknown";
  const fill = column({ width: { percent: isKnown ? share * 100 : 0 }, height }, [], {
    paint: { background: token("mark"), radius: "pill" },
  });
  return row({ height, grow: 1, minWidth, overflow: "hidden" }, isKnown ? [fill] : [], {
    paint: {
      background: token("fillStrong"),
      cue: token("lineStrong"),
      radius: "pill",
      ...(!isKnown && { hatch: token("mark") }),
    },
  });
}
