/** Decides which hint of a page is drawn: there is only one pointer, so a picture shows one at a time. */
import type { AstNode } from "../../language/ast/node.js";
import { hasModifier } from "../../model/define/read-element.js";

const none: readonly AstNode[] = [];

/** A hint among those of its page. */
export interface Hint {
  /** Its number, from 1. */
  number: number;
  isDrawn: boolean;
}

/** The hints of a page. */
export class Hints {
  readonly #page: AstNode;
  #count = 0;
  #drawn: AstNode | undefined;

  constructor(page: AstNode) {
    this.#page = page;
  }

  /** Counts a hint; the first one of its page is shown unless another one is open. */
  next(node: AstNode): Hint {
    this.#drawn ??= openIn(this.#page, node.type) ?? node;
    return { number: ++this.#count, isDrawn: node === this.#drawn };
  }
}

/** The first drawn element of a type that is open. */
function openIn(node: AstNode, type: string): AstNode | undefined {
  if (hasModifier(node, "hidden")) return undefined;
  if (node.type === type && (hasModifier(node, "open") || node.attributes?.open === true)) {
    return node;
  }
  const { children = none } = node;
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    const found = openIn(child, type);
    if (found !== undefined) return found;
  }
  return undefined;
}
