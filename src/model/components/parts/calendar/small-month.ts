/** Draws a month for picking a date: as small as fingers allow, with dots for events. */
import type { Box } from "../../../box/box.js";
import { column, grid, group, row, text, token } from "../../../box/build.js";
import type { LowerContext } from "../../../define/component.js";
import type { Inks } from "../palette.js";
import { smallHead, smallHeadHeight } from "./calendar-head.js";
import {
  type CalendarSpec,
  type DayState,
  dayDisc,
  dayMeaning,
  dayState,
} from "./calendar-spec.js";
import { monthName, weekdayNames } from "./day-names.js";
import { type Day, dayOfMonth, firstDay, monthOf, weekStart } from "./days.js";
import { eventLook } from "./event-look.js";
import { dayTracks } from "./month-page.js";

/** Size of a day in px. */
const side = 36;

/** Height in px of the names of the days, and distance between weeks. */
const namesHeight = 28;
const between = 2;

/** Width in px of seven days side by side. */
export const smallMonthWidth = 7 * side;

/** Maximum number of dots; more would be hard to tell apart. */
const mostDots = 3;

/**
 * A month for picking a date, with its header.
 * @param inks colors of its text
 */
export function smallMonth(
  spec: CalendarSpec,
  inks: Inks,
  cx: LowerContext,
): { boxes: Box[]; height: number } {
  const shown = monthName(spec.month);
  const monday = weekStart(firstDay(spec.month), spec.start);
  const weeks: Box[] = [];
  for (let first = monday; first < firstDay(spec.month + 1); first += 7) {
    const days = Array.from({ length: 7 }, (_, at) => smallDay(first + at, spec, inks, cx));
    weeks.push(group("tr", days, { role: "row" }));
  }
  const names = Array.from({ length: 7 }, (_, at) => {
    const name = weekdayNames[(spec.start + at) % 7]!;
    const style = { size: 12, color: inks.muted, align: "center", wrapping: "nowrap" } as const;
    const place = { height: namesHeight, justify: "center" } as const;
    return column(place, [text(name.slice(0, 2), style)], {
      tag: "th",
      role: "columnheader",
      name,
    });
  });
  const boxes = [
    smallHead(shown, inks),
    grid(
      { columns: dayTracks, rowGap: between },
      [
        group("thead", [group("tr", names, { role: "row" })], { role: "rowgroup" }),
        group("tbody", weeks, { role: "rowgroup" }),
      ],
      { tag: "table", role: "grid", name: spec.label || shown },
    ),
  ];
  return { boxes, height: smallHeadHeight + namesHeight + weeks.length * (side + between) };
}

function smallDay(day: Day, spec: CalendarSpec, inks: Inks, cx: LowerContext): Box {
  const state = dayState(spec, day);
  const isOwn = monthOf(day) === spec.month;
  const { range } = state;
  const band =
    range === undefined || range === "only"
      ? []
      : [
          column(
            {
              position: "absolute",
              inset: {
                top: 2,
                bottom: 2,
                left: range === "first" ? { percent: 50 } : 0,
                right: range === "last" ? { percent: 50 } : 0,
              },
            },
            [],
            { decorative: true, paint: { background: token("fillStrong") } },
          ),
        ];
  const color = range === "inside" ? token("ink") : isOwn ? inks.ink : token("inkFaint");
  return column(
    { height: side, align: "center", justify: "center", position: "relative" },
    [
      ...band,
      dayDisc(
        String(dayOfMonth(day)),
        state,
        { side: side - 4, size: 13, color },
        dots(day, state, spec, cx),
      ),
    ],
    dayMeaning(state),
  );
}

/** A dot for each event of a day. */
function dots(day: Day, { isSelected }: DayState, spec: CalendarSpec, cx: LowerContext): Box[] {
  const own = spec.events.filter(({ first, last }) => first <= day && day <= last);
  if (own.length === 0) return [];
  const discs = own.slice(0, mostDots).map((event) =>
    column({ width: 4, height: 4 }, [], {
      decorative: true,
      paint: {
        background: isSelected ? token("onAccent") : eventLook(event, cx).line,
        radius: "pill",
      },
    }),
  );
  const place = { left: 0, right: 0, bottom: 3 };
  return [
    row({ position: "absolute", inset: place, justify: "center", gap: 2 }, discs, {
      role: "img",
      name: own.map(({ label }) => label || "Event").join(", "),
    }),
  ];
}
