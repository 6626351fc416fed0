/** Draws the open calendar or year of a date field, at the day or month of its value. */
import { column, edges, token } from "../../../box/build.js";
import type { LowerContext } from "../../../define/component.js";
import type { FieldPanel } from "../field-parts.js";
import { paperInk } from "../palette.js";
import { shownMonth } from "./calendar-events.js";
import { monthOf } from "./days.js";
import { smallMonth, smallMonthWidth } from "./small-month.js";
import { smallYear } from "./small-year.js";
import { writtenDays } from "./written-days.js";

/** Distance in px between the days and the frame around them. */
const inner = 12;

/** The panel below an open field: a year for a month, otherwise a calendar for one or two days. */
export function datePanel(
  type: string,
  value = "",
  cx: LowerContext,
): Omit<FieldPanel, "isInline"> {
  const { boxes, height } = type === "month" ? months(value) : days(value, cx);
  const frame = 2 * inner + 2;
  const box = column(
    { width: smallMonthWidth + frame, padding: edges(inner), border: edges(1) },
    boxes,
    {
      ground: token("floating"),
      paint: {
        background: token("floating"),
        borderColor: token("line"),
        radius: 8,
        shadow: "md",
      },
    },
  );
  return { box, height: height + frame };
}

function months(value: string) {
  const [day] = [`${value}-01`, `1 ${value}`, `1.${value.replace("/", ".")}`, value].flatMap(
    writtenDays,
  );
  const month = day === undefined ? undefined : monthOf(day);
  return smallYear(month ?? shownMonth({}, []), month, paperInk);
}

function days(value: string, cx: LowerContext) {
  const [first, last] = writtenDays(value);
  const month = first === undefined ? shownMonth({}, []) : monthOf(first);
  const isSpan = first !== undefined && last !== undefined && first < last;
  return smallMonth(
    {
      label: "",
      month,
      start: 0,
      events: [],
      selected: isSpan ? undefined : first,
      range: isSpan ? { first, last } : undefined,
      today: undefined,
    },
    paperInk,
    cx,
  );
}
