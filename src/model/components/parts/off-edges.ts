/** Keeps words and controls off the edges of a card whose pictures and tables reach them. */
import type { AstNode } from "../../../language/ast/node.js";
import type { Box } from "../../box/box.js";
import { column } from "../../box/build.js";
import type { LowerContext } from "../../define/component.js";
import { isSetOff } from "./container.js";

/** Maximum depth of containers to search for anything but words and controls. */
const depth = 3;

/**
 * The drawn children of a card without padding: if one of them is a block, which reaches the edges, each run of words and
 * controls is in a box with padding.
 *
 * @param gap px between the children
 * @param room px of the padding
 */
export function offEdges(
  nodes: readonly AstNode[],
  boxes: readonly Box[],
  { gap, room }: { gap: number; room: number },
  cx: LowerContext,
): Box[] {
  const drawn = nodes.filter((node) => !cx.leaves(node));
  const holdsBlock = drawn.some((node) => isBlock(node, cx));
  if (!holdsBlock || drawn.length !== boxes.length) return [...boxes];
  const inFlow = boxes.filter((box) => !isPlaced(box));
  const areWords = drawn
    .filter((_, at) => !isPlaced(boxes[at]!))
    .map((node) => isWords(node, cx, depth));
  const parts: Box[] = [];
  for (let at = 0; at < inFlow.length; ) {
    const from = at;
    while (at < inFlow.length && areWords[at]) at++;
    if (at === from) {
      parts.push(inFlow[at++]!);
      continue;
    }
    const padding = {
      left: room,
      right: room,
      ...(from === 0 && { top: room }),
      ...(at === inFlow.length && { bottom: room }),
    };
    parts.push(column({ gap, padding }, inFlow.slice(from, at)));
  }
  // What is on a corner or edge stays a child of the card.
  for (const box of boxes) if (isPlaced(box)) parts.push(box);
  return parts;
}

/** Whether a box has a place of its own, and takes none from the others. */
function isPlaced({ style }: Box): boolean {
  return style.position === "absolute";
}

/** Whether an element is a block that reaches the edges: a picture, a table, a map. */
function isBlock(node: AstNode, cx: LowerContext): boolean {
  const component = cx.componentOf(node);
  return component !== undefined && component.inLine === undefined && !component.structural;
}

/** Whether an element is words or a control, or a container of these without a padding, line or ground of its own. */
function isWords(node: AstNode, cx: LowerContext, levels: number): boolean {
  const component = cx.componentOf(node);
  if (component?.inLine !== undefined) return component.line !== true;
  if (component?.structural !== true || component.band !== undefined || levels === 0) return false;
  const { children = [] } = node;
  return (
    !isSetOff(node) &&
    children.length > 0 &&
    children.every((child) => isWords(child, cx, levels - 1))
  );
}
