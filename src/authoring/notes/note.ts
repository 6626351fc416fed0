/** Defines what people and agents can pin to a wireframe: notes on elements with replies, and approvals of pages. */

/** The element of a note, as of the last change to the file. */
export interface Anchor {
  /** Its id, if it has one. */
  id?: string;
  /** Its place in the tree: `page/card/button[2]`; empty for the whole file. */
  path: string;
  /** Its component, as written in a source: `button`. */
  component: string;
  /** Its label, or the text in it. */
  words: string;
  /** The texts of the elements before and after it in the same container. */
  beside?: readonly [before: string, after: string];
  /** Id or label of its page. */
  page?: string;
  /** Its line when the note was pinned, for readers of the file. */
  line: number;
}

/** A remark by someone. */
export interface Remark {
  id: string;
  author: string;
  /** Whether a coding agent wrote it. */
  agent?: true;
  /** The time, as an ISO date in UTC. */
  created: string;
  text: string;
}

/** Whether there is something left to do. */
export type NoteState = "open" | "done";

/** A note with its replies. */
export interface Note extends Remark {
  anchor: Anchor;
  state: NoteState;
  /** Who last marked it done or reopened it, and when. */
  settled?: { author: string; agent?: true; created: string };
  replies: readonly Remark[];
}

/** An approval of a page as it was at that time. */
export interface Approval {
  id: string;
  page: Anchor;
  author: string;
  created: string;
  /** A digest of the page's content. */
  digest: string;
}

/** The content of a notes file. */
export interface NotesFile {
  notes: readonly Note[];
  approvals: readonly Approval[];
}

/** The version of the format. */
export const notesVersion = 1;

/** The extension of a notes file, after the name of its wireframe. */
export const notesEnding = ".notes.json";

/** The limits of a notes file. */
export const noteLimits = {
  /** Size of the file in characters. */
  file: 2 << 20,
  notes: 1000,
  replies: 200,
  approvals: 500,
  text: 4000,
  author: 100,
  words: 120,
  path: 1000,
} as const;

/** A file without notes. */
export const noNotes: NotesFile = { notes: [], approvals: [] };

/** The notes file of a wireframe. */
export function notesPath(path: string): string {
  return path + notesEnding;
}

/** Whether a path is that of a notes file. */
export function isNotesPath(path: string): boolean {
  return path.endsWith(notesEnding);
}

/** The wireframe of a notes file. */
export function wireframeOf(path: string): string {
  return path.slice(0, -notesEnding.length);
}

/** Whether a note waits for an agent: it is open, and a person had the last word or reopened it. */
export function isUnanswered({ state, agent, created, settled, replies }: Note): boolean {
  if (state !== "open") return false;
  const last = replies.at(-1) ?? { agent, created };
  const latest = settled !== undefined && settled.created >= last.created ? settled : last;
  return latest.agent !== true;
}
