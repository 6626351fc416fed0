/** Describes what pictures of a document can be drawn with. */
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
  /** Width that pages without a size of their own get, with the padding around them; 1200. */
  width?: number;
  /** Draws one page only: its id, its title, or its place from 1. */
  page?: string | number;
  /** Draws each page at the sizes of these devices, side by side (language.md, "devices"). */
  devices?: readonly Device[];
  /** Marks with a dashed line where the first screen of a device ends; false. */
  fold?: boolean;
  /** Draws the frame of its device around each page that has one; false. A page that says `frame` has it anyway. */
  frames?: boolean;
  /** Whether arrows lead from elements to the pages and overlays that a click opens; as the document says. */
  flow?: boolean;
  /** How much it may take to be drawn; the default limits for those that are not given. */
  limits?: Partial<Limits>;
  /** What draws the characters that our fonts lack, from `readFonts`; what viewers have. */
  fonts?: GivenFonts | undefined;
  /** Whether SVG and HTML carry what they use of `fonts`; true. */
  embedGiven?: boolean;
  /** Values of design tokens by name, or the JSON of a token file; they win over those of the source. */
  tokens?: GivenTokens;
  /** The pictures that are shown, from `readPictures`; SVG, PNG and PDF draw signs for the others. */
  pictures?: Pictures | undefined;
  /** Values for tokens that neither `tokens` nor the source gives. */
  defaultTokens?: GivenTokens;
  /** How everything is drawn, whatever its tokens and pages say; `clean` unless they do. */
  look?: LookName;
  /**
   * Whether the source is still being written: its open end is closed, and what its next words may put right is not
   * reported; false.
   */
  partial?: boolean;
}

/** Rules for the fonts of a picture, or what makes them from what the picture uses. */
export type FontCss = string | ((faces: readonly UsedFace[]) => string);

/** Settings of HTML, all optional; lengths in px. */
export interface RenderHtmlOptions extends DrawingOptions {
  /** light; `auto` follows the color scheme of the reader. */
  theme?: ThemeChoice;
  /** Whether to return a complete document that includes its style sheet; false by default. */
  fullDocument?: boolean;
  /** Starts all ids and class names; `wf`, and in a fragment digits made from its content after it. */
  idPrefix?: string;
  /** Width that pages without a size are meant for; 1152. */
  width?: number;
  /** Language of a whole document; that of its pages, else `en`. */
  lang?: string;
  /**
   * Which pictures are shown: none, those that the source itself holds, or all. The others are drawn as
   * placeholders. A picture from elsewhere tells its server who reads the page; all.
   */
  images?: ImageChoice;
  /** Goes before all other rules. */
  fontCss?: FontCss;
  /** Goes there if there is no `fontCss` and some letters look handwritten. */
  handCss?: FontCss;
  /** Adds `data-box`, the number of a box in preorder over all boards, to elements. */
  marks?: boolean;
  /** The address of a page that the source does not have, for what navigates to it; none unless given. */
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
  /** Width of the picture; that of the boards, or 1200 when one has none of its own. */
  width?: number;
  /** Room around the boards; 24. */
  padding?: number;
  /** Rules that the picture carries with it; none. */
  fontCss?: FontCss;
  /** Draws letters as outlines, for viewers that know no fonts in pictures; texts are texts unless given. */
  outlines?: OutlineSource;
  /** Has the picture need no fonts of viewers; what no font has is added here. */
  missing?: Set<string>;
  /**
   * Starts the ids of clips and patterns; digits made from the whole picture. Give one where the same picture is
   * inline twice in a page, and the first may be hidden.
   */
  idPrefix?: string;
}

/** Settings of pictures in characters, all optional. */
export interface RenderTextOptions extends DrawingOptions {
  /** The most characters in a line, in cells of a terminal; 80. */
  columns?: number;
}

/** What sources are read and drawn with. */
export interface WithVocabulary {
  /** Components other than the built-in ones. */
  vocabulary?: ComponentVocabulary;
  /** How these are drawn, by name. */
  drawings?: Drawings;
}

/** What analysis found, beside a picture. */
export interface Diagnosed {
  diagnostics: Diagnostic[];
}
