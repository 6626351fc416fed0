/** Finds the file that has a page of a name, however many files and names there are. */

/** The names of pages in files; a file is read only when those before it do not have the page. */
export class PageNames {
  readonly #files: readonly string[];
  readonly #namesIn: (file: string) => Iterable<string> | undefined;
  /** Positions of the first two files by name, since one of them may be the file that asks. */
  readonly #positions = new Map<string, number[]>();
  /** The number of files in `#positions`, except for the skipped one. */
  #read = 0;
  /** The position of the file that asked last, if it was not read. */
  #skipped: number | undefined;
  #stems: ReadonlyMap<string, string> | undefined;

  /** @param namesIn returns the names of the pages in a file; undefined if it cannot be read */
  constructor(files: readonly string[], namesIn: (file: string) => Iterable<string> | undefined) {
    this.#files = files;
    this.#namesIn = namesIn;
  }

  /** Forgets the names, so that they are asked for again. */
  clear(): void {
    this.#positions.clear();
    this.#read = 0;
    this.#skipped = undefined;
  }

  /** The first file with a page of one of these names, besides the file that asks, which is not read. */
  fileWith(names: readonly string[], asking: string): string | undefined {
    for (;;) {
      const first = names.reduce(
        (least, name) => Math.min(least, this.#firstWith(name, asking)),
        Number.POSITIVE_INFINITY,
      );
      if (this.#skipped !== undefined && this.#skipped < first && !this.#isAt(asking)) {
        this.#add(this.#skipped);
        this.#skipped = undefined;
      } else if (first < this.#read || this.#read === this.#files.length) {
        return this.#files[first];
      } else {
        const next = this.#read++;
        if (this.#files[next] === asking) this.#skipped = next;
        else this.#add(next);
      }
    }
  }

  /** The first file whose name without its ending is this. */
  fileOfStem(stem: string): string | undefined {
    this.#stems ??= new Map(this.#files.toReversed().map((file) => [stemOf(file), file]));
    return this.#stems.get(stem);
  }

  #isAt(asking: string): boolean {
    return this.#files[this.#skipped!] === asking;
  }

  /** Position of the first file with a page of a name; infinite if none is known. */
  #firstWith(name: string, asking: string): number {
    const positions = this.#positions.get(name);
    return positions?.find((at) => this.#files[at] !== asking) ?? Number.POSITIVE_INFINITY;
  }

  #add(position: number): void {
    for (const name of this.#namesIn(this.#files[position]!) ?? []) {
      const known = this.#positions.get(name);
      if (!known) this.#positions.set(name, [position]);
      else if (known.length < 2 || position < known[1]!) {
        known.splice(known[0]! < position ? 1 : 0, 0, position);
        known.length = Math.min(known.length, 2);
      }
    }
  }
}

function stemOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
}
