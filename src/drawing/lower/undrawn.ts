/** Draws a dashed box with a caption in place of elements without a drawing. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../../model/box/box.js";
import { column, edges, edgesOf, text, token } from "../../model/box/build.js";
import type { LowerContext } from "../../model/define/component.js";

/** A dashed box with a caption above its content. */
function dashedBox(caption: string, content: readonly Box[] = []): Box {
  return column(
    { gap: 8, padding: edgesOf(8, 12), border: edges(1) },
    [text(caption, { size: 12, weight: 500, color: token("inkMuted") }), ...content],
    { paint: { borderColor: token("lineStrong"), borderStyle: "dashed", radius: RADIUS } },
  );
}

/** The dashed box for a node of an unknown type, or of a component without a drawing. */
export function undrawn(node: AstNode, cx: LowerContext): Box {
  const title = node.label ?? node.attributes?.title ?? node.number;
  const caption = title === undefined || title === "" ? node.type : `${node.type}: ${title}`;
  const inside = { axis: "column", align: undefined, gap: 8 } as const;
  return dashedBox(caption, cx.children(node.children ?? [], inside));
}
