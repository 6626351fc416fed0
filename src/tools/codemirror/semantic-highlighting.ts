/** Colors words by meaning: no grammar can tell elements from modifiers. */
import { highlightingFor } from "@codemirror/language";
import { type Extension, RangeSetBuilder, StateEffect } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import {
  type SemanticToken,
  semanticTokens,
  type TokenType,
} from "../../authoring/editing/semantic-tokens.js";
import { documentOf, hasOtherFiles } from "./document-of.js";
import { tagsOf } from "./highlight-tags.js";

/** ms without a change after which colors are computed again; until then, they move along with the text. */
const pause = 60;

/** Token types that the tree has already colored. */
const plain = new Set<TokenType>(["comment", "string", "number", "operator"]);

/** Signals that the text has not changed for a while. */
const paused = StateEffect.define<null>();

class SemanticColors {
  decorations: DecorationSet;
  readonly #view: EditorView;
  #tokens: readonly SemanticToken[];
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView) {
    this.#view = view;
    this.#tokens = tokensOf(view);
    this.decorations = colorsOf(view, this.#tokens);
  }

  update(update: ViewUpdate): void {
    const { view, changes, docChanged, viewportChanged, transactions } = update;
    if (docChanged || hasOtherFiles(update)) {
      this.decorations = this.decorations.map(changes);
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => this.#view.dispatch({ effects: paused.of(null) }), pause);
      return;
    }
    const isPaused = transactions.some(({ effects }) => effects.some((each) => each.is(paused)));
    if (isPaused) {
      this.#waiting = undefined;
      this.#tokens = tokensOf(view);
    } else if (!viewportChanged || this.#waiting !== undefined) return;
    this.decorations = colorsOf(view, this.#tokens);
  }

  destroy(): void {
    clearTimeout(this.#waiting);
  }
}

function tokensOf({ state }: EditorView): SemanticToken[] {
  const document = documentOf(state);
  return document ? semanticTokens(document).filter(({ type }) => !plain.has(type)) : [];
}

/** The colors of the visible text. */
function colorsOf(view: EditorView, tokens: readonly SemanticToken[]): DecorationSet {
  const colors = new RangeSetBuilder<Decoration>();
  const marks = new Map<TokenType, Decoration | undefined>();
  for (const { from, to, type } of tokens) {
    if (!view.visibleRanges.some((range) => from < range.to && range.from < to)) continue;
    if (!marks.has(type)) marks.set(type, markOf(view, type));
    const mark = marks.get(type);
    if (mark) colors.add(from, to, mark);
  }
  return colors.finish();
}

/** The decoration of a token type; undefined if the editor's highlighting does not color it. */
function markOf({ state }: EditorView, type: TokenType): Decoration | undefined {
  const classes = highlightingFor(state, [tagsOf[type]]);
  return classes === null ? undefined : Decoration.mark({ class: classes });
}

/** Colors words by meaning. */
export const colorWireframe: Extension = ViewPlugin.fromClass(SemanticColors, {
  decorations: (colors) => colors.decorations,
});
