/** Does the work of `wf notes`: changes notes, waits for them, and lists them. */
import { dirname } from "node:path";
import { applyAct, type NoteAct } from "../../../authoring/notes/apply-act.js";
import { describeNotes } from "../../../authoring/notes/describe-notes.js";
import { findElement, linesCalled } from "../../../authoring/notes/find-element.js";
import { tellGone } from "../../../authoring/notes/tell-gone.js";
import { type NotesView, viewNotes } from "../../../authoring/notes/view-notes.js";
import { printable } from "../../../base/text/display-width.js";
import { jsonText } from "../../../base/text/json-text.js";
import { amount, listed as listedWords, quoted } from "../../../base/text/phrases.js";
import { collectFiles } from "../../../workspace/files/collect-files.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import { Imports } from "../../../workspace/files/imports.js";
import type { Io } from "../../../workspace/io.js";
import { findOrphans } from "../../../workspace/notes/find-orphans.js";
import { gitAuthor } from "../../../workspace/notes/git-author.js";
import { newNoteId } from "../../../workspace/notes/new-id.js";
import { changeNotesOf, readNotesOf, unreadNotesOf } from "../../../workspace/notes/note-store.js";
import { NotesRoom } from "../../../workspace/notes/notes-room.js";
import { waitForNotes } from "../../../workspace/notes/wait-for-notes.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { tellUnreadable } from "../terminal/tell-unreadable.js";
import { tellWorktrees } from "../terminal/tell-worktrees.js";
import { type NotedFile, notedFile, notesViewOf } from "./noted-file.js";
import type { notesCommand } from "./notes-command.js";

type NotesOptions = Call<typeof notesCommand.options>["options"];

/** A file with its notes. */
interface Listed {
  path: string;
  view: NotesView;
  /** Whether only its notes file is left. */
  isGone?: boolean;
}

/** Lists and changes notes, and waits for new ones; returns the exit code. */
export async function runNotes(
  { operands, options }: Call<typeof notesCommand.options>,
  io: Io,
): Promise<number> {
  requirePairs(options);
  const paths = operands.length > 0 ? operands : ["."];
  if (paths.includes("-")) throw new UsageError("notes are in files; name one instead of -");
  const orphans = findOrphans(paths, io.cwd);
  const named = paths.filter((path) => orphans.every((orphan) => orphan.path !== path));
  const { files, unreadable, worktrees } =
    named.length > 0
      ? await collectFiles(named, io.cwd, "validate")
      : { files: [], unreadable: [], worktrees: [] };
  await tellWorktrees(worktrees, io);
  await tellUnreadable(unreadable, io);
  const wireframes = files.filter(({ path }) => !isMarkdownName(path));
  await change(wireframes, orphans, options, io);
  let listed: Listed[] = [];
  let room = new NotesRoom();
  const read = async (): Promise<NotesView[]> => {
    room = new NotesRoom();
    listed = await readAll(wireframes, room, io);
    return listed.map(({ view }) => view);
  };
  let isInVain = false;
  if (options.wait === undefined) await read();
  else {
    const canceled = new AbortController();
    const endListening = io.onSignal(["SIGINT", "SIGTERM", "SIGHUP"], () => canceled.abort());
    const { waited } = await waitForNotes({
      wireframes: () => wireframes.map(({ absolute }) => absolute!),
      read,
      time: options.wait * 1000,
      canceled: canceled.signal,
    });
    endListening();
    isInVain = waited === "timeout" || waited === "canceled";
  }
  const all = [...listed, ...orphans.map((orphan) => ofOrphan(orphan, room, io))];
  await io.stdout.write(options.json ? jsonOf(all, options) : textOf(all, options));
  if (isInVain) await io.stderr.write("no news\n");
  if (unreadable.length > 0 || listed.length < wireframes.length) return 2;
  return isInVain || all.some(({ view }) => view.problems.length > 0) ? 1 : 0;
}

function requirePairs({ add, at, reply, to }: NotesOptions): void {
  if ((add === undefined) !== (at === undefined)) {
    throw new UsageError(
      add === undefined ? "--at is for --add; add a text with --add" : "--add needs --at ELEMENT",
    );
  }
  if ((reply === undefined) !== (to === undefined)) {
    throw new UsageError(
      reply === undefined
        ? "--to is for --reply; add a text with --reply"
        : "--reply needs --to NOTE",
    );
  }
}

