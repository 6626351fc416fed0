/** Defines the messages between the preview's server and its page; both sides import them. */
import type { Area } from "../../model/box/area.js";

export type { Area };

import type { Anchor, NoteState } from "../../authoring/notes/note.js";
import type { NotesView } from "../../authoring/notes/view-notes.js";

/** A file in the list. */
export interface FileSummary {
  path: string;
  /** Its path for an editor. */
  absolute: string;
  /** Increases with every change of its content; -1 until it was read. */
  version: number;
  errors: number;
  warnings: number;
}

/** Sent to a page when it connects. */
export interface Greeting {
  /** Differs for each start of the server. */
  start: string;
  /** Differs for each build of the page's script. */
  script: string;
  /** Whether the server opens files in an editor; otherwise, the page uses links. */
  opensEditor: boolean;
  /** The permit to write notes; missing if the page may not write. */
  writing?: WritingPermit;
  files: FileSummary[];
  missing: MissingPath[];
  /** The current paths of renamed files. */
  moved: FileMove[];
  /** The absolute paths that are searched for files. */
  roots: string[];
}

/** Lets a page write notes. */
export interface WritingPermit {
  /** Sent with every change; pages of other sites cannot know it. */
  token: string;
  /** The name of the user who runs the server. */
  author: string;
}

/** An element that someone asked to see. */
export interface ShownElement {
  path: string;
  /** Its id, label or line. */
  element: string;
}

/** The notes of a file. */
export interface FileNotes extends NotesView {
  path: string;
  /** Whether it can have notes; a wireframe in a fence has no file of its own. */
  isPinnable: boolean;
}

/** A change that a page makes to the notes of a file. */
export interface NoteRequest {
  path: string;
  author: string;
  act:
    | { kind: "add"; anchor: Anchor; text: string }
    | { kind: "reply"; note: string; text: string }
    | { kind: "settle"; note: string; state: NoteState }
    | { kind: "approve"; element: number; version: number }
    | { kind: "withdraw"; approval: string };
}

/** A file that was renamed. */
export interface FileMove {
  from: string;
  to: string;
}

/** An operand for which no wireframe exists yet. */
export interface MissingPath {
  path: string;
  message: string;
}

/** The changes since the last message. */
export interface FilesChange {
  /** New and changed files. */
  files: FileSummary[];
  /** Paths of removed files. */
  removed: string[];
  /** Removed files that exist under another path. */
  moved: FileMove[];
  /** All missing paths, if the list has changed. */
  missing?: MissingPath[];
}

/** The place of an element or a diagnostic: in the shown file, or in one that it imports. */
export interface WrittenPlace {
  path: string;
  line: number;
  column: number;
}

/** A diagnostic with its place; one in an imported file has the place of the use that leads there. */
export interface DiagnosticView {
  severity: "error" | "warning" | "info";
  code: string;
  message: string;
  hint?: string;
  line: number;
  column: number;
  /** Lines of the code frame. */
  frame: string[];
  /** Its real place, if that is in another file. */
  written?: WrittenPlace;
}

/** A board of the picture. */
export interface BoardView extends Area {
  title: string;
  /** Number of its box in HTML; a copy for an overlay has the number of its page. */
  box?: number;
}

/** The area of an element, in drawing order: x, y, width, height, and its lines. */
export type ElementArea = readonly [number, number, number, number, ...ElementPlaces];

/**
 * The lines of an element: first line, column, last line; for an element from a component, those of its use, and where
 * it is written.
 */
export type ElementPlaces = readonly [number, number, number, WrittenPlace?];

/** The lines of an element; null for a box without an element. */
export type ElementLines = ElementPlaces | null;

/** A picture with everything that the page shows around it. */
export interface PictureView {
  path: string;
  version: number;
  /** Whether the source has errors, so that this is its last good state, or the best possible one. */
  isStale: boolean;
  /** Whether the source was ever without errors; if not, the picture shows as much as can be drawn. */
  wasGood: boolean;
  width: number;
  height: number;
  /** How long drawing took. */
  ms: number;
  /** Whether the width of any page can change. */
  isFluid: boolean;
  /** Empty if the source has nothing to draw. */
  boards: BoardView[];
  /** Whether the source contains only white space. */
  isBlank: boolean;
  /** Errors, then warnings, then infos, each in source order. */
  diagnostics: DiagnosticView[];
  /** The number of diagnostics of each severity, including those that are not in the list. */
  counts: Record<DiagnosticView["severity"], number>;
  /** The files that it imports, with their paths for an editor; missing if there are none. */
  imported?: { path: string; absolute: string }[];
  /** The number of the element of each area, or of each box of HTML; -1 for none. */
  elements?: number[];
  /** Only for SVG. */
  svg?: string;
  areas?: ElementArea[];
  /** Only for HTML. */
  html?: string;
  css?: string;
  lines?: ElementLines[];
}

/** The text of a file. */
export interface SourceView {
  path: string;
  version: number;
  text: string;
}

/** A place that the server should open. */
export interface OpenRequest {
  path: string;
  line: number;
  column: number;
}

/** A file format for downloading a picture. */
export interface DownloadView {
  /** Identifies it in requests. */
  key: string;
  /** Its name in the menu. */
  name: string;
  /** The extension of the file. */
  ending: string;
  /** Whether it takes noticeable time. */
  isSlow: boolean;
  /** Offered resolutions, in pixels per px. */
  scales: readonly number[];
}
