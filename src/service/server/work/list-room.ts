/** Ends the lists of problems in an answer before they take more bytes than were reserved for them. */

/** What is left for the lists of one answer. */
export class ListRoom {
  #left: number;

  /** @param bytes maximum size of all lists as JSON, without items that are listed in any case */
  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** The items that there is room for, and the first `least` of them in any case. */
  fitting<Item>(items: Iterable<Item>, least = 0): Item[] {
    const listed: Item[] = [];
    for (const item of items) {
      this.#left -= Buffer.byteLength(JSON.stringify(item)) + 1;
      if (this.#left < 0 && listed.length >= least) break;
      listed.push(item);
    }
    return listed;
  }
}
