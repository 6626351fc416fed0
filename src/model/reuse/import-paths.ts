/** Knows by which paths sources import each other, so that what one writes can be said as another would. */
import { isRelative, resolvePath } from "./given-files.js";

/** What a source imports: paths as it writes them, by the ids of the files. */
export type WrittenImports = ReadonlyMap<string, string>;

const none: WrittenImports = new Map();

/** The paths of one analysis, seen from the source that is analyzed. */
export class ImportPaths {
  /** Paths of imported sources as that one would write them, by id. */
  readonly #paths = new Map<string, string>();
  readonly #imports = new Map<string | undefined, Map<string, string>>();

  /** Notes that a source imports another by a path; of several ways to a file, the first counts. */
  note(from: string | undefined, id: string, path: string): void {
    const imports = this.#imports.get(from) ?? new Map<string, string>();
    this.#imports.set(from, imports.set(id, path));
    const above = from === undefined ? undefined : this.#paths.get(from);
    if (!this.#paths.has(id)) this.#paths.set(id, resolvePath(path, above));
  }

  /** Notes what a source imports that was read before, and what those import. */
  noteAll(from: string, importsOf: (id: string) => WrittenImports | undefined): void {
    for (const [id, path] of importsOf(from) ?? none) {
      if (this.#paths.has(id)) continue;
      this.note(from, id, path);
      this.noteAll(id, importsOf);
    }
  }

  /** What a source imports, as far as it was noted. */
  importsOf(id: string): WrittenImports {
    return this.#imports.get(id) ?? none;
  }

  /** A path that an imported source writes, as the one that is analyzed would write it; URLs stay as they are. */
  pathFrom(path: string, source: string): string {
    const from = this.#paths.get(source);
    return from !== undefined && isRelative(path) ? resolvePath(path, from) : path;
  }
}
