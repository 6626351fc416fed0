/** Converts the diagnostics of a wireframe to those of CodeMirror, with their fixes as actions. */
import { type Action, linter, type Diagnostic as Mark } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { capDiagnostics } from "../../language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { documentOf, hasOtherFiles } from "./document-of.js";

/** Shows the same diagnostics as `wf validate`. */
export const lintWireframe: Extension = linter(marksOf, {
  needsRefresh: (update) =>
    hasOtherFiles(update) || update.startState.readOnly !== update.state.readOnly,
});

/** The diagnostics of an editor; those of a read-only one have no fixes. */
export function marksOf({ state }: Pick<EditorView, "state">): Mark[] {
  const document = documentOf(state);
  if (!document) return [];
  return capDiagnostics(document.diagnostics).shown.map((diagnostic) => {
    const { code, severity, message, hint, fix, source } = diagnostic;
    const isFixable = fix && fix.edits.length > 0 && !state.readOnly;
    // Diagnostics of an imported file are shown at the start.
    const { from, to } = source === undefined ? diagnostic : { from: 0, to: 0 };
    return {
      from,
      to,
      severity,
      source: code,
      message: hint === undefined ? message : `${message}\n${hint}`,
      ...(isFixable && { actions: [actionOf(diagnostic, fix.title)] }),
    };
  });
}

/** Applies the current fix of a diagnostic: the text may have changed since the action was offered. */
function actionOf({ code, message }: Diagnostic, name: string): Action {
  return {
    name,
    apply(view, from) {
      if (view.state.readOnly) return;
      const now = documentOf(view.state)?.diagnostics.find(
        (each) => each.code === code && each.message === message && each.from === from,
      );
      const changes = (now?.fix?.edits ?? []).filter(({ source }) => source === undefined);
      if (changes.length > 0) view.dispatch({ changes, userEvent: "input.fix" });
    },
  };
}
