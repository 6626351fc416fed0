/** Describes a completion candidate. */

/** The kind of a candidate, for the icon in an editor. */
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

/** A completion candidate. */
export interface Candidate {
  label: string;
  kind: CandidateKind;
  /** A short description beside it. */
  detail?: string;
  /** The inserted text: a template with stops such as `${1:text}`, in which `$`, `}` and `\` are escaped. */
  insert: string;
  /** Documentation as Markdown, created on demand. */
  docs?(): string;
  /** Its likelihood; more likely candidates come first. */
  rank: number;
  /** Whether it needs another completion, such as a value after `=`. */
  asksMore?: boolean;
}

/** Escapes a text for use in a template. */
export function plainInsert(text: string): string {
  return text.replace(/[\\$}]/g, "\\$&");
}

/** A template on one line, for clients that do not indent what they insert. */
export function onOneLine(template: string): string {
  return template.replace(/\n\s*\$0\n/g, "\n").replace(/\s*\n\s*/g, " ");
}

/** The text of a template without stops. */
export function withoutStops(template: string): string {
  return template
    .replace(/(?<!\\)\$\{\d+:((?:\\.|[^}\\])*)\}/g, "$1")
    .replace(/(?<!\\)\$(?:\d|\{\d+\})/g, "")
    .replace(/\\([\\$}])/g, "$1");
}
