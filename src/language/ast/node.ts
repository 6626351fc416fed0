/** The abstract syntax tree that users see: one node shape for every component (language.md 1.2). */
import type { Position } from "../../base/text/source-text.js";
import type { Value } from "./value.js";

/** Where a node is; present only on request. */
export interface Location {
  /** Id of the source, where it has one. */
  source?: string;
  start: Position;
  end: Position;
}

/** A use that leads to what is written out. */
export interface UseNode {
  /** What is used. */
  name: string;
  /** Id of the source that uses it, where it has one. */
  file?: string;
  /** Where it is used. */
  loc: { start: Position; end: Position };
}

/** A node; plain JSON whose keys are in the order given here. */
export interface AstNode {
  /** PascalCase name of the component; the root is `Document`. */
  type: string;
  /** What a definition is called, or what is used; the name of a slot. */
  name?: string;
  /** The file of data or of an import. */
  from?: string;
  /** The names that an import brings. */
  names?: string[];
  /** What a component or layout takes. */
  params?: ParameterNode[];
  label?: string;
  number?: number;
  /** What a repeat goes through: a name or a text that stands for a list. */
  of?: string;
  /** Items of a repeat or of data stand before the next two, all others after `attributes`. */
  items?: Value[];
  /** The name of an entry in a repeat; the name that an import gives to what it brings. */
  as?: string;
  /** The name of the number of an entry. */
  index?: string;
  modifiers?: string[];
  attributes?: Record<string, Value>;
  children?: AstNode[];
  loc?: Location;
  /** Of what is written out, with `loc`: the uses that lead to it, outermost first. */
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
  /** Values of design tokens, of a tree that is drawn. */
  tokens?: Readonly<Record<string, string | number>>;
  /** What is said of the canvas that the pages are on. */
  canvas?: AstNode;
  children: AstNode[];
}

/** Type of a node whose word no component has. */
export function typeOfWord(word: string): string {
  if (!word.includes("-")) return word.slice(0, 1).toUpperCase() + word.slice(1);
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
