/** Describes a set of wireframes on disk that may change while it is watched. */
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
import type { SourceImports } from "../../source-pages.js";
import type { ImportedFiles } from "./imported-files.js";

/** A wireframe of the set. */
export interface WatchedFile {
  /** Its path in messages and on pages, with slashes. */
  path: string;
  absolute: string;
  /** The path for an editor, if it is a part of another file. */
  source?: string;
  /** Limits for drawing it; missing ones have their defaults. */
  limits?: Partial<Limits>;
  /** The severities in its settings. */
  severity?: VerdictSettings["severity"];
  /** Its current design tokens besides its own, and the file whose changes change them. */
  design?: { read(): GivenDesign; file?: string | undefined };
  /** The fonts that are set for it. */
  fonts?: WatchedFonts;
  /** Whether its downloads as SVG and HTML embed the pictures of its project; defaults to false. */
  embedsPictures?: boolean;
  /** The drawing options in the source itself. */
  own?: OwnDrawing | undefined;
}

/** Drawing options in the info string of a fence; lengths in px. */
export interface OwnDrawing {
  theme?: ThemeChoice | undefined;
  drawing: Pick<DrawingOptions, "devices" | "fold" | "frames" | "flow" | "width"> & {
    padding?: number;
  };
}

/** Fonts for characters missing in ours. */
export interface WatchedFonts {
  given: GivenFonts | undefined;
  /** The files that `given` was read from. */
  files: readonly FontPath[];
  /** How to handle characters that only a system font has. */
  system: "use" | "refuse" | "ignore";
}

/** A font file, and which face if it is a collection. */
export interface FontPath {
  path: string;
  family?: string;
}

/** Design tokens and look of a drawing besides those in its source. */
export type GivenDesign = Pick<DrawingOptions, "tokens" | "defaultTokens" | "look">;

/** The text of a file; `unreadable` is set if its bytes are not text. */
export interface ReadSource {
  text: string;
  unreadable?: Diagnostic;
  own?: OwnDrawing | undefined;
  /** Whether the file is still being written. */
  isPartial?: boolean;
}

/** Pages of whole projects, read when a reference needs them. */
export interface OpenPages {
  /** The pages that the wireframe at an absolute path can refer to. */
  seenFrom(absolute: string): OtherPages;
}

/** Imports, with the files as they were when first read. */
export interface OpenImports {
  /** What the wireframe at an absolute path needs in order to import files. */
  of(absolute: string): SourceImports;
  /** The texts of imported files, by the ids in places. */
  readonly texts: ReadonlyMap<string, SourceText>;
  absoluteOf(id: string): string;
  /** Lets the next wireframes write out as much as the first ones, if that is bounded. */
  renew?(): void;
}

/** A set of watched files. */
export interface WatchedSet {
  /** Absolute paths of the operands, whether they exist or not; for patterns, their folder. */
  readonly roots: readonly string[];
  /** Whether a path below a root may be one of the files, or may contain some. */
  admits(absolute: string, isFolder: boolean): boolean;
  /** The current files, and the operands without files. */
  find(): Promise<FoundFiles>;
  /** The places of wireframes that are parts of a file, as of the last `find`. */
  placesIn?(absolute: string): readonly string[] | undefined;
  /** Bytes of a file; undefined if it is not a file or cannot be read. */
  size(absolute: string): number | undefined;
  /** Whether the last byte of a file ends a line; optional. */
  endsLine?(absolute: string): boolean;
  /** The identity of a file, which survives a rename; undefined if there is none. */
  identity(absolute: string): string | undefined;
  /** Reads a file; throws errors of `node:fs`. */
  read(absolute: string): ReadSource;
  /**
   * Searches the projects of wireframes for pages, as they are on disk now; without it, wireframes can only refer to
   * the set.
   */
  openPages?(): OpenPages;
  /** Lets wireframes import files as they are on disk now; without it, they cannot import anything. */
  openImports?(): OpenImports;
  /**
   * The pictures that the wireframe at an absolute path can show, as they are now; without it, placeholders are drawn.
   *
   * @param onFile called with the absolute path of each
   */
  openPictures?(absolute: string, onFile: (absolute: string) => void): Pictures;
  /** The imported and shown files, which are watched too. */
  readonly imported?: ImportedFiles;
}

/** The result of a search on disk. */
export interface FoundFiles {
  files: WatchedFile[];
  missing: { path: string; message: string }[];
}

/** Whether a path is a root or below one. */
export function isBelow(absolute: string, roots: readonly string[]): boolean {
  return roots.some((root) => absolute === root || absolute.startsWith(folderPrefix(root)));
}

/** `/a` becomes `/a/`, and `/` stays. */
export function folderPrefix(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep;
}

/**
 * Whether a file is below a root after all links are followed: a link out of a watched folder shows nothing. False for
 * files that do not exist.
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
