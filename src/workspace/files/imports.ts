/** Lets the wireframes of one run import files: each file is read once, and parsed once. */
import { relative, resolve } from "node:path";
import type { SourceText } from "../../base/text/source-text.js";
import type { LoadedFile, SourceCache } from "../../language/ast/load-file.js";
import type { SourceImports } from "../../pages.js";
import { type ImportedFiles, loadFromDisk } from "./load-from-disk.js";

/** The files that the wireframes of one run have brought so far. */
export class Imports implements ImportedFiles {
  /** The current folder, which the ids of files start from. */
  readonly cwd: string;
  /** What each path led to: by absolute paths, and by real ones. */
  readonly loaded = new Map<string, LoadedFile>();
  /** The folders that imports may not leave, by the folders that wireframes are in. */
  readonly roots = new Map<string, string>();
  /** Texts by id, named by it. */
  readonly texts = new Map<string, SourceText>();
  /** Texts that take the place of those on the disk, by absolute path. */
  readonly changed: ReadonlyMap<string, string> | undefined;
  readonly #units: SourceCache = new Map();

  constructor(cwd: string, changed?: ReadonlyMap<string, string>) {
    this.cwd = cwd;
    this.changed = changed;
  }

  /** The absolute path that an id stands for. */
  readonly absoluteOf = (id: string): string => resolve(this.cwd, id);

  /** What the analysis of the wireframe at an absolute path needs in order to read what that imports. */
  of(absolute: string): Required<SourceImports> {
    return {
      load: (path, from) => loadFromDisk(this, absolute, path, from),
      units: this.#units,
      file: relative(this.cwd, absolute),
    };
  }
}
