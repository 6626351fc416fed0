/** The shapes that the preview's server and its page exchange; both sides import them. */
import type { Area } from "../../model/box/area.js";

export type { Area };

import type { Anchor, NoteState } from "../../authoring/notes/note.js";
import type { NotesView } from "../../authoring/notes/view-notes.js";

/** A file in the list. */
export interface FileSummary {
  path: string;
  /** Where an editor finds it. */
  absolute: string;
  /** Increases with every change of its content; -1 until it has been read. */
  version: number;
  errors: number;
  warnings: number;
}

/** What a page learns when it connects. */
export interface Greeting {
  /** Differs from one start of the server to the next. */
  start: string;
  /** Differs from one build of the page's script to the next. */
  script: string;
  /** Whether the server opens files in an editor; links must do it otherwise. */
  opensEditor: boolean;
  /** What a page needs in order to write notes; missing where it may not. */
  writing?: WritingPermit;
  files: FileSummary[];
  missing: MissingPath[];
  /** What has become of paths that are gone. */
  moved: FileMove[];
  /** Where files are looked for: absolute paths. */
  roots: string[];
}

/** Lets a page write notes. */
export interface WritingPermit {
  /** Sent with whatever writes, which no page of another site can know. */
  token: string;
  /** What the person at the machine of the server is called. */
  author: string;
}

/** An element that somebody wants to be looked at. */
export interface ShownElement {
  path: string;
  /** Its id, label or line. */
  element: string;
}

/** The notes of a file. */
export interface FileNotes extends NotesView {
  path: string;
  /** Whether it can have notes: what is in a fence has no file of its own. */
  isPinnable: boolean;
}

/** What a page wants done to the notes of a file. */
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

/** A file that has another path than before. */
export interface FileMove {
  from: string;
  to: string;
}

/** A path that was named and leads to no wireframe yet. */
export interface MissingPath {
  path: string;
  message: string;
}

/** What has changed since the last message. */
export interface FilesChange {
  /** New files and those that changed. */
  files: FileSummary[];
  /** Paths of those that went. */
  removed: string[];
  /** Those that went and are there under another path. */
  moved: FileMove[];
  /** All missing paths where that list has changed. */
  missing?: MissingPath[];
}

/** Where an element or a diagnostic is written: in the file that is shown, or in one that it imports. */
export interface WrittenPlace {
  path: string;
  line: number;
  column: number;
}

/** A diagnostic with its place; of one in an imported file, the place of the use that leads there. */
export interface DiagnosticView {
  severity: "error" | "warning" | "info";
  code: string;
  message: string;
  hint?: string;
  line: number;
  column: number;
  /** Lines of the code frame. */
  frame: string[];
  /** Where it is, if that is in another file. */
  written?: WrittenPlace;
}

/** A board of the picture. */
export interface BoardView extends Area {
  title: string;
  /** Number of its box in HTML; a copy that shows an overlay has that of its page. */
  box?: number;
}

/** The area of an element, in drawing order: x, y, width, height, and its lines. */
export type ElementArea = readonly [number, number, number, number, ...ElementPlaces];

/**
 * The lines of an element: first line, column, last line; of one that comes from a component, those of its
 * use, and where it is written.
 */
export type ElementPlaces = readonly [number, number, number, WrittenPlace?];

/** The lines of an element; null for a box that comes from none. */
export type ElementLines = ElementPlaces | null;

/** A picture with everything that the page shows around it. */
export interface PictureView {
  path: string;
  version: number;
  /** The source has errors; this is its last good state, or the best possible one. */
  isStale: boolean;
  /** Whether it was ever without errors; if not, the picture shows as much as can be drawn. */
  wasGood: boolean;
  width: number;
  height: number;
  /** How long drawing took. */
  ms: number;
  /** Whether a page takes the width that it is given. */
  isFluid: boolean;
  /** None where the source has nothing to draw. */
  boards: BoardView[];
  /** Whether the source is nothing but spaces and line breaks. */
  isBlank: boolean;
  /** Errors, then warnings, then infos, each in source order. */
  diagnostics: DiagnosticView[];
  /** How many there are of each kind, those that are not in the list among them. */
  counts: Record<DiagnosticView["severity"], number>;
  /** The files that it imports, where there are any, and where an editor finds them. */
  imported?: { path: string; absolute: string }[];
  /** The number of the element of each area, or of each box of HTML; -1 for none. */
  elements?: number[];
  /** For SVG. */
  svg?: string;
  areas?: ElementArea[];
  /** For HTML. */
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

/** What a page asks the server to open. */
export interface OpenRequest {
  path: string;
  line: number;
  column: number;
}

/** A file as which a picture can be downloaded. */
export interface DownloadView {
  /** Stands for it in requests. */
  key: string;
  /** Words in the menu. */
  name: string;
  /** What the name of the file ends in. */
  ending: string;
  /** Whether it takes a while. */
  isSlow: boolean;
  /** Pixels for each px that are offered. */
  scales: readonly number[];
}
