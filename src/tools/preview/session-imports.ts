/** Opens the files that watched files import, and keeps them until something changes. */
import type { SourceImports } from "../../source-pages.js";
import type { OpenImports, WatchedFile, WatchedSet } from "../../workspace/files/watched-set.js";
import { placeOf } from "./file-state.js";

/** The imports of all files. */
export class SessionImports {
  readonly #set: WatchedSet;
  #opened: OpenImports | undefined;

  constructor(set: WatchedSet) {
    this.#set = set;
  }

  /** The current imports; undefined if files cannot import anything. */
  get now(): OpenImports | undefined {
    this.#opened ??= this.#set.openImports?.();
    return this.#opened;
  }

  /** What a file needs in order to import others. */
  of(file: WatchedFile): SourceImports {
    return this.now?.of(placeOf(file)) ?? {};
  }

  /** What a file needs that is drawn because somebody looks at it, however much was checked before. */
  ofDrawing(file: WatchedFile): SourceImports {
    this.now?.renew?.();
    return this.of(file);
  }

  /** Makes the next use open them again. */
  forget(): void {
    this.#opened = undefined;
  }
}
