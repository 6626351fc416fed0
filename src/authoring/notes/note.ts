/** Says what people and agents can pin to a wireframe: notes on elements with replies, and approvals of pages. */

/** The element that a note is pinned to, as it was when somebody last wrote to the file. */
export interface Anchor {
  /** Its id, where it has one. */
  id?: string;
  /** Its place in the tree: `page/card/button[2]`; empty for the whole file. */
  path: string;
  /** Its component, as it is written in a source: `button`. */
  component: string;
  /** Its label, or the words in it. */
  words: string;
  /** The words of the elements before and after it in the same container. */
  beside?: readonly [before: string, after: string];
  /** Id or label of its page. */
  page?: string;
  /** Its line when it was pinned: for readers of the file. */
  line: number;
}

/** Something that somebody has said. */
export interface Remark {
  id: string;
  author: string;
  /** Whether a coding agent wrote it. */
  agent?: true;
  /** When, as an ISO date in UTC. */
  created: string;
  text: string;
}

/** Whether there is still something to do. */
export type NoteState = "open" | "done";

/** A note with what was answered. */
export interface Note extends Remark {
  anchor: Anchor;
  state: NoteState;
  /** Who last marked it done or open again, and when. */
  settled?: { author: string; agent?: true; created: string };
  replies: readonly Remark[];
}

/** Somebody has approved a page as it was then. */
export interface Approval {
  id: string;
  page: Anchor;
  author: string;
  created: string;
  /** Name of the content of the page, which differs from that of any other content. */
  digest: string;
}

/** All that is in a notes file. */
export interface NotesFile {
  notes: readonly Note[];
  approvals: readonly Approval[];
}

/** The version of the format. */
export const notesVersion = 1;

/** What a notes file ends in, after the name of its wireframe. */
export const notesEnding = ".notes.json";

/** How much a notes file may have of everything. */
export const noteLimits = {
  /** Characters of the file. */
  file: 2 << 20,
  notes: 1000,
  replies: 200,
  approvals: 500,
  text: 4000,
  author: 100,
  words: 120,
  path: 1000,
} as const;

/** A file without any. */
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

/** Whether a person has spoken last on an open note, or has opened it again since, so that it waits for an agent. */
export function isUnanswered({ state, agent, created, settled, replies }: Note): boolean {
  if (state !== "open") return false;
  const last = replies.at(-1) ?? { agent, created };
  const latest = settled !== undefined && settled.created >= last.created ? settled : last;
  return latest.agent !== true;
}
