/** Provides the language in a CodeMirror 6 editor, without a server. */
import { LanguageSupport } from "@codemirror/language";
import { keymap } from "@codemirror/view";
import { completeWireframe, enterAfterWholeWord } from "./completion.js";
import { docsTheme } from "./docs-theme.js";
import { keepDocument } from "./document-of.js";
import { foldWireframe } from "./folding.js";
import { formatWireframe } from "./format-command.js";
import { hoverWireframe } from "./hover.js";
import { indentOpenBrackets } from "./indentation.js";
import { lintWireframe } from "./lint.js";
import { wireframeLanguage } from "./parser.js";
import { colorWireframe } from "./semantic-highlighting.js";
import type { WireframeConfig } from "./wireframe-config.js";

export type { LoadedFile, LoadFile, LoadProblem } from "../../language/ast/load-file.js";
export { refreshWireframe } from "./document-of.js";
export { formatWireframe } from "./format-command.js";
export { wireframeLanguage } from "./parser.js";
export type { WireframeConfig } from "./wireframe-config.js";

/**
 * The language of wireframes: highlighting, folding, indentation, completion, diagnostics with their fixes, docs, and
 * Shift-Alt-F to format.
 *
 * @param config - the context of the text
 */
export function wireframe(config: WireframeConfig = {}): LanguageSupport {
  return new LanguageSupport(wireframeLanguage, [
    keepDocument(config),
    wireframeLanguage.data.of({ autocomplete: completeWireframe }),
    enterAfterWholeWord,
    indentOpenBrackets,
    foldWireframe,
    lintWireframe,
    hoverWireframe,
    colorWireframe,
    docsTheme,
    keymap.of([{ key: "Shift-Alt-f", run: formatWireframe, preventDefault: true }]),
  ]);
}
