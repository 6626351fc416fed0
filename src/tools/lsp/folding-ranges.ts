/** Translates folds into those of the protocol. */
import { type FoldingRange, FoldingRangeKind } from "vscode-languageserver";
import type { Fold } from "../../authoring/editing/folding.js";
import type { SourceText } from "../../base/text/source-text.js";
import { rangeOf } from "./convert.js";

const kinds = {
  region: FoldingRangeKind.Region,
  comment: FoldingRangeKind.Comment,
  imports: FoldingRangeKind.Imports,
} as const;

/**
 * The folds of a text as ranges of the protocol.
 *
 * @param foldsLines - whether the client folds only whole lines; a closing bracket on the last line must stay visible
 */
export function foldingRanges(
  found: readonly Fold[],
  source: SourceText,
  foldsLines: boolean,
): FoldingRange[] {
  return found.flatMap(({ kind, ...place }) => {
    const { start, end } = rangeOf(source, place);
    const range = {
      startLine: start.line,
      startCharacter: start.character,
      endLine: end.line,
      endCharacter: end.character,
      ...(kind && { kind: kinds[kind] }),
    };
    if (
      foldsLines &&
      source
        .lineText(end.line + 1)
        .slice(end.character)
        .trim() !== ""
    ) {
      range.endLine--;
      range.endCharacter = source.lineText(end.line).length;
    }
    return range.startLine < range.endLine ? [range] : [];
  });
}
