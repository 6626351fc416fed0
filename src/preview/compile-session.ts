/** Knows every watched wireframe: its diagnostics, and its last good picture beside them. */
import { posix, sep } from "node:path";
import type { DocumentNode } from "../ast/node.js";
import { presetIdPrefix } from "../box/preset-id-prefix.js";
import type { OtherPages } from "../check/other-pages.js";
import { documentOf } from "../compile.js";
import { PageIndex } from "../page-index.js";
import { bySeverity, capDiagnostics } from "../text/cap-diagnostics.js";
import { sortDiagnostics } from "../text/collector.js";
import type { Diagnostic } from "../text/diagnostic.js";
import { SourceText } from "../text/source-text.js";
import { DrawnFile, type View } from "./drawn-file.js";
import {
  type FileState,
  firstError,
  isSeen,
  isWrong,
  namesOf,
  type SeenState,
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
import { Recent } from "./recent.js";
import type { FoundFiles, WatchedFile, WatchedSet } from "./watched-set.js";

/** For how many files trees and pictures are kept; all others are recreated when they are viewed. */
const keptFiles = 24;

/** What a rebuild came to. */
export interface Rebuild {
  change: FilesChange;
  /** Files whose content is new, with the ms that checking took. */
  checked: { path: string; ms: number; first: string | undefined }[];
}

/** The state of all watched files. */
export class CompileSession {
  readonly #set: WatchedSet;
  readonly #files = new Map<string, FileState>();
  readonly #byPlace = new Map<string, FileState>();
  readonly #drawn = new Recent<string, DrawnFile>(keptFiles);
  readonly #listeners = new Set<(rebuild: Rebuild) => void>();
  readonly #moves = new MoveLog<SeenState>(() => Date.now());
  /** Files to check again, because pages that they may refer to are new, renamed or gone. */
  readonly #outdated = new Set<FileState>();
  #missing: MissingPath[] = [];
  /** The pages of all files; made anew when a text has changed. */
  #pages: PageIndex | undefined;
  #lastVersion = 0;
  #isClosed = false;

  constructor(set: WatchedSet) {
    this.#set = set;
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

  /** Works off files in slices and tells which of them have changed. */
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

  /** Calls a listener after each rebuild in which something has changed. */
  subscribe(listener: (rebuild: Rebuild) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends work that is under way. */
  close(): void {
    this.#isClosed = true;
  }

  /** All files, ordered by path. */
  get files(): FileSummary[] {
    return [...this.#files.values()].map(summaryOf).sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Named paths that lead to no wireframe yet. */
  get missing(): readonly MissingPath[] {
    return this.#missing;
  }

  /** What has become of paths that are gone. */
  get moved(): FileMove[] {
    return this.#moves.moves;
  }

  /** Where files are looked for. */
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

  /** The last good picture of a file, or the best there is, with what is wrong now. */
  picture(path: string, view: View): PictureView | undefined {
    const state = this.#stateOf(path);
    if (!state) return undefined;
    const hasErrors = isWrong(state.diagnostics);
    const drawnFile = this.#drawnOf(state);
    const { picture, diagnostics, ms } = drawnFile.draw(view);
    const text = state.text ?? "";
    const isStale = drawnFile.text !== text;
    const all = isStale ? state.diagnostics : [...state.diagnostics, ...diagnostics];
    const sorted = sortDiagnostics(all);
    const { shown } = capDiagnostics(sorted);
    const count = (wanted: Diagnostic["severity"]) =>
      sorted.filter(({ severity }) => severity === wanted).length;
    const source = new SourceText(text, path);
    const { version } = state;
    return {
      path,
      version,
      isStale: hasErrors,
      wasGood: !hasErrors || state.good !== undefined,
      ...picture,
      isBlank: text.trim() === "",
      ms,
      diagnostics: bySeverity(shown).map((diagnostic) => viewOf(diagnostic, source)),
      counts: { error: count("error"), warning: count("warning"), info: count("info") },
    };
  }

  /** The text of which a file is drawn: the last without errors, where there was one. */
  drawnText(path: string): string | undefined {
    const state = this.#stateOf(path);
    return state && textToDraw(state);
  }

  /** Works off what has changed on disk. */
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
    let havePagesChanged = gone.length > 0;
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
        const ms = performance.now() - start;
        change.files.push(summaryOf(state));
        checked.push({ path: state.path, ms, first: firstError(state) });
      }
    }
    if (gone.length + come.length > 0) change.moved = this.#followMoves(gone, come);
    change.removed = [...removed].filter((path) => !this.#files.has(path));
    if (change.files.length + change.removed.length > 0 || change.missing) {
      this.#tell({ change, checked });
    }
    // While the notified pages ask for the picture, it is already being drawn; not before
    // they are notified, because writes leave at the end of this turn.
    const [only] = checked;
    if (only && checked.length === 1) setImmediate(() => this.#drawn.get(only.path)?.drawAgain());
    if (havePagesChanged) this.#checkReferring();
  }

  /** Checks the files again that refer to pages of others, once those that asked have their answer. */
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
    const { document, diagnostics } = this.#check(state, state.text);
    state.diagnostics = diagnostics;
    // Links to other files are part of the picture.
    const { lastView } = this.#drawn.get(state.path) ?? {};
    if (isWrong(diagnostics)) this.#drawn.delete(state.path);
    else this.#drawn.set(state.path, this.#draw(state, state.text, document, lastView));
    state.version = this.#lastVersion++;
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
        identity: undefined,
        diagnostics: [],
        good: undefined,
        pageNames: "",
        refersToOthers: false,
      };
      this.#files.set(file.path, state);
      this.#byPlace.set(file.absolute, state);
      come.push(state);
    }
    return { gone, come };
  }

  /** A renamed file is the one that it was: what was good of it before it went is so still. */
  #followMoves(gone: readonly FileState[], come: readonly FileState[]): FileMove[] {
    const there = come.filter((state) => this.#files.get(state.path) === state);
    return this.#moves.note(gone.filter(isSeen), there.filter(isSeen)).map(([old, next]) => {
      if (isWrong(next.diagnostics)) next.good ??= isWrong(old.diagnostics) ? old.good : old.text;
      return { from: old.path, to: next.path };
    });
  }

  #forget(state: FileState): void {
    this.#files.delete(state.path);
    this.#byPlace.delete(state.absolute);
    this.#drawn.delete(state.path);
  }

  /** Reads a file and checks it where its text is new; forgets one that cannot be read. */
  #look(state: FileState): boolean {
    let read: ReturnType<WatchedSet["read"]>;
    try {
      read = this.#set.read(state.absolute);
    } catch {
      this.#forget(state);
      return false;
    }
    const { text, unreadable } = read;
    state.identity = this.#set.identity(state.absolute);
    if (text === state.text) return false;
    this.#pages = undefined;
    const { document, diagnostics } = unreadable
      ? { document: undefined, diagnostics: [unreadable] }
      : this.#check(state, text);
    state.pageNames = document ? namesOf(document) : "";
    const wasGood = state.text !== undefined && !isWrong(state.diagnostics);
    if (!isWrong(diagnostics)) {
      state.good = undefined;
      const { lastView } = this.#drawn.get(state.path) ?? {};
      this.#drawn.set(state.path, this.#draw(state, text, document!, lastView));
    } else if (wasGood) state.good = state.text;
    else if (state.good === undefined) this.#drawn.delete(state.path);
    state.text = text;
    state.diagnostics = diagnostics;
    state.version = this.#lastVersion++;
    return true;
  }

  #stateOf(path: string): FileState | undefined {
    const state = this.#files.get(path);
    if (state && state.text === undefined && this.#look(state)) {
      const change = { files: [summaryOf(state)], removed: [], moved: [] };
      this.#tell({ change, checked: [] });
    }
    return this.#files.get(path);
  }

  #drawnOf(state: FileState): DrawnFile {
    const text = textToDraw(state);
    const known = this.#drawn.get(state.path);
    if (known?.text === text) return known;
    const { limits = {} } = state;
    const { document } = documentOf(text, { limits });
    const drawn = this.#draw(state, text, document, known?.lastView);
    this.#drawn.set(state.path, drawn);
    return drawn;
  }

  #draw(state: FileState, text: string, document: DocumentNode, view: View | undefined) {
    const { path, absolute, limits = {} } = state;
    return new DrawnFile(text, document, limits, view, (reference) => {
      const found = this.#index.find(reference, withSlashes(absolute));
      const other = found && this.#byPlace.get(this.#absoluteOf(found.file));
      if (!found || !other) return undefined;
      const steps = posix.relative(posix.dirname(path), other.path).split("/");
      return `${steps.map(encodeURIComponent).join("/")}#${presetIdPrefix}-${encodeURIComponent(found.id)}`;
    });
  }

  /** Checks a text beside the other files, and notes whether it refers to them. */
  #check(state: FileState, text: string): { document: DocumentNode; diagnostics: Diagnostic[] } {
    const { absolute, limits = {} } = state;
    state.refersToOthers = false;
    const pages = (): OtherPages => {
      state.refersToOthers = true;
      return this.#index.seenFrom(withSlashes(absolute));
    };
    const others: OtherPages = {
      has: (reference) => pages().has(reference),
      names: (file) => pages().names(file),
    };
    return documentOf(text, { limits, others });
  }

  get #index(): PageIndex {
    const files = [...this.#byPlace.keys()];
    this.#pages ??= new PageIndex(files.map(withSlashes), (file) => this.#textAt(file));
    return this.#pages;
  }

  #textAt(file: string): string | undefined {
    try {
      const { text, unreadable } = this.#set.read(this.#absoluteOf(file));
      return unreadable ? undefined : text;
    } catch {
      return undefined;
    }
  }

  #absoluteOf(file: string): string {
    return sep === "/" ? file : file.split("/").join(sep);
  }

  #tell(rebuild: Rebuild): void {
    for (const listener of this.#listeners) listener(rebuild);
  }
}

function withSlashes(path: string): string {
  return sep === "/" ? path : path.split(sep).join("/");
}
