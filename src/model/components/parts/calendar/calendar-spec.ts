/** Describes the content of a calendar: its events, highlighted days, and the look of its days. */

import type { Box } from "../../../box/box.js";
import { column, edges, text, token } from "../../../box/build.js";
import type { Color } from "../../../box/style.js";
import type { AttributeValues } from "../../../define/component.js";
import type { calendarAttributes } from "./calendar-attributes.js";
import type { CalendarEvent } from "./calendar-events.js";
import type { Day, Month } from "./days.js";

/** The content and period of a calendar. */
export interface CalendarSpec
  extends Partial<
    Pick<AttributeValues<typeof calendarAttributes>, "today" | "selected" | "range">
  > {
  readonly label: string;
  readonly month: Month;
  /** First day of the week, 0 for Monday. */
  readonly start: number;
  readonly events: readonly CalendarEvent[];
}

/** The highlighting of a day. */
export interface DayState {
  readonly isToday: boolean;
  readonly isSelected: boolean;
  /** Its position in the selected range: inside, or at one of the ends. */
  readonly range: "first" | "inside" | "last" | "only" | undefined;
}

/** The highlighting of a day in a calendar. */
export function dayState({ today, selected, range }: Partial<CalendarSpec>, day: Day): DayState {
  const isEnd = day === range?.first || day === range?.last;
  return {
    isToday: day === today,
    isSelected: day === selected || isEnd,
    range: rangePlace(range, day),
  };
}

function rangePlace(range: CalendarSpec["range"], day: Day): DayState["range"] {
  if (!range || day < range.first || day > range.last) return undefined;
  if (range.first === range.last) return "only";
  if (day === range.first) return "first";
  return day === range.last ? "last" : "inside";
}

/**
 * The number of a day in its disc: filled if it is selected, with a ring if it is today.
 * @param below content of the disc below the number
 */
export function dayDisc(
  words: string,
  { isToday, isSelected }: DayState,
  { side, size, color }: { side: number; size: number; color: Color },
  below: readonly Box[] = [],
): Box {
  const ink = isSelected ? token("onAccent") : color;
  const weight = isSelected || isToday ? 600 : 400;
  const accent = token("accent");
  return column(
    {
      width: side,
      height: side,
      align: "center",
      justify: "center",
      shrink: 0,
      position: "relative",
      ...(isToday && { border: edges(1.5) }),
    },
    [text(words, { size, weight, lineHeight: 1, color: ink, wrapping: "nowrap" }), ...below],
    {
      paint: {
        radius: "pill",
        ...(isSelected && { background: accent }),
        ...(isToday && { borderColor: accent }),
      },
    },
  );
}

/** The semantics of a day. */
export function dayMeaning({ isToday, isSelected, range }: DayState) {
  return {
    tag: "td",
    role: "gridcell",
    attributes: {
      "aria-current": isToday ? "date" : undefined,
      "aria-selected": isSelected || range !== undefined ? "true" : undefined,
    },
  };
}
