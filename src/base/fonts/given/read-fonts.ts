/** Reads font files for measuring and drawing text. */
import type { Font } from "fontkit";
import { FONT_FAMILY, MONO_FAMILY } from "../faces.js";
import type { GivenFace, GivenFonts } from "../given-fonts.js";
import { boundFont } from "./bound-font.js";
import { roomOf, TableRoom } from "./bound-tables.js";
import { FontError } from "./font-error.js";
import { FontkitFace } from "./fontkit-face.js";
import type { FontsRoom } from "./fonts-room.js";
import { mostInAll, mostWoff2, tooMany, tooMuchWoff2 } from "./largest-font.js";
import { checkTables, isWoff2, openedSize, openFonts } from "./open-font.js";

/** A font file. */
export interface FontFile {
  data: Uint8Array;
  /** The name of its family; by default, the one in the file. In a collection, selects the face with this name. */
  family?: string;
  /** The index of a face in a collection; 0 by default. */
  index?: number;
}

/** A font file that several lists of fonts share: it is opened once, and kept as long as one of them is. */
export interface OpenedFile {
  readonly data: Uint8Array;
  /** Its fonts as they were opened: objects of a package that users of ours need not have. */
  fonts?: readonly object[];
  /** The number of bytes that they take. */
  size?: number;
}

/** Fonts, with warnings about them. */
export interface ReadFonts {
  fonts: GivenFonts;
  /** Warnings by the index of their file, which is used nevertheless. */
  warnings: readonly { file: number; message: string }[];
}

/**
 * Reads fonts, in order of precedence. Throws a FontError for the first file that cannot be used; those after it are not
 * asked for.
 *
 * @param run what they may take, with the fonts of other lists; by default, as much in each picture
 */
export function readFonts(
  files: Iterable<FontFile & { opened?: OpenedFile }>,
  run?: FontsRoom,
): ReadFonts {
  const sources: FaceSource[] = [];
  const warnings: { file: number; message: string }[] = [];
  const room = new TableRoom(undefined, run);
  let bytes = 0;
  let woff2Bytes = 0;
  for (const each of files) {
    const file = sources.length;
    const source = attempt(() => {
      if (file >= mostInAll.files) throw new FontError(tooMany);
      if (isWoff2(each.data)) woff2Bytes += each.data.length;
      if (woff2Bytes > mostWoff2) throw new FontError(tooMuchWoff2);
      const face = readFace(each, room);
      const size = openedSize(face.font, each.data);
      if (each.opened) each.opened.size = size;
      bytes += size;
      if (bytes > mostInAll.bytes) throw new FontError(tooMany);
      return face;
    }, file);
    sources.push(source);
    if (!mayEmbed(source.font)) {
      const message = `the license of "${source.family}" forbids embedding it; ask whoever made it before you share pictures`;
      warnings.push({ file, message });
    }
  }
  return { fonts: new FontList(sources), warnings };
}

/** Adds the index of the file to an error; if fontkit fails, the file is damaged. */
function attempt<T>(read: () => T, file: number): T {
  try {
    return read();
  } catch (error) {
    const known = error instanceof FontError ? error : new FontError("the font is damaged");
    known.file = file;
    throw known;
  }
}

/** A face, or all faces on a weight axis. */
interface FaceSource {
  font: Font;
  /** Kept for others that use the same file. */
  opened: OpenedFile | undefined;
  family: string;
  weight: number;
  italic: boolean;
  /** The minimum and maximum weight. */
  axis?: { min: number; max: number };
  /** The faces used so far, by weight. */
  faces: Map<number, FontkitFace>;
}

function readFace(file: FontFile & { opened?: OpenedFile }, room: TableRoom): FaceSource {
  const { data, family: wanted, index = 0, opened } = file;
  const fonts = (opened?.fonts as readonly Font[] | undefined) ?? openFonts(data, room);
  if (opened) opened.fonts = fonts;
  const isNamed = fonts.length > 1 && wanted !== undefined;
  const font = isNamed ? memberOf(fonts, wanted) : fonts[index];
  if (font === undefined) {
    throw new FontError(fonts.length === 0 ? "the collection is empty" : `it has no face ${index}`);
  }
  checkTables(font);
  const named = cleaned(fonts.length > 1 || wanted === undefined ? familyOf(font) : wanted);
  // If two fonts had the same name, browsers would see only one.
  const family = [FONT_FAMILY, MONO_FAMILY].includes(named) ? `${named} 2` : named;
  if (family === "") throw new FontError('the font has no name; give it one with "family"');
  const axis = font.directory.tables.gvar ? font.variationAxes.wght : undefined;
  const weight = font["OS/2"]?.usWeightClass || 400;
  const italic = isItalic(font);
  const faces = new Map<number, FontkitFace>();
  return { font, opened, family, weight, italic, ...(axis && { axis }), faces };
}

