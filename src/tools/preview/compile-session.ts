/** Tracks every watched wireframe: its diagnostics, and its last good picture. */
import { dirname, relative } from "node:path";
import type { NotedElement } from "../../authoring/notes/list-elements.js";
import { tellErrors } from "../../authoring/notes/tell-errors.js";
import { SourceText } from "../../base/text/source-text.js";
import { documentOf } from "../../document-of.js";
import { judge } from "../../language/check/verdict.js";
import { bySeverity, capDiagnostics } from "../../language/diagnostics/cap-diagnostics.js";
import { sortDiagnostics } from "../../language/diagnostics/collector.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { FoundFiles, WatchedFile, WatchedSet } from "../../workspace/files/watched-set.js";
import { withSlashes } from "../../workspace/files/with-slashes.js";
import type { DrawTask, Surroundings, View } from "./draw-task.js";
import type { Drawn, DrawnFile } from "./drawn-file.js";
import { DrawnFiles, type MeasuredDocument } from "./drawn-files.js";
import {
  type FileState,
  firstError,
  isSeen,
  isWrong,
  namesOf,
  placeOf,
  type SeenState,
  settingsOf,
  summaryOf,
  textToDraw,
  viewOf,
} from "./file-state.js";
import type { FileBatch } from "./follow-files.js";
import { inSlices } from "./in-slices.js";
import { MoveLog } from "./move-log.js";
import type {
  FileMove,
  FileSummary,
  FilesChange,
  MissingPath,
  PictureView,
  SourceView,
} from "./protocol.js";
import { SessionImports } from "./session-imports.js";
import { WatchedPages } from "./watched-pages.js";

/** The result of a rebuild. */
export interface Rebuild {
  change: FilesChange;
  /** Files with new content, and the ms that their check took. */
  checked: { path: string; ms: number; first: string | undefined }[];
  /** The absolute paths of renamed files. */
  renamed?: readonly { from: string; to: string }[];
}

/** The result of a check; bytes that are not text have no document. */
interface Checked extends Partial<MeasuredDocument> {
  diagnostics: readonly Diagnostic[];
}

/** Draws a picture in a thread; may return why that is not possible. */
export type DrawApart = (
  task: DrawTask,
  surroundings: Surroundings,
) => Promise<Drawn | { problem: string }>;

/** A file that notes can be pinned to. */
export interface NotedSource {
  absolute: string;
  version: number;
  elements: readonly NotedElement[];
  text: string;
  /** Whether the picture is outdated. */
  isStale: boolean;
  /** The errors of the current text. */
  errors: readonly string[];
}

/** The state of all watched files. */
export class CompileSession {
  readonly #set: WatchedSet;
  readonly #files = new Map<string, FileState>();
  readonly #byPlace = new Map<string, FileState>();
  readonly #listeners = new Set<(rebuild: Rebuild) => void>();
  readonly #moves = new MoveLog<SeenState>(() => Date.now());
  /** Files to check again because pages that they may refer to were added, renamed or removed. */
  readonly #outdated = new Set<FileState>();
  #missing: MissingPath[] = [];
  readonly #imports: SessionImports;
  readonly #pages: WatchedPages;
  readonly #drawn: DrawnFiles;
  #lastVersion = 0;
  #isClosed = false;

  constructor(set: WatchedSet) {
    this.#set = set;
    this.#imports = new SessionImports(set);
    this.#pages = new WatchedPages(set, this.#byPlace, (file) => this.#imports.of(file));
    this.#drawn = new DrawnFiles(set, this.#imports, this.#pages);
  }

  /** Adds the existing files; their content is read by `lookAtAll` or on demand. */
  async open(): Promise<void> {
    this.#takeUp(await this.#set.find());
  }

