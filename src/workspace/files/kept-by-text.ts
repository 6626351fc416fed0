/** Keeps what was made of texts: equal ones, which links and copies make cheap, take the work once. */

/** Values by text. Once they are too many, all are forgotten. */
export class KeptByText<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();
  #left: number;

  /** @param most maximum size of all values together */
  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  /** The value of a text: the one that is kept, or a new one. */
  get(text: string, make: () => { value: Value; size: number }): Value {
    const known = this.#values.get(text);
    if (known !== undefined) return known;
    const { value, size } = make();
    this.#left -= size;
    if (this.#left < 0) {
      this.#values.clear();
      this.#left = this.#most - size;
    }
    this.#values.set(text, value);
    return value;
  }
}
