/** Keeps with a page the title that its source gives it, where the one above its board says more. */
import type { AstNode } from "./node.js";

/** No part of the JSON that users see, but of all copies; programs may consist of several bundles, which all know this name. */
const key = Symbol.for("wf own title");

type Titled = AstNode & { [key]?: string };

/** The page with another title above its board; what is drawn inside keeps the one it has. */
export function titledAbove(page: AstNode, label: string): AstNode {
  const titled: Titled = { ...page, label, [key]: ownTitleOf(page) };
  return titled;
}

/** The title of a page for what is drawn inside of it; empty without one. */
export function ownTitleOf(page: AstNode): string {
  return (page as Titled)[key] ?? page.label ?? "";
}
