/** Caches pictures for commands that draw again with every save. */
import type { ReadPicture } from "../../base/images/read-pictures.js";

/** Maximum total size of cached files in bytes. */
const mostKept = 64_000_000;

/** A file as it was last read. */
interface KeptFile {
  stamp: string;
  bytes: Uint8Array;
}

/** Pictures by file. */
export class KeptPictures {
  /** Ordered by use; the most recently used file is last. */
  readonly #files = new Map<string, KeptFile>();
  /** Decoded pictures by content, kept as long as the file. */
  readonly #pictures = new WeakMap<Uint8Array, ReturnType<ReadPicture>>();
  #size = 0;

  /**
   * The bytes of a file, read again if it has changed.
   *
   * @param stamp differs for each content
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

  /** The picture in bytes from this cache, decoded once. */
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
