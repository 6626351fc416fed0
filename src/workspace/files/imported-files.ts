/** Tracks which wireframes use which files, so that a change of a file also counts as a change of its users. */

/** The purposes that files are used for; each is tracked by itself. */
export type FileUse = "checked" | "shown" | "rendered";

/** The files of a watched set that its wireframes import or show. */
export class ImportedFiles {
  readonly #byUse = new Map<FileUse, Map<string, Set<string>>>();
  /** How many wireframes use each file, for one purpose or another. */
  readonly #users = new Map<string, number>();
  /** Called with each file that was not used before. */
  onNew: (absolute: string) => void = () => undefined;

  /** Records the files that a wireframe uses now, as absolute paths, whether they exist or not. */
  note(importer: string, files: readonly string[], use: FileUse = "checked"): void {
    const importers = this.#byUse.get(use) ?? new Map<string, Set<string>>();
    if (files.length === 0 && !importers.has(importer)) return;
    const used = new Set(files);
    const added = [...used].filter((file) => !this.has(file));
    for (const file of used) this.#count(file, 1);
    for (const file of importers.get(importer) ?? []) this.#count(file, -1);
    importers.set(importer, used);
    this.#byUse.set(use, importers);
    for (const file of added) this.onNew(file);
  }

  #count(file: string, change: 1 | -1): void {
    const users = (this.#users.get(file) ?? 0) + change;
    if (users > 0) this.#users.set(file, users);
    else this.#users.delete(file);
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
    this.#count(file, 1);
    if (isNew) this.onNew(file);
  }

  /** Records that a wireframe no longer exists. */
  forget(importer: string): void {
    for (const importers of this.#byUse.values()) {
      for (const file of importers.get(importer) ?? []) this.#count(file, -1);
      importers.delete(importer);
    }
  }

  has(absolute: string): boolean {
    return this.#users.has(absolute);
  }

  /** All used files. */
  get files(): Iterable<string> {
    return this.#users.keys();
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
