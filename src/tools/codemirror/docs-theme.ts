/** Styles docs in tooltips, with padding and a maximum size. */
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** The look of docs; colors are those of the editor's own tooltips. */
export const docsTheme: Extension = EditorView.baseTheme({
  ".cm-wf-docs": {
    boxSizing: "border-box",
    maxWidth: "480px",
    maxHeight: "360px",
    overflow: "auto",
    padding: "4px 10px",
    fontSize: "13px",
    lineHeight: "1.45",
    whiteSpace: "normal",
  },
  ".cm-wf-docs h4, .cm-wf-docs p, .cm-wf-docs ul, .cm-wf-docs pre": { margin: "6px 0" },
  ".cm-wf-docs ul": { paddingLeft: "18px" },
  ".cm-wf-docs pre": { whiteSpace: "pre-wrap" },
  ".cm-wf-docs img": { maxWidth: "100%", verticalAlign: "middle" },
});
