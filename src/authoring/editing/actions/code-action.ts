/** Describes a change that an editor offers at a place. */
import type { Diagnostic, TextEdit } from "../../../language/diagnostics/diagnostic.js";

/** The purpose of a change. */
export type ActionKind =
  | "quickfix"
  | "source.fixAll"
  | "refactor.extract"
  | "refactor.inline"
  | "refactor.rewrite";

/** One change. */
export interface CodeAction {
  /** What it does, as an imperative. */
  title: string;
  kind: ActionKind;
  edits: readonly TextEdit[];
  /** The diagnostic that it fixes. */
  diagnostic?: Diagnostic;
  /** Whether it is the one that most users would choose. */
  isPreferred?: boolean;
}
