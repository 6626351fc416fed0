/** The box tree: a wireframe after its components have been drawn, as input for html, layout and svg. */
import type { Picture, UnshownReason } from "../../base/images/picture.js";
import type { Direction } from "../../base/text/right-to-left.js";
import type { SourceText } from "../../base/text/source-text.js";
import type { ThemeName } from "../../base/theme/theme.js";
import type { Themes } from "../../base/theme/tokens.js";
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { UsePlace } from "../../language/diagnostics/places-of-uses.js";
import type { Behavior } from "./behavior.js";
import type { BoardName, CanvasPlan } from "./canvas-plan.js";
import type { Hanging } from "./hanging.js";
import type { Note } from "./note.js";
import type { Color, Paint, Style, TextStyle } from "./style.js";

/** HTML tag of a box; the default is `div` (`span` for text inside phrasing content). */
export type Tag = string;

/** HTML attributes by name; true stands for an attribute without value, and false and undefined omit it. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Place of an element in the source, with the uses that lead to it, outermost first, if it is in a definition. */
export interface Origin extends SourcePlace {
  via?: readonly UsePlace[];
  /** The text that contains the place, if it is available. */
  lines?: SourceText;
}

/** A picture that could not be read. */
export interface UnshownPicture {
  src: string;
  reason: UnshownReason;
  /** The place of its URL. */
  origin?: Origin | undefined;
}

/** The common parts of all boxes. Builders set every field, so that boxes of a kind have the same hidden class. */
export interface BoxBase {
  style: Style;
  paint?: Paint | undefined;
  /** The background of its content, if that is not part of the drawing: given by the source, or a control's own. */
  ground?: Color | undefined;
  /** HTML tag that expresses its meaning. */
  tag?: Tag | undefined;
  /** ARIA role if no tag expresses it. */
  role?: string | undefined;
  /** Accessible name: `aria-label` in HTML, `<title>` in SVG. */
  name?: string | undefined;
  /** Further semantic HTML attributes; written through the escaping writer and the URL rule. */
  attributes?: HtmlAttributes | undefined;
  /** The effect of a click, and when it is visible; only for HTML and PDF. */
  behavior?: Behavior | undefined;
  /** Stands for a picture, and contains nothing that needs to be read. */
  isPicture?: true | undefined;
  /** Hidden from assistive technology (drawn decoration). */
  decorative?: boolean | undefined;
  /**
   * Shows a part of its content: the rest is cut intentionally. It has a scroll bar if the modifier `scroll` set it,
   * and none if it turns pages.
   */
  scrolls?: true | "pages" | undefined;
  /** Whether it is a row that takes several lines if it does not fit on one. */
  mayWrap?: true | undefined;
  /** Whether to report content that is too wide, because it cannot be narrower. */
  needsRoom?: true | undefined;
  /** Width in px given in the source; a row without enough space makes it narrower. */
  writtenWidth?: number | undefined;
  /**
   * Width in px below which a grid column is too narrow, so that there are fewer; and the number of columns in the
   * source.
   */
  leastColumn?: number | undefined;
  writtenColumns?: number | undefined;
  /**
   * The px that it needs in a row whose children share the width, and its style if its share is less. A minimum width
   * other than the given one is that of the source.
   */
  share?: { needs: number; minWidth: Style["minWidth"]; style: Style } | undefined;
  /** Left out if its row has no space for it on one line, the lowest numbers first. */
  spare?: number | undefined;
  /** Maximum width in px of a column with a width of its own if a word in it would be broken otherwise. */
  growsTo?: number | undefined;
  /** Id of the note that explains it. */
  explainedBy?: string | undefined;
  /** The subject and side of a note outside its board. */
  note?: Note | undefined;
  /** How it floats over its board; undefined if it does not. */
  floats?: Floating | undefined;
  /** Its part in the surrounding box, for stages that look for it; undefined for ordinary content. */
  slot?: Slot | undefined;
  /** Its element, if that can shrink: on the screen of a device that its source does not provide for. */
  gives?: object | undefined;
  /** Place of its element in the source. */
  origin?: Origin | undefined;
  /** Theme of this box and its content. */
  theme?: ThemeName | undefined;
  /** Text direction of this box and its content; inherited, and from left to right on the canvas. */
  dir?: Direction | undefined;
  /** Runs from left to right everywhere: a player, a gantt chart, code. */
  keepsDirection?: true | undefined;
  /** The themes of this box, a page, and its content; by default those of its canvas. */
  themes?: Themes | undefined;
  /** Language of this box and its content, as a BCP 47 tag: it determines how lines break. */
  lang?: string | undefined;
}

