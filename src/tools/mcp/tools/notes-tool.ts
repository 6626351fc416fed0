/** The tool with which an agent reads, answers and waits for people's notes. */
import { join } from "node:path";
import * as Type from "typebox";
import { type Applied, applyActs, type NoteAct } from "../../../authoring/notes/apply-act.js";
import { describeNotes } from "../../../authoring/notes/describe-notes.js";
import { noteLimits, notesEnding, type Remark } from "../../../authoring/notes/note.js";
import { tellGone } from "../../../authoring/notes/tell-gone.js";
import { tellProblem } from "../../../authoring/notes/tell-problem.js";
import { describeElement, type NotesView, viewNotes } from "../../../authoring/notes/view-notes.js";
import { plainLines } from "../../../base/text/display-width.js";
import { amount } from "../../../base/text/phrases.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { isWireframeName } from "../../../workspace/files/file-kinds.js";
import { isThere } from "../../../workspace/files/folder-with.js";
import { realPath } from "../../../workspace/files/real-path.js";
import { walkFolder } from "../../../workspace/files/walk-folder.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import { findOrphans, isOrphan } from "../../../workspace/notes/find-orphans.js";
import { newNoteId } from "../../../workspace/notes/new-id.js";
import {
  changeNotesOf,
  notesFileOf,
  readNotesOf,
  unreadNotesOf,
} from "../../../workspace/notes/note-store.js";
import { NotesRoom } from "../../../workspace/notes/notes-room.js";
import { type Waited, waitForNotes } from "../../../workspace/notes/wait-for-notes.js";
import { insidePath, mainRoot, readInside, shownPath, statsOf } from "../roots.js";
import { defineTool, type ToolContext, ToolProblem } from "../tool.js";
import { waitingReports } from "../waiting-reports.js";

/** Maximum seconds that a call waits. */
const longestWait = 600;

/** Maximum number of wireframes with notes to read. */
const mostFiles = 100;

/** Maximum megabytes of notes to read. */
const mostMegabytes = 10;

/** Maximum number of notes to list in total. */
const mostListed = 60;

/** Reads, answers and waits. */
export const notesTool = defineTool({
  name: "wf_notes",
  title: "Read and answer the notes of people",
  docs: "List the open notes that people have pinned to elements of a .wf file, or of all in a folder, each with its id, element, line and source line, and the approvals of pages. reply answers notes and done marks them done, before anything is listed. wait=SECONDS returns at once if a note waits for your answer or all pages are approved, otherwise when a person writes or approves, at the latest after that time. Work in a loop: wait, edit the wireframe, then call with reply, done and wait.",
  isReadOnly: false,
  isDestructive: false,
  isIdempotent: false,
  input: Type.Object({
    path: Type.String({ maxLength: 4096, description: "a .wf file or folder inside the roots" }),
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: longestWait,
        description:
          "seconds to wait for a person; 0. Stay below the time limit of your client, often 60",
      }),
    ),
    reply: Type.Optional(
      Type.Array(
        Type.Object({
          note: Type.String({ maxLength: 40, description: "id of the note" }),
          text: Type.String({
            maxLength: noteLimits.text,
            description: "what you changed, or ask",
          }),
        }),
        { maxItems: 50, description: "answers" },
      ),
    ),
    done: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: 50,
        description: "ids of notes that you have settled",
      }),
    ),
  }),
  output: Type.Object({
    waited: Type.String({
      description:
        "unanswered, invalid (a notes file cannot be read), approved, changed, timeout, or none if the call did not wait",
    }),
    open: Type.Integer(),
    unanswered: Type.Integer(),
    approved: Type.Boolean({ description: "whether all pages are approved as they are now" }),
    omitted: Type.Integer({ description: "open notes that are not listed" }),
    problems: Type.Array(Type.String(), {
      description: "files that cannot be read or have errors, and why",
    }),
    notes: Type.Array(
      Type.Object({
        id: Type.String(),
        path: Type.String(),
        line: Type.Integer(),
        lost: Type.Boolean({ description: "whether its element is gone" }),
        unanswered: Type.Boolean(),
        element: Type.String(),
        source: Type.Optional(Type.String()),
        author: Type.String(),
        text: Type.String(),
        replies: Type.Array(Type.Object({ author: Type.String(), text: Type.String() })),
      }),
    ),
  }),
  async run({ path, wait, reply = [], done = [] }, context) {
    const absolute = insidePath(path, context.roots);
    const isFolder = statsOf(absolute, path)?.isDirectory() ?? false;
    const look = (): Looked => {
      if (isFolder) return lookInto(absolute, context.roots);
      const isGone = isOrphan(absolute);
      return { files: isGone ? [] : [absolute], gone: isGone ? [absolute] : [], isPart: false };
    };
    const { files, gone } = look();
    await answer([...files, ...gone], reply, done, context);
    const told = new LastTold(context, isFolder);
    if (wait === undefined) {
      const looked = look();
      return tell(await told.read(looked), looked, "none");
    }
    let looked = look();
    const { waited } = await waitForNotes({
      wireframes: () => {
        looked = look();
        return looked.files;
      },
      async read() {
        return (await told.read(looked)).map(({ view }) => view);
      },
      isPart: () => looked.isPart || told.last.some(({ unread }) => unread !== undefined),
      time: wait * 1000,
      canceled: context.canceled,
      onWait: waitingReports((time) => context.progress(time / 1000, wait, "waiting for a person")),
    });
    if (waited === "timeout" && told.trouble) throw told.trouble;
    return tell(told.last, looked, waited);
  },
});

