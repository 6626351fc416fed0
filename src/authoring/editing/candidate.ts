/** Describes one thing that can be written at a place. */

/** What a candidate is, for the sign that an editor shows beside it. */
export type CandidateKind =
  | "component"
  | "attribute"
  | "modifier"
  | "value"
  | "icon"
  | "color"
  | "reference"
  | "file"
  | "definition"
  | "parameter"
  | "data"
  | "keyword";

/** One thing that can be written. */
export interface Candidate {
  label: string;
  kind: CandidateKind;
  /** A few words beside it. */
  detail?: string;
  /** What is written: a template in which `${1:text}` are stops, with `$`, `}` and `\` escaped. */
  insert: string;
  /** Docs as Markdown, made when somebody reads them. */
  docs?(): string;
  /** How likely it is: what is more likely comes first. */
  rank: number;
  /** Whether more is to be chosen once it is written: a value after an `=`. */
  asksMore?: boolean;
}

/** A text within a template. */
export function plainInsert(text: string): string {
  return text.replace(/[\\$}]/g, "\\$&");
}

/** A template as it would be written without stops. */
export function withoutStops(template: string): string {
  return template
    .replace(/(?<!\\)\$\{\d+:((?:\\.|[^}\\])*)\}/g, "$1")
    .replace(/(?<!\\)\$(?:\d|\{\d+\})/g, "")
    .replace(/\\([\\$}])/g, "$1");
}
