/** Builds small documents for tests and draws them. */
import { compose } from "../../src/composition.js";
import type { AstNode, DocumentNode } from "../../src/language/ast/node.js";
import type { Value } from "../../src/language/ast/value.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";

/** A node. */
export function node(type: string, parts: Partial<AstNode> = {}): AstNode {
  return { type, ...parts };
}

/** A document of pages. */
export function documentOf(...children: AstNode[]): DocumentNode {
  return { type: "Document", children };
}

/** A page. */
export function page(children: AstNode[], attributes?: Record<string, Value>): AstNode {
  return node("Page", { children, ...(attributes && { attributes }) });
}

/** The box of the only element on a page. */
export function draw(element: AstNode, attributes?: Record<string, Value>): Box {
  const { boards } = compose(documentOf(page([element], attributes)), { room: 1000 }).boxes;
  return childrenOf(boards[0]!.box)[0]!;
}

/** A box and all of its descendants. */
export function all(box: Box): Box[] {
  return [box, ...childrenOf(box).flatMap(all)];
}

/** All texts in a box. */
export function textsOf(box: Box): string[] {
  return all(box).flatMap((inner) => (inner.kind === "text" ? [inner.text] : []));
}
