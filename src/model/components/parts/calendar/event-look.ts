/** Says what an event looks like, what a press on it does, and when it is, in words. */
import type { Behavior } from "../../../box/behavior.js";
import { token } from "../../../box/build.js";
import type { Color } from "../../../box/style.js";
import type { LowerContext } from "../../../define/component.js";
import { interactionBehavior } from "../interaction.js";
import { isStatus, statusColors } from "../palette.js";
import { valuesOfObject } from "../values-of-object.js";
import { eventAttributes } from "./calendar-attributes.js";
import type { CalendarEvent } from "./calendar-events.js";
import { spanName, timeName } from "./day-names.js";

/** The colors of an event, and what a press on it does. */
export interface EventLook {
  readonly ink: Color;
  readonly fill: Color;
  /** The line at its start, and its dot. */
  readonly line: Color;
  readonly behavior: Behavior;
}

/** How an event is drawn. */
export function eventLook({ given, words }: CalendarEvent, cx: LowerContext): EventLook {
  const values = valuesOfObject(given, eventAttributes);
  const variant = values.variant ?? words.findLast((word) => isStatus(word) || word === "primary");
  const behavior = interactionBehavior(values, cx);
  if (variant === "primary") {
    const accent = token("accent");
    return { ink: token("onAccent"), fill: accent, line: accent, behavior };
  }
  if (!isStatus(variant)) {
    return { ink: token("ink"), fill: token("fillStrong"), line: token("inkMuted"), behavior };
  }
  const { text, fill, line } = statusColors(variant);
  return { ink: text, fill, line, behavior };
}

/** When an event is: `9:30 – 10:00`, or its days where it takes several. */
export function whenOf({ first, last, start, end }: CalendarEvent): string {
  const days = first === last ? "" : spanName(first, last);
  if (start === undefined) return days;
  const time = `${timeName(start)} – ${timeName(end!)}`;
  return days ? `${days}, ${time}` : time;
}
