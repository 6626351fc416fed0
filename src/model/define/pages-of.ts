/** Finds the pages of a document that are drawn. */
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { hasModifier } from "./read-element.js";
import type { ComponentVocabulary } from "./vocabulary.js";

/**
 * The pages of a document. Nodes outside pages, which a parser never leaves there, form a page for each run of them.
 */
export function pagesOf(document: DocumentNode, vocabulary: ComponentVocabulary): AstNode[] {
  const pages: AstNode[] = [];
  let loose: AstNode[] | undefined;
  for (const node of document.children) {
    if (vocabulary.componentOfType(node.type)?.root) {
      loose = undefined;
      if (!hasModifier(node, "hidden")) pages.push(node);
    } else if (loose) {
      loose.push(node);
    } else {
      loose = [node];
      pages.push({ type: vocabulary.root.type, children: loose });
    }
  }
  return pages;
}

/** Returns a test for whether a node is a page. */
export function isPageIn(vocabulary: ComponentVocabulary): (node: AstNode) => boolean {
  return ({ type }) => vocabulary.componentOfType(type)?.root === true;
}
