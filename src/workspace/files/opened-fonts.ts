/** Shares the font files that a process has opened: settings of many folders may name the same ones. */

import { FontsRoom } from "../../base/fonts/given/fonts-room.js";
import { mostInAll } from "../../base/fonts/given/largest-font.js";
import type { OpenedFile } from "../../base/fonts/given/read-fonts.js";

/** The opened font files that are still in use. */
export class OpenedFonts {
  /** Maximum size of all of them in bytes. */
  readonly most: number;
  /** What all of them may take in a run. */
  readonly room: FontsRoom;
  readonly #files = new Map<string, WeakRef<OpenedFile>>();
  readonly #runs = new WeakSet<object>();

  constructor(most: number = 2 * mostInAll.bytes, room: FontsRoom = new FontsRoom()) {
    this.most = most;
    this.room = room;
    room.renewsWithPictures = false;
  }

  /** Begins a run unless it has begun: its fonts may take as much as those of others. */
  begin(run: object): void {
    if (this.#runs.has(run)) return;
    this.#runs.add(run);
    this.room.renew();
  }

  /** Begins or goes on with a session, which draws pictures again and again: each may take as much as a run. */
  goOn(): void {
    this.room.renewsWithPictures = true;
    this.room.renew();
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
