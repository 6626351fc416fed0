/** Defines and draws `accordion`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { AstNode } from "../../language/ast/node.js";
import { column, edges, edgesOf, text, token } from "../box/build.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { hasModifier } from "../define/read-element.js";
import { filling, layChildren } from "./parts/container.js";
import { onFirstLine } from "./parts/first-line.js";
import { foldingPart } from "./parts/fold.js";
import { sameForm } from "./parts/same-form.js";

export const accordionComponent = defineComponent(() => ({
  name: "accordion",
  category: "container",
  framed: true,
  centers: true,
  docs: "A titled box that collapses, or, without a title, one around a box for each titled child.",
  foreignForms: {
    ...sameForm(
      "accordionitem accordionpanel accordiontrigger accordioncontent faqitem summary",
      'accordion { section "…" { … } }',
    ),
  },
  foreignWords: [
    "details",
    "collapse",
    "collapsible",
    "expander",
    "disclosure",
    "disclosuregroup",
    "expansionpanel",
    "expansiontile",
    "faq",
  ],
  label: { twins: ["title"], docs: "Title of the box, always visible" },
  children: { braces: "expected" },
  attributes: {},
  modifiers: { collapsed: "Drawn collapsed" },
  targetOf: ["toggles"],
  folds: true,
  ownFlow: true,
  examples: [
    'accordion "How do I cancel?" { text "Under Settings, Billing." }',
    'accordion "Refunds" collapsed { text "Within 30 days." }',
    'accordion {\n  section "Description" expanded { text "Light and fast." }\n  section "Shipping" { text "Free from $ 50." }\n}',
  ],
  cost: { boxes: 6 },
}));

/** How `accordion` is drawn. */
export const accordionDrawing: Drawing<typeof accordionComponent> = {
  lower(element, cx) {
    const parts = element.label === "" ? partsOf(element, cx) : undefined;
    if (parts) {
      const preset = { gap: cx.dense(8), ...filling(cx) };
      const { style, children } = layChildren({ ...element, children: parts }, cx, preset);
      return column(style, children);
    }
    const isFolded = element.has("collapsed");
    if (isFolded && !cx.isPrototype) cx.unseen(element.children);
    return foldingPart(
      {
        isFolded,
        style: { border: edges(1), ...filling(cx) },
        paint: { borderColor: token("line"), radius: RADIUS },
        line: { gap: 12, align: "center", padding: edgesOf(cx.dense(12), cx.dense(16)) },
        title: text(
          element.label,
          { size: 16, weight: 500, color: cx.ink },
          { tag: "h3", style: { grow: 1, basis: 0 } },
        ),
        chevron: { size: 16, color: cx.muted, place: "after", beside: onFirstLine(16, 16, cx) },
        content() {
          const preset = { gap: cx.dense(8), padding: edges(cx.dense(16)), border: { top: 1 } };
          // With a chevron at the end, both title and content start at the left edge.
          const { style, children } = layChildren(element, cx, preset, { textAlign: "left" });
          return [column(style, children, { paint: { borderColor: token("line") } })];
        },
      },
      cx,
    );
  },
};

/**
 * The children of an accordion without a title as accordions of their own, which is what was meant if each of them is a
 * container with a title. Once one of them is expanded, the others are collapsed. Undefined for other content.
 */
function partsOf(
  { node, children }: { readonly node: AstNode; readonly children: readonly AstNode[] },
  cx: LowerContext,
): readonly AstNode[] | undefined {
  const isTitled = (child: AstNode) =>
    child.label !== undefined && cx.componentOf(child)?.children.allow === "any";
  if (children.length === 0 || !children.every(isTitled)) return undefined;
  const isAnyExpanded = children.some((child) => isExpanded(child) === true);
  return children.map((child) => {
    const { attributes: { expanded: _, ...attributes } = {}, modifiers = [] } = child;
    const isFolded = isAnyExpanded ? isExpanded(child) !== true : isExpanded(child) === false;
    const others = modifiers.filter((word) => word !== "expanded" && word !== "collapsed");
    const folding = isFolded ? ["collapsed"] : [];
    return { ...child, type: node.type, attributes, modifiers: [...others, ...folding] };
  });
}

/** Whether a child says that it is expanded, or that it is not. */
function isExpanded(node: AstNode): boolean | undefined {
  if (hasModifier(node, "expanded")) return true;
  if (hasModifier(node, "collapsed")) return false;
  const expanded = node.attributes?.expanded;
  return typeof expanded === "boolean" ? expanded : undefined;
}
