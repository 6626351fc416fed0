/** Opens what watched files import: once, until something has changed. */
import type { SourceImports } from "../../pages.js";
import type { OpenImports, WatchedFile, WatchedSet } from "../../workspace/files/watched-set.js";
import { placeOf } from "./file-state.js";

/** The imports of all files. */
export class SessionImports {
  readonly #set: WatchedSet;
  #opened: OpenImports | undefined;

  constructor(set: WatchedSet) {
    this.#set = set;
  }

  /** As they are now; undefined where files can import nothing. */
  get now(): OpenImports | undefined {
    this.#opened ??= this.#set.openImports?.();
    return this.#opened;
  }

  /** What a file needs in order to import others. */
  of(file: WatchedFile): SourceImports {
    return this.now?.of(placeOf(file)) ?? {};
  }

  /** Has them opened anew. */
  forget(): void {
    this.#opened = undefined;
  }
}
