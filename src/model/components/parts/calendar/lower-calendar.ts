/** Draws a calendar from its element: a month, a small one, or a week. */
import type { Box } from "../../../box/box.js";
import { column, edges, text, token } from "../../../box/build.js";
import type { LowerContext, LoweredElement } from "../../../define/component.js";
import { hugging } from "../container.js";
import { type calendarAttributes, weekWords } from "./calendar-attributes.js";
import { calendarEvents, shownMonth, shownWeek } from "./calendar-events.js";
import type { CalendarSpec } from "./calendar-spec.js";
import { monthName } from "./day-names.js";
import { monthPage } from "./month-page.js";
import { shownHours } from "./shown-hours.js";
import { smallMonth, smallMonthWidth } from "./small-month.js";
import { weekPage } from "./week-page.js";

/** The calendar of an element. */
export function lowerCalendar(
  { label, items, children, values, node }: LoweredElement<typeof calendarAttributes>,
  cx: LowerContext,
): Box {
  const given = node.attributes ?? {};
  const events = calendarEvents(items, children);
  const start = values.week === undefined ? 0 : weekWords.indexOf(values.week);
  const { today, selected, range, from, to } = values;
  const month = shownMonth(given, events);
  const spec: CalendarSpec = { label, month, start, events, today, selected, range };
  // In a sidebar, a month is there to choose a day.
  const isAside = cx.place === "side" && values.view === undefined && given.h === undefined;
  if (values.compact ?? isAside) return smallCalendar(spec, cx);
  if (values.view !== "week") {
    return monthPage(spec, typeof given.h === "number" ? given.h : undefined, cx);
  }
  const monday = shownWeek(given, events, start);
  return weekPage(spec, monday, shownHours({ from, to }, events, monday), cx);
}

/** Distance in px between the days of a small calendar and its frame. */
const inner = 12;

function smallCalendar(spec: CalendarSpec, cx: LowerContext): Box {
  const isSaid = spec.label === "" || spec.label === monthName(spec.month);
  const title = text(
    spec.label,
    { size: 14, weight: 600, color: cx.ink },
    { style: { padding: { left: 8, bottom: 4 } } },
  );
  return column(
    {
      width: smallMonthWidth + 2 * inner + 2,
      maxWidth: { percent: 100 },
      padding: edges(inner),
      border: edges(1),
      ...hugging(cx),
      // Months of four to six weeks have their first weeks on the same line.
      ...(cx.align === undefined && { alignSelf: "start" }),
    },
    [...(isSaid ? [] : [title]), ...smallMonth(spec, cx, cx).boxes],
    { paint: { borderColor: token("line"), radius: 8 } },
  );
}
