/** Defines and draws `header`. */
import type { AstNode } from "../../language/ast/node.js";
import { type Box, childrenOf } from "../box/box.js";
import { row, token } from "../box/build.js";
import { withMore } from "../box/with-more.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { aroundMiddle } from "./parts/around-middle.js";
import { layChildren } from "./parts/container.js";
import { mayWrap } from "./parts/in-line.js";
import { pulledOut } from "./parts/pulled-out.js";
import { sidesOfRow, staysAtEdge } from "./parts/sideways.js";

export const headerComponent = defineComponent(() => ({
  name: "header",
  category: "layout",
  structural: true,
  centers: true,
  docs: "The bar at the top of a page; its children are side by side, and its last controls at the end.",
  foreignAttributes: { ...sidesOfRow, ...staysAtEdge },
  foreignWords: [
    "topbar",
    "titlebar",
    "navigationbar",
    "pageheader",
    "appheader",
    "siteheader",
    "mainheader",
    "masthead",
    "top",
  ],
  band: "bar",
  children: { braces: "required" },
  aliases: { navbar: { docs: "The same as `header`" } },
  attributes: {},
  ownFlow: true,
  examples: [
    'header justify=between {\n  logo "Acme"\n  nav ["Orders", "Customers"] active=0\n  avatar "Ada Lovelace"\n}',
    'header border=false { title "Inbox" level=4 }',
  ],
  cost: { boxes: 3 },
}));

/** How `header` is drawn. */
export const headerDrawing: Drawing<typeof headerComponent> = {
  narrow: "leads",
  lower(element, cx) {
    // A row that the header itself does not distribute takes the remaining space.
    const isFilled = element.children.length === 1 || element.flow.justify === undefined;
    const { style, children } = layChildren(
      element,
      cx,
      {
        direction: "row",
        align: "center",
        gap: cx.dense(16),
        minHeight: Math.round(cx.dense(56)),
        shrink: 0,
        // Room for a label above a field, which is higher than the bar.
        padding: { top: cx.dense(5), right: 16, bottom: cx.dense(5), left: 16 },
        border: { bottom: 1 },
      },
      { place: "bar", ...(isFilled && { spread: "fill" as const }) },
    );
    const ended = style.justify === undefined ? withEnd(element.children, children, cx) : children;
    const pulled = pulledOut(element.node, style, ended, cx);
    const parts = style.justify === "between" ? aroundMiddle(pulled, cx.board.width) : pulled;
    const bar = row(style, parts, { tag: "header", paint: { borderColor: token("line") } });
    return mayWrap(element.node, style, cx) ? withMore(bar, { mayWrap: true }) : bar;
  },
};

/**
 * Moves the controls and faces after everything else to the end of the bar, where users look for them, unless something
 * takes the remaining space.
 */
function withEnd(
  nodes: readonly AstNode[],
  boxes: readonly Box[],
  cx: LowerContext,
): readonly Box[] {
  const drawn = nodes.filter((node) => !cx.leaves(node));
  if (drawn.length !== boxes.length || boxes.some(takesSpace)) return boxes;
  let first = boxes.length;
  while (first > 1) {
    const box = boxes[first - 1]!;
    const node = drawn[first - 1]!;
    // An icon alone is a sign that belongs to the words before it; beside a control or a title, it is a control.
    const isWord = boxes[first - 2]!.kind === "text" && !cx.componentOf(drawn[first - 2]!)?.heads;
    const isAction = box.kind === "icon" && (first < boxes.length || !isWord);
    if (!isAction && !hasCount(node, cx) && !isTool(box, node, cx)) break;
    first--;
  }
  const box = boxes[first];
  if (box === undefined) return boxes;
  const margin = { ...box.style.margin, left: "auto" } as const;
  return boxes.with(first, withMore<Box>(box, { style: withMore(box.style, { margin }) }));
}

/** Whether a child is a sign with a count, which is pressed to see what it counts. */
function hasCount(node: AstNode, cx: LowerContext): boolean {
  return cx.componentOf(node)?.inLine === "small" && node.attributes?.badge !== undefined;
}

function takesSpace({ style: { grow = 0, margin = {} } }: Box): boolean {
  return grow > 0 || margin.left === "auto" || margin.right === "auto";
}

/** Whether a child is a control or a face, or a row of these, fields and icons. */
function isTool(box: Box, node: AstNode, cx: LowerContext): boolean {
  const { inLine, category, oneLine, structural } = cx.componentOf(node) ?? {};
  if (structural && box.style.direction === "row") {
    const [boxes, nodes] = [childrenOf(box), node.children ?? []];
    if (boxes.length !== nodes.length) return false;
    const tools = nodes.map(
      (each, at) => cx.componentOf(each)?.inLine === "field" || isTool(boxes[at]!, each, cx),
    );
    return tools.includes(true) && boxes.every(({ kind }, at) => kind === "icon" || tools[at]);
  }
  const isFace = inLine === "small" && box.role === "img";
  return isFace || (inLine === "control" && category !== "navigation" && !oneLine);
}
