/** Defines and draws `event`. */
import { column, text } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { eventAttributes } from "./parts/calendar/calendar-attributes.js";

export const eventComponent = defineComponent(() => ({
  name: "event",
  category: "data",
  docs: "Something that happens in a calendar: all day, at a time, or over several days.",
  foreignWords: ["calendarevent", "appointment", "meeting", "booking"],
  label: { twins: ["label", "title"], docs: "What happens" },
  parents: ["calendar"],
  attributes: eventAttributes,
  without: "all",
  examples: [
    'calendar month="2026-11" {\n  event "Fair" date="2026-11-10" until="2026-11-12" variant=info\n  event "Call" date="2026-11-19" start="9:30" end="10:00"\n}',
    'calendar view=week {\n  event "Workshop" date="2026-11-17" start=9 end=10\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `event` is drawn. */
export const eventDrawing: Drawing<typeof eventComponent> = {
  lower: ({ label }, cx) => column({}, [text(label, { size: 12, color: cx.muted })]),
};
