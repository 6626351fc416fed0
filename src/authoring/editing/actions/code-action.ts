/** Describes a change that an editor offers at a place. */
import type { Diagnostic, TextEdit } from "../../../language/diagnostics/diagnostic.js";

/** What a change is for. */
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
  /** What it puts right. */
  diagnostic?: Diagnostic;
  /** Whether it is what most would choose. */
  isPreferred?: boolean;
}
