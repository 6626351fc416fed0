/** Describes one problem in a source: where it is, what is wrong, and what to do next. */
import type { DiagnosticCode } from "./codes.js";
import type { Severity } from "./severity.js";

/** A range of a text in UTF-16 units. */
export interface Place {
  /** Offset of the first unit. */
  from: number;
  /** Offset after the last unit. */
  to: number;
}

/** A range of one of several sources. */
export interface SourcePlace extends Place {
  /** Id of the source, as chosen by whoever read it. Absent in an unnamed main source. */
  source?: string;
}

/** One replacement of a range; an empty range inserts. */
export interface TextEdit extends SourcePlace {
  /** The text that replaces the range. */
  insert: string;
}

/** A second place that explains a diagnostic, such as the first of two equal ids. */
export interface RelatedPlace extends SourcePlace {
  message: string;
}

/** A certain fix: edits that belong together and do not overlap. */
export interface Fix {
  /** What the fix does, as an imperative: `replace with "button"`. */
  title: string;
  edits: readonly TextEdit[];
}

/** One problem; an empty range marks where something is missing. */
export interface Diagnostic extends SourcePlace {
  code: DiagnosticCode;
  severity: Severity;
  /** One sentence without a full stop that starts in lower case. */
  message: string;
  /** The next step, if there is one. */
  hint?: string;
  related?: readonly RelatedPlace[];
  /** Present only if the fix is certain. */
  fix?: Fix;
}
