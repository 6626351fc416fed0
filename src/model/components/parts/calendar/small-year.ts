/** Draws a year for picking a month: its header, and three months side by side. */
import type { Box } from "../../../box/box.js";
import { column, grid, group, row, text, token } from "../../../box/build.js";
import type { Inks } from "../palette.js";
import { smallHead, smallHeadHeight } from "./calendar-head.js";
import { monthName } from "./day-names.js";
import type { Month } from "./days.js";
import { dayTracks } from "./month-page.js";

/** Height in px of a row of months, and of the shape behind the selected one. */
const rowHeight = 44;
const filled = { width: 64, height: 32 };

const inRow = 3;
const year = Array.from({ length: 12 }, (_, at) => at);

/**
 * A year for picking a month.
 *
 * @param shown one of its months
 * @param inks colors of its text
 */
export function smallYear(
  shown: Month,
  selected: Month | undefined,
  inks: Inks,
): { boxes: Box[]; height: number } {
  const first = shown - (shown % 12);
  const title = `${first / 12}`;
  const months = year.map((at) => smallMonthName(first + at, first + at === selected, inks));
  const rows = [0, 3, 6, 9].map((at) => group("tr", months.slice(at, at + inRow), { role: "row" }));
  return {
    boxes: [
      smallHead(title, inks),
      grid({ columns: dayTracks.slice(0, inRow) }, [group("tbody", rows, { role: "rowgroup" })], {
        tag: "table",
        role: "grid",
        name: title,
      }),
    ],
    height: smallHeadHeight + rows.length * rowHeight,
  };
}

function smallMonthName(month: Month, isSelected: boolean, inks: Inks): Box {
  const color = isSelected ? token("onAccent") : inks.ink;
  const words = text(monthName(month).slice(0, 3), {
    size: 13,
    weight: isSelected ? 600 : 400,
    color,
  });
  const style = { ...filled, align: "center", justify: "center" } as const;
  const shape = row(style, [words], {
    paint: { radius: "pill", ...(isSelected && { background: token("accent") }) },
  });
  return column({ height: rowHeight, align: "center", justify: "center" }, [shape], {
    tag: "td",
    role: "gridcell",
    attributes: { "aria-selected": isSelected ? "true" : undefined },
  });
}
