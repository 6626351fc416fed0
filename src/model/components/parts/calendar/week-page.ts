/** Draws a week: its days side by side, all-day events above, and the hours below with blocks of events. */
import { RADIUS } from "../../../../base/theme/tokens.js";
import type { Box, Shape } from "../../../box/box.js";
import { column, edges, grid, group, row, shape, text, token } from "../../../box/build.js";
import type { LowerContext } from "../../../define/component.js";
import { filling } from "../container.js";
import { pressTag } from "../interaction.js";
import type { CalendarEvent } from "./calendar-events.js";
import { calendarHead } from "./calendar-head.js";
import { type CalendarSpec, dayDisc, dayMeaning, dayState } from "./calendar-spec.js";
import { dayLanes, laneGap } from "./day-lanes.js";
import { spanName, timeName, weekdayNames } from "./day-names.js";
import { type Day, dayOfMonth } from "./days.js";
import { eventLook, whenOf } from "./event-look.js";
import { weekLanes } from "./lanes.js";
import { dayTracks, laneForm } from "./month-page.js";
import { sideBySide } from "./side-by-side.js";

/** Sizes in px: the height of an hour, the width of the hours at the left, and the space above the first one. */
const hourHeight = 48;
const hoursWidth = 52;
const headRoom = 9;

/** Height in px of the shortest event, and of one with its time in a separate line. */
const leastHeight = 18;
const twoLines = 38;

/** Maximum number of lanes for all-day events; the rest is counted. */
const mostLanes = 4;

/** The hours of a week, in minutes since midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** A week. */
export function weekPage(spec: CalendarSpec, monday: Day, hours: Hours, cx: LowerContext): Box {
  const form = { ...laneForm(cx), before: 0 };
  const allDay = spec.events.filter((event) => !isInDay(event));
  const lanes = weekLanes(allDay, monday, mostLanes);
  const hasLanes = lanes.some((day) => day.lanes.length > 0);
  const shown = spanName(monday, monday + 6);
  const paint = { borderColor: token("line") };
  const above = lanes.map((day, at) =>
    column(
      { gap: laneGap, padding: edges(form.hasWords ? 4 : 2), border: { top: 1, left: 1 } },
      dayLanes(day, at, form, cx),
      { tag: "td", role: "gridcell", paint },
    ),
  );
  const corner = (top: number): Box =>
    column({ border: { top } }, [], { tag: "td", role: "gridcell", paint });
  const days = Array.from({ length: 7 }, (_, at) => dayColumn(monday + at, spec, hours, cx));
  return column({ gap: 12, ...filling(cx) }, [
    calendarHead(spec.label, shown, cx),
    grid(
      {
        columns: [{ kind: "px", value: hoursWidth }, ...dayTracks],
        border: edges(1),
        overflow: "hidden",
      },
      [
        group("thead", [group("tr", [corner(0), ...dayHeads(spec, monday, cx)], { role: "row" })], {
          role: "rowgroup",
        }),
        group(
          "tbody",
          [
            ...(hasLanes ? [group("tr", [corner(1), ...above], { role: "row" })] : []),
            group("tr", [hourNames(hours, cx), ...days], { role: "row" }),
          ],
          { role: "rowgroup" },
        ),
      ],
      {
        tag: "table",
        role: "grid",
        name: spec.label || shown,
        paint: { borderColor: token("line"), radius: RADIUS },
      },
    ),
  ]);
}

/** Whether an event is at the hours of a single day. */
export function isInDay({ start, first, last }: CalendarEvent): boolean {
  return start !== undefined && first === last;
}

function dayHeads(spec: CalendarSpec, monday: Day, cx: LowerContext): Box[] {
  return Array.from({ length: 7 }, (_, at) => {
    const day = monday + at;
    const name = weekdayNames[(spec.start + at) % 7]!;
    const words = { size: 12, weight: 500, color: cx.muted, wrapping: "nowrap" } as const;
    const state = dayState(spec, day);
    const disc = dayDisc(String(dayOfMonth(day)), state, { side: 28, size: 14, color: cx.ink });
    return column(
      { gap: 2, padding: { top: 6, bottom: 6 }, align: "center", border: { left: 1 } },
      [text(name.slice(0, 3), words), disc],
      {
        ...dayMeaning(state),
        tag: "th",
        role: "columnheader",
        name: `${name}, ${spanName(day, day)}`,
        paint: { borderColor: token("line") },
      },
    );
  });
}

