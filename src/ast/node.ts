/** The abstract syntax tree that users see: one node shape for every component (language.md 1.2). */
import type { Position } from "../text/source-text.js";
import type { Value } from "./value.js";

/** Where a node is; present only on request. */
export interface Location {
  /** Id of the source, where it has one. */
  source?: string;
  start: Position;
  end: Position;
}

/** A node; plain JSON whose keys are in the order given here. */
export interface AstNode {
  /** PascalCase name of the component; the root is `Document`. */
  type: string;
  label?: string;
  number?: number;
  modifiers?: string[];
  attributes?: Record<string, Value>;
  items?: Value[];
  children?: AstNode[];
  loc?: Location;
}

/** The root of every tree. */
export interface DocumentNode extends AstNode {
  type: "Document";
  children: AstNode[];
}

/** Type of a node whose word no component has. */
export function typeOfWord(word: string): string {
  return word
    .split("-")
    .filter((part) => part !== "")
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join("");
}

/** Visits a node and all below it, parents first; stops below a node when `visit` gives `false`. */
export function walkNodes(
  node: AstNode,
  // biome-ignore lint/suspicious/noConfusingVoidType: a visitor that gives nothing goes on
  visit: (node: AstNode, parent: AstNode | undefined) => boolean | void,
): void {
  const waiting = [node];
  const parents: (AstNode | undefined)[] = [undefined];
  while (waiting.length > 0) {
    const current = waiting.pop()!;
    if (visit(current, parents.pop()) === false || current.children === undefined) continue;
    for (let at = current.children.length - 1; at >= 0; at--) {
      waiting.push(current.children[at]!);
      parents.push(current);
    }
  }
}
