/** Defines and draws `canvas`. */
import { column } from "../box/build.js";
import { canvasDirections, canvasGrounds } from "../box/canvas-plan.js";
import { longestLength } from "../box/geometry.js";
import { boolean, choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";

export const canvasComponent = defineComponent(() => ({
  name: "canvas",
  ofCanvas: true,
  category: "layout",
  structural: true,
  docs: "Arranges the pages of a source and draws arrows between them; at most one, beside the pages.",
  foreignWords: ["storyboard", "userflow"],
  label: { twins: ["title"], docs: "Title above the boards" },
  attributes: {
    flow: boolean("Draws arrows to the targets of clicks"),
    direction: choice(canvasDirections, "Which way boards follow each other", {
      default: "right",
    }),
    gap: number({ min: 0, max: longestLength }, "Least distance between boards, in px", {
      default: "64; 96 with arrows",
    }),
    lanes: boolean("Arranges columns by distance from the first page, and rows by `lane`"),
    bg: choice(canvasGrounds, "Pattern of the ground", { default: "none" }),
  },
  without: "all",
  examples: [
    'canvas "Sign in" flow\npage "Sign in" w=240 { button "Sign in" navigate="Home" }\npage "Home" w=240 { text "Welcome" }',
    'canvas direction=down gap=32 bg=dots\npage "Cart" w=240 { text "3 items" }\npage "Paid" w=240 { text "Thank you" }',
    'canvas flow lanes\npage "Cart" w=240 lane="Customer" { button "Buy" navigate="Sold" }\npage "Sold" w=240 lane="Shop" { text "3 items" }',
  ],
  cost: { boxes: 1 },
  plan: ({ label, values }) => ({ title: label, ...values }),
}));

/** How `canvas` is drawn. */
export const canvasDrawing: Drawing<typeof canvasComponent> = {
  lower: () => column({}, []),
};
