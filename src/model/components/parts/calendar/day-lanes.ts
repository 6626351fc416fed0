/** Draws the events of a day below each other: chips, bars over several days, and the number of further events. */
import type { Box } from "../../../box/box.js";
import { column, edgesOf, row, text } from "../../../box/build.js";
import type { Color, Style } from "../../../box/style.js";
import type { LowerContext } from "../../../define/component.js";
import { pressTag } from "../interaction.js";
import type { CalendarEvent } from "./calendar-events.js";
import { timeName } from "./day-names.js";
import { eventLook, whenOf } from "./event-look.js";
import type { DayLanes, Segment } from "./lanes.js";

/** The metrics of the lanes of a calendar. */
export interface LaneForm {
  /** Height of a lane in px. */
  readonly height: number;
  /** Distance in px between a lane and the next cell, including the cell's border. */
  readonly side: number;
  /** Distance in px by which a bar that began in an earlier week extends beyond its first day. */
  readonly before: number;
  /** Whether there is space for titles. */
  readonly hasWords: boolean;
  /** Whether there is space for times before the titles. */
  readonly hasTimes: boolean;
}

/** Distance between lanes in px. */
export const laneGap = 2;

/** The lanes of a day. */
export function dayLanes(
  { lanes, hidden }: DayLanes,
  day: number,
  form: LaneForm,
  cx: LowerContext,
): Box[] {
  const boxes = lanes.map((segment) => {
    if (segment === undefined || segment.last !== day) return column(slot(form), []);
    const { event, first } = segment;
    const isWhole = first === day && event.first === event.last;
    return isWhole ? chip(event, {}, form, cx) : bar(segment, form, cx);
  });
  if (hidden.length === 0) return boxes;
  const style = { size: form.hasWords ? 12 : 10, lineHeight: 1, color: cx.muted } as const;
  const words = text(`+${hidden.length}`, { ...style, wrapping: "nowrap" });
  return [
    ...boxes,
    row(
      { height: form.hasWords ? form.height : 12, align: "center", padding: edgesOf(0, 4) },
      [words],
      {
        attributes: { title: hidden.map(({ label }) => label).join(", ") || undefined },
      },
    ),
  ];
}

function slot({ height }: LaneForm): Style {
  return { height, shrink: 0 };
}

/** Distance in px by which a bar that continues in the next week is cut off at the edge of the calendar. */
export const beyond = 12;

/** A bar over several days, placed in the last one and extending over the others. */
function bar({ event, first, last, isCut }: Segment, form: LaneForm, cx: LowerContext): Box {
  const days = last - first;
  const before = isCut.before ? form.before : 0;
  const margin = {
    left: -days * form.side - before,
    right: isCut.after ? -beyond : 0,
  };
  const inset = { top: 0, left: { percent: -100 * days }, right: 0 };
  return column({ ...slot(form), position: "relative" }, [
    chip(event, { position: "absolute", inset, margin }, form, cx, before),
  ]);
}

/** An event in its lane. A timed event has a dot before it, and an all-day event is filled. */
function chip(
  event: CalendarEvent,
  place: Style,
  { height, hasWords, hasTimes }: LaneForm,
  cx: LowerContext,
  before = 0,
): Box {
  const { ink, fill, line, behavior } = eventLook(event, cx);
  const { label, start } = event;
  const isTimed = start !== undefined && place.position === undefined;
  const rest = {
    tag: pressTag(behavior, "div"),
    behavior,
    attributes: { title: whenOf(event) || undefined },
  };
  if (!hasWords) {
    return column({ height, ...place }, [], {
      ...rest,
      role: "img",
      name: label || whenOf(event) || "Event",
      paint: { background: line, radius: height / 2 },
    });
  }
  const set = { size: 12, lineHeight: 1.4 } as const;
  const time = (color: Color): Box[] =>
    start === undefined || !hasTimes
      ? []
      : [text(timeName(start), { ...set, color, wrapping: "nowrap" }, { style: { shrink: 0 } })];
  const style: Style = { height, gap: 4, align: "center", overflow: "hidden", ...place };
  if (isTimed) {
    const dot = column({ width: 6, height: 6, shrink: 0 }, [], {
      decorative: true,
      paint: { background: line, radius: "pill" },
    });
    const words = text(label, { ...set, color: cx.ink, wrapping: "ellipsis" });
    return row({ ...style, padding: { left: 4 } }, [dot, ...time(cx.muted), words], rest);
  }
  const mark = column({ width: 3, alignSelf: "stretch", shrink: 0 }, [], {
    decorative: true,
    paint: { background: line },
  });
  const words = text(label, { ...set, weight: 500, color: ink, wrapping: "ellipsis" });
  return row({ ...style, padding: { left: before, right: 6 } }, [mark, ...time(ink), words], {
    ...rest,
    paint: { background: fill, radius: 4 },
  });
}
