/** The abstract syntax tree that users see: one node shape for every component (language.md 1.2). */
import type { Position } from "../../base/text/source-text.js";
import type { Value } from "./value.js";

/** The location of a node; present only on request. */
export interface Location {
  /** Id of the source, if it has one. */
  source?: string;
  start: Position;
  end: Position;
}

/** A use that leads to an expanded node. */
export interface UseNode {
  /** The name of the used component or layout. */
  name: string;
  /** Id of the source that contains the use, if it has one. */
  file?: string;
  /** The location of the use. */
  loc: { start: Position; end: Position };
}

/** A node; plain JSON whose keys are in the order given here. */
export interface AstNode {
  /** PascalCase name of the component; the root is `Document`. */
  type: string;
  /** The name of a definition, use or slot. */
  name?: string;
  /** The path of a file with data, or of an imported file. */
  from?: string;
  /** The imported names. */
  names?: string[];
  /** The parameters of a component or layout. */
  params?: ParameterNode[];
  label?: string;
  number?: number;
  /** The list of a repeat: a name, or a text that stands for a list. */
  of?: string;
  /** Items of a repeat or of data come before the next two keys, all others after `attributes`. */
  items?: Value[];
  /** The name of an entry in a repeat, or of an import. */
  as?: string;
  /** The name of the entry number in a repeat. */
  index?: string;
  modifiers?: string[];
  attributes?: Record<string, Value>;
  children?: AstNode[];
  loc?: Location;
  /** For expanded nodes with `loc`: the uses that lead to them, outermost first. */
  via?: UseNode[];
}

/** A parameter of a component or layout. */
export interface ParameterNode {
  name: string;
  /** A type, or the choices. */
  type: string | string[];
  default?: Value;
}

/** The root of every tree. */
export interface DocumentNode extends AstNode {
  type: "Document";
  /** Values of design tokens, in a document that is drawn. */
  tokens?: Readonly<Record<string, string | number>>;
  /** The element that describes the canvas around the pages. */
  canvas?: AstNode;
  children: AstNode[];
}

/** The node type for a word that is not a component. */
export function typeOfWord(word: string): string {
  if (!word.includes("-")) return word.slice(0, 1).toUpperCase() + word.slice(1);
  return word
    .split("-")
    .filter((part) => part !== "")
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join("");
}

/** Visits a node and all its descendants, parents first; skips the descendants of a node if `visit` returns `false`. */
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