  /** Reads and checks every file that was not requested yet, a few at a time. */
  async lookAtAll(): Promise<void> {
    await this.#workOff(new Set(this.#files.values()), (state) => {
      if (state.text !== undefined || this.#files.get(state.path) !== state) return false;
      return this.#look(state);
    });
  }

  /** Processes files in slices, and reports the changed ones. */
  async #workOff(states: Set<FileState>, work: (state: FileState) => boolean): Promise<void> {
    let files: FileSummary[] = [];
    const note = (state: FileState): void => {
      if (work(state)) files.push(summaryOf(state));
    };
    await inSlices(states, note, () => {
      if (files.length > 0) this.#tell({ change: { files, removed: [], moved: [] }, checked: [] });
      files = [];
      return !this.#isClosed;
    });
  }

  /** Calls a listener after each rebuild that changed something. */
  subscribe(listener: (rebuild: Rebuild) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stops work in progress. */
  close(): void {
    this.#isClosed = true;
  }

  /** All files, ordered by path. */
  get files(): FileSummary[] {
    return [...this.#files.values()].map(summaryOf).sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Operands for which no wireframe exists yet. */
  get missing(): readonly MissingPath[] {
    return this.#missing;
  }

  /** The current paths of renamed files. */
  get moved(): FileMove[] {
    return this.#moves.moves;
  }

  /** The folders that are searched for files. */
  get roots(): readonly string[] {
    return this.#set.roots;
  }

  /** A watched file by its path; nothing else on the disk can be requested. */
  fileAt(path: string): WatchedFile | undefined {
    return this.#stateOf(path);
  }

  /** The text of a file. */
  source(path: string): SourceView | undefined {
    const state = this.#stateOf(path);
    return state && { path, version: state.version, text: state.text ?? "" };
  }

  /** The last good picture of a file, or the best possible one, with its current diagnostics. */
  picture(path: string, view: View): PictureView | undefined {
    const state = this.#stateOf(path);
    return state && this.#viewOf(state, this.#drawn.of(state), view);
  }

  /** Whether a picture has to be drawn first, which would keep everybody else waiting. */
  isCostly(path: string, view: View): boolean {
    const state = this.#stateOf(path);
    if (!state) return false;
    const drawn = this.#drawn.of(state);
    return drawn.isCostly && drawn.outcomeIn(view) !== "drawn";
  }

  /** The same as `picture`, drawn elsewhere if it is costly, or the reason why it cannot be drawn. */
  async pictureApart(
    path: string,
    view: View,
    draw: DrawApart,
  ): Promise<PictureView | { problem: string } | undefined> {
    const state = this.#stateOf(path);
    if (!state || !this.isCostly(path, view)) return this.picture(path, view);
    const drawn = this.#drawn.of(state);
    // The file may change meanwhile; the answer is about the text that was drawn.
    const asDrawn = { ...state };
    if (drawn.outcomeIn(view) === undefined) {
      const task = { ...drawn.taskFor(view), fonts: state.fonts?.files ?? [] };
      drawn.keep(view, await draw(task, drawn.surroundings));
    }
    const outcome = drawn.outcomeIn(view);
    return typeof outcome === "object" ? outcome : this.#viewOf(asDrawn, drawn, view);
  }

  #viewOf(state: FileState, drawnFile: DrawnFile, view: View): PictureView {
    const { path } = state;
    const hasErrors = isWrong(state.diagnostics);
    const { picture, diagnostics, ms } = drawnFile.draw(view);
    const text = state.text ?? "";
    const isStale = drawnFile.text !== text;
    const ofPicture = judge(diagnostics, state).diagnostics;
    const all = isStale ? state.diagnostics : [...state.diagnostics, ...ofPicture];
    const sorted = sortDiagnostics(all);
    const { shown } = capDiagnostics(sorted);
    const count = (wanted: Diagnostic["severity"]) =>
      sorted.filter(({ severity }) => severity === wanted).length;
    const source = new SourceText(text, path);
    const { version } = state;
    return {
      path,
      version,
      isStale: hasErrors && !state.isPartial,
      wasGood: !hasErrors || state.good !== undefined,
      ...picture,
      isBlank: text.trim() === "",
      ms,
      diagnostics: bySeverity(shown).map((each) => viewOf(each, source, state.others)),
      counts: { error: count("error"), warning: count("warning"), info: count("info") },
      ...(state.others.size > 0 && { imported: this.#importedOf(state) }),
    };
  }

  #importedOf({ others }: FileState): { path: string; absolute: string }[] {
    const { absoluteOf } = this.#set.openImports!();
    return [...others.keys()].map((id) => ({ path: withSlashes(id), absolute: absoluteOf(id) }));
  }

  /** The texts that a file imports, by their paths relative to its folder; undefined if there are none. */
  importedTexts(path: string): Record<string, string> | undefined {
    const state = this.#stateOf(path);
    if (!state || state.others.size === 0) return undefined;
    const folder = dirname(placeOf(state));
    const { absoluteOf } = this.#set.openImports!();
    return Object.fromEntries(
      [...state.others].map(([id, text]) => [
        withSlashes(relative(folder, absoluteOf(id))),
        text.content,
      ]),
    );
  }

  /** The absolute path of a watched file, or of a file that a watched file imports. */
  absoluteAt(path: string): string | undefined {
    const file = this.fileAt(path);
    if (file) return placeOf(file);
    const absolute = this.#set.openImports?.().absoluteOf(path);
    return absolute !== undefined && this.#set.imported?.has(absolute) ? absolute : undefined;
  }

  /** What drawings of a file ask about the files around it. */
  surroundingsOf(path: string): Surroundings | undefined {
    const state = this.#stateOf(path);
    return state && this.#drawn.of(state).surroundings;
  }

  /** Whether drawing a file keeps others waiting. */
  isLarge(path: string): boolean {
    const state = this.#stateOf(path);
    return state !== undefined && this.#drawn.of(state).isCostly;
  }

  /** The elements in the picture of a file, with its text; undefined for a wireframe without a file of its own. */
  elementsOf(path: string): NotedSource | undefined {
    const state = this.#stateOf(path);
    if (!state || state.source !== undefined) return undefined;
    const { elements, text } = this.#drawn.of(state);
    const { absolute, version, diagnostics } = state;
    const errors = tellErrors(state.text ?? "", diagnostics);
    return { absolute, version, elements, text, isStale: isWrong(diagnostics), errors };
  }

  /** The paths of all files, with their absolute paths. */
  get places(): Iterable<{ path: string; absolute: string }> {
    return this.#files.values();
  }

  /** The text that the picture of a file is drawn from: the last one without errors, if there was one. */
  drawnText(path: string): string | undefined {
    const state = this.#stateOf(path);
    return state && textToDraw(state);
  }

  /** Processes changes on disk. */
  apply({ changed, found }: FileBatch): void {
    const change: FilesChange = { files: [], removed: [], moved: [] };
    const checked: Rebuild["checked"] = [];
    const removed = new Set<string>();
    const missingBefore = JSON.stringify(this.#missing);
    let gone: FileState[] = [];
    let come: FileState[] = [];
    if (found) {
      ({ gone, come } = this.#takeUp(found));
      for (const { path } of gone) removed.add(path);
      if (JSON.stringify(this.#missing) !== missingBefore) change.missing = this.#missing;
    }
    this.#imports.forget();
    this.#pages.forgetAround();
    for (const { absolute } of gone) this.#set.imported?.forget(absolute);
    let havePagesChanged = gone.length > 0;
    const read = new Set<FileState>();
    for (const absolute of new Set([...come.map((state) => state.absolute), ...changed])) {
      const state = this.#byPlace.get(absolute);
      if (!state) continue;
      const start = performance.now();
      const { identity, pageNames } = state;
      const isNew = this.#look(state);
      if (state.pageNames !== pageNames) havePagesChanged = true;
      // Another file may have been renamed to this path.
      if (identity !== undefined && state.identity !== identity) come.push(state);
      if (!this.#files.has(state.path)) removed.add(state.path);
      else if (isNew) {
        read.add(state);
        const ms = performance.now() - start;
        change.files.push(summaryOf(state));
        checked.push({ path: state.path, ms, first: firstError(state) });
      }
    }
    for (const absolute of this.#set.imported?.importersOf(changed) ?? []) {
      const state = this.#byPlace.get(absolute);
      if (!state || read.has(state)) continue;
      const start = performance.now();
      if (!this.#checkAgain(state)) continue;
      change.files.push(summaryOf(state));
      const ms = performance.now() - start;
      checked.push({ path: state.path, ms, first: firstError(state) });
    }
    const moves = gone.length + come.length > 0 ? this.#followMoves(gone, come) : [];
    change.moved = moves.map(([old, next]) => ({ from: old.path, to: next.path }));
    const renamed = moves
      .filter(([old, next]) => old.source === undefined && next.source === undefined)
      .map(([old, next]) => ({ from: old.absolute, to: next.absolute }));
    change.removed = [...removed].filter((path) => !this.#files.has(path));
    if (change.files.length + change.removed.length > 0 || change.missing) {
      this.#tell({ change, checked, renamed });
    }
    // Starts to draw the picture before the notified pages request it, but not before they are notified: writes are
    // sent at the end of this turn.
    const [only] = checked;
    if (only && checked.length === 1) setImmediate(() => this.#drawn.get(only.path)?.drawAgain());
    if (havePagesChanged) this.#checkReferring();
  }

  /** Checks files again that refer to pages of other files, after pending requests were answered. */
  #checkReferring(): void {
    const isRunning = this.#outdated.size > 0;
    for (const state of this.#files.values()) {
      if (state.refersToOthers) this.#outdated.add(state);
    }
    if (isRunning || this.#outdated.size === 0) return;
    setImmediate(() => void this.#workOff(this.#outdated, (state) => this.#checkAgain(state)));
  }

  #checkAgain(state: FileState): boolean {
    if (this.#files.get(state.path) !== state || !isSeen(state)) return false;
    this.#take(state, state.text, this.#check(state, state.text));
    return true;
  }

  #takeUp({ files, missing }: FoundFiles): { gone: FileState[]; come: FileState[] } {
    this.#missing = missing;
    const there = new Set(files.map(({ absolute }) => absolute));
    const gone: FileState[] = [];
    for (const state of this.#byPlace.values()) {
      if (there.has(state.absolute)) continue;
      this.#forget(state);
      gone.push(state);
    }
    const come: FileState[] = [];
    for (const file of files) {
      if (this.#byPlace.has(file.absolute)) continue;
      const state: FileState = {
        ...file,
        version: -1,
        text: undefined,
        isPartial: false,
        identity: undefined,
        diagnostics: [],
        good: undefined,
        pageNames: "",
        others: new Map(),
        refersToOthers: false,
      };
      this.#files.set(file.path, state);
      this.#byPlace.set(file.absolute, state);
      come.push(state);
    }
    return { gone, come };
  }

  /** A renamed file keeps its last good state. */
  #followMoves(gone: readonly FileState[], come: readonly FileState[]): [FileState, FileState][] {
    const there = come.filter((state) => this.#files.get(state.path) === state);
    const moves = this.#moves.note(gone.filter(isSeen), there.filter(isSeen));
    for (const [old, next] of moves) {
      if (isWrong(next.diagnostics)) next.good ??= isWrong(old.diagnostics) ? old.good : old.text;
    }
    return moves;
  }

  #forget(state: FileState): void {
    this.#files.delete(state.path);
    this.#byPlace.delete(state.absolute);
    this.#drawn.forget(state.path);
  }

  /** Reads a file, and checks it if its text is new; drops a file that cannot be read. */
  #look(state: FileState): boolean {
    let read: ReturnType<WatchedSet["read"]>;
    try {
      read = this.#set.read(state.absolute);
    } catch {
      this.#forget(state);
      return false;
    }
    const { text, unreadable, own, isPartial = false } = read;
    state.identity = this.#set.identity(state.absolute);
    const isDrawnAlike =
      isPartial === state.isPartial && JSON.stringify(own) === JSON.stringify(state.own);
    if (text === state.text && isDrawnAlike) return false;
    state.own = own;
    state.isPartial = isPartial;
    if (!isDrawnAlike) this.#drawn.forget(state.path);
    this.#pages.forget();
    const checked: Checked = unreadable ? { diagnostics: [unreadable] } : this.#check(state, text);
    state.pageNames = checked.document ? namesOf(checked.document) : "";
    this.#take(state, text, checked);
    return true;
  }

  /** Stores the result of a check: the picture of the text, or the last good one with the current diagnostics. */
  #take(state: FileState, text: string, { document, estimate, diagnostics }: Checked): void {
    const wasGood = isSeen(state) && !isWrong(state.diagnostics);
    // While a text is still being written, the picture must not wait until it is free of errors.
    if (document && (state.isPartial || !isWrong(diagnostics))) {
      state.good = undefined;
      // Links to other files are part of the picture.
      this.#drawn.draw(state, text, { document, estimate });
    } else if (wasGood) state.good = state.text;
    else if (state.good === undefined) this.#drawn.forget(state.path);
    state.text = text;
    state.diagnostics = diagnostics;
    state.version = this.#lastVersion++;
  }

  #stateOf(path: string): FileState | undefined {
    const state = this.#files.get(path);
    if (state && state.text === undefined && this.#look(state)) {
      const change = { files: [summaryOf(state)], removed: [], moved: [] };
      this.#tell({ change, checked: [] });
    }
    return this.#files.get(path);
  }

  /** Checks a text together with the other files, and records whether it refers to them. */
  #check(state: FileState, text: string): Checked {
    const { absolute, design } = state;
    state.refersToOthers = false;
    const others = this.#pages.seenFrom(state, () => {
      state.refersToOthers = true;
    });
    const checked = documentOf(text, {
      ...settingsOf(state),
      others,
      ...this.#imports.of(state),
    });
    const { absoluteOf, texts } = this.#imports.now ?? {};
    const imported = checked.files.map((id) => [id, texts?.get(id)] as const);
    state.others = new Map(imported.flatMap(([id, text]) => (text ? [[id, text]] : [])));
    const followed = absoluteOf ? checked.files.map(absoluteOf) : [];
    if (design?.file !== undefined) followed.push(design.file);
    this.#set.imported?.note(absolute, followed);
    return { ...checked, diagnostics: judge(checked.diagnostics, state).diagnostics };
  }

  #tell(rebuild: Rebuild): void {
    for (const listener of this.#listeners) listener(rebuild);
  }
}
