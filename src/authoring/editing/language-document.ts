/** A text in an editor, with its analysis kept up to date. */
import type { Tree } from "@lezer/common";
import type { Analysis } from "../../analyze.js";
import { SourceText } from "../../base/text/source-text.js";
import type { Element } from "../../language/ast/element.js";
import type { Diagnostic, TextEdit } from "../../language/diagnostics/diagnostic.js";
import { parseTree } from "../../language/syntax/parse-by-tree.js";
import type { PlacedPart } from "../../language/syntax/parts/source-part.js";
import { KeptAnalysis, PartedAnalysis, reanalyze } from "../../reanalyze.js";
import type { DocumentSurroundings } from "./surroundings.js";

/** An edited text. Everything is computed on demand, and again only after a change. */
export class LanguageDocument {
  readonly surroundings: DocumentSurroundings;
  readonly #kept = new KeptAnalysis();
  #source: SourceText;
  #analysis: Analysis | undefined;
  #diagnostics: readonly Diagnostic[] | undefined;
  #tree: Tree | undefined;

  constructor(text: string, surroundings: DocumentSurroundings = {}) {
    this.#source = new SourceText(text);
    this.surroundings = surroundings;
  }

  /** The text, with its lines. */
  get source(): SourceText {
    return this.#source;
  }

  get text(): string {
    return this.#source.content;
  }

  /** Replaces the text. */
  update(text: string): void {
    if (text === this.text) return;
    this.#source = new SourceText(text);
    this.#tree = undefined;
    this.refresh();
  }

  /** Replaces ranges of the text, which must not overlap. */
  edit(edits: readonly TextEdit[]): void {
    let text = this.text;
    for (const { from, to, insert } of edits.toSorted((a, b) => b.from - a.from)) {
      text = text.slice(0, from) + insert + text.slice(to);
    }
    this.update(text);
  }

  /** Discards the analysis, because files around the text have changed. */
  refresh(): void {
    this.#analysis = undefined;
    this.#diagnostics = undefined;
  }

  /** The analysis of the text. */
  get analysis(): Analysis {
    this.#analysis ??= reanalyze(this.text, this.#kept, this.surroundings.analysis);
    return this.#analysis;
  }

  /**
   * The elements at the top level around an offset, with everything in them: enough to find what contains the offset or
   * stands before it. All elements cost more in a long text, as those below a change are copied to their new places.
   */
  elementsNear(offset: number): readonly Element[] {
    const { analysis } = this;
    if (analysis instanceof PartedAnalysis) return analysis.elementsNear(offset);
    return analysis.elements.elements;
  }

  /**
   * The parts of the text that are analyzed by themselves; one that has not changed stays the same object. Undefined if
   * the text is analyzed as a whole.
   */
  get parts(): readonly PlacedPart[] | undefined {
    const { analysis } = this;
    return analysis instanceof PartedAnalysis ? analysis.parts : undefined;
  }

  /** The diagnostics with the severities of the settings. */
  get diagnostics(): readonly Diagnostic[] {
    const { adjust } = this.surroundings;
    const found = this.analysis.diagnostics;
    this.#diagnostics ??= adjust ? adjust(found) : found;
    return this.#diagnostics;
  }

  /** The tokens of the text as written, without repairs. */
  get tree(): Tree {
    this.#tree ??= parseTree(this.text, this.#kept.trees);
    return this.#tree;
  }
}
