/** The tool behind the page in a chat: the clickable elements of a picture, the person's notes and their approval. */
import * as Type from "typebox";
import { applyAct, type NoteAct } from "../../../authoring/notes/apply-act.js";
import { noNotes, noteLimits, notesEnding } from "../../../authoring/notes/note.js";
import { tellProblem } from "../../../authoring/notes/tell-problem.js";
import { newNoteId } from "../../../workspace/notes/new-id.js";
import { changeNotesOf, readNotesOf } from "../../../workspace/notes/note-store.js";
import { drawingArguments, sourceArguments } from "../arguments.js";
import { type Review, type ReviewedSource, reviewToolName } from "../review.js";
import { mainRoot, shownPath } from "../roots.js";
import type { TaskDrawing, TaskSource } from "../task.js";
import { defineTool, type ToolContext, ToolProblem } from "../tool.js";

const place = Type.Integer({ minimum: 0, description: "the place of an element in the answer" });

const input = Type.Object({
  ...sourceArguments,
  ...drawingArguments,
  version: Type.Optional(
    Type.String({ maxLength: 40, description: "of the answer that pin and approve are about" }),
  ),
  pin: Type.Optional(Type.Object({ at: place, text: Type.String({ maxLength: noteLimits.text }) })),
  answer: Type.Optional(
    Type.Object({
      note: Type.String({ maxLength: 40 }),
      text: Type.String({ maxLength: noteLimits.text }),
    }),
  ),
  approve: Type.Optional(place),
});

/** Shows what a person can do with a picture, and does it. */
export const reviewTool = defineTool({
  name: reviewToolName,
  title: "Review a wireframe",
  docs: "For the page that shows wf_render's picture to a person: the elements and notes of a wireframe, and what the person does with them. Models use wf_notes.",
  isReadOnly: false,
  isDestructive: false,
  isIdempotent: false,
  app: "only",
  input,
  output: Type.Object({}, { additionalProperties: true }),
  async run({ source, path, version, pin, answer, approve, ...given }, context) {
    const read = await context.source({ source, path });
    const look = async () => {
      const notes =
        read.absolute === undefined
          ? { file: noNotes, problems: [] }
          : readNotesOf(read.absolute, mainRoot(context.roots));
      const drawing = given as TaskDrawing;
      const outcome = await context.performQuietly({
        kind: "review",
        source: read,
        drawing,
        notes,
      });
      if (outcome.kind === "review") return outcome.reviewed;
      throw new ToolProblem(outcome.kind === "problem" ? outcome.problem : "nothing was drawn");
    };
    // Not the given path, which could contain anything before it leads to the file.
    const shown = read.absolute && shownPath(read.absolute, context.roots);
    let reviewed = await look();
    const act = actOf({ pin, answer, approve }, version, reviewed);
    if (act !== undefined) {
      await keep(act, read, context);
      reviewed = await look();
    }
    const text = `${reviewed.elements.length} elements, ${reviewed.view.notes.length} notes`;
    return { content: [{ type: "text", text }], structuredContent: { ...told(reviewed, shown) } };
  },
});

interface Wanted {
  pin: { at: number; text: string } | undefined;
  answer: { note: string; text: string } | undefined;
  approve: number | undefined;
}

/** The act of a person; undefined if they only look. Throws if the act is about another picture. */
function actOf(
  { pin, answer, approve }: Wanted,
  version: string | undefined,
  { version: now, anchors, digests, view }: ReviewedSource,
): NoteAct | undefined {
  if (answer !== undefined) return { kind: "reply", id: newNoteId(), ...answer };
  if (pin === undefined && approve === undefined) return undefined;
  const at = pin?.at ?? approve!;
  const anchor = at === 0 ? wholeFile : anchors[at];
  const digest = view.pages.some((page) => page.at === at) ? digests[at] : undefined;
  if (version !== now || anchor === undefined || (pin === undefined && digest === undefined)) {
    throw new ToolProblem("the wireframe has changed in the meantime; look at it and try again");
  }
  return pin === undefined
    ? { kind: "approve", id: newNoteId(), page: anchor, digest: digest! }
    : { kind: "add", id: newNoteId(), anchor, text: pin.text };
}

/** The anchor of notes without an element. */
const wholeFile = { path: "", component: "file", words: "", line: 1 };

async function keep(act: NoteAct, { absolute }: TaskSource, context: ToolContext): Promise<void> {
  if (absolute === undefined) {
    throw new ToolProblem("notes are kept beside a file; write the wireframe with wf_write first");
  }
  const actor = { author: await context.person(), created: new Date().toISOString() };
  const { problem } = await changeNotesOf(absolute, mainRoot(context.roots), (file) =>
    applyAct(file, act, actor),
  );
  if (problem !== undefined) throw new ToolProblem(problem);
}

function told({ view, anchors: _, digests, ...picture }: ReviewedSource, path?: string): Review {
  return {
    ...picture,
    ...(path !== undefined && { path }),
    notes: view.notes,
    pages: view.pages
      .filter(({ at }) => digests[at] !== undefined)
      .map(({ at, name, approvals }) => ({
        at,
        name,
        by: approvals.filter(({ isCurrent }) => isCurrent).map(({ author }) => author),
      })),
    allPages: view.pages.map(({ at, name }) => ({ at, name })),
    problems: view.problems.map((problem) => tellProblem(problem, `${path}${notesEnding}`)),
  };
}
