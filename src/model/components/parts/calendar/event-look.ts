/** Determines the colors of an event, the effect of a click on it, and its time in words. */
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

/** The colors of an event, and the effect of a click on it. */
export interface EventLook {
  readonly ink: Color;
  readonly fill: Color;
  /** The color of the line at its start, and of its dot. */
  readonly line: Color;
  readonly behavior: Behavior;
}

/** The look of an event. */
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

/** The time of an event: `9:30 – 10:00`, or its days if there are several. */
export function whenOf({ first, last, start, end }: CalendarEvent): string {
  const days = first === last ? "" : spanName(first, last);
  if (start === undefined) return days;
  const time = `${timeName(start)} – ${timeName(end!)}`;
  return days ? `${days}, ${time}` : time;
}
