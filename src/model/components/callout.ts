/** Defines and draws `callout`. */

import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { text } from "../box/build.js";
import { noteSides } from "../box/note.js";
import { choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { reference } from "../define/references.js";
import { noteCard, noteHue } from "./parts/note-card.js";
import { paperInk } from "./parts/palette.js";

export const calloutComponent = defineComponent(() => ({
  name: "callout",
  category: "annotation",
  docs: "A remark beside a board, with a line to the element that it is about.",
  foreignForms: { note: 'callout "…" beside the page, or alert "…" in it' },
  foreignWords: ["comment", "remark", "leader", "annotation", "stickynote", "sticky", "postit"],
  label: { twins: ["content"], required: true, docs: "Text of the remark" },
  attributes: {
    at: reference("element", "The element that it is about, by its id"),
    side: choice(noteSides, "Side of the board to stand at", { default: "right" }),
  },
  without: "all",
  check({ word, parent }, report) {
    if (!parent?.component || parent.component.root) return;
    report(createProblem("parent-required", "outside", { word, parents: ["page"] }));
  },
  examples: [
    'page "Sign in" w=320 {\n  input "Email"\n  button "Sign in" id=go primary\n  callout "Stays gray until the address is valid." at=go\n}',
    'page "Search" w=320 {\n  input "Search" id=query search\n  callout "Finds orders, too." at=query side=left\n}',
  ],
  layer: ({ values }) => ({ at: "aside", place: "note", side: values.side ?? "right" }),
  cost: { boxes: 4 },
}));

/** How `callout` is drawn. */
export const calloutDrawing: Drawing<typeof calloutComponent> = {
  lower({ label, values }, cx) {
    const words = text(label, { size: 14, lineHeight: 20 / 14, color: paperInk.ink });
    const of = values.at === undefined ? undefined : cx.elementId(values.at);
    return {
      ...noteCard([words], { role: "note" }),
      note: { side: values.side ?? "right", of, color: noteHue(undefined) },
    };
  },
};
