/** Describes an entry of the catalogue of diagnostics: a code, its severity and what it says. */
import type { Severity } from "../severity.js";

/** The texts of a diagnostic in one case. */
export interface Wording {
  /** What is wrong: one sentence that starts in lower case and has no full stop. */
  readonly message: string;
  /** What to do next, as an imperative. */
  readonly hint?: string | undefined;
  /** What the fix does, as an imperative; shown only where the reporter supplies its edits. */
  readonly fix?: string | undefined;
  /** What the related place is; shown only where the reporter supplies one. */
  readonly related?: string | undefined;
}

/** The facts about a code; its page is `docs/diagnostics/<code>.md`. */
export interface CodeEntry {
  readonly severity: Severity;
  /** What is wrong, in a few words. */
  readonly title: string;
}

/** A code with its wordings by name; each is created from the data of a case. */
export interface CatalogueEntry extends CodeEntry {
  /**
   * Where later text may resolve the problem while the source is being written, so that it is not reported until then:
   * in the block of its element, or anywhere in the rest of the source.
   */
  readonly mayResolve?: "block" | "source";
  // biome-ignore lint/suspicious/noExplicitAny: the data of each wording is its own
  readonly wordings: Readonly<Record<string, (data: any) => Wording>>;
}

/** One area of the catalogue. */
export type CatalogueArea = Readonly<Record<string, CatalogueEntry>>;
