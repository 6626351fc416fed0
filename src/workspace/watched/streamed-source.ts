/** Turns standard input into a watched file that grows while it is written. */
import { join } from "node:path";
import { ImportedFiles } from "../files/imported-files.js";
import { Imports } from "../files/imports.js";
import { KeptPictures } from "../files/kept-pictures.js";
import { projectPictures } from "../files/project-pictures.js";
import { defaultMaxFileSize } from "../files/read-regular.js";
import { decodeSource } from "../files/read-source.js";
import type { ReadSource, WatchedSet } from "../files/watched-set.js";
import type { FolderSettings } from "./settings-of-folders.js";
import { type NamedDesign, watchedFile } from "./watched-file.js";

/** Its name in the preview and in messages. */
const name = "stdin.wf";

/** A text that is read while it is being written, as the only file of a set. */
export class StreamedSource implements WatchedSet {
  /** In the current folder, which imports and settings are relative to. */
  readonly absolute: string;
  readonly roots: readonly string[];
  readonly imported = new ImportedFiles();
  readonly #cwd: string;
  readonly #settingsOf: (folder: string) => Promise<FolderSettings | undefined>;
  readonly #design: NamedDesign;
  readonly #pictures = new KeptPictures();
  readonly #chunks: Uint8Array[] = [];
  #size = 0;
  #read: ReadSource = { text: "", isPartial: true };

  /**
   * @param cwd the current folder
   * @param settingsOf returns the settings for the wireframes of a folder
   * @param design the design tokens and the look on the command line
   */
  constructor(
    cwd: string,
    settingsOf: (folder: string) => Promise<FolderSettings | undefined>,
    design: NamedDesign = {},
  ) {
    this.absolute = join(cwd, name);
    this.roots = [this.absolute];
    this.#cwd = cwd;
    this.#settingsOf = settingsOf;
    this.#design = design;
  }

  /** Whether more is still to come. */
  get isPartial(): boolean {
    return this.#read.isPartial ?? false;
  }

  /**
   * Reads it to its end; returns false if it was larger than a file may be, so that the rest is missing.
   *
   * @param onGrowth called after each piece, and at the end
   */
  async follow(pieces: AsyncIterable<Uint8Array>, onGrowth: () => void): Promise<boolean> {
    // Half a character at the end of a piece waits for the next one.
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    let text = "";
    let isWhole = true;
    for await (const piece of pieces) {
      isWhole = this.#size + piece.length <= defaultMaxFileSize;
      if (!isWhole) break;
      this.#size += piece.length;
      this.#chunks.push(piece);
      text += decoder.decode(piece, { stream: true });
      this.#read = { text, isPartial: true };
      onGrowth();
    }
    this.#read = decodeSource(Buffer.concat(this.#chunks));
    onGrowth();
    return isWhole;
  }

  admits(): boolean {
    return false;
  }

  async find() {
    const settings = await this.#settingsOf(this.#cwd);
    const file = { path: name, absolute: this.absolute };
    return { files: [watchedFile(file, settings, this.#design)], missing: [] };
  }

  size(absolute: string): number | undefined {
    return absolute === this.absolute ? this.#size : undefined;
  }

  identity(): undefined {
    return undefined;
  }

  read(): ReadSource {
    return this.#read;
  }

  openImports() {
    return new Imports(this.#cwd);
  }

  openPictures(absolute: string, onFile: (absolute: string) => void) {
    return projectPictures(absolute, onFile, this.#pictures);
  }
}
