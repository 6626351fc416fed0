/** Defines an output format: what it is called, what it can do, and how it is drawn. */
import type { FontChoice } from "../../base/fonts/font-choice.js";
import type { ThemeChoice } from "../../base/theme/theme.js";
import type { ImageChoice } from "../../drawing/html/image-choice.js";
import type { HtmlPage } from "../../drawing/html/serialize-html.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";
import type { PageAddress } from "../../drawing/lower/lower-document.js";
import type { SvgPicture } from "../../drawing/svg/paint-svg.js";
import type { Diagnosed } from "../../drawing-options.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { PictureFont } from "../raster/picture-font.js";

/** What can be drawn, in the shapes from which formats make files. */
export interface Drawable {
  svg(theme: ThemeChoice, font?: PictureFont, idPrefix?: string): SvgPicture & Diagnosed;
  /** An SVG picture for a painter that has only our fonts. */
  painted(theme: ThemeChoice): SvgPicture & Diagnosed & Missing;
  html(settings: HtmlSettings): HtmlPage & Diagnosed;
  /** Each board laid out for itself. */
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

/** How a file is made of what is drawn; lengths in px. A format ignores what it does not take. */
export interface FileSettings {
  theme: ThemeChoice;
  padding: number;
  /** Width of the picture; that of its boards unless given. */
  width?: number | undefined;
  /** Pixels for each px. */
  scale: number;
  /** How it comes by its letters; as the format has it unless given. */
  font?: FontChoice | undefined;
  prototype: boolean;
  /** Which pictures are shown; all. */
  images?: ImageChoice | undefined;
  /** Starts ids, and class names of HTML; as the format has it unless given. */
  idPrefix?: string | undefined;
  /** The most characters in a line, in cells of a terminal; 80. */
  columns?: number | undefined;
  /** The address of a page that the document does not have. */
  pageAddress?: PageAddress | undefined;
}

/** The settings that some formats take and others do not. */
export type FormatSetting = Exclude<keyof FileSettings, "theme" | "width" | "pageAddress">;

/** A file of a format, text with a line break at its end. */
export interface Drawing {
  content: string | Uint8Array;
  /** How large it is, for people; HTML takes the size of its window. */
  size?: string;
  /** What only drawing could find. */
  diagnostics: readonly Diagnostic[];
  /** Characters that no font has; boxes stand for them. */
  missing?: string;
}

/** An output format. */
export interface Format {
  /** What it is called in sentences; formats that are variants of one share it. */
  readonly title: string;
  /** What its option does, for help. */
  readonly docs: string;
  /** What its files end in, without the dot. */
  readonly ending: string;
  /** Other extensions that mean this format. */
  readonly otherEndings?: readonly string[];
  readonly mediaType: string;
  /** Words by which other tools call it: `--format htm`. */
  readonly alsoCalled?: readonly string[];
  /** Options of other tools that ask for it. */
  readonly otherOptions?: readonly string[];
  /** Whether a terminal can show it. */
  readonly isText: boolean;
  /** Whether Markdown shows it as an image. */
  readonly isImage: boolean;
  /** Whether it is put into files of others, and so no file to download. */
  readonly isPart: boolean;
  /** Whether making it takes a while, and a thread of its own where others wait. */
  readonly isSlow: boolean;
  /** Whether it shows what our painters draw, with no fonts of its reader. */
  readonly isPainted: boolean;
  /** Whether it can follow the color scheme of its reader. */
  readonly followsReader: boolean;
  /** The settings that change it. */
  readonly takes: readonly FormatSetting[];
  /** How it can come by its letters, the usual way first; without it, there is no choice. */
  readonly fonts?: readonly [FontChoice, ...FontChoice[]];
  /** How its files are recognized, in the first 64 KB or anywhere; read as Latin-1. */
  readonly mark: { readonly pattern: RegExp; readonly isAnywhere: boolean };
  /** Makes a file. Throws a RasterError where it cannot be painted. */
  draw(drawable: Drawable, settings: FileSettings): Promise<Drawing>;
}

/** Size of a picture as people read it. */
export function sizeText({ width, height }: { width: number; height: number }): string {
  return `${Math.round(width)} × ${Math.round(height)}`;
}

/** A text with a line break at its end. */
export function endLine(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

/** How a picture comes by its letters; a choice that the format does not offer counts nothing. */
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
