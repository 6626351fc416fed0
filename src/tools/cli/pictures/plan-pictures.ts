/** Turns the files of a call into the pictures to draw, each with the place where it is written. */
import { basename, dirname, join, resolve } from "node:path";
import type { GivenFonts } from "../../../base/fonts/given-fonts.js";
import type { GivenTokens } from "../../../base/theme/given-tokens.js";
import type { ThemeChoice } from "../../../base/theme/theme.js";
import type { VerdictSettings } from "../../../language/check/verdict.js";
import type { Limits } from "../../../model/cost/limits.js";
import { type FormatName, formats } from "../../../output/formats/format-list.js";
import type { RunRoom } from "../../../output/raster/paint-room.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import type { MachineFonts } from "../../../workspace/files/machine-fonts.js";
import type { TokenFile } from "../../../workspace/files/token-file.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { chooseThemes, type RenderOptions } from "./format.js";

/** A picture of a file, or one of each of its pages; without a place it goes to standard output. */
export interface PlannedPicture {
  format: FormatName;
  theme: ThemeChoice;
  /** The displayed path, in two parts; the name of a page goes between them. */
  place: { stem: string; ending: string } | undefined;
}

/** A file with its pictures. */
export interface PlannedFile {
  file: FoundFile;
  /** Its options. */
  options: RenderOptions;
  /** Its limits; each defaults to its default limit. */
  limits?: Partial<Limits>;
  /** Its maximum size in bytes, if the settings set one. */
  maxFileSize?: number | undefined;
  /** The severities that its settings give to codes. */
  severity?: VerdictSettings["severity"];
  /** Fonts for characters that our fonts lack. */
  fonts?: GivenFonts | undefined;
  /** Where fonts for what is still missing come from. */
  machineFonts?: MachineFonts | undefined;
  /** What its pictures and those of other files may take to be painted. */
  run?: RunRoom | undefined;
  /** The tokens that the command line names, and those of the settings. */
  tokenFile?: TokenFile | undefined;
  tokens?: GivenTokens | undefined;
  /** The folder whose structure the folders of pictures mirror, if the settings set one. */
  origin?: string | undefined;
  /** Whether its pictures are next to it, in a folder with other files. */
  isBeside?: boolean;
  /** Whether the command line asks for frames. */
  asksFrames?: boolean;
  pictures: PlannedPicture[];
}

/** The path of a picture, or of the picture of a named page. */
export function targetOf({ place }: PlannedPicture, page?: string): string | undefined {
  if (place === undefined) return undefined;
  return page === undefined
    ? `${place.stem}${place.ending}`
    : `${place.stem}-${page}${place.ending}`;
}

/** Decides where pictures are written; throws a UsageError if that is ambiguous. */
export function planPictures(
  files: readonly FoundFile[],
  asked: readonly FormatName[],
  options: RenderOptions,
): PlannedFile[] {
  const { output, outDir } = options;
  if (files.length > 1 && outDir === undefined) {
    throw new UsageError(`for ${files.length} wireframes, use --out-dir DIR`);
  }
  const single = output === "-" ? undefined : output;
  return files.map((file) => ({
    file,
    options,
    pictures: asked.flatMap((format) =>
      chooseThemes(options, format).map((theme, _at, themes) => {
        const target = outDir === undefined ? single : targetBelow(outDir, file, format);
        const place =
          target === undefined ? undefined : placeOf(target, themes.length > 1 && theme);
        return { format, theme, place };
      }),
    ),
  }));
}

function targetBelow(folder: string, { path, inside }: FoundFile, format: FormatName): string {
  if (path === "-") throw new UsageError("for standard input, use --output instead of --out-dir");
  return join(folder, `${inside.replace(/\.[^./\\]*$/, "")}.${formats[format].ending}`);
}

function placeOf(target: string, theme: string | false) {
  const ending = /\.[^./\\]*$/.exec(target)?.[0] ?? "";
  const stem = target.slice(0, target.length - ending.length);
  return { stem, ending: theme ? `.${theme}${ending}` : ending };
}

/** The paths that the pictures of a call are written to; each belongs to one wireframe. */
export class Targets {
  readonly #sources: ReadonlySet<string | undefined>;
  readonly #owners = new Map<string, string>();
  readonly #cwd: string;

  /** @param files the wireframes, which no picture may overwrite */
  constructor(files: readonly FoundFile[], cwd: string) {
    this.#sources = new Set(files.map(({ absolute }) => absolute));
    this.#cwd = cwd;
  }

  /** Reserves a path; throws a UsageError if a wireframe or another picture has it. */
  claim(target: string, { path }: FoundFile): void {
    const absolute = resolve(this.#cwd, target);
    const owner = this.#owners.get(absolute);
    if (owner !== undefined) {
      throw new UsageError(
        `${owner} and ${path} would both be written to ${target}; ${remedyFor(owner, path)}`,
      );
    }
    if (this.#sources.has(absolute)) {
      throw new UsageError(`${target} is the wireframe itself; give the picture another name`);
    }
    this.#owners.set(absolute, path);
  }
}

/** How to give two wireframes different output files. */
function remedyFor(one: string, other: string): string {
  const [a, b] = [one, other].map((path) => basename(path).replace(/\.[^.]*$/, ""));
  if (a !== b) return "give one of the wireframes or pages another name";
  return dirname(one) === dirname(other)
    ? "give one of them another name"
    : "pass the folder that contains both, since --out-dir keeps the folders below it, or run wf twice with different --out-dir folders";
}
