/** Describes what clicks on the elements of a page can open in a prototype. */
import type { AstNode } from "../../language/ast/node.js";
import type { Target } from "../../model/define/component.js";

/** The elements that clicks on a page can open, by the names that the page uses. */
export interface PagePrototype {
  /** The overlay or folding part with an id or title; those of this page take precedence. */
  find(reference: string): Target | undefined;
  /** What a click opens if it refers to this node; undefined if the node cannot be opened. */
  targetOf(node: AstNode): Target | undefined;
  /** Whether any element opens the node. */
  isOpened(node: AstNode): boolean;
}
