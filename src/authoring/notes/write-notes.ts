/** Serializes notes: equal notes give equal bytes, with one line for each part of a note. */

import type { Remark } from "./note.js";
import { type Anchor, type Approval, type Note, type NotesFile, notesVersion } from "./note.js";

/** The text of a file, with notes and approvals in order of creation. */
export function writeNotes({ notes, approvals }: NotesFile): string {
  const file = {
    version: notesVersion,
    notes: inOrder(notes).map(noteOf),
    approvals: inOrder(approvals).map(approvalOf),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** In order of creation; ids decide between equal times. */
export function inOrder<T extends { created: string; id: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => compare(a.created, b.created) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function noteOf({ anchor, state, settled, replies, ...remark }: Note) {
  const { author, agent, created } = settled ?? {};
  return {
    ...remarkOf(remark),
    anchor: anchorOf(anchor),
    state,
    settled: settled && { author, agent, created },
    replies: inOrder(replies).map(remarkOf),
  };
}

function remarkOf({ id, author, agent, created, text }: Remark): Remark {
  return { id, author, ...(agent && { agent }), created, text };
}

function approvalOf({ id, page, author, created, digest }: Approval): Approval {
  return { id, page: anchorOf(page), author, created, digest };
}

function anchorOf({ id, path, component, words, beside, page, line }: Anchor) {
  return { id, path, component, words, beside, page, line } as Anchor;
}
