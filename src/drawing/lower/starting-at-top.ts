/** Aligns centered content to the top of a container with a given height if the content is higher than the container. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../../model/box/box.js";
import { withMore } from "../../model/box/with-more.js";

/** The box of a node, changed so that no centered content is cut off at the top, where people start reading. */
export function startingAtTop(box: Box, node: AstNode): Box {
  const { justify, direction, height, maxHeight } = box.style;
  if (justify !== "center" || direction !== "column" || box.kind !== "stack") return box;
  const isLimited = height !== undefined || maxHeight !== undefined;
  if (!isLimited || (node.children?.length ?? 0) === 0) return box;
  return { ...box, style: withMore(box.style, { justify: "safe" }) };
}
