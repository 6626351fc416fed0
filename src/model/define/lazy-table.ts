/** Turns a rule for single names into a table whose entries are made when they are looked up. */

/** After how many lookups of unknown names the whole table is made, which answers those at once. */
const patience = 100;

/** Names as short as this are copied out of their source; a longer one would keep all of it in memory. */
const shortName = 12;

/** A table that a run need not have whole: most look up a few of its names. */
export class LazyTable<T> implements ReadonlyMap<string, T> {
  readonly #find: (name: string) => T | undefined;
  readonly #names: () => Iterable<string>;
  readonly #found = new Map<string, T>();
  /** Names known to be missing: every word after an element is looked up repeatedly. */
  readonly #missing = new Set<string>();
  #whole: ReadonlyMap<string, T> | undefined;
  #misses = 0;

  /**
   * @param find makes the entry of a name; undefined for a name that is not in the table
   * @param names all names that may be in it, in its order
   */
  constructor(find: (name: string) => T | undefined, names: () => Iterable<string>) {
    this.#find = find;
    this.#names = names;
  }

  get(name: string): T | undefined {
    if (this.#whole) return this.#whole.get(name);
    const known = this.#found.get(name);
    if (known !== undefined || this.#missing.has(name)) return known;
    const entry = this.#find(name);
    if (entry !== undefined) this.#found.set(name, entry);
    else if (++this.#misses > patience) this.#all();
    else if (name.length <= shortName) this.#missing.add(name);
    return entry;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  get size(): number {
    return this.#all().size;
  }

  keys() {
    return this.#all().keys();
  }

  values() {
    return this.#all().values();
  }

  entries() {
    return this.#all().entries();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(callback: (entry: T, name: string, table: ReadonlyMap<string, T>) => void): void {
    for (const [name, entry] of this.#all()) callback(entry, name, this);
  }

  #all(): ReadonlyMap<string, T> {
    if (this.#whole) return this.#whole;
    const whole = new Map<string, T>();
    for (const name of this.#names()) {
      const entry = this.#found.get(name) ?? this.#find(name);
      if (entry !== undefined) whole.set(name, entry);
    }
    this.#whole = whole;
    this.#missing.clear();
    return whole;
  }
}
