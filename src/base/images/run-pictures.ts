/** Divides the pixels of pictures, each of which takes time to decode, among the wireframes of a run. */

/** Pixels that all wireframes of a run share, besides what each has in any case; they take about 2 minutes. */
const ofRun = 2_400_000_000;

/** Pixels that each wireframe of a run has in any case: 4 photos as they are on pages, and a fifth of a second. */
const ofFile = 4_000_000;

/** What is left for the pictures of one wireframe. */
export interface PixelRoom {
  /** Whether there is enough left for a picture, which is taken from it. */
  take(pixels: number): boolean;
}

/** What is left for the pictures of all wireframes of a run: a few bytes may be 40 million pixels. */
export class RunPictures {
  readonly #ofFile: number;
  #left: number;

  /** @param pixels those of all wireframes, and of each in any case */
  constructor(pixels = { ofRun, ofFile }) {
    this.#ofFile = pixels.ofFile;
    this.#left = pixels.ofRun;
  }

  /** The room for the pictures of one wireframe. */
  ofFile(): PixelRoom {
    let own = this.#ofFile;
    return {
      take: (pixels) => {
        if (pixels > own + this.#left) return false;
        this.#left -= Math.max(0, pixels - own);
        own = Math.max(0, own - pixels);
        return true;
      },
    };
  }
}
