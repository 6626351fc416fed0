/** Describes a set of wireframes on disk that may grow and shrink while it is watched. */
import { realpathSync } from "node:fs";
import { sep } from "node:path";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import type { Pictures } from "../../base/images/picture.js";
import type { SourceText } from "../../base/text/source-text.js";
import type { ThemeChoice } from "../../base/theme/theme.js";
import type { DrawingOptions } from "../../drawing-options.js";
import type { OtherPages } from "../../language/check/other-pages.js";
import type { VerdictSettings } from "../../language/check/verdict.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { Limits } from "../../model/cost/limits.js";
import type { SourceImports } from "../../pages.js";
import type { ImportedFiles } from "./imported-files.js";

/** A wireframe of the set. */
export interface WatchedFile {
  /** As messages and pages show it, with slashes. */
  path: string;
  absolute: string;
  /** Where an editor finds it, where it is a part of another file. */
  source?: string;
  /** How much it may take to be drawn; the default limits for those that are not here. */
  limits?: Partial<Limits>;
  /** The severities that its settings give to codes. */
  severity?: VerdictSettings["severity"];
  /** The tokens that it is given besides its own, as they are now; a file whose change is a change of them. */
  design?: { read(): GivenDesign; file?: string | undefined };
  /** The fonts that are set for it. */
  fonts?: WatchedFonts;
  /** Whether its SVG and HTML contain the pictures of its project when they are downloaded; false. */
  embedsPictures?: boolean;
  /** How it is drawn, where it says so itself. */
  own?: OwnDrawing | undefined;
}

/** What a fence says of how its wireframe is drawn; lengths in px. */
export interface OwnDrawing {
  theme?: ThemeChoice | undefined;
  drawing: Pick<DrawingOptions, "devices" | "fold" | "frames" | "flow" | "width"> & {
    padding?: number;
  };
}

/** Fonts for the characters that ours lack. */
export interface WatchedFonts {
  given: GivenFonts | undefined;
  /** What `given` was read from. */
  files: readonly FontPath[];
  /** What is done about characters that only a font of the machine has. */
  system: "use" | "refuse" | "ignore";
}

/** A font file; in a collection, which of its faces. */
export interface FontPath {
  path: string;
  family?: string;
}

/** The design tokens and the look that a drawing is given besides those of its source. */
export type GivenDesign = Pick<DrawingOptions, "tokens" | "defaultTokens" | "look">;

/** The text of a file; `unreadable` is set if its bytes are not text. */
export interface ReadSource {
  text: string;
  unreadable?: Diagnostic;
  own?: OwnDrawing | undefined;
  /** Whether more of it is still to come. */
  isPartial?: boolean;
}

/** Pages of whole projects, which are read when a reference asks. */
export interface OpenPages {
  /** What the wireframe at an absolute path can refer to. */
  seenFrom(absolute: string): OtherPages;
}

/** Lets wireframes import files: as they are when the first of them asks. */
export interface OpenImports {
  /** What the wireframe at an absolute path needs in order to import files. */
  of(absolute: string): SourceImports;
  /** The texts of imported files by the ids that places in them carry. */
  readonly texts: ReadonlyMap<string, SourceText>;
  absoluteOf(id: string): string;
}

/** What is watched. */
export interface WatchedSet {
  /** Absolute paths that were named, whether there is something or not; for patterns their folder. */
  readonly roots: readonly string[];
  /** Whether a path below a root may be one of the files, or may hold some. */
  admits(absolute: string, isFolder: boolean): boolean;
  /** The files that are there now, and the named paths that lead to none. */
  find(): Promise<FoundFiles>;
  /** The places of wireframes that are parts of a file, as the last `find` has seen them. */
  placesIn?(absolute: string): readonly string[] | undefined;
  /** Bytes of a file; undefined if it is not a file or cannot be read. */
  size(absolute: string): number | undefined;
  /** Whether the last byte of a file ends a line; no set has to know it. */
  endsLine?(absolute: string): boolean;
  /** What stays of a file when it is renamed; undefined where there is none. */
  identity(absolute: string): string | undefined;
  /** Reads a file; throws what `node:fs` throws. */
  read(absolute: string): ReadSource;
  /** Looks for pages in the projects of wireframes, in what is on the disk now; without it, they refer to the set only. */
  openPages?(): OpenPages;
  /** Lets wireframes import what is on the disk now; without it, they can import nothing. */
  openImports?(): OpenImports;
  /**
   * The pictures that the wireframe at an absolute path can show, as they are when it asks for them; without
   * it, signs are drawn.
   *
   * @param onFile hears of the absolute path of each
   */
  openPictures?(absolute: string, onFile: (absolute: string) => void): Pictures;
  /** What they import and show, to be followed as well. */
  readonly imported?: ImportedFiles;
}

/** What a look at the disk gives. */
export interface FoundFiles {
  files: WatchedFile[];
  missing: { path: string; message: string }[];
}

/** Whether a path is a root or is below one. */
export function isBelow(absolute: string, roots: readonly string[]): boolean {
  return roots.some((root) => absolute === root || absolute.startsWith(folderPrefix(root)));
}

/** `/a` as `/a/`, and `/` as it is. */
export function folderPrefix(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep;
}

/**
 * Whether a file is below a root when all links are followed: a link out of a watched folder shows
 * nothing. False too for what is not there.
 */
export function isConfined(absolute: string, roots: readonly string[]): boolean {
  const real = realPath(absolute);
  if (real === undefined) return false;
  const realRoots = roots.map((root) => realPath(root)).filter((root) => root !== undefined);
  return isBelow(real, realRoots);
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
