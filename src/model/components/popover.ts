/** Defines and draws `popover`. */

import { RADIUS } from "../../base/theme/tokens.js";
import { column, edges, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { hugging } from "./parts/container.js";
import { paperInk } from "./parts/palette.js";
import { shadowBytes } from "./parts/shadow-bytes.js";
import { titledColumn } from "./parts/titled.js";

export const popoverComponent = defineComponent(() => ({
  name: "popover",
  category: "overlay",
  inLine: "control",
  centers: true,
  docs: "A small box over the page, with any content.",
  foreignWords: [
    "hovercard",
    "flyout",
    "megamenu",
    "tour",
    "onboarding",
    "walkthrough",
    "coachmark",
    "teachingbubble",
  ],
  label: { twins: ["title"], docs: "Title of the box" },
  children: { braces: "expected" },
  attributes: {},
  modifiers: { inline: "Placed in the flow instead of over the content that follows" },
  targetOf: ["opens", "toggles"],
  ownFlow: true,
  examples: [
    'popover "Share" {\n  input placeholder="Name or email"\n  button "Invite" primary sm\n}',
  ],
  layer: (element) => (element.has("inline") ? undefined : { at: "place" }),
  cost: { boxes: 3, output: shadowBytes.md },
}));

/** How `popover` is drawn. */
export const popoverDrawing: Drawing<typeof popoverComponent> = {
  lower(element, cx) {
    const { style, children } = titledColumn(
      element,
      cx,
      {
        gap: cx.dense(8),
        padding: edges(cx.dense(16)),
        border: edges(1),
        minWidth: 200,
        ...hugging(cx),
      },
      { size: 16, level: 3 },
      { ...(cx.painted ? {} : paperInk), textAlign: "left", place: undefined },
    );
    return column(style, children, {
      role: "dialog",
      ...(element.label !== "" && { name: element.label }),
      paint: {
        background: token("floating"),
        borderColor: token("line"),
        radius: RADIUS,
        shadow: "md",
      },
    });
  },
};
