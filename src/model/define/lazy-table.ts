/** A table whose entries are created when they are looked up. */

/** Number of lookups of unknown names after which the whole table is created, since that answers them at once. */
const patience = 100;

/** Names up to this length are copied out of their source; a slice of it would keep the whole source in memory. */
const shortName = 12;

/** A table that is rarely needed as a whole: most runs look up only a few names. */
export class LazyTable<T> implements ReadonlyMap<string, T> {
  readonly #find: (name: string) => T | undefined;
  readonly #names: () => Iterable<string>;
  readonly #found = new Map<string, T>();
  /** Names known to be missing: every word after an element is looked up repeatedly. */
  readonly #missing = new Set<string>();
  #whole: ReadonlyMap<string, T> | undefined;
  #misses = 0;

  /**
   * @param find creates the entry of a name; undefined if the name is not in the table
   * @param names all names that may be in the table, in order
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
