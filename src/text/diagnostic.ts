/** Describes one finding about a source: where it is, what is wrong and what to do next. */
import type { DiagnosticCode } from "./codes.js";

/** How much a finding weighs: only errors make a source invalid. */
export type Severity = "error" | "warning" | "info";

/** One replacement of the text between two offsets; equal offsets insert. */
export interface TextEdit {
  /** Offset of the first replaced UTF-16 unit. */
  from: number;
  /** Offset behind the last replaced UTF-16 unit. */
  to: number;
  /** The text that stands there afterwards. */
  insert: string;
}

/** A second place that explains a finding, such as the first of two equal ids. */
export interface RelatedPlace {
  from: number;
  to: number;
  message: string;
}

/** A certain repair: edits that belong together and do not overlap. */
export interface Fix {
  /** What the repair does, as an imperative: `replace with "button"`. */
  title: string;
  edits: readonly TextEdit[];
}

/** One finding; offsets count UTF-16 units from the start of the text. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: Severity;
  /** Offset of the first marked unit. */
  from: number;
  /** Offset behind the last marked unit; equal to `from` where something is missing. */
  to: number;
  /** One sentence without a final period that starts lower-case. */
  message: string;
  /** The next step, where there is one. */
  hint?: string;
  related?: readonly RelatedPlace[];
  /** Present only where the repair is certain. */
  fix?: Fix;
}
