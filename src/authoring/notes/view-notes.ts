/** Prepares the notes of a file for people and agents: where each one is now, and what is approved. */
import { SourceText } from "../../base/text/source-text.js";
import type { NotedElement } from "./list-elements.js";
import { type Anchor, isUnanswered, type NoteState, type NotesFile, type Remark } from "./note.js";
import { type PlacedNote, placeNotes } from "./place-notes.js";

/** An element as shown with notes. */
export interface ElementView {
  component: string;
  words: string;
  id?: string;
  page?: string;
  /** Its current line; the last known one if it is lost. */
  line: number;
}

/** A note as shown. */
export interface NoteView extends Remark {
  /** From 1, in the order of creation. */
  number: number;
  state: NoteState;
  settled?: { author: string; agent?: true; created: string };
  replies: readonly Remark[];
  element: ElementView;
  /** Number of the element in the document; missing if it is lost. */
  at?: number;
  /** The first line of the element in the source. */
  excerpt?: string;
  /** Whether it is open and a person had the last word. */
  isUnanswered: boolean;
}

/** A page with its approvals. */
export interface PageView {
  /** Id or label; empty for a file without pages. */
  name: string;
  /** Its label, which people see above its picture; its id if it has none. */
  title: string;
  /** Number of its element. */
  at: number;
  approvals: { id: string; author: string; created: string; isCurrent: boolean }[];
  /** Whether anyone has approved its current content. */
  isApproved: boolean;
}

/** All notes and approvals of a wireframe. */
export interface NotesView {
  notes: NoteView[];
  pages: PageView[];
  /** Approvals of pages that no longer exist. */
  lostApprovals: { id: string; author: string; created: string; page: string }[];
  /** The problems of the notes file. */
  problems: readonly string[];
  /** The errors of the wireframe; while there are any, nothing is approved. */
  errors: readonly string[];
}

/** Maximum length of an excerpt in characters. */
const longestExcerpt = 160;

/**
 * The notes of a file on the elements of its source.
 *
 * @param elements the result of `listElements`
 * @param errors the result of `tellErrors`: a source that cannot be drawn is not what somebody approved, although its
 * elements may be the same
 */
export function viewNotes(
  { file, problems }: { file: NotesFile; problems: readonly string[] },
  elements: readonly NotedElement[],
  source: string,
  errors: readonly string[] = [],
): NotesView {
  const text = new SourceText(source);
  const { notes, approvals } = placeNotes(file, elements);
  const pages = pagesAmong(elements);
  const views = pages.map((page): PageView => {
    const own = approvals
      .filter((each) => each.page === page)
      .map(({ approval: { id, author, created }, isCurrent }) => ({
        id,
        author,
        created,
        isCurrent: isCurrent && errors.length === 0,
      }));
    const isApproved = own.some(({ isCurrent }) => isCurrent);
    const name = nameOf(page.anchor);
    return { name, title: page.node.label || name, at: page.number, approvals: own, isApproved };
  });
  const lost = approvals.filter(({ page }) => page === undefined || !pages.includes(page));
  return {
    notes: notes.map((each) => noteView(each, text)),
    pages: views,
    lostApprovals: lost.map(({ approval: { id, author, created, page } }) => ({
      id,
      author,
      created,
      page: nameOf(page),
    })),
    problems,
    errors,
  };
}

/** What can be approved: the pages, or the file if there are none. */
export function pagesAmong(elements: readonly NotedElement[]): NotedElement[] {
  const pages = elements.filter(({ isPage }) => isPage);
  return pages.length > 0 ? pages : elements.slice(0, 1);
}

function nameOf({ id, words }: Anchor): string {
  return id ?? words;
}

function noteView({ number, note, element }: PlacedNote, text: SourceText): NoteView {
  const { anchor, settled, ...remark } = note;
  const now = element?.anchor ?? anchor;
  const { component, words, id, page, line } = now;
  return {
    ...remark,
    number,
    ...(settled && { settled }),
    element: { component, words, ...(id !== undefined && { id }), ...(page && { page }), line },
    ...(element && { at: element.number, excerpt: excerptOf(text, line) }),
    isUnanswered: isUnanswered(note),
  };
}

function excerptOf(text: SourceText, line: number): string {
  const written = text.lineText(line).trim();
  return written.length > longestExcerpt ? `${written.slice(0, longestExcerpt - 1)}…` : written;
}

/** An element in words: `button "Sign in" (id sign-in), page "Login", line 8`. */
export function describeElement({ component, words, id, page, line }: ElementView): string {
  const named = words === "" ? component : `${component} ${JSON.stringify(words)}`;
  const where = page === undefined || component === "page" ? "" : `, page ${JSON.stringify(page)}`;
  return `${named}${id === undefined ? "" : ` (id ${id})`}${where}, line ${line}`;
}
