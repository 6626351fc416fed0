/** Describes what clicks on the elements of a page can open in a prototype. */
import type { AstNode } from "../../language/ast/node.js";
import type { Target } from "../../model/define/component.js";

/** The elements that clicks on a page can open, by the names that the page uses. */
export interface PagePrototype {
  /** The overlay or folding part that a reference names, by its id or else its title; one of this page first. */
  find(reference: string): Target | undefined;
  /** What a click on something that names this node opens; undefined for what cannot be opened. */
  targetOf(node: AstNode): Target | undefined;
  /** Whether some element names the node as what it opens. */
  isOpened(node: AstNode): boolean;
}