/**
 * How a box floats over its board, so that it is closed under an overlay: beside another box, at its place, at an edge
 * of the board, or in the flow because there is nothing below it. A box on the edge of its own frame, an `anchor`,
 * stays open.
 */
export type Floating = Hanging | "place" | "edge" | "flow" | "anchor";

/**
 * A part of a box that other stages look for: the scroll bar of a scrolling box, or the shadow in its place (`bar`);
 * the body of a box that hangs beside or on another, which is moved to where it covers nothing; the page below the
 * overlays of its board; the sheet of an overlay at the bottom edge of its board; the message below a field; the labels
 * above columns of equal width, and the lines between these, of which only every second, fourth … may fit; an icon that
 * accompanies a label, and is left out before a word of the label is cut (`sign`).
 */
export type Slot = "bar" | "body" | "page" | "sheet" | "message" | "heads" | "ticks" | "sign";

/** A flex container, row or column by its style. */
export interface StackBox extends BoxBase {
  kind: "stack";
  children: readonly Box[];
}

/**
 * A box with semantics but no geometry, such as the row of a table: its children are laid out as children of its
 * parent, and its style and paint have no effect.
 */
export interface GroupBox extends BoxBase {
  kind: "group";
  children: readonly Box[];
}

/** A grid container with the columns of its style. */
export interface GridBox extends BoxBase {
  kind: "grid";
  children: readonly Box[];
}

/** A paragraph or word: a leaf that wraps. `\n` breaks the line; other runs of spaces collapse. */
export interface TextBox extends BoxBase {
  kind: "text";
  text: string;
  textStyle: TextStyle;
}

/** A Lucide icon, or a dashed ring if its name is unknown. */
export interface IconBox extends BoxBase {
  kind: "icon";
  icon: string;
  /** Width and height in px. */
  size: number;
  color: Color;
}

/** A vector drawing in its own coordinates, scaled to the box. */
export interface ShapeBox extends BoxBase {
  kind: "shape";
  /**
   * `contain` keeps the drawing's proportions and centers it, and is the default; `stretch` fills the box, while
   * outlines keep their width. Paths of the latter must not contain arcs.
   */
  fit?: "contain" | "stretch" | undefined;
  /** Size of the coordinate space. */
  viewBox: { width: number; height: number };
  shapes: readonly Shape[];
}

/** One figure of a shape box. */
export type Shape =
  | { figure: "line"; x1: number; y1: number; x2: number; y2: number; stroke: Stroke }
  | {
      figure: "rect";
      x: number;
      y: number;
      width: number;
      height: number;
      radius?: number;
      fill?: Color;
      stroke?: Stroke;
    }
  | {
      figure: "ellipse";
      cx: number;
      cy: number;
      rx: number;
      ry: number;
      fill?: Color;
      stroke?: Stroke;
    }
  | { figure: "path"; d: string; fill?: Color; stroke?: Stroke };

/** The outline of a figure. */
export interface Stroke {
  color: Color;
  width: number;
  dash?: readonly number[];
  cap?: "butt" | "round";
}

/**
 * A picture by URL; HTML shows it, SVG draws the children instead. Its size comes from its style alone: neither the
 * picture nor the placeholder matters.
 */
export interface ImageBox extends BoxBase {
  kind: "image";
  src: string;
  alt: string;
  /** The picture itself, if it was read: it is drawn in place of the placeholder. */
  picture?: Picture;
  /** Why the picture is missing, if it was looked for. */
  unshown?: UnshownPicture;
  /** Whether the picture is cropped to fill the box, or shown completely; `cover` by default. */
  fit?: "cover" | "contain";
  /** The placeholder. */
  children: readonly Box[];
}

