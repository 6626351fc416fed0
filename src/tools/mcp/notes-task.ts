/** Finds the current places of notes, for a model that replies to them. */
import { listElements } from "../../authoring/notes/list-elements.js";
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
    const { document } = documentOf(source.text, options);
    views.push(viewNotes(notes, listElements(document, isPageIn(vocabulary)), source.text));
  }
  return { kind: "notes", views };
}
