/** Attaches to a page its title in the source, if the title above its board is longer. */
import type { AstNode } from "./node.js";

/**
 * Not in the JSON that users see, but in all copies. Programs may consist of several bundles, so the symbol is global.
 */
const key = Symbol.for("wf own title");

type Titled = AstNode & { [key]?: string };

/** The page with another title above its board; its content is still drawn with the original one. */
export function titledAbove(page: AstNode, label: string): AstNode {
  const titled: Titled = { ...page, label, [key]: ownTitleOf(page) };
  return titled;
}

/** The title of a page as its content is drawn; empty without one. */
export function ownTitleOf(page: AstNode): string {
  return (page as Titled)[key] ?? page.label ?? "";
}
