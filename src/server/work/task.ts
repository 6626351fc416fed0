/** Says what can be asked about a source, and what comes back; plain values that cross threads. */
import type { ThemeName } from "../../theme/theme.js";

/** A source, and what is to be made of it. */
export type Task =
  | { kind: "parse"; source: string; options: ParseTaskOptions }
  | { kind: "validate"; source: string; options: ValidateTaskOptions }
  | { kind: "html"; source: string; options: HtmlTaskOptions }
  | { kind: "svg"; source: string; options: SvgTaskOptions };

/** What all tasks take. */
interface TaskOptions {
  /** Adds all findings, warnings included, to the answer. */
  diagnostics: boolean;
}

/** What parsing takes besides. */
export interface ParseTaskOptions extends TaskOptions {
  locations: boolean;
}

/** What validating takes besides. */
export interface ValidateTaskOptions extends TaskOptions {
  strict: boolean;
}

/** What drawing HTML takes besides. */
export interface HtmlTaskOptions extends TaskOptions {
  theme: ThemeName;
  fullDocument: boolean;
}

/** What drawing SVG takes besides; px. */
export interface SvgTaskOptions extends TaskOptions {
  theme: ThemeName;
  width: number;
  padding: number;
}

/** What came of a task. */
export interface Outcome {
  status: 200 | 400;
  /** The body of the answer, as JSON. */
  json: string;
  /** Milliseconds by the stage that they were spent in. */
  timings: Partial<Record<"parse" | "layout" | "render", number>>;
  /** Whether it was done before, and kept. */
  isKept?: boolean;
}
