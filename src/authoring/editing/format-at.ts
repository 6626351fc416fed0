/** Formats a document, a range of it, or the element that was just closed with a brace. */
import type { Place, TextEdit } from "../../language/diagnostics/diagnostic.js";
import { elementsAt } from "./element-at.js";
import { formatEdits } from "./format/format.js";
import type { LanguageDocument } from "./language-document.js";

/** The edits for a document, or for the elements in a range of it. */
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

/** The edits for the element closed by the brace before an offset; none if it closes nothing. */
export function formattingOnBrace(document: LanguageDocument, offset: number): TextEdit[] {
  const brace = offset - 1;
  const closed = elementsAt(document.elementsNear(brace), brace).find(
    ({ block }) => block?.close === brace,
  );
  if (!closed) return [];
  // After an error, the brace may close something else than it seems to.
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
