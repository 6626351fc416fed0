/** Finds foldable ranges: blocks, lists and comments of several lines, and runs of imports. */
import type { Place } from "../../language/diagnostics/diagnostic.js";
import * as term from "../../language/syntax/parser.terms.js";
import type { LanguageDocument } from "./language-document.js";

/** A foldable range. */
export interface Fold extends Place {
  kind: "region" | "comment" | "imports";
}

const regions = new Set<number>([term.Block, term.Object, term.List, term.Call]);

/** The foldable ranges, in source order. */
export function folds({ tree, source, text, analysis }: LanguageDocument): Fold[] {
  const found: Fold[] = [];
  const lineOf = (offset: number): number => source.locate(offset).line;
  let comments: Place | undefined;
  const endComments = (): void => {
    if (comments && lineOf(comments.from) < lineOf(comments.to)) {
      found.push({ ...comments, kind: "comment" });
    }
    comments = undefined;
  };
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.id === term.LineComment || type.id === term.BlockComment) {
      const follows = comments && lineOf(comments.to) + 1 >= lineOf(from);
      const isAlone = text.slice(source.lineStarts[lineOf(from) - 1], from).trim() === "";
      if (!follows || !isAlone) endComments();
      if (isAlone) comments = { from: comments?.from ?? from, to };
      continue;
    }
    if (type.id !== term.Document) endComments();
    // Only the content between the brackets is folded, so that the brackets stay visible.
    if (regions.has(type.id) && lineOf(from) < lineOf(to)) {
      found.push({ from: from + 1, to: Math.max(from + 1, to - 1), kind: "region" });
    }
  } while (cursor.next());
  endComments();
  const imports = analysis.elements.elements.filter(({ form }) => form?.kind === "import");
  const [first, last] = [imports[0], imports.at(-1)];
  if (first && last && first !== last) {
    found.push({ from: first.from, to: last.to, kind: "imports" });
  }
  return found.sort((a, b) => a.from - b.from || b.to - a.to);
}
