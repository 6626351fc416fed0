/** Tracks the paths by which sources import each other, to convert paths in one source to paths in another. */
import { isRelative, resolvePath } from "./given-files.js";

/** The imports of a source: paths as written, by the ids of the files. */
export type WrittenImports = ReadonlyMap<string, string>;

const none: WrittenImports = new Map();

/** The paths of one analysis, relative to the analyzed source. */
export class ImportPaths {
  /** Paths to imported sources, relative to the analyzed source, by id. */
  readonly #paths = new Map<string, string>();
  readonly #imports = new Map<string | undefined, Map<string, string>>();

  /** Records that a source imports another by a path; if there are several ways to a file, the first one counts. */
  note(from: string | undefined, id: string, path: string): void {
    const imports = this.#imports.get(from) ?? new Map<string, string>();
    this.#imports.set(from, imports.set(id, path));
    const above = from === undefined ? undefined : this.#paths.get(from);
    if (!this.#paths.has(id)) this.#paths.set(id, resolvePath(path, above));
  }

  /** Records the imports of a source that was read before, and their imports. */
  noteAll(from: string, importsOf: (id: string) => WrittenImports | undefined): void {
    for (const [id, path] of importsOf(from) ?? none) {
      if (this.#paths.has(id)) continue;
      this.note(from, id, path);
      this.noteAll(id, importsOf);
    }
  }

  /** The recorded imports of a source. */
  importsOf(id: string): WrittenImports {
    return this.#imports.get(id) ?? none;
  }

  /** Converts a path in an imported source to one that is relative to the analyzed source; URLs stay the same. */
  pathFrom(path: string, source: string): string {
    const from = this.#paths.get(source);
    return from !== undefined && isRelative(path) ? resolvePath(path, from) : path;
  }
}
