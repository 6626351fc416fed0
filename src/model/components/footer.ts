/** Defines and draws `footer`. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../box/box.js";
import { column, edges, row, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { withMore } from "../box/with-more.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { hasModifier } from "../define/read-element.js";
import { isSetOff, layChildren } from "./parts/container.js";
import { inLineOf } from "./parts/in-line.js";
import { roughWidth } from "./parts/natural-width.js";
import { pulledOut } from "./parts/pulled-out.js";
import { staysAtEdge } from "./parts/sideways.js";

export const footerComponent = defineComponent(() => ({
  name: "footer",
  category: "layout",
  structural: true,
  centers: true,
  docs: "The area at the end of a page; a row in it spreads its children across the width.",
  foreignAttributes: staysAtEdge,
  foreignForms: { footerlinks: 'footer { link "…" link "…" }' },
  foreignWords: [
    "bottombar",
    "contentinfo",
    "statusbar",
    "actions",
    "dialogactions",
    "cardactions",
    "bottom",
  ],
  band: "bar",
  children: { braces: "required" },
  attributes: {},
  ownFlow: true,
  examples: [
    'footer {\n  row { text "© Acme" sm muted link "Privacy" href="/privacy" size=sm }\n}',
    'footer border=false { text "Version 2.4" xs muted }',
  ],
  cost: { boxes: 1 },
}));

/** How `footer` is drawn. */
export const footerDrawing: Drawing<typeof footerComponent> = {
  lower(element, cx) {
    const line = element.flow.direction === undefined ? lineOf(element.children, cx) : undefined;
    const room = cx.dense(16);
    const { style, children } = layChildren(
      element,
      cx,
      {
        gap: cx.dense(8),
        ...line,
        padding: isInset(cx) ? { top: room } : edges(room),
        border: { top: 1 },
        shrink: 0,
      },
      { spread: "between" },
    );
    const parted =
      line?.wrap && style.justify === undefined ? withEnd(element, children, cx) : children;
    const drawn = pulledOut(element.node, style, parted, cx);
    const content = { tag: "footer", paint: { borderColor: token("line") } } as const;
    return style.direction === "row" ? row(style, drawn, content) : column(style, drawn, content);
  },
};

/**
 * How the children of a footer stand side by side: buttons at its end, a few words with links or buttons, a field and
 * its buttons, or what a spacer parts. Undefined for anything else, which stands one below the other.
 */
function lineOf(children: readonly AstNode[], cx: LowerContext): Style | undefined {
  const drawn = children.filter((child) => !cx.leaves(child));
  const kinds = drawn.map((child) => cx.componentOf(child));
  if (kinds.some((kind) => kind?.room)) return { direction: "row", align: "center" };
  if (drawn.length < 2 || drawn.some(isWide)) return undefined;
  const fields = drawn.filter((child) => cx.componentOf(child)?.inLine === "field");
  const isOfControls = kinds.every((kind) => kind?.inLine === "control" && !kind.oneLine);
  if (isOfControls) return { direction: "row", align: "center", justify: "end", wrap: true };
  if (isLineOfWords(drawn, cx)) {
    const areLinks = drawn.some((child) => isPressed(child, cx) && inLineOf(child, cx) === "words");
    return {
      direction: "row",
      align: "center",
      wrap: true,
      ...(areLinks && { gap: cx.dense(16) }),
    };
  }
  const areBeside = kinds.every(
    (kind) => kind?.inLine === "field" || (kind?.inLine === "control" && !kind.oneLine),
  );
  const isBar = fields.length === 1 && areBeside && !fields[0]!.label;
  return isBar ? { direction: "row", align: "center" } : undefined;
}

/** Whether words stand beside links, controls or signs, or links beside each other, and all have room in one line. */
function isLineOfWords(nodes: readonly AstNode[], cx: LowerContext): boolean {
  let width = 0;
  for (const node of nodes) {
    const inLine = inLineOf(node, cx);
    if (inLine === undefined || inLine === "field") return false;
    width += roughWidth(node.label ?? "", 16) + 2 * 16;
  }
  const makesLine = (node: AstNode) => isPressed(node, cx) || inLineOf(node, cx) === "small";
  return width <= cx.board.width && nodes.some(makesLine);
}

function isPressed(node: AstNode, cx: LowerContext): boolean {
  return inLineOf(node, cx) === "control" || cx.componentOf(node)?.attributes.has("href") === true;
}

/** Moves what is pressed to the end of the line, away from the words; or the words, if they come last. */
function withEnd(
  { children: nodes }: { readonly children: readonly AstNode[] },
  boxes: readonly Box[],
  cx: LowerContext,
): readonly Box[] {
  const pressed = nodes.filter((node) => !cx.leaves(node)).map((node) => isPressed(node, cx));
  const at = pressed.indexOf(!pressed[0]);
  const box = boxes[at];
  if (box === undefined || pressed.length !== boxes.length) return boxes;
  const margin = { ...box.style.margin, left: "auto" } as const;
  return boxes.with(at, withMore<Box>(box, { style: withMore(box.style, { margin }) }));
}

/** Whether an element is to take a line of its own. */
function isWide(node: AstNode): boolean {
  return hasModifier(node, "fullWidth") || node.attributes?.w !== undefined;
}

/** Whether what is around it keeps its content off the edges already. */
function isInset(cx: LowerContext): boolean {
  const { parent } = cx;
  if (parent === undefined) return false;
  const { structural, wraps, root } = cx.componentOf(parent) ?? {};
  if (root || cx.flush) return false;
  return !structural || !wraps || isSetOff(parent);
}
