/** Draws the line above a calendar: its title, the period, and the arrows to the previous and next one. */
import { RADIUS } from "../../../../base/theme/tokens.js";
import type { Box } from "../../../box/box.js";
import { column, icon, row, text } from "../../../box/build.js";
import type { Inks } from "../palette.js";

/**
 * The line above a calendar.
 * @param shown the month or days, which are not repeated if they are in the title
 */
export function calendarHead(label: string, shown: string, cx: Inks): Box {
  const isSaid = label === "" || label.includes(shown);
  const title = text(
    label || shown,
    { size: 18, weight: 600, lineHeight: 1.4, color: cx.ink },
    { tag: "h3" },
  );
  const month = text(shown, { size: 14, color: cx.muted });
  return row({ gap: 12, align: "center" }, [
    row({ gap: 12, rowGap: 0, align: "baseline", wrap: true, grow: 1, basis: 0 }, [
      title,
      ...(isSaid ? [] : [month]),
    ]),
    row({ gap: 4, shrink: 0 }, [arrow("left", cx), arrow("right", cx)]),
  ]);
}

/** Height in px of the line above a small month. */
export const smallHeadHeight = 32;

/** The line above a small month: the period between two arrows. */
export function smallHead(shown: string, cx: Inks): Box {
  const words = text(shown, { size: 14, weight: 600, align: "center", color: cx.ink });
  return row({ align: "center", height: smallHeadHeight, padding: { bottom: 4 } }, [
    arrow("left", cx),
    column({ grow: 1, basis: 0 }, [words]),
    arrow("right", cx),
  ]);
}

function arrow(side: "left" | "right", cx: Inks): Box {
  return column(
    { width: 28, height: 28, align: "center", justify: "center", shrink: 0 },
    [icon(`chevron-${side}`, 16, cx.muted)],
    { decorative: true, paint: { radius: RADIUS } },
  );
}
