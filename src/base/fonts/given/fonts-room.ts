/** Counts what all fonts of a run take: the settings of each folder may name others. */

/** What fonts may take together. */
export interface MostOfRun {
  /** Maximum of what is read in tables: two weights of Noto Sans CJK take 500,000, and most other fonts a tenth. */
  readonly reads: number;
  /**
   * Maximum number of steps in all words of a picture, without the few that each may take: 18,000 characters in Noto
   * Serif Tibetan, which takes by far the most of Noto's fonts, and 30,000 in Noto Serif Devanagari. Others take hardly
   * any.
   */
  readonly usual: number;
  /** The same for all pictures of a run. */
  readonly usualOfRun: number;
  /** Maximum number of steps in words beyond the usual ones: a few seconds. */
  readonly unusual: number;
}

const mostOfRun: MostOfRun = {
  reads: 60_000_000,
  usual: 30_000_000,
  usualOfRun: 120_000_000,
  unusual: 10_000_000,
};

/** What all fonts of a run may still take. */
export class FontsRoom {
  reads = 0;
  /** Steps for words that take more than a few. */
  usualSteps = 0;
  /** Steps for words that take more than usual ones. */
  unusualSteps = 0;
  /** Whether each picture is work of its own, as those that one process draws for days. */
  renewsWithPictures = true;
  readonly #most: MostOfRun;
  /** Steps that pictures before this one have left. */
  #usualLeft = 0;
  /** Steps that this one may take. */
  #usualGiven = 0;

  constructor(most: Partial<MostOfRun> = {}) {
    this.#most = { ...mostOfRun, ...most };
    this.renew();
  }

  /** Lets what follows take as much as what was before. */
  renew(): void {
    this.reads = this.#most.reads;
    this.#renewSteps();
  }

  #renewSteps(): void {
    this.#usualLeft = this.#most.usualOfRun;
    this.usualSteps = Math.min(this.#most.usual, this.#usualLeft);
    this.#usualGiven = this.usualSteps;
    this.unusualSteps = this.#most.unusual;
  }

  /** Tells that another picture begins. */
  startPicture(): void {
    if (this.renewsWithPictures) {
      this.#renewSteps();
      return;
    }
    this.#usualLeft -= this.#usualGiven - this.usualSteps;
    this.usualSteps = Math.min(this.#most.usual, this.#usualLeft);
    this.#usualGiven = this.usualSteps;
  }
}