/** Makes the change that the options ask for; throws a UsageError if that is not possible. */
async function change(
  files: readonly FoundFile[],
  orphans: readonly FoundFile[],
  { add, at, reply, to, done, reopen, author, agent }: NotesOptions,
  io: Io,
): Promise<void> {
  const actor = async (folder: string) => ({
    author: author ?? (await gitAuthor(folder)),
    agent,
    created: new Date().toISOString(),
  });
  const perform = async (absolute: string, act: NoteAct): Promise<void> => {
    const who = await actor(dirname(absolute));
    const { problem } = await changeNotesOf(absolute, io.cwd, (file) => applyAct(file, act, who));
    if (problem !== undefined) throw new UsageError(problem);
  };
  const noted = [...files, ...orphans];
  if (add !== undefined && at !== undefined) {
    const [file, ...others] = files;
    if (!file || others.length > 0) throw new UsageError("--add needs exactly one file");
    const { elements } = readableFile(file, io);
    const lines = linesCalled(elements, at);
    if (lines.length > 0) {
      throw new UsageError(
        `--at ${quoted(at)}: several elements have this label; give the line of one, ${listedWords(lines.map(String), "or")}`,
      );
    }
    const element = findElement(elements, at);
    if (!element) {
      throw new UsageError(
        `--at ${quoted(at)}: no element has this id, label or line; wf inspect lists them`,
      );
    }
    await perform(file.absolute!, {
      kind: "add",
      id: newNoteId(),
      anchor: element.anchor,
      text: add,
    });
  }
  if (reply !== undefined && to !== undefined) {
    const { file, id } = fileOfNote(noted, to, io);
    await perform(file, { kind: "reply", id: newNoteId(), note: id, text: reply });
  }
  for (const [names, state] of [
    [done, "done"],
    [reopen, "open"],
  ] as const) {
    for (const name of names) {
      const { file, id } = fileOfNote(noted, name, io);
      await perform(file, { kind: "settle", note: id, state });
    }
  }
}

/** A wireframe with its elements; throws a UsageError if it cannot be read. */
function readableFile({ path, absolute }: FoundFile, { cwd }: Io): NotedFile {
  try {
    return notedFile(absolute!, new Imports(cwd));
  } catch (error) {
    throw new UsageError(`${path}: ${failureReason(error)}`);
  }
}

/** The file of the note with an id, or with an id that starts with the given letters. */
function fileOfNote(
  files: readonly FoundFile[],
  name: string,
  { cwd }: Io,
): { file: string; id: string } {
  const room = new NotesRoom();
  const found = files.flatMap(({ absolute }) =>
    readNotesOf(absolute!, cwd, room)
      .file.notes.filter(({ id }) => id.startsWith(name))
      .map(({ id }) => ({ file: absolute!, id })),
  );
  const [first, second] = found.filter(({ id }) => id === name).concat(found);
  if (!first) {
    const unread = unreadNotesOf(
      files.map(({ absolute }) => absolute!),
      cwd,
    );
    throw new UsageError(unread ?? `there is no note ${quoted(name)}; wf notes lists them`);
  }
  if (second && first.id !== name && second.id !== first.id) {
    throw new UsageError(`${quoted(name)} is the beginning of several ids; write more of it`);
  }
  return first;
}

async function readAll(files: readonly FoundFile[], room: NotesRoom, io: Io): Promise<Listed[]> {
  const imports = new Imports(io.cwd);
  const listed: Listed[] = [];
  for (const { path, absolute } of files) {
    try {
      const file = notedFile(absolute!, imports);
      listed.push({ path, view: notesViewOf(absolute!, io.cwd, file, room) });
    } catch (error) {
      await io.stderr.write(`${printable(path)}: ${failureReason(error)}\n`);
    }
  }
  return listed;
}

/** The notes of a wireframe that is gone, all of them lost. */
function ofOrphan({ path, absolute }: FoundFile, room: NotesRoom, { cwd }: Io): Listed {
  return { path, view: viewNotes(readNotesOf(absolute!, cwd, room), [], ""), isGone: true };
}

/** The notes of a file to list: all, or only open ones. */
function shown({ view }: Listed, { open }: Pick<NotesOptions, "open">): NotesView {
  return open ? { ...view, notes: view.notes.filter(({ state }) => state === "open") } : view;
}

function jsonOf(listed: readonly Listed[], options: NotesOptions): string {
  const files = listed
    .map((each) => ({ path: each.path, gone: each.isGone === true, ...shown(each, options) }))
    .filter(({ notes, problems, pages, lostApprovals }) =>
      [notes, problems, lostApprovals, pages.flatMap(({ approvals }) => approvals)].some(
        ({ length }) => length > 0,
      ),
    );
  return jsonText({ version: 1, files });
}

function textOf(listed: readonly Listed[], options: NotesOptions): string {
  const lines = listed.flatMap((each) => {
    const described = describeNotes(shown(each, options));
    const name = printable(each.path);
    const head = each.isGone ? tellGone(name) : name;
    return described.length === 0 ? [] : [head, ...described, ""];
  });
  const notes = listed.flatMap(({ view }) => view.notes);
  const open = notes.filter(({ state }) => state === "open").length;
  const summary = `${amount(notes.length, "note")} in ${amount(listed.length, "file")}, ${open} open`;
  return `${[...lines, summary].join("\n")}\n`;
}
