/** Describes an entry of the catalogue of diagnostics: a code, its severity and what it says. */
import type { Severity } from "../severity.js";

/** What a diagnostic says in one case. */
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

/** What the catalogue says about a code; the page of a code is `docs/diagnostics/<code>.md`. */
export interface CodeEntry {
  readonly severity: Severity;
  /** What is wrong, in a few words. */
  readonly title: string;
}

/** A code with its wordings by name, each made from the data of a case. */
export interface CatalogueEntry extends CodeEntry {
  /**
   * What may put it right while the source is being written, so that it is not reported until then: what follows in
   * the block of its element, or anything later in the source.
   */
  readonly mayResolve?: "block" | "source";
  // biome-ignore lint/suspicious/noExplicitAny: the data of each wording is its own
  readonly wordings: Readonly<Record<string, (data: any) => Wording>>;
}

/** One area of the catalogue. */
export type CatalogueArea = Readonly<Record<string, CatalogueEntry>>;
