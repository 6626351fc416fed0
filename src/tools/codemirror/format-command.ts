/** Formats a wireframe in the editor, as `wf fmt` does. */
import type { Command } from "@codemirror/view";
import { formattingOf } from "../../authoring/editing/format-at.js";
import { documentOf } from "./document-of.js";

/** Formats the document, or the elements that a selection touches. Elements with errors stay as they are. */
export const formatWireframe: Command = ({ state, dispatch }) => {
  const document = documentOf(state);
  if (!document || state.readOnly) return false;
  const { from, to, empty } = state.selection.main;
  const changes = formattingOf(document, empty ? undefined : { from, to });
  if (changes.length > 0) {
    dispatch(state.update({ changes, scrollIntoView: true, userEvent: "input.format" }));
  }
  return true;
};
