/** Lets what a container of a written height centers start at its top where it is higher than that. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../../model/box/box.js";
import { withMore } from "../../model/box/with-more.js";

/** The box of a node, in which nothing that is centered can be cut at the top: people read from there. */
export function startingAtTop(box: Box, node: AstNode): Box {
  const { justify, direction, height, maxHeight } = box.style;
  if (justify !== "center" || direction !== "column" || box.kind !== "stack") return box;
  const isLimited = height !== undefined || maxHeight !== undefined;
  if (!isLimited || (node.children?.length ?? 0) === 0) return box;
  return { ...box, style: withMore(box.style, { justify: "safe" }) };
}