/**
 * A native single-line or multi-line text control; its text is drawn inside its padding. Its content has no effect on
 * its width; its default height is that of one line.
 */
export interface FieldBox extends BoxBase {
  kind: "field";
  control: "input" | "textarea" | "select";
  /** The visible text: the value, else the placeholder. */
  text: string;
  textStyle: TextStyle;
  /** True when `text` is the placeholder. */
  isPlaceholder: boolean;
  /** Labels of the options of a select. */
  options?: readonly string[] | undefined;
}

/** An invisible native control over its drawn children: checkbox, radio, switch, slider, file. */
export interface ToggleBox extends BoxBase {
  kind: "toggle";
  control: "checkbox" | "radio" | "range" | "file";
  children: readonly Box[];
}

/** Any box. */
export type Box =
  | StackBox
  | GroupBox
  | GridBox
  | TextBox
  | IconBox
  | ShapeBox
  | ImageBox
  | FieldBox
  | ToggleBox;

/** The boards of a document on their canvas, ready for html and layout. */
export interface Canvas {
  boards: readonly Board[];
  /** The themes; presets by default. */
  themes?: Themes;
  /** The arrangement of the boards; side by side by default. */
  plan?: CanvasPlan;
  /** What is drawn under and over the boards, if a layout has determined their places. */
  layers?: CanvasLayers;
  /** Whether some text looks handwritten. */
  hasHand?: boolean;
  /** False if nothing on it scrolls, so that nothing needs to be searched. */
  scrolls?: boolean;
}

/** Boxes under and over the boards, and the rectangle that contains all of them, in px. */
export interface CanvasLayers {
  under: readonly PlacedBox[];
  over: readonly PlacedBox[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box with its place on the canvas and its size, as determined by a layout. */
export interface PlacedBox {
  x: number;
  y: number;
  width: number;
  height: number;
  box: Box;
}

/** One page: a box with its declared place and size. */
export interface Board {
  title: string;
  box: Box;
  /** Declared place on the canvas. */
  at?: { x: number; y: number };
  /** Text direction of its page; from left to right by default. */
  dir?: Direction;
  /** Declared size; undefined dimensions depend on the renderer's width and the content. */
  width?: number;
  height?: number;
  /** Distance in px from the top to a line that marks the end of the first screen, on boards that are higher. */
  fold?: number;
  /** Panels outside of the board, in this order at each side. */
  asides?: readonly Aside[];
  /** The accent color of its page, if it sets one. */
  accent?: string;
  /** The look of its page, if it sets one. */
  look?: string;
  /** The boards of the variants of its page, including itself, if a prototype links them. */
  variants?: readonly BoardLink[];
  /** The path to the page inside the box as indices of children, if something surrounds it. */
  page?: readonly number[];
  /** The names by which references find its page, and those of the overlays that it shows. */
  called?: BoardName;
  shows?: readonly BoardName[];
  /** The lane of its page. */
  lane?: string;
  /** The device of its page. */
  device?: string;
  /** Set on a copy of a page with an open overlay: its number among the copies, from 1. */
  copy?: number;
}

/** A link to a board. */
export interface BoardLink {
  title: string;
  /** Undefined on that board itself. */
  href: string | undefined;
}

/** A panel outside a board: with the same width below it, with its own width beside it, or a note near its subject. */
export interface Aside {
  place: "below" | "beside" | "note";
  box: Box;
  /** Set for a note. */
  note?: Note;
  /** Distance in px to the previous panel, if not the default. */
  distance?: number;
}

const noBoxes: readonly Box[] = [];

/** The child of a box with a slot. */
export function childIn(box: Box, slot: Slot): Box | undefined {
  return childrenOf(box).find((child) => child.slot === slot);
}

/** The children of a box; none for leaves. */
export function childrenOf(box: Box): readonly Box[] {
  return "children" in box ? box.children : noBoxes;
}
