/** Draws greeked text: gray bars in place of words. */
import type { Box } from "../../box/box.js";
import { column, token } from "../../box/build.js";
import type { Length } from "../../box/style.js";

/** One bar of a width. */
export function greekBar(width: Length, height = 8): Box {
  return column({ width, height, shrink: 0, maxWidth: { percent: 100 } }, [], {
    paint: { background: token("fillStrong"), cue: token("line"), radius: "pill" },
    decorative: true,
  });
}

/** Three lines of uneven length. */
export function greekLines(): Box {
  const widths = [100, 86, 58];
  return column(
    { gap: 10, padding: { top: 8, bottom: 8 }, minWidth: 80 },
    widths.map((percent) => greekBar({ percent })),
  );
}

/** Widths in px of three greeked entries of a list or menu. */
export const greekWidths = [120, 88, 104];
