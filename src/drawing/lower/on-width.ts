/** Removes elements from a document that are not drawn on boards of the width of its pages. */
import { type Band, bandOf, isDrawnIn, mentionsBand } from "../../language/ast/bands.js";
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { hasModifier, readElement } from "../../model/define/read-element.js";
import type { ComponentVocabulary } from "../../model/define/vocabulary.js";

/**
 * The document as its boards show it; the same object if nothing in it depends on the width.
 *
 * @param room width in px of pages without a width
 */
export function onItsWidths(
  document: DocumentNode,
  { root }: ComponentVocabulary,
  room: number,
): DocumentNode {
  let isSame = true;
  const children = document.children.flatMap((page) => {
    const band = () => {
      const isPage = page.type === root.type;
      return bandOf((isPage ? root.board?.(readElement(page, root, {})).width : undefined) ?? room);
    };
    const drawn = onWidth(page, band);
    if (drawn !== page) isSame = false;
    return drawn ?? [];
  });
  return isSame ? document : { ...document, children };
}

/**
 * The node as boards of a width band show it: the same object if nothing in it depends on the width, undefined if it is
 * not drawn.
 */
function onWidth(node: AstNode, band: () => Band): AstNode | undefined {
  if (mentionsBand(node) && !isDrawnIn(band(), (word) => hasModifier(node, word))) return undefined;
  const { children } = node;
  if (children === undefined) return node;
  let kept: AstNode[] | undefined;
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    const drawn = onWidth(child, band);
    if (drawn === child) kept?.push(child);
    else {
      kept ??= children.slice(0, at);
      if (drawn) kept.push(drawn);
    }
  }
  return kept ? { ...node, children: kept } : node;
}
