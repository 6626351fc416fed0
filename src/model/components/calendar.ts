/** Defines and draws `calendar`. */
import { text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { calendarAttributes, eventAttributes } from "./parts/calendar/calendar-attributes.js";
import { calendarCost } from "./parts/calendar/calendar-cost.js";
import { checkCalendar } from "./parts/calendar/check-calendar.js";
import { lowerCalendar } from "./parts/calendar/lower-calendar.js";

const monthForm = 'calendar "…" month="2026-11"';

export const calendarComponent = defineComponent(() => ({
  name: "calendar",
  wide: true,
  outlined: true,
  category: "data",
  docs: "A month with its events, a small month to pick a date from, or a week with its hours.",
  foreignForms: {
    fullcalendar: monthForm,
    calendarview: monthForm,
    monthview: monthForm,
    weekview: 'calendar "…" view=week',
    scheduler: 'calendar "…" view=week',
    agenda: 'calendar "…" view=week',
  },
  foreignAttributes: {
    date: 'write selected="2026-11-20"',
    mode: "write view=month or view=week",
    defaultDate: 'write month="2026-11"',
    firstDay: "write week=sun",
    weekStart: "write week=sun",
  },
  label: { twins: ["title"], docs: "Title of the calendar" },
  list: {
    twins: ["events", "items"],
    docs: "Events: objects with a date",
    keys: { label: textAttribute("What happens"), ...eventAttributes },
  },
  children: { only: ["event"] },
  attributes: calendarAttributes,
  without: ["direction", "justify", "align", "wrap", "gap"],
  ownFlow: true,
  check: checkCalendar,
  examples: [
    'calendar "Launch plan" month="2026-11" today="2026-11-18" {\n  event "Kick-off" date="2026-11-03" variant=info\n  event "Offsite" date="2026-11-11" until="2026-11-13" variant=success\n  event "Launch" date="2026-11-24" start="9:30" variant=danger\n}',
    'calendar [{date="2026-11-03" label="Kick-off"}] month="2026-11" today="2026-11-06"\n    range=["2026-11-10", "2026-11-14"] compact',
    'calendar [\n  {date="2026-11-17" start="9:30" end="11:00" label="Review"},\n  {date="2026-11-17" start=10 label="Call" variant=info},\n  {date="2026-11-19" until="2026-11-20" label="Fair"}\n] view=week from=8 to=16 selected="2026-11-18"',
  ],
  cost: calendarCost,
}));

/** How `calendar` is drawn. */
export const calendarDrawing: Drawing<typeof calendarComponent> = {
  narrow: "grows",
  lower: lowerCalendar,
};