/** The full hours, each with its distance from the top in px. */
function fullHours({ from, to }: Hours): { minutes: number; top: number }[] {
  const hours: { minutes: number; top: number }[] = [];
  for (let minutes = Math.ceil(from / 60) * 60; minutes <= to; minutes += 60) {
    hours.push({ minutes, top: px(minutes - from) });
  }
  return hours;
}

function px(minutes: number): number {
  return Math.round((minutes * hourHeight) / 60);
}

function hourNames(hours: Hours, cx: LowerContext): Box {
  const names = fullHours(hours).map(({ minutes, top }) =>
    row(
      {
        position: "absolute",
        inset: { top: top + headRoom - 7, right: 8 },
        height: 14,
        align: "center",
      },
      [
        text(timeName(minutes), {
          size: 11,
          lineHeight: 1,
          color: cx.muted,
          figures: "tabular",
          wrapping: "nowrap",
        }),
      ],
    ),
  );
  const height = 2 * headRoom + px(hours.to - hours.from) + 1;
  return column({ height, position: "relative", border: { top: 1 } }, names, {
    tag: "td",
    role: "gridcell",
    paint: { borderColor: token("line") },
  });
}

function dayColumn(day: Day, spec: CalendarSpec, hours: Hours, cx: LowerContext): Box {
  const events = spec.events
    .filter((event) => isInDay(event) && event.first === day)
    .filter(({ start, end }) => start! < hours.to && end! > hours.from);
  const blocks = events.map((event) => ({ event, start: event.start!, end: event.end! }));
  const height = px(hours.to - hours.from);
  const stroke = { color: token("line"), width: 1 };
  const lines = fullHours(hours).map(
    ({ top }): Shape => ({ figure: "line", x1: 0, y1: top + 0.5, x2: 100, y2: top + 0.5, stroke }),
  );
  const state = dayState(spec, day);
  return column(
    { padding: { top: headRoom - 1, bottom: headRoom }, border: { top: 1, left: 1 } },
    [
      column({ height: height + 1, position: "relative" }, [
        shape(
          { width: 100, height: height + 1 },
          lines,
          { width: { percent: 100 }, height: height + 1 },
          { fit: "stretch" },
        ),
        ...sideBySide(blocks).map((place) => block(place.event.event, place, hours, cx)),
      ]),
    ],
    {
      tag: "td",
      role: "gridcell",
      paint: {
        borderColor: token("line"),
        ...(state.range && { background: token("fill") }),
      },
    },
  );
}

interface Columns {
  readonly column: number;
  readonly span: number;
  readonly count: number;
}

/** An event, placed at its hours. */
function block(
  event: CalendarEvent,
  { column: at, span, count }: Columns,
  { from, to }: Hours,
  cx: LowerContext,
): Box {
  const { ink, fill, line, behavior } = eventLook(event, cx);
  const top = px(Math.max(from, event.start!) - from);
  const bottom = px(Math.min(to, event.end!) - from);
  const height = Math.max(bottom - top, leastHeight) - 1;
  const share = (part: number) => ({ percent: Math.round((part * 100_000) / count) / 1000 });
  const when = whenOf(event);
  const isHigh = height + 1 >= twoLines;
  const set = { size: 12, color: ink } as const;
  const label = text(event.label, {
    ...set,
    weight: 500,
    lineHeight: 1.3,
    ...(isHigh ? {} : { wrapping: "ellipsis" as const }),
  });
  const isNarrow = count > 1 || !laneForm(cx).hasWords;
  const time = text(isNarrow ? timeName(event.start!) : when, {
    ...set,
    size: 11,
    lineHeight: 1.3,
    wrapping: "ellipsis",
  });
  const mark = column({ width: 3, alignSelf: "stretch", shrink: 0 }, [], {
    decorative: true,
    paint: { background: line },
  });
  const words = isHigh ? (event.label ? [label, time] : [time]) : [event.label ? label : time];
  return row(
    {
      position: "absolute",
      inset: { top: top + 1, left: share(at), right: share(count - at - span) },
      margin: { left: 1, right: 2 },
      height,
      overflow: "hidden",
      gap: 4,
    },
    [
      mark,
      column(
        {
          grow: 1,
          basis: 0,
          minWidth: 0,
          padding: { top: isHigh ? 3 : 0, right: 2 },
          ...(!isHigh && { justify: "center" }),
        },
        words,
      ),
    ],
    {
      tag: pressTag(behavior, "div"),
      behavior,
      attributes: { title: when },
      paint: { background: fill, radius: 4 },
    },
  );
}
