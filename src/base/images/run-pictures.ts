/** Divides the pixels of pictures, each of which takes time to decode, among the wireframes of a run. */
import { FreeShare } from "../sharing/free-share.js";

/** Pixels that all wireframes of a run share; they take about 2 minutes. */
const ofRun = 2_400_000_000;

/**
 * Pixels that each wireframe of a run has besides, until all of them have had a sum: 4 photos as they are on pages, and a
 * fifth of a second.
 */
const free = { each: 4_000_000, inAll: 600_000_000 };

/** What is left for the pictures of one wireframe. */
export interface PixelRoom {
  /** Whether there is enough left for a picture, which is taken from it. */
  take(pixels: number): boolean;
}

/** What is left for the pictures of all wireframes of a run: a few bytes may be 40 million pixels. */
export class RunPictures {
  readonly #free: FreeShare;
  readonly #ofFile: number;
  #left: number;

  /** @param pixels those of all wireframes, and of each besides */
  constructor(pixels = { ofRun, free }) {
    this.#free = new FreeShare(pixels.free);
    this.#ofFile = pixels.free.each;
    this.#left = pixels.ofRun;
  }

  /** The room for the pictures of one wireframe. */
  ofFile(): PixelRoom {
    let own = this.#ofFile;
    return {
      take: (pixels) => {
        const asked = Math.min(own, pixels);
        if (pixels - Math.min(asked, this.#free.next) > this.#left) return false;
        own -= asked;
        this.#left -= this.#free.take(asked) + pixels - asked;
        return true;
      },
    };
  }
}
