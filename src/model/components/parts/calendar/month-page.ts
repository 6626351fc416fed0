/** Draws a month with its events: a table of weeks, with the events of each day below each other. */
import { RADIUS } from "../../../../base/theme/tokens.js";
import type { Box } from "../../../box/box.js";
import { column, edges, grid, group, text, token } from "../../../box/build.js";
import type { Style, TrackSize } from "../../../box/style.js";
import type { LowerContext } from "../../../define/component.js";
import { filling } from "../container.js";
import { calendarHead } from "./calendar-head.js";
import { type CalendarSpec, dayDisc, dayMeaning, dayState } from "./calendar-spec.js";
import { beyond, dayLanes, type LaneForm, laneGap } from "./day-lanes.js";
import { monthName, weekdayNames } from "./day-names.js";
import { type Day, dayOfMonth, firstDay, monthOf, weekStart } from "./days.js";
import { type DayLanes, weekLanes } from "./lanes.js";

/** Width in px of a board that is too narrow for the titles of events. */
const narrow = 600;

/** Size in px of the disc with the number of a day. */
const discSide = 24;

/** Padding of a day in px. */
const inner = 4;

const wide: LaneForm = {
  height: 20,
  side: 2 * inner + 1,
  before: beyond,
  hasWords: true,
  hasTimes: true,
};
const small: LaneForm = {
  height: 5,
  side: 2 * 2 + 1,
  before: beyond,
  hasWords: false,
  hasTimes: false,
};

/** The columns of the seven days. */
export const dayTracks: readonly TrackSize[] = Array.from({ length: 7 }, () => ({
  kind: "flexible",
  value: 1,
}));

/** The metrics of lanes on a board. */
export function laneForm({ board, isTight }: Pick<LowerContext, "board" | "isTight">): LaneForm {
  if (board.width < narrow) return small;
  return isTight ? { ...wide, hasTimes: false } : wide;
}

/**
 * A month.
 * @param height its given height in px, if any
 */
export function monthPage(spec: CalendarSpec, height: number | undefined, cx: LowerContext): Box {
  const form = laneForm(cx);
  const monday = weekStart(firstDay(spec.month), spec.start);
  const end = firstDay(spec.month + 1);
  const mondays: Day[] = [];
  for (let day = monday; day < end; day += 7) mondays.push(day);
  const around = headHeight + namesHeight + 2;
  const lane = form.height + laneGap;
  const least = discSide + 2 * inner + 1 + 3 * lane;
  const given = height === undefined ? least : Math.floor((height - around) / mondays.length);
  const cell = Math.max(given, discSide + 2 * inner + lane);
  const room = Math.max(1, Math.floor((cell - discSide - 2 * inner) / lane));
  const weeks = mondays.map((first) => {
    const days = weekLanes(spec.events, first, room);
    return group(
      "tr",
      days.map((lanes, at) => dayCell(lanes, first + at, at, cell, spec, form, cx)),
      { role: "row" },
    );
  });
  const shown = monthName(spec.month);
  return column({ gap: 12, ...filling(cx) }, [
    calendarHead(spec.label, shown, cx),
    grid(
      { columns: dayTracks, border: edges(1), overflow: "hidden" },
      [
        group("thead", [group("tr", dayHeads(spec.start, cx), { role: "row" })], {
          role: "rowgroup",
        }),
        group("tbody", weeks, { role: "rowgroup" }),
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

/** Height in px of the line above, with its distance, and of the names of the days. */
const headHeight = 28 + 12;
const namesHeight = 29;

/** The names of the days above their columns. */
function dayHeads(start: number, cx: LowerContext): Box[] {
  return Array.from({ length: 7 }, (_, at) => {
    const name = weekdayNames[(start + at) % 7]!;
    const size = 12;
    const words = { size, weight: 500, color: cx.muted, align: "center" } as const;
    return column(
      { padding: { top: 5, bottom: 6 } },
      [text(name.slice(0, 3), { ...words, wrapping: "nowrap" })],
      { tag: "th", role: "columnheader", name },
    );
  });
}

function dayCell(
  lanes: DayLanes,
  day: Day,
  at: number,
  height: number,
  spec: CalendarSpec,
  form: LaneForm,
  cx: LowerContext,
): Box {
  const state = dayState(spec, day);
  const isOwn = monthOf(day) === spec.month;
  const side = form.hasWords ? inner : 2;
  const disc = dayDisc(String(dayOfMonth(day)), state, {
    side: discSide,
    size: 12,
    color: isOwn ? cx.ink : token("inkFaint"),
  });
  const style: Style = {
    gap: laneGap,
    minHeight: height,
    padding: { top: inner, bottom: inner, left: side, right: side },
    border: { top: 1, left: at > 0 ? 1 : 0 },
  };
  return column(style, [disc, ...dayLanes(lanes, at, form, cx)], {
    ...dayMeaning(state),
    paint: {
      borderColor: token("line"),
      ...(state.range && { background: token("fill") }),
    },
  });
}
