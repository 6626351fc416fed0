/** Turns the notes of a file into what people and agents are shown: where each is now, and what is approved. */
import { SourceText } from "../../base/text/source-text.js";
import type { NotedElement } from "./list-elements.js";
import { type Anchor, isUnanswered, type NoteState, type NotesFile, type Remark } from "./note.js";
import { type PlacedNote, placeNotes } from "./place-notes.js";

/** An element as notes show it. */
export interface ElementView {
  component: string;
  words: string;
  id?: string;
  page?: string;
  /** Its line now; that of the last place where it was, if it is lost. */
  line: number;
}

/** A note as it is shown. */
export interface NoteView extends Remark {
  /** From 1, in the order in which notes were written. */
  number: number;
  state: NoteState;
  settled?: { author: string; agent?: true; created: string };
  replies: readonly Remark[];
  element: ElementView;
  /** Number of the element in the document; missing where it is lost. */
  at?: number;
  /** The line of the source that the element begins on. */
  excerpt?: string;
  /** Whether it is open and the last word is a person's. */
  isUnanswered: boolean;
}

/** A page with those who have approved it. */
export interface PageView {
  /** Id or label; empty for a file without pages. */
  name: string;
  /** Number of its element. */
  at: number;
  approvals: { id: string; author: string; created: string; isCurrent: boolean }[];
  /** Whether somebody has approved it as it is now. */
  isApproved: boolean;
}

/** All that is known of a wireframe. */
export interface NotesView {
  notes: NoteView[];
  pages: PageView[];
  /** Approvals of pages that are gone. */
  lostApprovals: { id: string; author: string; created: string; page: string }[];
  /** What is wrong with the notes file. */
  problems: readonly string[];
}

/** Characters of a line that is shown. */
const longestExcerpt = 160;

/** The notes of a file on the elements of its source; `elements` as `listElements` gives them. */
export function viewNotes(
  { file, problems }: { file: NotesFile; problems: readonly string[] },
  elements: readonly NotedElement[],
  source: string,
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
        isCurrent,
      }));
    const isApproved = own.some(({ isCurrent }) => isCurrent);
    return { name: nameOf(page.anchor), at: page.number, approvals: own, isApproved };
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
  };
}

/** What can be approved: the pages, or the file where there are none. */
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
