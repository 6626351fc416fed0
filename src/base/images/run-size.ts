/** Bounds the size of all pictures of a run: a few bytes of a source can be a picture of many megabytes. */
import { FreeShare } from "../sharing/free-share.js";
import { grouped } from "../text/phrases.js";

/**
 * The most of a run: frames, texts, icons and lines; size of the written pictures; pixels of painted ones. Each is some
 * minutes of work, or a good part of a disk.
 */
const most = { boxes: 2_000_000, bytes: 2_000_000_000, pixels: 4_000_000_000 };

/** What does not count of a wireframe and of a painted picture, until all have had a sum: thousands of usual ones. */
const freeBoxes = { each: 2_000, inAll: 3_000_000 };
const freePixels = { each: 2_000_000, inAll: 10_000_000_000 };

/** Maximum size in bytes of the pictures of one file, which are in memory together. */
const mostBytesOfFile = 300_000_000;

/** The size of the pictures of a run so far. */
export class RunSize {
  #boxes = 0;
  #bytes = 0;
  #pixels = 0;
  #bytesOfFile = 0;
  #freeBoxes = new FreeShare(freeBoxes);
  #freePixels = new FreeShare(freePixels);

  /** Begins another run. */
  renew(): void {
    this.#boxes = 0;
    this.#bytes = 0;
    this.#pixels = 0;
    this.#freeBoxes = new FreeShare(freeBoxes);
    this.#freePixels = new FreeShare(freePixels);
  }

  /** Begins another file. */
  beginFile(): void {
    this.#bytesOfFile = 0;
  }

  /** Counts the boxes of all pictures of a wireframe. */
  countBoxes(boxes: number): void {
    this.#boxes += this.#freeBoxes.take(boxes);
  }

  /** Counts a picture, which has no pixels if it is not painted. */
  count({ bytes, pixels }: { bytes: number; pixels: number }): void {
    this.#bytes += bytes;
    this.#bytesOfFile += bytes;
    this.#pixels += this.#freePixels.take(pixels);
  }

  /** Why no more is drawn; undefined if there is room left. */
  get excess(): string | undefined {
    if (this.#boxes > most.boxes)
      return `large wireframes of this run have more than ${millions(most.boxes)} boxes together`;
    if (this.#pixels > most.pixels)
      return `large pictures of this run have more than ${millions(most.pixels)} pixels together`;
    if (this.#bytes > most.bytes) return "the pictures of this run have more than 2 GB together";
    if (this.#bytesOfFile > mostBytesOfFile)
      return "the pictures of this file have more than 300 MB together";
    return undefined;
  }
}

function millions(count: number): string {
  return `${grouped(count / 1e6)} million`;
}
