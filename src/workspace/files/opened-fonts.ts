/** Shares the font files that a process has opened: settings of many folders may name the same ones. */
import { mostInAll } from "../../base/fonts/given/largest-font.js";
import type { OpenedFile } from "../../base/fonts/given/read-fonts.js";

/** The opened font files that are still in use. */
export class OpenedFonts {
  /** Maximum size of all of them in bytes. */
  readonly most: number;
  readonly #files = new Map<string, WeakRef<OpenedFile>>();

  constructor(most: number = 4 * mostInAll.bytes) {
    this.most = most;
  }

  /** The file with a stamp, opened already, or yet to open with the data that `read` returns. */
  file(stamp: string, read: () => Uint8Array): OpenedFile {
    const known = this.#files.get(stamp)?.deref();
    if (known) return known;
    const file: OpenedFile = { data: read() };
    this.#files.set(stamp, new WeakRef(file));
    return file;
  }

  /** Whether the files have more bytes together than they may. */
  get isFull(): boolean {
    let size = 0;
    for (const [stamp, file] of this.#files) {
      const used = file.deref();
      if (used) size += used.size ?? 0;
      else this.#files.delete(stamp);
    }
    return size > this.most;
  }
}
