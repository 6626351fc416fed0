/** Keeps the pictures of files that do not change, for those who draw again with every save. */
import type { ReadPicture } from "../../base/images/read-pictures.js";

/** Bytes of files that are kept. */
const mostKept = 64_000_000;

/** A file as it was read last. */
interface KeptFile {
  stamp: string;
  bytes: Uint8Array;
}

/** Pictures by the files that they come from. */
export class KeptPictures {
  /** The file that was asked for last is the last. */
  readonly #files = new Map<string, KeptFile>();
  /** What each content is; it goes when the file does. */
  readonly #pictures = new WeakMap<Uint8Array, ReturnType<ReadPicture>>();
  #size = 0;

  /**
   * The bytes of a file, read where it has changed.
   *
   * @param stamp differs from one content to the next
   */
  bytesOf(path: string, stamp: string, read: () => Uint8Array): Uint8Array {
    const known = this.#files.get(path);
    const file = known?.stamp === stamp ? known : { stamp, bytes: read() };
    this.#forget(path);
    this.#files.set(path, file);
    this.#size += file.bytes.length;
    for (const oldest of this.#files.keys()) {
      if (this.#size <= mostKept || oldest === path) break;
      this.#forget(oldest);
    }
    return file.bytes;
  }

  /** The picture in bytes that were given here, read once. */
  pictureIn(bytes: Uint8Array, read: ReadPicture): ReturnType<ReadPicture> {
    const picture = this.#pictures.get(bytes) ?? read(bytes);
    this.#pictures.set(bytes, picture);
    return picture;
  }

  #forget(path: string): void {
    this.#size -= this.#files.get(path)?.bytes.length ?? 0;
    this.#files.delete(path);
  }
}
