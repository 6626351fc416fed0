/** Finds the current places of notes, for a model that replies to them. */
import { listElements } from "../../authoring/notes/list-elements.js";
import { tellErrors } from "../../authoring/notes/tell-errors.js";
import { viewNotes } from "../../authoring/notes/view-notes.js";
import { documentOf } from "../../document-of.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { isPageIn } from "../../model/define/pages-of.js";
import { contextOf } from "./source-context.js";
import type { McpOutcome, McpTask } from "./task.js";

/** Places the notes of wireframes. */
export async function notesTask({
  files,
}: Extract<McpTask, { kind: "notes" }>): Promise<McpOutcome> {
  const views = [];
  for (const { source, notes } of files) {
    const { options } = await contextOf(source, {});
    const { document, diagnostics } = documentOf(source.text, options);
    const elements = listElements(document, isPageIn(vocabulary));
    views.push(viewNotes(notes, elements, source.text, tellErrors(source.text, diagnostics)));
  }
  return { kind: "notes", views };
}
