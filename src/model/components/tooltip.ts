/** Defines and draws `tooltip`. */
import { column } from "../box/build.js";
import { boolean, choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { hugging, sharing } from "./parts/container.js";
import { besideChild, hintDot, tooltipBubble } from "./parts/tooltip-bubble.js";

export const tooltipComponent = defineComponent(() => ({
  name: "tooltip",
  category: "overlay",
  inLine: "control",
  docs: "A short hint in a bubble, beside the element in its block; pictures show one a page, and dots.",
  foreignWords: ["hint", "tip", "tooltipcontent", "infotip"],
  label: { twins: ["content"], required: true, docs: "Text of the hint" },
  children: {},
  keepsModifiers: true,
  attributes: {
    open: boolean("Shows it instead of the first tooltip of the page"),
    position: choice(["top", "right", "bottom", "left"], "Side of the element to appear on", {
      default: "top",
    }),
  },
  examples: [
    'tooltip "Save the draft" { button icon="save" }',
    'tooltip "Required" right',
    'row {\n  tooltip "Cut" { button icon="scissors" }\n  tooltip "Paste" open { button icon="clipboard" }\n}',
  ],
  cost: ({ label }) => ({ boxes: 4 + label.split(/\s/).length }),
}));

/** How `tooltip` is drawn. */
export const tooltipDrawing: Drawing<typeof tooltipComponent> = {
  lower({ label, values, children }, cx) {
    // There is no space above an element at the top of the page.
    const isAtTop = cx.place === "bar" || (cx.isFirst && children.length > 0);
    const wish = values.position ?? "top";
    const side = wish === "top" && isAtTop ? "bottom" : wish;
    const id = cx.ownId("tooltip");
    const bubble = tooltipBubble(label, id);
    const drawn = cx.children(children, { axis: "column", align: undefined, gap: 0 });
    const [first, ...others] = drawn;
    if (first === undefined) return { ...bubble, style: { ...bubble.style, ...hugging(cx) } };
    const attributes = { ...first.attributes, "aria-describedby": id };
    const hint = cx.nextHint();
    const over = cx.isPrototype
      ? besideChild(bubble, side, { behavior: { when: "hover" } })
      : hint?.isDrawn
        ? besideChild(bubble, side)
        : hintDot(hint ? `${hint.number}. ${label}` : label, id);
    // A percentage is relative to the parent, so the frame must not shrink to its content.
    const isShare = drawn.some(({ style }) => typeof style.width === "object");
    return column({ position: "relative", ...(isShare ? sharing(cx) : hugging(cx)) }, [
      { ...first, attributes },
      ...others,
      over,
    ]);
  },
};
