/** Gives a language server the files of folders on disk, overlaid with the unsaved texts of an editor. */
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DocumentSurroundings } from "../../../authoring/editing/surroundings.js";
import type { GivenFonts } from "../../../base/fonts/given-fonts.js";
import { printable } from "../../../base/text/display-width.js";
import { grouped } from "../../../base/text/phrases.js";
import { renderSvg } from "../../../compile.js";
import type { OtherPages } from "../../../language/check/other-pages.js";
import { judge } from "../../../language/check/verdict.js";
import { PageIndex } from "../../../pages.js";
import { CallPages } from "../../../workspace/files/call-pages.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { isWireframeName } from "../../../workspace/files/file-kinds.js";
import { Imports } from "../../../workspace/files/imports.js";
import { isFolder } from "../../../workspace/files/is-folder.js";
import { KeptPictures } from "../../../workspace/files/kept-pictures.js";
import { projectRoot } from "../../../workspace/files/load-from-disk.js";
import { projectPictures } from "../../../workspace/files/project-pictures.js";
import { defaultMaxFileSize, readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { isFollowed, realPath } from "../../../workspace/files/real-path.js";
import { realWithin } from "../../../workspace/files/real-within.js";
import { RefusedPath } from "../../../workspace/files/stay-inside.js";
import { searchFolder } from "../../../workspace/files/walk-folder.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import { withSlashes } from "../../../workspace/files/with-slashes.js";
import type { Io } from "../../../workspace/io.js";
import type { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import { fmtSection, layoutOptions } from "../../../workspace/settings/fmt-section.js";
import type { Settings } from "../../../workspace/settings/settings.js";
import type { Workspace } from "../../lsp/workspace.js";
import { forgivingSettings } from "./forgiving-settings.js";
import { ProblemLog } from "./problem-log.js";

/** Width of example pictures in hovers, in px. */
const exampleWidth = 420;

/** Number of files and folders in a folder that are searched; a keystroke may wait for this. */
const mostEntries = 50_000;

/** Number of characters of files on disk that are searched for pages; a keystroke may wait for this, too. */
const mostSearched = 10_000_000;

/** The files in the folders that an editor has open. */
export class DiskWorkspace implements Workspace {
  readonly #folders: readonly string[];
  readonly #mostEntries: number;
  readonly #io: Io;
  readonly #log: ProblemLog;
  /** The texts of open documents, by path. */
  readonly #texts = new Map<string, string>();
  /** Maximum file sizes in bytes by path, for files whose settings set one. */
  readonly #most = new Map<string, number>();
  #imports: Imports;
  #settings: SettingsFinder;
  #files: readonly string[] | undefined;
  #known: ReadonlySet<string> | undefined;
  #pages: PageIndex | undefined;
  /** Number of characters that may still be read for these. */
  #left = mostSearched;
  /** The pages near files that are in none of the open folders. */
  #around: CallPages | undefined;
  readonly #drawn = new Map<string, string>();
  readonly #pictures = new KeptPictures();
  /** Folders that were reported as too large. */
  readonly #cut = new Set<string>();
  /** Whether too much text was reported. */
  #isFull = false;
  readonly #fonts = new WeakMap<Settings, Promise<GivenFonts | undefined>>();

  /** @param most - maximum number of files and folders in a folder that are searched */
  constructor(folders: readonly string[], io: Io, most = mostEntries) {
    this.#folders = folders;
    this.#mostEntries = most;
    this.#io = io;
    this.#imports = new Imports(io.cwd, this.#texts);
    this.#log = new ProblemLog(io.stderr);
    this.#settings = forgivingSettings(io, this.#log);
  }

  isWireframe(path: string): boolean {
    return isWireframeName(path);
  }

  files(): readonly string[] {
    this.#files ??= this.#folders.flatMap((folder) =>
      isFolder(folder)
        ? this.#search(folder, isWireframeName).map((inside) => join(folder, inside))
        : [],
    );
    return this.#files;
  }

  /** Finds files in a folder, which may also be the home folder or the whole disk. */
  #search(folder: string, accepts: (name: string) => boolean): string[] {
    try {
      const { found, isCut } = searchFolder(folder, accepts, { most: this.#mostEntries });
      if (isCut) {
        const most = `${grouped(this.#mostEntries)} files and folders`;
        this.#tellCut(
          folder,
          `has more than ${most}; only the first of them are searched for wireframes. Open the folder of your project instead`,
        );
      }
      return found;
    } catch (error) {
      this.#tellCut(folder, failureReason(error));
      return [];
    }
  }

  /** Says once for each folder why not all of its wireframes are known. */
  #tellCut(folder: string, reason: string): void {
    if (this.#cut.has(folder)) return;
    this.#cut.add(folder);
    void this.#io.stderr.write(`wf: ${printable(folder)} ${reason}\n`);
  }

  tellFull(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    void this.#io.stderr.write(
      "wf: these folders have too much text to find the names in all of their wireframes. Open the folder of your project instead\n",
    );
  }

  holds(path: string): boolean {
    if (this.#folders.length === 0) return true;
    try {
      const real = this.#folders.map(realPath);
      const folder = [...this.#folders, ...real].find((each) => isBelow(path, [each]));
      // A link in a folder must not have anything looked at that is outside.
      if (folder !== undefined) return realWithin(path, folder, real) !== undefined;
      return isBelow(realPath(path), real);
    } catch {
      return false;
    }
  }

  /** The folder that contains a path: an open one, or its parent. */
  #folderOf(path: string): string {
    return this.#folders.find((folder) => isBelow(path, [folder])) ?? dirname(path);
  }

  read(path: string): string | undefined {
    return this.#read(path, undefined);
  }

  /** @param most the maximum size of the file in bytes */
  #read(path: string, most: number | undefined): string | undefined {
    const open = this.#texts.get(path);
    if (open !== undefined) return open;
    // The path in an import may be a megabyte long, and each of its folders would be looked at.
    if (!isFollowed(withSlashes(path))) return undefined;
    try {
      const { text, unreadable } = decodeSource(readRegular(path, this.#folderOf(path), most));
      return unreadable ? undefined : text;
    } catch {
      return undefined;
    }
  }

  /** The package contains a page for every code. */
  pageOf(code: string): string {
    return pathToFileURL(join(this.#io.packageFolder, "docs", "diagnostics", `${code}.md`)).href;
  }

  idOf(path: string): string {
    return relative(this.#io.cwd, path);
  }

  pathOf(id: string): string {
    return resolve(this.#io.cwd, id);
  }

  analysisOf(path: string): NonNullable<DocumentSurroundings["analysis"]> {
    return this.#imports.forOthers.of(path);
  }

  async surroundingsOf(path: string, isOnDisk = true): Promise<DocumentSurroundings> {
    const settings = await this.#settingsOf(path);
    const fonts = await this.#fontsOf(settings);
    this.#imports.renew();
    if (settings?.maxFileSize === undefined) this.#most.delete(path);
    else this.#most.set(path, settings.maxFileSize);
    const workspace = this;
    const others: OtherPages = {
      has: (reference) => workspace.#others(path, settings?.maxFileSize).has(reference),
      names: (file) => workspace.#others(path, settings?.maxFileSize).names(file),
    };
    const alone = { file: this.idOf(path), limits: settings?.limits ?? {} };
    return {
      analysis: isOnDisk
        ? {
            ...alone,
            load: (written, from) => workspace.#imports.of(path).load(written, from),
            get units() {
              return workspace.#imports.of(path).units;
            },
            others,
          }
        : // The whole disk would be its project.
          { ...alone, ...(this.files().length > 0 && { others }) },
      ...(settings && {
        adjust: (found) => judge(found, settings).diagnostics,
        format: layoutOf(settings),
      }),
      paths: () => (isOnDisk ? this.#pathsFrom(path) : []),
      drawing: () => ({
        ...(fonts && { fonts }),
        ...(settings?.tokens && { defaultTokens: settings.tokens }),
        ...(isOnDisk && { pictures: projectPictures(path, undefined, this.#pictures) }),
      }),
      draw: (source) => this.#draw(source),
    };
  }

  refuses(path: string, text: string): string | undefined {
    const most = this.#most.get(path) ?? defaultMaxFileSize;
    // A UTF-16 unit takes at most three bytes.
    if (text.length * 3 <= most || Buffer.byteLength(text) <= most) return undefined;
    return `${basename(path)} ${failureReason(new RefusedPath("WF_LARGE"))}`;
  }

  async ignores(path: string): Promise<boolean> {
    return (await this.#settingsOf(path))?.ignores(path) ?? false;
  }

  setText(path: string, text: string | undefined): boolean {
    this.#known ??= new Set(this.files());
    const isNew = text !== undefined && !this.#texts.has(path) && !this.#known.has(path);
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    this.#pages?.forget(withSlashes(path));
    if (isNew) this.#pages = undefined;
    // No event reports changes of files outside the open folders: reread them whenever a document opens or closes.
    if (isNew || text === undefined) this.#around = undefined;
    // A new file may be imported already, and was missing.
    if (!isNew && !this.#imports.texts.has(this.idOf(path))) return false;
    this.#imports = new Imports(this.#io.cwd, this.#texts);
    this.#pages = undefined;
    return true;
  }

  filesChanged(): void {
    this.#files = undefined;
    this.#known = undefined;
    this.#pages = undefined;
    this.#around = undefined;
    this.#imports = new Imports(this.#io.cwd, this.#texts);
    this.#settings = forgivingSettings(this.#io, this.#log);
  }

  /**
   * The pages of other files. Without an open folder, those of the file's project, as if the file were checked alone.
   */
  #others(path: string, most: number | undefined): OtherPages {
    const own = withSlashes(path);
    const files = this.files();
    if (files.length === 0) {
      this.#around ??= new CallPages({ files: [], paths: [] }, this.#imports);
      return this.#around.seenFrom(path, most);
    }
    if (!this.#pages) {
      this.#left = mostSearched;
      this.#pages = new PageIndex(
        [...new Set([...files, ...this.#texts.keys()])].filter(isWireframeName).map(withSlashes),
        (file) => this.#readForPages(resolve(file), most),
        (file) => this.#imports.forOthers.of(resolve(file)),
      );
    }
    const seen = this.#pages.seenFrom(own);
    return {
      ...seen,
      // The files that were not read may contain it.
      has: (reference) => {
        const found = seen.has(reference);
        return found === false && this.#left < 0 ? true : found;
      },
    };
  }

  #readForPages(path: string, most: number | undefined): string | undefined {
    const isOpen = this.#texts.has(path);
    if (!isOpen && this.#left < 0) return undefined;
    const text = this.#read(path, most);
    if (!isOpen) this.#left -= text?.length ?? 0;
    return text;
  }

  /** The fonts that the settings name; if one cannot be read, an error is logged and none is used. */
  async #fontsOf(settings: Settings | undefined): Promise<GivenFonts | undefined> {
    if (!settings) return undefined;
    let read = this.#fonts.get(settings);
    if (!read) {
      read = this.#readFonts(settings);
      this.#fonts.set(settings, read);
    }
    return await read;
  }

  async #readFonts(settings: Settings): Promise<GivenFonts | undefined> {
    let problem = "";
    const fonts = await readGivenFonts(settings, this.#io).catch((error: Error) => {
      problem = `wf: ${error.message}\n`;
      return undefined;
    });
    await this.#log.report(`fonts of ${settings.folder}`, problem);
    return fonts;
  }

  async #settingsOf(path: string): Promise<Settings | undefined> {
    return await this.#settings.settingsFor(dirname(path));
  }

  #pathsFrom(path: string): string[] {
    const root =
      this.#folders.find((folder) => isBelow(path, [folder])) ?? projectRoot(dirname(path));
    if (!isFolder(root)) return [];
    const accepts = (name: string): boolean =>
      isWireframeName(name) || /\.(?:json|csv|png|jpe?g|svg|gif|webp)$/i.test(name);
    return this.#search(root, accepts)
      .filter((inside) => join(root, inside) !== path && basename(inside) !== "package.json")
      .map((inside) => withSlashes(relative(dirname(path), join(root, inside))));
  }

  #draw(source: string): string | undefined {
    const known = this.#drawn.get(source);
    if (known !== undefined) return known;
    const { svg } = renderSvg(source, { width: exampleWidth, padding: 12 });
    this.#drawn.set(source, svg);
    return svg;
  }
}

/** Reads the fonts that the settings name; the modules for that are loaded only if there are any. */
async function readGivenFonts(
  { fonts, folder }: Settings,
  io: Io,
): Promise<GivenFonts | undefined> {
  if (fonts.length === 0) return undefined;
  const { readFontsSetting } = await import("../../../workspace/options/fonts-setting.js");
  const { loadFonts } = await import("../../../workspace/files/load-fonts.js");
  return await loadFonts(readFontsSetting(fonts, folder, io.cwd), io, { isSession: true });
}

/** The formatting options in the settings. */
function layoutOf({ sections }: Settings): NonNullable<DocumentSurroundings["format"]> {
  const section = sections.get(fmtSection.name) ?? {};
  const given = Object.keys(layoutOptions).filter((name) => typeof section[name] === "number");
  return Object.fromEntries(given.map((name) => [name, section[name]]));
}
