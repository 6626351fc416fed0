/** Keeps the most recently used entries. */

/** A map of limited size that drops the entry unused for longest. */
export class Recent<K, V> {
  readonly #limit: number;
  readonly #entries = new Map<K, V>();

  /** @param limit the maximum number of entries */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) this.delete(this.#entries.keys().next().value!);
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }
}
