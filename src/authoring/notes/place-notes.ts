/** Finds the elements of a file's notes and approvals in a source, and those that are lost. */
import { contentId } from "../../base/text/content-id.js";
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { AnchorFinder } from "./find-anchor.js";
import type { NotedElement } from "./list-elements.js";
import type { Anchor, Approval, Note, NotesFile } from "./note.js";
import { inOrder } from "./write-notes.js";

/** A note with its element. */
export interface PlacedNote {
  /** From 1, in the order of creation. */
  number: number;
  note: Note;
  /** Undefined if the element is lost. */
  element: NotedElement | undefined;
}

/** An approval with its page. */
export interface PlacedApproval {
  approval: Approval;
  /** Undefined if the page is lost. */
  page: NotedElement | undefined;
  /** Whether it is a page, or the file, and unchanged since the approval. */
  isCurrent: boolean;
}

/** All notes and approvals of a file. */
export interface PlacedNotes {
  notes: PlacedNote[];
  approvals: PlacedApproval[];
}

/** Places notes, in order of creation. */
export function placeNotes(file: NotesFile, elements: readonly NotedElement[]): PlacedNotes {
  const finder = new AnchorFinder(elements);
  const digests = new Map<NotedElement, string>();
  const digest = (page: NotedElement): string => {
    const known = digests.get(page) ?? pageDigest(page.node, elements[0]?.node);
    digests.set(page, known);
    return known;
  };
  return {
    notes: inOrder(file.notes).map((note, at) => ({
      number: at + 1,
      note,
      element: finder.find(note.anchor),
    })),
    approvals: inOrder(file.approvals).map((approval) => {
      const page = finder.find(approval.page);
      // Other elements are not approved by themselves, and may contain each other.
      const isWhole = page !== undefined && (page.isPage || page === elements[0]);
      const isCurrent = isWhole && digest(page) === approval.digest;
      return { approval, page, isCurrent };
    }),
  };
}

/**
 * The file with the current places of its notes, from which the next change starts; the same object if they are all
 * unchanged.
 */
export function withPlaces(file: NotesFile, elements: readonly NotedElement[]): NotesFile {
  const finder = new AnchorFinder(elements);
  let isChanged = false;
  const moved = (anchor: Anchor): Anchor => {
    const now = finder.find(anchor)?.anchor;
    if (!now || isSame(anchor, now)) return anchor;
    isChanged = true;
    return now;
  };
  const notes = file.notes.map((note) => ({ ...note, anchor: moved(note.anchor) }));
  const approvals = file.approvals.map((each) => ({ ...each, page: moved(each.page) }));
  return isChanged ? { notes, approvals } : file;
}

/** Whether two anchors are equivalent; the line is only a hint. */
function isSame(a: Anchor, b: Anchor): boolean {
  const [before, after] = a.beside ?? ["", ""];
  const [before2, after2] = b.beside ?? ["", ""];
  return (
    a.id === b.id &&
    a.path === b.path &&
    a.component === b.component &&
    a.words === b.words &&
    before === before2 &&
    after === after2
  );
}

/**
 * A digest of what a page shows, wherever it is written: equal content with equal tokens has an equal digest.
 *
 * @param document the tree of the page, with the tokens of its source
 */
export function pageDigest(
  page: AstNode,
  document: (AstNode & Pick<DocumentNode, "tokens">) | undefined,
): string {
  const tokens = page === document ? undefined : document?.tokens;
  const said = tokens === undefined ? page : [page, tokens];
  return contentId(JSON.stringify(said, (key, value) => (isPlace(key) ? undefined : value)));
}

function isPlace(key: string): boolean {
  return key === "loc" || key === "via";
}
