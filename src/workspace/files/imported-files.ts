/** Tracks which wireframes use which files, so that a change of a file also counts as a change of its users. */

/** The purposes that files are used for; each is tracked by itself. */
export type FileUse = "checked" | "shown" | "rendered";

/** The files of a watched set that its wireframes import or show. */
export class ImportedFiles {
  readonly #byUse = new Map<FileUse, Map<string, Set<string>>>();
  #all: ReadonlySet<string> | undefined = new Set();
  /** Called with each file that was not used before. */
  onNew: (absolute: string) => void = () => undefined;

  /** Records the files that a wireframe uses now, as absolute paths, whether they exist or not. */
  note(importer: string, files: readonly string[], use: FileUse = "checked"): void {
    const importers = this.#byUse.get(use) ?? new Map<string, Set<string>>();
    if (files.length === 0 && !importers.has(importer)) return;
    const before = this.files;
    importers.set(importer, new Set(files));
    this.#byUse.set(use, importers);
    this.#all = undefined;
    for (const file of files) if (!before.has(file)) this.onNew(file);
  }

  /** Records another file that a wireframe uses. */
  add(importer: string, file: string, use: FileUse): void {
    const known = this.#byUse.get(use)?.get(importer);
    if (known?.has(file)) return;
    if (!known) {
      this.note(importer, [file], use);
      return;
    }
    const isNew = !this.has(file);
    known.add(file);
    this.#all = undefined;
    if (isNew) this.onNew(file);
  }

  /** Records that a wireframe no longer exists. */
  forget(importer: string): void {
    for (const importers of this.#byUse.values()) importers.delete(importer);
    this.#all = undefined;
  }

  has(absolute: string): boolean {
    return this.files.has(absolute);
  }

  /** All used files. */
  get files(): ReadonlySet<string> {
    if (!this.#all) {
      const all = new Set<string>();
      for (const importers of this.#byUse.values()) {
        for (const files of importers.values()) for (const file of files) all.add(file);
      }
      this.#all = all;
    }
    return this.#all;
  }

  /** The wireframes that use any of the changed files. */
  importersOf(changed: ReadonlySet<string>): string[] {
    const found = new Set<string>();
    const hit = [...changed].filter((file) => this.has(file));
    if (hit.length === 0) return [];
    for (const importers of this.#byUse.values()) {
      for (const [importer, files] of importers) {
        if (hit.some((file) => files.has(file))) found.add(importer);
      }
    }
    return [...found];
  }
}
