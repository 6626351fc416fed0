/** Describes the tasks of the thread of `wf mcp` and their outcomes: plain values that can be sent to threads. */
import type { ReadNotes } from "../../authoring/notes/read-notes.js";
import type { NotesView } from "../../authoring/notes/view-notes.js";
import type { LookName } from "../../base/theme/look.js";
import type { ThemeName } from "../../base/theme/theme.js";
import type { ReviewedSource } from "./review.js";

/** A source, and the folders that it may read from. */
export interface TaskSource {
  text: string;
  /** Absolute path of its file; undefined for a given text. */
  absolute: string | undefined;
  /** Real paths of the folders that it may read files in. */
  roots: readonly string[];
}

/** The options of drawing. */
export interface TaskDrawing {
  page?: string | undefined;
  look?: LookName | undefined;
  theme?: ThemeName | undefined;
  device?: string | undefined;
  width?: number | undefined;
}

/** A task. */
export type McpTask =
  | { kind: "check"; source: TaskSource; fix: boolean }
  | { kind: "inspect"; source: TaskSource; drawing: TaskDrawing; outline: boolean }
  | {
      kind: "render";
      source: TaskSource;
      drawing: TaskDrawing;
      crop?: string | undefined;
      marks: boolean;
      maxSide: number;
      /** Whether more of the source is still to come. */
      partial: boolean;
    }
  | { kind: "notes"; files: { source: TaskSource; notes: ReadNotes }[] }
  | { kind: "review"; source: TaskSource; drawing: TaskDrawing; notes: ReadNotes }
  | { kind: "diff"; before: TaskSource; after: TaskSource; drawing: TaskDrawing };

/** A diagnostic, as reported by tools. */
export interface ToldDiagnostic {
  code: string;
  severity: "error" | "warning" | "info";
  line: number;
  column: number;
  /** The file, if it is an imported one. */
  path?: string;
  message: string;
  hint?: string;
  /** The description of the fix, and the line after it. */
  fix?: string;
  corrected?: string;
}

/** The diagnostics of a source. */
export interface ToldFindings {
  errors: number;
  warnings: number;
  infos: number;
  /** The first ones, most severe first. */
  diagnostics: ToldDiagnostic[];
  /** The number of those that are not listed. */
  omitted: number;
}

/** A picture. */
export interface ToldPicture {
  png: Uint8Array;
  width: number;
  height: number;
  /** Pixels per px. */
  scale: number;
}

/** The outcome of a task; `problem` says what to do next. */
export type McpOutcome =
  | { kind: "check"; findings: ToldFindings; text: string; repaired: string[] }
  | { kind: "inspect"; findings: ToldFindings; described: string; elements: number }
  | {
      kind: "render";
      findings: ToldFindings;
      picture: ToldPicture;
      /** The same picture at full size, and as SVG, for people. */
      full: ToldPicture | undefined;
      svg: string;
      outline: string;
      /** Suggested crops, if the picture is too small to read. */
      parts?: readonly string[];
      elements: number;
      /** The names of all pages of the source. */
      pages: string[];
    }
  | { kind: "diff"; changes: string[]; omitted: number; picture: ToldPicture | undefined }
  | { kind: "notes"; views: NotesView[] }
  | { kind: "review"; reviewed: ReviewedSource }
  | { kind: "problem"; problem: string };
