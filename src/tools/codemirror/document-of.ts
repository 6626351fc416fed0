/** Provides the state of an editor as the document that `src/authoring/editing` works on. */
import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
} from "@codemirror/state";
import type { EditorView, ViewUpdate } from "@codemirror/view";
import { LanguageDocument } from "../../authoring/editing/language-document.js";
import type { DocumentSurroundings } from "../../authoring/editing/surroundings.js";
import type { LoadFile } from "../../language/ast/load-file.js";
import type { WireframeConfig } from "./wireframe-config.js";

/**
 * One document for all states of an editor: it keeps what it can reuse, and is brought up to date with a state before
 * each use.
 */
const field = StateField.define<LanguageDocument>({
  create: () => new LanguageDocument(""),
  update: (document) => document,
});

/** Keeps a document for the states of an editor. */
export function keepDocument(config: WireframeConfig): Extension {
  return field.init(() => new LanguageDocument("", surroundingsOf(config)));
}

function surroundingsOf({
  load,
  file,
  paths,
  draw,
  width,
  indent,
}: WireframeConfig): DocumentSurroundings {
  return {
    analysis: { ...(load && { load: forgiving(load) }), ...(file !== undefined && { file }) },
    ...(paths && { paths }),
    ...(draw && { draw: (source) => attempt(() => draw(source)) }),
    format: { ...(width !== undefined && { width }), ...(indent !== undefined && { indent }) },
  };
}

/** A loader that always answers; if it throws or returns a promise, the file cannot be read. */
function forgiving(load: LoadFile): LoadFile {
  return (path, from) => {
    const loaded = attempt(() => load(path, from));
    const isLoaded = loaded && ("problem" in loaded || typeof loaded.text === "string");
    return isLoaded ? loaded : { problem: "unreadable" };
  };
}

/** The result of a function of the page; undefined if it throws, which would end the editor's own work. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** The document with the text of a state; undefined in an editor without this extension. */
export function documentOf(state: EditorState): LanguageDocument | undefined {
  const document = state.field(field, false);
  // An editor asks many times about the same text, such as for each visible line.
  if (document && shown.get(document) !== state.doc) {
    document.update(state.doc.toString());
    shown.set(document, state.doc);
  }
  return document;
}

/** The text that each document was last brought up to date with. */
const shown = new WeakMap<LanguageDocument, Text>();

const filesChanged = StateEffect.define<null>();

/** Reads imported files again and updates the diagnostics; call this when `load` would return something else. */
export function refreshWireframe(view: EditorView): void {
  view.state.field(field, false)?.refresh();
  view.dispatch({ effects: filesChanged.of(null) });
}

/** Whether an update comes from `refreshWireframe`. */
export function hasOtherFiles({ transactions }: ViewUpdate): boolean {
  return transactions.some(({ effects }) => effects.some((effect) => effect.is(filesChanged)));
}
