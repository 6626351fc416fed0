/** Finds system fonts for characters that no other font has. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { FontError } from "../../base/fonts/given/font-error.js";
import { largestFont } from "../../base/fonts/given/largest-font.js";
import { type FontFile, readFonts } from "../../base/fonts/given/read-fonts.js";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { joinFonts } from "../../base/fonts/join-fonts.js";
import { askFontconfig } from "./ask-fontconfig.js";
import { knownFonts } from "./known-fonts.js";
import { byLanguage, type ClusterGroup } from "./languages.js";

/** The machine whose fonts are searched. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}

/** A system font in use, and what it draws. */
export interface UsedFont {
  family: string;
  clusters: string[];
}

/** Fonts for some characters; without fonts if the machine has none. */
export interface SystemMatch {
  fonts: GivenFonts | undefined;
  used: UsedFont[];
}

/** A font file, and the index of its face. */
interface FaceFile extends Omit<FontFile, "data"> {
  path: string;
}

/** A suitable font: its files, and how to find its bold face. */
interface Candidate {
  files: readonly FaceFile[];
  bold?(): Promise<FaceFile | undefined>;
}

/** Maximum number of queries for the characters of a language: first for all, then for the missing ones. */
const mostRounds = 6;

/** The fonts of a machine; results and files are cached. */
export class SystemFonts {
  readonly #machine: Machine;
  /** Fonts by file; undefined for those that cannot be used. */
  readonly #read = new Map<string, GivenFonts | undefined>();
  /** Results by language and characters. */
  readonly #found = new Map<string, readonly GivenFonts[]>();
  /** Set after fontconfig has not answered; it is not asked again. */
  #isSilent = false;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /**
   * Fonts that have these clusters.
   * @param languages the languages of the pages, which decide the forms of ideographs
   */
  async find(clusters: readonly string[], languages: readonly string[]): Promise<SystemMatch> {
    const lists: GivenFonts[] = [];
    for (const group of byLanguage(clusters, languages)) {
      const key = JSON.stringify([group.language, group.clusters]);
      const found = this.#found.get(key) ?? (await this.#fontsOf(group));
      this.#found.set(key, found);
      for (const each of found) lists.push(each);
    }
    if (lists.length === 0) return { fonts: undefined, used: [] };
    const fonts = joinFonts([...new Set(lists)]);
    const used = new Map<string, string[]>();
    for (const cluster of clusters) {
      const { family } = fonts.faceFor(cluster, 400, false) ?? {};
      if (family === undefined) continue;
      const drawn = used.get(family);
      if (drawn) drawn.push(cluster);
      else used.set(family, [cluster]);
    }
    return { fonts, used: [...used].map(([family, drawn]) => ({ family, clusters: drawn })) };
  }

  /** As few fonts as possible for the clusters of a group, as far as the machine has them. */
  async #fontsOf(group: ClusterGroup): Promise<GivenFonts[]> {
    const fonts: GivenFonts[] = [];
    let missing = group.clusters;
    for (let round = 0; round < mostRounds && missing.length > 0; round++) {
      const wanted = round === 0 ? missing : missing.slice(0, 1);
      const rest = missing.slice(round === 0 ? missing.length : 1);
      for (const { files, bold } of await this.#candidates({ ...group, clusters: wanted }, round)) {
        const found = this.#open(files);
        if (found === undefined || !missing.some((each) => hasAll(found, each))) continue;
        const boldFile = await bold?.();
        const font = (boldFile && this.#open([...files, boldFile])) ?? found;
        fonts.push(font);
        missing = missing.filter((each) => !hasAll(font, each));
      }
      // Characters without a result are not requested again.
      if (round > 0) missing = missing.filter((each) => rest.includes(each));
    }
    return fonts;
  }

  /** Font files, best first. */
  async #candidates(group: ClusterGroup, round: number): Promise<readonly Candidate[]> {
    const { platform, env } = this.#machine;
    const known = knownFonts[platform];
    if (known === undefined) {
      if (this.#isSilent) return [];
      const found = await askFontconfig(group, env);
      this.#isSilent = found === undefined;
      return (found ?? []).map(({ path, index, bold }) => ({ files: [{ path, index }], bold }));
    }
    if (round > 0) return [];
    const folders = known.folders(env);
    const named = [...((group.usual && known.files[group.usual]) || []), ...known.others];
    return named.map((files) => ({ files: files.flatMap((file) => fileIn(folders, file) ?? []) }));
  }

  #open(files: readonly FaceFile[]): GivenFonts | undefined {
    if (files.length === 0) return undefined;
    const key = JSON.stringify(files);
    if (!this.#read.has(key)) this.#read.set(key, readAll(files));
    return this.#read.get(key);
  }
}

function hasAll(fonts: GivenFonts, cluster: string): boolean {
  return fonts.faceFor(cluster, 400, false) !== undefined;
}

/** A file by name, optionally followed by the name of a face, in the first folder that has it. */
function fileIn(folders: readonly string[], name: string): FaceFile | undefined {
  const [file = "", family] = name.split("#");
  const path = folders.map((folder) => `${folder}/${file}`).find((each) => existsSync(each));
  return path === undefined ? undefined : { path, ...(family !== undefined && { family }) };
}

/** Opens the files of a font; undefined if the first of them cannot be drawn. */
function readAll([first, ...others]: readonly FaceFile[]): GivenFonts | undefined {
  const files = [first, ...others].flatMap((file) => (file ? (dataOf(file) ?? []) : []));
  for (const some of [files, files.slice(0, 1)]) {
    try {
      if (some.length > 0) return readFonts(some).fonts;
    } catch (error) {
      if (!(error instanceof FontError)) throw error;
    }
  }
  return undefined;
}

function dataOf({ path, ...face }: FaceFile): FontFile | undefined {
  try {
    const { size } = statSync(path);
    return size > largestFont ? undefined : { ...face, data: readFileSync(path) };
  } catch {
    return undefined;
  }
}