/** The face in a collection with a family name or full name. */
function memberOf(fonts: readonly Font[], wanted: string): Font {
  const names = fonts.map(familyOf);
  const found = fonts.find(
    (font, at) => names[at] === wanted || font.getName("fullName") === wanted,
  );
  if (found) return found;
  const known = [...new Set(names)].map((name) => `"${name}"`);
  throw new FontError(`the collection has no "${wanted}"; it has ${known.join(", ")}`);
}

/** The family that includes all weights: newer fonts store it separately from the one limited to four styles. */
function familyOf(font: Font): string {
  try {
    return font.getName("preferredFamily") ?? font.familyName ?? "";
  } catch {
    return "";
  }
}

/** The name without characters that would end it in CSS or in a font. */
function cleaned(name: string): string {
  return name
    .replace(/[^\p{L}\p{N} ._-]/gu, "")
    .trim()
    .slice(0, 100);
}

function isItalic(font: Font): boolean {
  const { fsSelection } = font["OS/2"] ?? {};
  return fsSelection?.italic === true || fsSelection?.oblique === true;
}

/** Whether the license bits allow embedding the font in a document. */
function mayEmbed(font: Font): boolean {
  const { fsType } = font["OS/2"] ?? {};
  if (!fsType) return true;
  const isForbidden = fsType.noEmbedding && !fsType.viewOnly && !fsType.editable;
  return !isForbidden && !fsType.noSubsetting && !fsType.bitmapOnly;
}

/** Maximum number of clusters in the cache. */
const mostKept = 20_000;

/** A list of fonts in order of precedence. */
class FontList implements GivenFonts {
  readonly families: readonly string[];
  readonly #sources: readonly FaceSource[];
  /** All faces by weight and slant: families in order, and the nearest faces first within each. */
  readonly #ranked = new Map<string, readonly FontkitFace[]>();
  /** The faces of clusters that were looked up, by weight and slant. */
  readonly #found = new Map<string, FontkitFace | undefined>();

  constructor(sources: readonly FaceSource[]) {
    this.#sources = sources;
    this.families = [...new Set(sources.map(({ family }) => family))];
  }

  faceFor(cluster: string, weight: number, italic: boolean, only?: string): GivenFace | undefined {
    const key = `${weight} ${italic} ${only ?? ""}`;
    const known = `${key} ${cluster}`;
    if (this.#found.has(known)) return this.#found.get(known);
    let faces = this.#ranked.get(key);
    if (faces === undefined) {
      const families = only === undefined ? this.families : [only];
      faces = families
        .flatMap((family) => this.#rank(family, weight, italic))
        .filter(isFirst())
        .map(({ source, near }) => faceAt(source, near));
      this.#ranked.set(key, faces);
    }
    const found = faces.find((face) => face.has(cluster));
    if (this.#found.size >= mostKept) this.#found.clear();
    this.#found.set(known, found);
    return found;
  }

  renew(): void {
    for (const { font } of this.#sources) roomOf(font).run.startPicture();
  }

  #rank(family: string, weight: number, italic: boolean): Near[] {
    return this.#sources
      .filter((source) => source.family === family)
      .map((source) => ({ source, near: nearestIn(source, weight) }))
      .sort(
        (one, other) =>
          Number(one.source.italic !== italic) - Number(other.source.italic !== italic) ||
          distance(one.near, weight) - distance(other.near, weight),
      );
  }
}

/** A source at the weight nearest to a requested one. */
interface Near {
  source: FaceSource;
  near: number;
}

/** Returns a test for whether a font is asked for the first time: another time, it would have the same characters. */
function isFirst(): (each: Near) => boolean {
  const asked = new Map<Font, Set<number>>();
  return ({ source: { font }, near }) => {
    const weights = asked.get(font) ?? new Set();
    asked.set(font, weights);
    return !weights.has(near) && weights.add(near) !== undefined;
  };
}

/** The weight of a source nearest to a requested one. */
function nearestIn({ axis, weight }: FaceSource, wanted: number): number {
  return axis ? Math.max(axis.min, Math.min(axis.max, wanted)) : weight;
}

function faceAt({ font, family, italic, axis, faces }: FaceSource, weight: number): FontkitFace {
  let face = faces.get(weight);
  if (face === undefined) {
    const cut = axis ? boundFont(font.getVariation({ wght: weight }), roomOf(font)) : font;
    face = new FontkitFace(cut, family, weight, italic);
    faces.set(weight, face);
  }
  return face;
}

/** The distance of a weight from the requested one, in the order in which CSS tries them. */
function distance(weight: number, wanted: number): number {
  const away = Math.abs(weight - wanted);
  const isRegular = wanted >= 400 && wanted <= 500;
  // First up to 500, then lighter ones, then bolder ones.
  if (isRegular)
    return weight >= wanted && weight <= 500 ? away : weight < wanted ? 1000 + away : 2000 + away;
  const isFirst = wanted > 500 ? weight >= wanted : weight <= wanted;
  return isFirst ? away : 1000 + away;
}
