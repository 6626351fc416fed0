/** Applies an act to notes: returns a new file, or the reason why it is not possible. */
import {
  type Anchor,
  type Approval,
  type Note,
  type NoteState,
  type NotesFile,
  noteLimits,
  type Remark,
} from "./note.js";

/** The author of an act, and its time. */
export interface Actor {
  author: string;
  agent?: boolean | undefined;
  /** ISO date in UTC. */
  created: string;
}

/** A change of notes. */
export type NoteAct =
  | { kind: "add"; id: string; anchor: Anchor; text: string }
  | { kind: "reply"; id: string; note: string; text: string }
  | { kind: "settle"; note: string; state: NoteState }
  | { kind: "approve"; id: string; page: Anchor; digest: string }
  | { kind: "withdraw"; approval: string };

/** The changed file, or the reason why it stays unchanged. */
export type Applied = { file: NotesFile; problem?: never } | { file?: never; problem: string };

/** Applies several acts one after another: all of them, or none if one fails. */
export function applyActs(file: NotesFile, acts: readonly NoteAct[], actor: Actor): Applied {
  let applied: Applied = { file };
  for (const act of acts) {
    if (applied.file !== undefined) applied = applyAct(applied.file, act, actor);
  }
  return applied;
}

/** Applies an act to a file, without changing the given object. */
export function applyAct(file: NotesFile, act: NoteAct, actor: Actor): Applied {
  // Direction marks could make one name look like another.
  const name = cleanText(actor.author).replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
  const author = name.replace(/\s+/g, " ").trim().slice(0, noteLimits.author);
  const who = {
    author: author === "" ? "Somebody" : author,
    ...(actor.agent && { agent: true as const }),
    created: actor.created,
  };
  switch (act.kind) {
    case "add": {
      if (file.notes.length >= noteLimits.notes) return full("notes", noteLimits.notes);
      const remark = remarkOf(act.id, act.text, who);
      if ("problem" in remark) return remark;
      const note: Note = { ...remark, anchor: act.anchor, state: "open", replies: [] };
      return { file: { ...file, notes: [...file.notes, note] } };
    }
    case "reply": {
      const remark = remarkOf(act.id, act.text, who);
      if ("problem" in remark) return remark;
      return changed(file, act.note, (note) =>
        note.replies.length >= noteLimits.replies
          ? full("replies", noteLimits.replies)
          : { ...note, replies: [...note.replies, remark] },
      );
    }
    case "settle":
      return changed(file, act.note, (note) =>
        note.state === act.state ? note : { ...note, state: act.state, settled: who },
      );
    case "approve": {
      const { id, page, digest } = act;
      const { author: by, created } = who;
      const approval: Approval = { id, page, author: by, created, digest };
      // A new approval of a page refers to its current content.
      const others = file.approvals.filter(
        (each) => each.author !== by || !isSamePage(each.page, page),
      );
      if (others.length >= noteLimits.approvals) return full("approvals", noteLimits.approvals);
      return { file: { ...file, approvals: [...others, approval] } };
    }
    case "withdraw": {
      const approvals = file.approvals.filter(({ id }) => id !== act.approval);
      if (approvals.length === file.approvals.length) {
        return { problem: `there is no approval ${act.approval}` };
      }
      return { file: { ...file, approvals } };
    }
  }
}

function isSamePage(a: Anchor, b: Anchor): boolean {
  return a.id !== undefined || b.id !== undefined ? a.id === b.id : a.path === b.path;
}

function changed(
  file: NotesFile,
  id: string,
  change: (note: Note) => Note | { problem: string },
): Applied {
  const note = file.notes.find((each) => each.id === id);
  if (!note) return { problem: `there is no note ${id}` };
  const next = change(note);
  if ("problem" in next) return next;
  return { file: { ...file, notes: file.notes.map((each) => (each === note ? next : each)) } };
}

function remarkOf(
  id: string,
  written: string,
  who: Pick<Remark, "author" | "agent" | "created">,
): Remark | { problem: string } {
  const text = cleanText(written);
  if (text === "") return { problem: "a note needs a text" };
  const { text: longest } = noteLimits;
  if (text.length > longest) return { problem: `a note can have at most ${longest} characters` };
  return { id, ...who, text };
}

function full(what: string, most: number): { problem: string } {
  return { problem: `there are already ${most} ${what}` };
}

/** A text without control characters, with plain line breaks. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .trim();
}
