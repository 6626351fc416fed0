/** Finds pages in all watched wireframes for the wireframes that refer to them. */

import { posix, sep } from "node:path";
import { presetIdPrefix } from "../../drawing/html/preset-id-prefix.js";
import type { OtherPages } from "../../language/check/other-pages.js";
import { PageIndex } from "../../pages.js";
import type { SourceImports } from "../../source-pages.js";
import type { OpenPages, WatchedFile, WatchedSet } from "../../workspace/files/watched-set.js";
import { withSlashes } from "../../workspace/files/with-slashes.js";
import { placeOf } from "./file-state.js";

/** The properties of a watched file that references need. */
type Referring = Pick<WatchedFile, "path" | "absolute" | "source">;

/** The pages of a set and of the projects around it, read when something refers to one. */
export class WatchedPages {
  readonly #set: Pick<WatchedSet, "read" | "openPages">;
  readonly #byPlace: ReadonlyMap<string, WatchedFile>;
  readonly #importsOf: (file: WatchedFile) => SourceImports;
  #index: PageIndex | undefined;
  #around: OpenPages | undefined;

  /**
   * @param byPlace all current files by absolute path
   * @param importsOf what a file needs in order to import others
   */
  constructor(
    set: Pick<WatchedSet, "read" | "openPages">,
    byPlace: ReadonlyMap<string, WatchedFile>,
    importsOf: (file: WatchedFile) => SourceImports,
  ) {
    this.#set = set;
    this.#byPlace = byPlace;
    this.#importsOf = importsOf;
  }

  /** Makes the next reference look up all pages again, after a text has changed. */
  forget(): void {
    this.#index = undefined;
  }

  /** Makes the next reference search the projects around the set again, after a change on disk. */
  forgetAround(): void {
    this.#around = undefined;
  }

  /** The pages that a file can refer to; `onAsk` is called when it looks one up. */
  seenFrom(file: Referring, onAsk: () => void): OtherPages {
    const { absolute } = file;
    const pages = (): OtherPages => {
      onAsk();
      return this.#pages.seenFrom(withSlashes(absolute));
    };
    return {
      has: (reference) => {
        const isAmong = pages().has(reference);
        if (isAmong) return true;
        this.#around ??= this.#set.openPages?.();
        return this.#around ? this.#around.seenFrom(placeOf(file)).has(reference) : isAmong;
      },
      names: (from) => pages().names(from),
    };
  }

  /** The address in the preview of a page that a file refers to. */
  addressOf(reference: string, from: Referring): string | undefined {
    const found = this.#pages.find(reference, withSlashes(from.absolute));
    const other = found && this.#byPlace.get(absoluteOf(found.file));
    if (!found || !other) return undefined;
    const steps = posix.relative(posix.dirname(from.path), other.path).split("/");
    return `${steps.map(encodeURIComponent).join("/")}#${presetIdPrefix}-${encodeURIComponent(found.id)}`;
  }

  get #pages(): PageIndex {
    this.#index ??= new PageIndex(
      [...this.#byPlace.keys()].map(withSlashes),
      (file) => this.#textAt(file),
      (file) => this.#importsOf(this.#byPlace.get(absoluteOf(file))!),
    );
    return this.#index;
  }

  #textAt(file: string): string | undefined {
    try {
      const { text, unreadable } = this.#set.read(absoluteOf(file));
      return unreadable ? undefined : text;
    } catch {
      return undefined;
    }
  }
}

function absoluteOf(file: string): string {
  return sep === "/" ? file : file.split("/").join(sep);
}
