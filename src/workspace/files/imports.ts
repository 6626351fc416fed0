/** Lets the wireframes of a run import files; each file is read and parsed only once. */
import { relative, resolve } from "node:path";
import type { SourceText } from "../../base/text/source-text.js";
import type { LoadedFile, SourceCache } from "../../language/ast/load-file.js";
import type { SourceImports } from "../../pages.js";
import { type ImportedFiles, loadFromDisk } from "./load-from-disk.js";

/** The files that the wireframes of a run have imported so far. */
export class Imports implements ImportedFiles {
  /** The current folder, which ids of files are relative to. */
  readonly cwd: string;
  /** Results by path: each file under its absolute path and its real path. */
  readonly loaded = new Map<string, LoadedFile>();
  /** The folders that imports may not leave, by the folder of the wireframe. */
  readonly roots = new Map<string, string>();
  /** Texts by id, with the id as their name. */
  readonly texts = new Map<string, SourceText>();
  /** Texts used instead of those on disk, by absolute path. */
  readonly changed: ReadonlyMap<string, string> | undefined;
  readonly #units: SourceCache = new Map();

  constructor(cwd: string, changed?: ReadonlyMap<string, string>) {
    this.cwd = cwd;
    this.changed = changed;
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
