/** The options of pictures. */
import type { GivenFonts } from "./base/fonts/given-fonts.js";
import type { Pictures } from "./base/images/picture.js";
import type { GivenTokens } from "./base/theme/given-tokens.js";
import type { LookName } from "./base/theme/look.js";
import type { ThemeChoice } from "./base/theme/theme.js";
import type { ImageChoice } from "./drawing/html/image-choice.js";
import type { PageAddress } from "./drawing/lower/lower-document.js";
import type { UsedFace } from "./drawing/paint/used-faces.js";
import type { OutlineSource } from "./drawing/svg/outlined-text.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";
import type { Limits } from "./model/cost/limits.js";
import type { Drawings } from "./model/define/component.js";
import type { Device } from "./model/define/device.js";
import type { ComponentVocabulary } from "./model/define/vocabulary.js";
import type { SourceFiles } from "./model/reuse/given-files.js";

/** Options of all pictures of a document; lengths in px. */
export interface DrawingOptions extends SourceFiles {
  /** Width of pages without a size of their own, including the padding around them; 1200. */
  width?: number;
  /** Draws only this page: its id, its title, or its number, from 1. */
  page?: string | number;
  /** Draws each page at the sizes of these devices, side by side (language.md, "devices"). */
  devices?: readonly Device[];
  /** Marks with a dashed line where the first screen of a device ends; false. */
  fold?: boolean;
  /** Draws the frame of its device around each page that has one; false. A page with the modifier `frame` always has it. */
  frames?: boolean;
  /** Whether arrows connect elements to the pages and overlays that a click opens; by default, as the document says. */
  flow?: boolean;
  /** Limits on what drawing may cost; each defaults to its default limit. */
  limits?: Partial<Limits>;
  /** Fonts for characters that our fonts lack, from `readFonts`; by default, the fonts of the viewer. */
  fonts?: GivenFonts | undefined;
  /** Whether SVG and HTML embed the used part of `fonts`; true. */
  embedGiven?: boolean;
  /** Values of design tokens by name, or the JSON of a token file; they win over those of the source. */
  tokens?: GivenTokens;
  /** The pictures that are shown, from `readPictures`; SVG, PNG and PDF draw placeholders for all others. */
  pictures?: Pictures | undefined;
  /** Values for tokens that neither `tokens` nor the source gives. */
  defaultTokens?: GivenTokens;
  /** The look of everything, whatever tokens and pages say; by default, theirs, or `clean`. */
  look?: LookName;
  /**
   * Whether the source is still being written: open blocks are closed, and problems that the next words may solve are
   * not reported; false.
   */
  partial?: boolean;
}

/** CSS for the fonts of a picture, or a function that makes it from the faces that the picture uses. */
export type FontCss = string | ((faces: readonly UsedFace[]) => string);

/** Settings of HTML, all optional; lengths in px. */
export interface RenderHtmlOptions extends DrawingOptions {
  /** light; `auto` follows the color scheme of the reader. */
  theme?: ThemeChoice;
  /** Whether to return a complete document that includes its style sheet; false by default. */
  fullDocument?: boolean;
  /** Prefix of all ids and class names; `wf`, followed in a fragment by digits derived from its content. */
  idPrefix?: string;
  /** Width of pages without a size; 1152. */
  width?: number;
  /** Language of a complete document; by default, that of its pages, or `en`. */
  lang?: string;
  /**
   * Which pictures are shown: none, only those embedded in the source, or all. The others are drawn as
   * placeholders. A picture from elsewhere tells its server who reads the page; all.
   */
  images?: ImageChoice;
  /** CSS for fonts, written before all other rules. */
  fontCss?: FontCss;
  /** CSS for the handwritten font, used if there is no `fontCss` and some letters look handwritten. */
  handCss?: FontCss;
  /** Adds `data-box`, the number of a box in preorder over all boards, to elements. */
  marks?: boolean;
  /** Returns the address of a page in another source, for elements that navigate to it; none by default. */
  pageAddress?: PageAddress;
  /** A clickable prototype without a script, instead of a picture of everything that opens; false. */
  prototype?: boolean;
  /** A prototype that shows all pages at once, instead of one page at a time; false. */
  overview?: boolean;
}

/** Settings of SVG, all optional; lengths in px. */
export interface RenderSvgOptions extends DrawingOptions {
  /** light; `auto` follows the color scheme of the reader. */
  theme?: ThemeChoice;
  /** Width of the picture; by default, that of the boards, or 1200 if one has no width of its own. */
  width?: number;
  /** Room around the boards; 24. */
  padding?: number;
  /** CSS for fonts that the picture embeds; none. */
  fontCss?: FontCss;
  /** Draws letters as outlines, for viewers that ignore fonts in pictures; by default, text stays text. */
  outlines?: OutlineSource;
  /** Makes the picture independent of the viewer's fonts; characters that no font has are added to this set. */
  missing?: Set<string>;
  /**
   * Prefix of the ids of clips and patterns; by default, digits derived from the whole picture. Set it if the same
   * picture is inline twice in a page and the first may be hidden.
   */
  idPrefix?: string;
}

/** Settings of pictures in characters, all optional. */
export interface RenderTextOptions extends DrawingOptions {
  /** Maximum width of a line, in cells of a terminal; 80. */
  columns?: number;
}

/** The components with which sources are read and drawn. */
export interface WithVocabulary {
  /** Components other than the built-in ones. */
  vocabulary?: ComponentVocabulary;
  /** The drawings of these components, by name. */
  drawings?: Drawings;
}

/** The diagnostics of a picture's source. */
export interface Diagnosed {
  diagnostics: Diagnostic[];
}
