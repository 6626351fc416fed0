/** Knows every watched wireframe: its diagnostics, and its last good picture beside them. */
import { posix, sep } from "node:path";
import type { DocumentNode } from "../ast/node.js";
import type { OtherPages } from "../check/other-pages.js";
import { documentOf } from "../compile.js";
import { PageIndex } from "../page-index.js";
import { bySeverity, capDiagnostics } from "../text/cap-diagnostics.js";
import { codeFrame } from "../text/code-frame.js";
import { sortDiagnostics } from "../text/collector.js";
import type { Diagnostic } from "../text/diagnostic.js";
import { SourceText } from "../text/source-text.js";
import { DrawnFile, type View } from "./drawn-file.js";
import type { FileBatch } from "./follow-files.js";
import { MoveLog } from "./move-log.js";
import type {
  DiagnosticView,
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

/** ms that looking at files for the first time may take before others have their turn. */
const sliceTime = 15;

/** A file as it was read and checked last. */
interface FileState extends WatchedFile {
  version: number;
  /** undefined before the first look. */
  text: string | undefined;
  /** What stays when it is renamed. */
  identity: string | undefined;
  diagnostics: readonly Diagnostic[];
  /** The last text without errors, where it is not the current one. */
  good: string | undefined;
}

/** A file that has been read. */
type SeenState = FileState & { text: string };

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
    const waiting = [...this.#files.values()];
    while (waiting.length > 0 && !this.#isClosed) {
      const files: FileSummary[] = [];
      const end = performance.now() + sliceTime;
      while (waiting.length > 0 && performance.now() < end) {
        const state = waiting.shift()!;
        if (state.text !== undefined || this.#files.get(state.path) !== state) continue;
        if (this.#look(state)) files.push(summaryOf(state));
      }
      if (files.length > 0) this.#tell({ change: { files, removed: [], moved: [] }, checked: [] });
      await new Promise((resolve) => setImmediate(resolve));
    }
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
    for (const absolute of new Set([...come.map((state) => state.absolute), ...changed])) {
      const state = this.#byPlace.get(absolute);
      if (!state) continue;
      const start = performance.now();
      const { identity } = state;
      const isNew = this.#look(state);
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
    const { limits = {} } = state;
    const { document, diagnostics } = unreadable
      ? { document: undefined, diagnostics: [unreadable] }
      : documentOf(text, { limits, others: this.#othersOf(state) });
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
      return `${steps.map(encodeURIComponent).join("/")}#${encodeURIComponent(found.id)}`;
    });
  }

  #othersOf({ absolute }: FileState): OtherPages {
    return this.#index.seenFrom(withSlashes(absolute));
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

function isSeen(state: FileState): state is SeenState {
  return state.text !== undefined;
}

function textToDraw({ diagnostics, good, text = "" }: FileState): string {
  return isWrong(diagnostics) ? (good ?? text) : text;
}

function isWrong(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function summaryOf({ path, absolute, source, version, diagnostics }: FileState): FileSummary {
  const count = (wanted: Diagnostic["severity"]) =>
    diagnostics.filter(({ severity }) => severity === wanted).length;
  const counts = { errors: count("error"), warnings: count("warning") };
  return { path, absolute: source ?? absolute, version, ...counts };
}

function viewOf(diagnostic: Diagnostic, source: SourceText): DiagnosticView {
  const { severity, code, message, hint, from, to } = diagnostic;
  const { line, column } = source.locate(from);
  const frame = codeFrame(source, from, to);
  return { severity, code, message, ...(hint !== undefined && { hint }), line, column, frame };
}

/** `line:column message` of the first error. */
function firstError({ text = "", diagnostics }: FileState): string | undefined {
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (!error) return undefined;
  const { line, column } = new SourceText(text).locate(error.from);
  return `${line}:${column} ${error.message}`;
}
