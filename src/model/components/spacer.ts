/** Defines and draws `spacer`. */
import { column } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";

export const spacerComponent = defineComponent(() => ({
  name: "spacer",
  category: "layout",
  inLine: "small",
  structural: true,
  room: true,
  docs: "Room that pushes its neighbors apart: what is left in a row or column, or its `w` or `h`.",
  bareNumber: "h",
  foreignWords: [
    "filler",
    "push",
    "glue",
    "spring",
    "flexspace",
    "flexiblespace",
    "space",
    "spacing",
  ],
  foreignForms: { sizedbox: "spacer h=16, or gap=4 on the parent" },
  children: { mustBeEmpty: true },
  keepsModifiers: true,
  attributes: {},
  examples: [
    'row { text "2 of 40 selected" spacer button "Archive" button "Delete" danger }',
    'col h=240 {\n  nav ["Inbox", "Sent"] vertical\n  spacer\n  text "4.2 of 15 GB used" sm muted\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `spacer` is drawn. */
export const spacerDrawing: Drawing<typeof spacerComponent> = {
  lower({ node }, cx) {
    const { w, h } = node.attributes ?? {};
    const isGiven = (cx.axis === "row" ? w : h) !== undefined;
    return column(isGiven ? { shrink: 0 } : { grow: 1, basis: 0, minWidth: 0 }, []);
  },
};
