/** Divides the time of a processor that SVG pictures of users may take among the files of a wireframe and of a run. */
import { type PixelRoom, RunPictures } from "../../base/images/run-pictures.js";
import { RunSize } from "../../base/images/run-size.js";
import { type FreeAmounts, FreeShare } from "../../base/sharing/free-share.js";
import { RasterError } from "./raster-error.js";

/** What pictures of users may take: a few kilobytes of SVG could be painted for hours, or in any amount of memory. */
export interface PaintRoom {
  /** Time of a processor in ms; what a picture takes is subtracted. */
  ms: number;
  /** Memory of the process in bytes. */
  readonly bytes: number;
}

/** The room for the pictures of a document. */
export function fullRoom(): PaintRoom {
  return { ms: 10_000, bytes: 1_500_000_000 };
}

/** What is left for the files of one wireframe. */
export function roomOf(shared: { left?: PaintRoom }): PaintRoom {
  shared.left ??= fullRoom();
  return shared.left;
}

/** Time in ms that all files of a run share. */
const ofRun = 120_000;

/**
 * Time in ms that each file of a run has besides, until all of them have had a sum: several times what a page with usual
 * pictures takes.
 */
const free = { each: 1_000, inAll: 120_000 };

/** What is left for all wireframes of a run: each could take 10 s, and a repository have thousands of them. */
export class RunRoom {
  readonly #ofRun: number;
  readonly #freeAmounts: FreeAmounts;
  #left: number;
  #free: FreeShare;
  #pictures = new RunPictures();
  /** The size of what is drawn. */
  readonly size = new RunSize();

  /** @param ms those of all files, and of each besides */
  constructor(ms = { ofRun, free }) {
    this.#ofRun = ms.ofRun;
    this.#freeAmounts = ms.free;
    this.#left = ms.ofRun;
    this.#free = new FreeShare(ms.free);
  }

  /** Begins another run. */
  renew(): void {
    this.#left = this.#ofRun;
    this.#free = new FreeShare(this.#freeAmounts);
    this.#pictures = new RunPictures();
    this.size.renew();
  }

  /** What is left for the pixels of another wireframe. */
  pixelsOfFile(): PixelRoom {
    return this.#pictures.ofFile();
  }

  /**
   * Draws a file in what is left.
   *
   * @param shared what is left for the files of its wireframe
   */
  async within<T>(shared: { left?: PaintRoom }, draw: () => Promise<T>): Promise<T> {
    const own = roomOf(shared);
    const most = this.#free.next + this.#left;
    const given = { ...own, ms: Math.min(own.ms, most) };
    const before = given.ms;
    shared.left = given;
    try {
      return await draw();
    } catch (error) {
      const isOver = given.ms <= 0 && most < own.ms;
      if (!isOver || !(error instanceof Error) || error.name !== "RasterError") throw error;
      throw new RasterError(
        `its SVG pictures take longer than those of this run have left of the ${this.#ofRun / 1000} s that all share; draw it in a run of its own`,
      );
    } finally {
      const spent = before - given.ms;
      own.ms -= spent;
      shared.left = own;
      this.#left -= Math.min(this.#left, this.#free.take(Math.max(0, spent)));
    }
  }
}
