/** The interface of an output format: its names, its abilities, and how it is drawn. */
import type { FontChoice } from "../../base/fonts/font-choice.js";
import type { ThemeChoice } from "../../base/theme/theme.js";
import type { ImageChoice } from "../../drawing/html/image-choice.js";
import type { HtmlPage } from "../../drawing/html/serialize-html.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";
import type { PageAddress } from "../../drawing/lower/lower-document.js";
import type { SvgPicture } from "../../drawing/svg/paint-svg.js";
import type { Diagnosed } from "../../drawing-options.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { PaintRoom } from "../raster/paint-room.js";
import type { PictureFont } from "../raster/picture-font.js";

/** A drawable, in the forms from which formats make files. */
export interface Drawable {
  svg(theme: ThemeChoice, font?: PictureFont, idPrefix?: string): SvgPicture & Diagnosed;
  /** The size in px of a painted picture, which is known before it is painted. */
  paintedSize(): { width: number; height: number };
  /** An SVG picture for a painter that has only our fonts. */
  painted(theme: ThemeChoice): SvgPicture & Diagnosed & Missing;
  html(settings: HtmlSettings): HtmlPage & Diagnosed;
  /** Each board, laid out separately. */
  boards(): { boards: CanvasFrame[] } & Diagnosed;
}

/** What a painted picture could not show. */
export interface Missing {
  /** Characters that no font has, each once; boxes stand for them. */
  missing: string;
}

/** How HTML is written. */
export interface HtmlSettings {
  theme: ThemeChoice;
  /** Whether it is a whole document. */
  fullDocument: boolean;
  prototype: boolean;
  images?: ImageChoice;
  idPrefix?: string;
  font?: PictureFont;
  /** The address of a page that the document does not have. */
  pageAddress?: PageAddress;
}

/** Settings of a file; lengths in px. A format ignores settings that it does not take. */
export interface FileSettings {
  theme: ThemeChoice;
  padding: number;
  /** Width of the picture; by default, that of its boards. */
  width?: number | undefined;
  /** Pixels for each px. */
  scale: number;
  /** How letters are drawn; by default, the usual way of the format. */
  font?: FontChoice | undefined;
  prototype: boolean;
  /** Which pictures are shown; all. */
  images?: ImageChoice | undefined;
  /** Prefix of ids, and of class names in HTML; by default, that of the format. */
  idPrefix?: string | undefined;
  /** Maximum width of a line, in cells of a terminal; 80. */
  columns?: number | undefined;
  /** The address of a page that the document does not have. */
  pageAddress?: PageAddress | undefined;
  /** Shared by files of one wireframe: what its pictures may still take to be painted, once one of them was. */
  room?: { left?: PaintRoom };
}

/** The settings that some formats take and others do not. */
export type FormatSetting = Exclude<keyof FileSettings, "theme" | "width" | "pageAddress" | "room">;

/** A file of a format, text with a line break at its end. */
export interface Drawing {
  content: string | Uint8Array;
  /** Its size in readable form; HTML has none, because it takes the size of its window. */
  size?: string;
  /** The diagnostics that only drawing can find. */
  diagnostics: readonly Diagnostic[];
  /** Characters that no font has; boxes stand for them. */
  missing?: string;
}

/** An output format. */
export interface Format {
  /** Its name in sentences; variants of one format share it. */
  readonly title: string;
  /** The help for its option. */
  readonly docs: string;
  /** The extension of its files, without the dot. */
  readonly ending: string;
  /** Other extensions that mean this format. */
  readonly otherEndings?: readonly string[];
  readonly mediaType: string;
  /** Its names in other tools: `--format htm`. */
  readonly alsoCalled?: readonly string[];
  /** Options of other tools that select it. */
  readonly otherOptions?: readonly string[];
  /** Whether a terminal can show it. */
  readonly isText: boolean;
  /** Whether Markdown shows it as an image. */
  readonly isImage: boolean;
  /** Whether it is embedded in other files, and so is not a file to download. */
  readonly isPart: boolean;
  /** Whether creating it is slow, so that it needs a thread of its own if others wait. */
  readonly isSlow: boolean;
  /** Number of characters that take as long to draw as a box, in a font of the user; 50. */
  readonly charactersPerBox?: number;
  /** Whether it is painted by us, without the fonts of its reader. */
  readonly isPainted: boolean;
  /** Whether it can follow the color scheme of its reader. */
  readonly followsReader: boolean;
  /** The settings that change it. */
  readonly takes: readonly FormatSetting[];
  /** The ways in which letters can be drawn, the usual one first; without it, there is no choice. */
  readonly fonts?: readonly [FontChoice, ...FontChoice[]];
  /** How its files are recognized, in the first 64 KB or anywhere; read as Latin-1. */
  readonly mark: { readonly pattern: RegExp; readonly isAnywhere: boolean };
  /** Creates a file. Throws a RasterError if it cannot be painted. */
  draw(drawable: Drawable, settings: FileSettings): Promise<Drawing>;
}

/** The size of a picture in readable form. */
export function sizeText({ width, height }: { width: number; height: number }): string {
  return `${Math.round(width)} × ${Math.round(height)}`;
}

/** A text with a line break at its end. */
export function endLine(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

/** How the letters of a picture are drawn; a choice that the format does not offer is ignored. */
export async function fontOf(
  { fonts = ["none"] }: Pick<Format, "fonts">,
  { font }: Pick<FileSettings, "font">,
): Promise<PictureFont> {
  const choice = font !== undefined && fonts.includes(font) ? font : fonts[0];
  if (choice === "none" && font === "none") return { embedGiven: false };
  const { pictureFont } = await import("../raster/picture-font.js");
  if (choice !== "none") return pictureFont(choice);
  // Fonts of the user are carried along unless none is what was asked for, and handwritten letters too.
  const { handCss } = pictureFont(choice);
  return { ...(handCss && { handCss }) };
}
