/** Indexes the names in each wireframe of a workspace, so that searches read only changed files. */
import { analyze } from "../../analyze.js";
import type { Occurrence } from "../../authoring/editing/names/occurrence.js";
import { occurrencesIn } from "../../authoring/editing/names/occurrences-in.js";
import type { Project, ProjectSource } from "../../authoring/editing/names/project.js";
import { type WorkspaceSymbol, workspaceSymbols } from "../../authoring/editing/symbols.js";
import { SourceText } from "../../base/text/source-text.js";
import type { OpenDocument, OpenDocuments } from "./open-documents.js";
import type { Workspace } from "./workspace.js";

/** Number of characters that are read at once while the client is idle; requests wait for them. */
const mostAtOnce = 100_000;

/** Number of characters and of names in an index; those of more files are not found. */
const mostKept = { text: 64_000_000, names: 1_000_000 };

/** The index of a file. */
interface Entry {
  text: string;
  occurrences: readonly Occurrence[];
  symbols: readonly WorkspaceSymbol[];
}

/** A symbol with the file that it is in. */
export interface IndexedSymbol extends WorkspaceSymbol {
  path: string;
  source: SourceText;
}

/** The index of all files. */
export class SourceIndex {
  readonly #workspace: Workspace;
  readonly #open: OpenDocuments;
  /** Files that documents import; the analysis has read them, wherever they are. */
  readonly #imported = new Set<string>();
  /** Undefined for files that cannot be read, or for which there is no room. */
  readonly #entries = new Map<string, Entry | undefined>();
  /** The room that is left. */
  readonly #left = { ...mostKept };

  constructor(workspace: Workspace, open: OpenDocuments) {
    this.#workspace = workspace;
    this.#open = open;
  }

  /** Discards everything, after files have changed. */
  clear(): void {
    this.#entries.clear();
    Object.assign(this.#left, mostKept);
  }

  /** Discards the index of a file. */
  forget(path: string): void {
    this.#takeRoom(this.#entries.get(path), -1);
    this.#entries.delete(path);
  }

  /** Number of indexed files. */
  get size(): number {
    return this.#entries.size;
  }

  /** The sources around the document at a path; other sources are read on demand. */
  projectOf(path: string): Project {
    const workspace = this.#workspace;
    const own = workspace.idOf(path);
    const sourceOf = (each: string): ProjectSource | undefined => this.#sourceOf(each);
    const paths = new Set([path, ...workspace.files(), ...this.#open.paths()]);
    // A file outside of the open folders has its definitions in files that are in none either.
    for (const { file } of this.#entryOf(path)?.occurrences ?? []) {
      if (file === undefined) continue;
      const defining = workspace.pathOf(file);
      if (!paths.has(defining) && !this.#imported.has(defining)) this.forget(defining);
      this.#imported.add(defining);
      paths.add(defining);
    }
    return {
      file: own,
      *sources() {
        for (const each of paths) {
          const source = sourceOf(each);
          if (source) yield source;
        }
      },
    };
  }

  /** Indexes some of the missing files, fewer if they are large; returns whether there are more. */
  readSome(most: number): boolean {
    let left = most;
    let room = mostAtOnce;
    for (const path of this.#workspace.files()) {
      if (this.#entries.has(path)) continue;
      if (left-- === 0 || room <= 0) return true;
      room -= this.#entryOf(path)?.text.length ?? 0;
    }
    return false;
  }

  /** The symbols whose names contain the letters of a query in order. */
  *symbols(query: string): Iterable<IndexedSymbol> {
    const letters = query.toLowerCase();
    for (const path of new Set([...this.#workspace.files(), ...this.#open.paths()])) {
      const entry = this.#entryOf(path);
      if (!entry) continue;
      let source: SourceText | undefined;
      for (const symbol of entry.symbols) {
        if (!contains(symbol.name.toLowerCase(), letters)) continue;
        source ??= new SourceText(entry.text);
        yield { ...symbol, path, source };
      }
    }
  }

  #sourceOf(path: string): ProjectSource | undefined {
    const entry = this.#entryOf(path);
    if (!entry) return undefined;
    const { text, occurrences } = entry;
    return { file: this.#workspace.idOf(path), source: new SourceText(text), occurrences };
  }

  /** A link out of the workspace is not a part of it. */
  #textOf(path: string): string | undefined {
    const isPart = this.#imported.has(path) || this.#workspace.holds(path);
    return isPart ? this.#workspace.read(path) : undefined;
  }

  #entryOf(path: string): Entry | undefined {
    const open = this.#open.atPath(path);
    const known = this.#entries.get(path);
    if (!open && this.#entries.has(path)) return known;
    const text = open ? checkedText(open) : this.#textOf(path);
    if (text !== undefined && known?.text === text) return known;
    this.forget(path);
    const isFull = !open && (this.#left.text < 0 || this.#left.names < 0);
    if (isFull) this.#workspace.tellFull();
    const entry = text === undefined || isFull ? undefined : this.#read(path, text, open);
    this.#entries.set(path, entry);
    this.#takeRoom(entry, 1);
    return entry;
  }

  #takeRoom(entry: Entry | undefined, times: 1 | -1): void {
    if (!entry) return;
    this.#left.text -= times * entry.text.length;
    this.#left.names -= times * (entry.occurrences.length + entry.symbols.length);
  }

  #read(path: string, text: string, open: OpenDocument | undefined): Entry {
    const file = this.#workspace.idOf(path);
    const analysis = open
      ? open.document.analysis
      : analyze(text, this.#workspace.analysisOf(path));
    return {
      text,
      occurrences: occurrencesIn(analysis, text, file),
      symbols: workspaceSymbols(analysis.elements.elements),
    };
  }
}

function checkedText({ document, problem }: OpenDocument): string | undefined {
  return problem === undefined ? document.text : undefined;
}

function contains(name: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
