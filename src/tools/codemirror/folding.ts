/** Tells CodeMirror what can be folded. */
import { foldService } from "@codemirror/language";
import type { Extension, Text } from "@codemirror/state";
import { type Fold, folds } from "../../authoring/editing/folding.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import { documentOf } from "./document-of.js";

/** The folds of a text by the line that they start on, cached because CodeMirror asks for each visible line. */
const known = new WeakMap<Text, ReadonlyMap<number, Place>>();

/** Folds blocks, lists, comments, regions and runs of imports. */
export const foldWireframe: Extension = foldService.of((state, lineStart) => {
  const document = documentOf(state);
  if (!document) return null;
  let byLine = known.get(state.doc);
  if (!byLine) {
    byLine = foldsByLine(folds(document), state.doc);
    known.set(state.doc, byLine);
  }
  return byLine.get(lineStart) ?? null;
});

/** The outermost fold of each line, by the start of the line. */
function foldsByLine(found: readonly Fold[], doc: Text) {
  const byLine = new Map<number, Place>();
  for (const { from, to, kind } of found) {
    const line = doc.lineAt(from);
    // Comments, regions and imports keep their first line, like blocks keep their head.
    const start = kind === undefined ? from : line.to;
    if (!byLine.has(line.from) && start < to) byLine.set(line.from, { from: start, to });
  }
  return byLine;
}
