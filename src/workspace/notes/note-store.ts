/** Stores notes in files next to wireframes, safe for concurrent writers. */
import { closeSync, constants, fstatSync, openSync, realpathSync } from "node:fs";
import { basename } from "node:path";
import type { Applied } from "../../authoring/notes/apply-act.js";
import { noNotes, noteLimits, notesPath } from "../../authoring/notes/note.js";
import { type ReadNotes, readNotes } from "../../authoring/notes/read-notes.js";
import { tellProblem } from "../../authoring/notes/tell-problem.js";
import { writeNotes } from "../../authoring/notes/write-notes.js";
import { failureReason } from "../files/failure.js";
import { readUpTo } from "../files/read-regular.js";
import { refuseOutside } from "../files/stay-inside.js";
import { removeUnfinished, writeWhole } from "../files/write-whole.js";
import { NotesRoom } from "./notes-room.js";
import { TurnTimeout, takeTurn } from "./take-turn.js";

/**
 * The current notes of a wireframe; an unreadable file is reported as a problem.
 * @param from the folder that its path is relative to; no link inside its project may lead out of it
 * @param room shared by those that are read at once
 */
export function readNotesOf(
  wireframe: string,
  from: string,
  room: NotesRoom = new NotesRoom(),
): ReadNotes {
  const { text = "", problem } = textOfNotes(wireframe, from, room);
  return problem === undefined ? readNotes(text) : { file: noNotes, problems: [problem] };
}

/**
 * Changes the notes of a wireframe: waits for its turn, reads the file, and writes the whole result.
 * @param from as for reading
 * @param change gets the notes; an unchanged result is not written
 */
export async function changeNotesOf(
  wireframe: string,
  from: string,
  change: (file: ReadNotes["file"]) => Applied,
): Promise<Applied> {
  const path = notesFileOf(wireframe);
  const name = basename(path);
  try {
    // Checked before anything is created next to the target of a link.
    refuseOutside(wireframe, from);
    return await takeTurn(path, () => changeNow(wireframe, from, change), {
      onDead: (pids) => removeUnfinished(path, pids),
    });
  } catch (error) {
    if (error instanceof TurnTimeout) {
      return { problem: `${name} is in use by another process; try again` };
    }
    return { problem: `${name} could not be written: ${failureReason(error)}` };
  }
}

function changeNow(
  wireframe: string,
  from: string,
  change: (file: ReadNotes["file"]) => Applied,
): Applied {
  const path = notesFileOf(wireframe);
  const { text: before, problem } = textOfNotes(wireframe, from);
  const { file, problems } = readNotes(before ?? "");
  const wrong = problem ?? problems[0];
  // Content that was not understood would be lost.
  if (wrong !== undefined) {
    return { problem: `nothing was written: ${tellProblem(wrong, basename(path))}` };
  }
  const applied = change(file);
  if (applied.file === undefined || applied.file === file) return applied;
  const text = writeNotes(applied.file);
  if (text.length > noteLimits.file) {
    return { problem: `${basename(path)} would be larger than ${noteLimits.file >> 20} MiB` };
  }
  if (text !== before && (before !== undefined || text !== writeNotes(noNotes))) {
    writeWhole(path, text, { from, isMade: true });
  }
  return applied;
}

/** Why a note may be missing from these files: the first problem of one that is invalid, or of too many. */
export function unreadNotesOf(
  wireframes: readonly string[],
  from: string,
  room: NotesRoom = new NotesRoom(),
): string | undefined {
  for (const wireframe of wireframes) {
    const [problem] = readNotesOf(wireframe, from, room).problems;
    if (problem !== undefined) return tellProblem(problem, basename(notesFileOf(wireframe)));
  }
  return undefined;
}

/** The notes file of a wireframe, next to the target if the wireframe is a link. */
export function notesFileOf(wireframe: string): string {
  try {
    return notesPath(realpathSync(wireframe));
  } catch {
    return notesPath(wireframe);
  }
}

/** The text of a wireframe's notes file, if there is one; a link is refused, since it may lead anywhere. */
function textOfNotes(
  wireframe: string,
  from: string,
  room: NotesRoom = new NotesRoom(),
): { text?: string; problem?: string } {
  try {
    refuseOutside(wireframe, from);
  } catch (error) {
    return { problem: `cannot be read: ${failureReason(error)}` };
  }
  const path = notesFileOf(wireframe);
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  let descriptor: number;
  try {
    descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return {};
    const reason =
      code === "ELOOP" ? "is a symbolic link" : `cannot be read: ${failureReason(error)}`;
    return { problem: reason };
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { problem: "is not a file" };
    // In UTF-8, each counted character has at most three bytes.
    if (stats.size > 3 * noteLimits.file) {
      return { problem: `is larger than ${noteLimits.file >> 20} MiB` };
    }
    const problem = room.take(stats.size);
    if (problem !== undefined) return { problem };
    return { text: readUpTo(descriptor, stats.size, 3 * noteLimits.file).toString("utf8") };
  } catch (error) {
    return { problem: `cannot be read: ${failureReason(error)}` };
  } finally {
    closeSync(descriptor);
  }
}
