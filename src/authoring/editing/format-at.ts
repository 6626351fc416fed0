/** Turns a document, a range of it or a brace that was just typed into the edits that give it its style. */
import type { Place, TextEdit } from "../../language/diagnostics/diagnostic.js";
import { elementsAt } from "./element-at.js";
import { formatEdits } from "./format/format.js";
import type { LanguageDocument } from "./language-document.js";

/** The edits for a document, or the elements that a range of it touches. */
export function formattingOf(document: LanguageDocument, range?: Place): TextEdit[] {
  const { load, file, units } = document.surroundings.analysis ?? {};
  const options = {
    ...document.surroundings.format,
    ...(load && { load }),
    ...(file !== undefined && { file }),
    ...(units && { units }),
  };
  return formatEdits(document.text, options, range);
}

/** The edits for the element whose block the brace before an offset closes; none for one that closes nothing. */
export function formattingOnBrace(document: LanguageDocument, offset: number): TextEdit[] {
  const brace = offset - 1;
  const closed = elementsAt(document.analysis.elements.elements, brace).find(
    ({ block }) => block?.close === brace,
  );
  if (!closed) return [];
  // An error before the brace may mean that it closes something else than it seems.
  const { from } = closed;
  const isBroken = document.diagnostics.some(
    (each) =>
      each.severity === "error" &&
      each.source === undefined &&
      each.from < offset &&
      each.to >= from,
  );
  return isBroken ? [] : formattingOf(document, { from, to: offset });
}
