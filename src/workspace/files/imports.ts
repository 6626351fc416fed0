/** Lets the wireframes of a run import files; each file is read and parsed once, unless they are many. */
import { relative, resolve } from "node:path";
import type { SourceText } from "../../base/text/source-text.js";
import type { LoadedFile, SharedRoom, SourceCache } from "../../language/ast/load-file.js";
import { roomOfRun } from "../../language/expand/expansion-room.js";
import type { SourceImports } from "../../source-pages.js";
import { type ImportedFiles, loadFromDisk } from "./load-from-disk.js";

/** Number of characters that are kept; those of many wireframes can be more than fits into memory. */
const mostKept = 20_000_000;

/** The files that the wireframes of a run have imported so far. */
export class Imports implements ImportedFiles {
  /** The current folder, which ids of files are relative to. */
  readonly cwd: string;
  /** Results by path: each file under its absolute path and its real path. */
  loaded = new Map<string, LoadedFile>();
  /** The folders that imports may not leave, by the folder of the wireframe. */
  readonly roots = new Map<string, string>();
  /** Texts by id, with the id as their name. */
  texts = new Map<string, SourceText>();
  /** Number of characters in them. */
  length = 0;
  /** Texts used instead of those on disk, by absolute path. */
  readonly changed: ReadonlyMap<string, string> | undefined;
  /** What its wireframes may still write out together. */
  readonly #room: SharedRoom;
  #units: SourceCache;

  constructor(cwd: string, changed?: ReadonlyMap<string, string>, room = roomOfRun()) {
    this.cwd = cwd;
    this.changed = changed;
    this.#room = room;
    this.#units = this.#emptyCache();
  }

  /** Lets the next wireframes write out as much as the first ones, because they are work of their own. */
  renew(): void {
    Object.assign(this.#room, roomOfRun());
  }

  /** Forgets the files of earlier wireframes if they are large; called between two wireframes. */
  trim(): void {
    if (this.length <= mostKept) return;
    this.loaded = new Map();
    this.texts = new Map();
    this.#units = this.#emptyCache();
    this.length = 0;
  }

  /** What reads wireframes in the middle of another one, of which only the pages count. */
  get forOthers(): Imports {
    return this.length <= mostKept ? this : new Imports(this.cwd, this.changed, this.#room);
  }

  #emptyCache(): SourceCache {
    return Object.assign(new Map<string, object>(), { room: this.#room });
  }

  /** The absolute path for an id. */
  readonly absoluteOf = (id: string): string => resolve(this.cwd, id);

  /** What the analysis of the wireframe at an absolute path needs to read its imports. */
  of(absolute: string): Required<SourceImports> {
    return {
      load: (path, from) => loadFromDisk(this, absolute, path, from),
      units: this.#units,
      file: relative(this.cwd, absolute),
    };
  }
}
