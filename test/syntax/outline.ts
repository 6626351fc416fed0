/** Converts a source to a short outline of its elements, for tables of cases. */

import { analyze } from "../../src/analyze.js";
import type { AstNode } from "../../src/language/ast/node.js";

/** `row{text.muted button}`: types in lower case, modifiers after dots, blocks in braces. */
export function outline(source: string): string {
  const { ast } = analyze(source);
  return ast.children.map(describeNode).join(" ");
}

function describeNode(node: AstNode): string {
  const modifiers = (node.modifiers ?? []).map((word) => `.${word}`).join("");
  const children = (node.children ?? []).map(describeNode).join(" ");
  return `${node.type.toLowerCase()}${modifiers}${children === "" ? "" : `{${children}}`}`;
}

/** The diagnostics of a source as `line:column code`, without infos about fragments. */
export function diagnostics(source: string): string[] {
  const { diagnostics } = analyze(source);
  return diagnostics
    .filter(({ code }) => code !== "missing-page")
    .map(({ code, from }) => {
      const before = source.slice(0, from).split("\n");
      return `${before.length}:${before.at(-1)!.length + 1} ${code}`;
    });
}
