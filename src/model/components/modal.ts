/** Defines and draws `modal`. */
import { edges } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { overlayPanel } from "./parts/overlay-panel.js";
import { sameForm } from "./parts/same-form.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

export const modalComponent = defineComponent(() => ({
  name: "modal",
  category: "overlay",
  centers: true,
  docs: "A dialog over the dimmed page.",
  foreignForms: {
    ...sameForm(
      "command commandpalette commandmenu cmdk spotlight",
      'modal { input search placeholder="…" list ["…", "…"] }',
    ),
  },
  foreignWords: [
    "dialog",
    "lightbox",
    "popup",
    "alertdialog",
    "popconfirm",
    "overlaypanel",
    "confirm",
    "confirmation",
    "prompt",
    "messagebox",
    "backdrop",
    "scrim",
    "modalscreen",
  ],
  label: { twins: ["title"], docs: "Title of the dialog" },
  children: { braces: "expected" },
  attributes: {},
  modifiers: { open: "Drawn on the page itself instead of on a copy" },
  targetOf: ["opens", "toggles"],
  ownFlow: true,
  examples: [
    'modal "Delete project?" id=confirm {\n  text "This cannot be undone."\n  row gap=2 justify=end { button "Cancel" button "Delete" danger }\n}',
  ],
  layer: (element) => ({ at: "front", side: "center", isOpen: element.has("open") }),
  cost: { boxes: 5, output: shadowBytes.xl },
}));

/** How `modal` is drawn. */
export const modalDrawing: Drawing<typeof modalComponent> = {
  lower(element, cx) {
    const size = { width: 480, maxWidth: { percent: 100 } };
    return overlayPanel(element, cx, { ...size, border: edges(1) }, 8);
  },
};
