/** Defines and draws `card`. */
import { ROUNDED_RADIUS } from "../../base/theme/tokens.js";
import type { AstNode } from "../../language/ast/node.js";
import { column, edges, token } from "../box/build.js";
import type { Paint } from "../box/style.js";
import { withMore } from "../box/with-more.js";
import { boolean, choice } from "../define/attributes.js";
import type { Drawing, Surroundings } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { keptInside } from "./parts/anchored.js";
import { readable } from "./parts/container.js";
import { badgeAttribute } from "./parts/count-mark.js";
import { interactionBehavior, titledInteraction } from "./parts/interaction.js";
import { offEdges } from "./parts/off-edges.js";
import { paperInk } from "./parts/palette.js";
import { pulledOut } from "./parts/pulled-out.js";
import { shadowBytes } from "./parts/shadow-bytes.js";
import { sidesOfColumn } from "./parts/sideways.js";
import { titledColumn, titleSize } from "./parts/titled.js";

/** What changes for children of a card, which has a background of its own unless it is given another. */
const onPaint: Partial<Surroundings> = { textAlign: "left", place: undefined };
const onPaper: Partial<Surroundings> = { ...paperInk, ...onPaint };

export const cardComponent = defineComponent(() => ({
  name: "card",
  wraps: true,
  category: "container",
  centers: true,
  framed: true,
  docs: "A framed group with an optional title.",
  foreignAttributes: sidesOfColumn,
  foreignWords: [
    "panel",
    "tile",
    "paper",
    "surface",
    "well",
    "cardview",
    "rectangle",
    "feature",
    "testimonial",
    "product",
    "review",
    "post",
    "plan",
    "pricingplan",
    "pricetier",
    "blogpost",
    "profile",
    "weather",
    "rect",
    "roundedrect",
    "square",
  ],
  foreignForms: {
    comment: 'card { avatar "…" text "…" }, or callout "…" for a remark about the page',
    reply: 'card { avatar "…" text "…" }',
    board: 'row gap=4 { card "…" { … } card "…" { … } }',
    highlighted: 'card "…" shadow=lg bg=accent',
    featured: 'card "…" shadow=lg bg=accent',
    kanban: 'row gap=4 { card "…" { … } card "…" { … } }',
    kanbanboard: 'row gap=4 { card "…" { … } card "…" { … } }',
    lane: 'card "…" { … }',
    swimlane: 'card "…" { … }',
  },
  label: { twins: ["title"], docs: "Title of the card" },
  children: { braces: "expected" },
  attributes: {
    shadow: choice(["none", "sm", "md", "lg", "xl"], "Size of the shadow", { default: "none" }),
    rounded: boolean("Rounds the corners more; `rounded=false` makes them square"),
    badge: badgeAttribute,
    ...titledInteraction,
  },
  ownFlow: true,
  examples: [
    'card "Monthly revenue" badge="New" {\n  title "$48,200" level=3\n  text "Up 12 % on last month" muted\n}',
    'card p=6 shadow=md w=320 { text "A card without a title." }',
  ],
  cost: (element) => ({
    boxes: element.mentions("badge") ? 6 : 3,
    ...(element.mentions("p") && { child: 1 }),
    ...(element.mentions("shadow") && { output: shadowBytes.xl }),
  }),
}));

/** How `card` is drawn. */
export const cardDrawing: Drawing<typeof cardComponent> = {
  lower(element, cx) {
    const { values } = element;
    const inside = cx.painted ? onPaint : onPaper;
    const flush = isFlush(element.node);
    const { style, children: inner } = titledColumn(
      element,
      cx,
      withMore(readable(cx), {
        direction: "column",
        padding: edges(cx.dense(16)),
        border: edges(1),
        gap: cx.dense(8),
      }),
      { size: titleSize, level: 3, badge: values.badge },
      flush ? withMore(inside, { flush }) : inside,
    );
    const { gap = 0 } = style;
    const titles = element.label === "" ? 0 : 1;
    const spaced = flush
      ? [
          ...inner.slice(0, titles),
          ...offEdges(element.children, inner.slice(titles), { gap, room: cx.dense(16) }, cx),
        ]
      : inner;
    const children = pulledOut(element.node, style, spaced, cx);
    // A picture or table in a corner is clipped to the rounded corner.
    const inFlow = children.filter((box) => box.style.position !== "absolute");
    const isCut =
      flush && [inFlow[0], inFlow.at(-1)].some((box) => box?.style.overflow === "hidden");
    if (isCut) style.overflow = "hidden";
    const parts = isCut ? children.map((box) => keptInside(box, cx.dense(inCorner))) : children;
    const paint: Paint = {
      background: token("raised"),
      borderColor: token("line"),
      radius: values.rounded === undefined ? 6 : values.rounded ? ROUNDED_RADIUS : 0,
    };
    if (values.shadow && values.shadow !== "none") paint.shadow = values.shadow;
    const behavior = interactionBehavior(values, cx);
    return column(style, parts, { tag: "article", behavior, paint });
  },
};

/** px between the edges of a card and what is in its corners, if it cuts its content. */
const inCorner = 8;

/** Whether its content extends to the border. */
function isFlush({ attributes }: AstNode): boolean {
  const { p, px, py } = attributes ?? {};
  return (px ?? p) === 0 && (py ?? p) === 0;
}