/** The wireframes that a call is about. */
interface Looked {
  files: readonly string[];
  /** Those that are gone, of which only their notes are left. */
  gone: readonly string[];
  /** Whether there are others without notes, which nobody has approved. */
  isPart: boolean;
}

interface Told {
  path: string;
  view: NotesView;
  /** Why the wireframe itself cannot be read. */
  unread?: string;
  /** Whether only its notes are left. */
  isGone?: boolean;
}

/** Reads the notes of files; if a file becomes unreadable while the call waits, its last state is used. */
class LastTold {
  readonly #context: ToolContext;
  readonly #isFolder: boolean;
  /** The last state. */
  last: readonly Told[] = [];
  /** Why the last state may be out of date. */
  trouble: ToolProblem | undefined;
  #isFirst = true;

  constructor(context: ToolContext, isFolder: boolean) {
    this.#context = context;
    this.#isFolder = isFolder;
  }

  async read({ files, gone }: Looked): Promise<readonly Told[]> {
    this.trouble = undefined;
    const room = new NotesRoom(mostMegabytes);
    try {
      const views = await this.#views(files, room);
      this.last = [...views, ...gone.map((file) => this.#ofGone(file, room))];
    } catch (error) {
      if (!(error instanceof ToolProblem) || this.#isFirst) throw error;
      this.trouble = error;
    }
    this.#isFirst = false;
    return this.last;
  }

  #ofGone(file: string, room: NotesRoom): Told {
    const { roots } = this.#context;
    const view = viewNotes(readNotesOf(file, mainRoot(roots), room), [], "");
    return { path: shownPath(file, roots), view, isGone: true };
  }

  async #views(files: readonly string[], room: NotesRoom): Promise<Told[]> {
    const { roots } = this.#context;
    const unread: Told[] = [];
    const tasks = files.flatMap((file) => {
      const path = shownPath(file, roots);
      try {
        return [
          {
            path,
            source: { ...readInside(file, roots), roots },
            notes: readNotesOf(file, mainRoot(roots), room),
          },
        ];
      } catch (error) {
        // In a folder, one bad file is reported and does not affect the others.
        if (!(error instanceof ToolProblem) || !this.#isFolder) throw error;
        unread.push({ path, view: noView, unread: error.message });
        return [];
      }
    });
    const outcome = await this.#context.performQuietly({ kind: "notes", files: tasks });
    if (outcome.kind !== "notes") {
      throw new ToolProblem(outcome.kind === "problem" ? outcome.problem : "there are no notes");
    }
    return [...outcome.views.map((view, at) => ({ path: tasks[at]!.path, view })), ...unread];
  }
}

const noView: NotesView = { notes: [], pages: [], lostApprovals: [], problems: [], errors: [] };

function tell(files: readonly Told[], { isPart }: Looked, waited: Waited | "none") {
  let room = mostListed;
  const open = files.map(({ path, view, unread, isGone }) => {
    const all = view.notes.filter(({ state }) => state === "open");
    const notes = all.slice(0, room);
    room -= notes.length;
    return { path, view: { ...view, notes }, unread, isGone, count: all.length };
  });
  const count = open.reduce((sum, each) => sum + each.count, 0);
  const listed = open.flatMap(({ path, view }) => view.notes.map((note) => ({ path, note })));
  const unanswered = listed.filter(({ note }) => note.isUnanswered).length;
  const pages = files.flatMap(({ view }) => view.pages);
  const problems = files.flatMap(({ path, view, unread }) => [
    ...view.problems.map((problem) => tellProblem(problem, `${path}${notesEnding}`)),
    ...(unread === undefined ? [] : [unread]),
    ...view.errors.map((error) => `${path}: ${error}`),
  ]);
  // An unreadable file may contain notes, and files that were not read are not approved.
  const approved =
    !isPart &&
    problems.length === 0 &&
    pages.length > 0 &&
    pages.every(({ isApproved }) => isApproved);
  const omitted = count - listed.length;
  const lines = open.flatMap(({ path, view, unread, isGone }) => {
    const described = unread === undefined ? describeNotes(view) : [unread];
    return described.length === 0 ? [] : [isGone ? tellGone(path) : `${path}:`, ...described];
  });
  const text = [
    `${amount(count, "open note")}, ${unanswered} waiting for your answer${approved ? "; all pages are approved" : ""}`,
    ...(waited === "timeout"
      ? ["no news in this time; call again with wait to go on waiting"]
      : []),
    ...lines,
    ...(omitted > 0 ? [`and ${omitted} more`] : []),
  ].join("\n");
  return {
    content: [{ type: "text" as const, text }],
    structuredContent: {
      waited,
      open: count,
      unanswered,
      approved,
      omitted,
      problems,
      notes: listed.map(({ path, note }) => ({
        id: note.id,
        path,
        line: note.element.line,
        lost: note.at === undefined,
        unanswered: note.isUnanswered,
        element: describeElement(note.element),
        ...(note.excerpt !== undefined && { source: note.excerpt }),
        ...saidBy(note),
        replies: note.replies.map(saidBy),
      })),
    },
  };
}

/** Who said what, without control characters. */
function saidBy({ author, text }: Remark): { author: string; text: string } {
  return { author: plainLines(author), text: plainLines(text) };
}

/** The wireframes in a folder that have notes, by real path, and what is gone, without links that lead out of the roots. */
function lookInto(folder: string, roots: readonly string[]): Looked {
  const all = wireframesIn(folder).flatMap((inside) => {
    const real = realPath(join(folder, inside));
    return isBelow(real, roots) ? [real] : [];
  });
  const wireframes = [...new Set(all)];
  const noted = wireframes.filter((file) => isThere(notesFileOf(file)));
  const gone = findOrphans([folder], folder)
    .map(({ absolute }) => realPath(absolute!))
    .filter((file) => isBelow(file, roots));
  const count = noted.length + gone.length;
  if (count > mostFiles) {
    throw new ToolProblem(
      `${count} wireframes have notes; name a folder with at most ${mostFiles}, or a file`,
    );
  }
  return { files: noted, gone, isPart: noted.length < wireframes.length };
}

function wireframesIn(folder: string): string[] {
  try {
    return walkFolder(folder, isWireframeName);
  } catch (error) {
    throw new ToolProblem(failureReason(error));
  }
}

/** Writes replies and marks notes done: all of them, or a ToolProblem and none of them. */
async function answer(
  wireframes: readonly string[],
  replies: readonly { note: string; text: string }[],
  done: readonly string[],
  { agent, roots }: ToolContext,
): Promise<void> {
  const acts: (NoteAct & { note: string })[] = [
    ...replies.map((each) => ({ kind: "reply" as const, id: newNoteId(), ...each })),
    ...done.map((note) => ({ kind: "settle" as const, note, state: "done" as const })),
  ];
  if (acts.length === 0) return;
  const actor = { author: agent, agent: true, created: new Date().toISOString() };
  const byFile = new Map<string, NoteAct[]>();
  const fileOf = filesByNote(wireframes, new Set(acts.map(({ note }) => note)), mainRoot(roots));
  for (const act of acts) {
    const file = fileOf.get(act.note);
    if (file === undefined) {
      throw new ToolProblem(
        unreadNotesOf(wireframes, mainRoot(roots), new NotesRoom(mostMegabytes)) ??
          `there is no note ${act.note}; call wf_notes with path only to list them`,
      );
    }
    byFile.set(file, [...(byFile.get(file) ?? []), act]);
  }
  // Checks all files before the first one is written.
  for (const [file, own] of byFile)
    requireApplied(applyActs(readNotesOf(file, mainRoot(roots)).file, own, actor));
  for (const [file, own] of byFile) {
    requireApplied(await changeNotesOf(file, mainRoot(roots), (all) => applyActs(all, own, actor)));
  }
}

/** The first file with each of some notes; every file is read once, since there may be a hundred large ones. */
function filesByNote(
  wireframes: readonly string[],
  wanted: ReadonlySet<string>,
  root: string,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const room = new NotesRoom(mostMegabytes);
  for (const each of wireframes) {
    if (files.size === wanted.size) break;
    for (const { id } of readNotesOf(each, root, room).file.notes) {
      if (wanted.has(id) && !files.has(id)) files.set(id, each);
    }
  }
  return files;
}

function requireApplied({ problem }: Applied): void {
  if (problem !== undefined) throw new ToolProblem(problem);
}
