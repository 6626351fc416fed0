/** The box tree: what a wireframe consists of once components are gone; html, layout and svg read it. */
import type { Picture, UnshownReason } from "../../base/images/picture.js";
import type { Direction } from "../../base/text/right-to-left.js";
import type { SourceText } from "../../base/text/source-text.js";
import type { ThemeName } from "../../base/theme/theme.js";
import type { Themes } from "../../base/theme/tokens.js";
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { UsePlace } from "../../language/diagnostics/place-of-use.js";
import type { Behavior } from "./behavior.js";
import type { BoardName, CanvasPlan } from "./canvas-plan.js";
import type { Hanging } from "./hanging.js";
import type { Note } from "./note.js";
import type { Color, Paint, Style, TextStyle } from "./style.js";

/** HTML tags that a box may have; none means `div` (`span` for text inside phrasing content). */
export type Tag = string;

/** HTML attributes by name; true is an attribute without value, false and undefined are left out. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Place in the source of an element, and the uses that lead there, outermost first, where it is in a definition. */
export interface Origin extends SourcePlace {
  via?: readonly UsePlace[];
  /** The text that it is a place of, as far as that is at hand. */
  lines?: SourceText;
}

/** A picture that was asked for and could not be read. */
export interface UnshownPicture {
  src: string;
  reason: UnshownReason;
  /** Where its address is written. */
  origin?: Origin | undefined;
}

/** What all boxes have. Builders set every field, so that boxes of a kind have one shape. */
export interface BoxBase {
  style: Style;
  paint?: Paint | undefined;
  /** What is in it stands on this color, which is no part of a drawing: the source gave it, or it is a control's own. */
  ground?: Color | undefined;
  /** HTML tag that says what the box means. */
  tag?: Tag | undefined;
  /** ARIA role where no tag says it. */
  role?: string | undefined;
  /** Accessible name: `aria-label` in HTML, `<title>` in SVG. */
  name?: string | undefined;
  /** Further HTML attributes, all of pure meaning; written through the escaping writer and the URL rule. */
  attributes?: HtmlAttributes | undefined;
  /** What a click on it does, and when it shows; only HTML and PDF look at it. */
  behavior?: Behavior | undefined;
  /** Stands for a picture, with nothing in it that has to be read. */
  isPicture?: true | undefined;
  /** Hidden from assistive technology (drawn decoration). */
  decorative?: boolean | undefined;
  /**
   * Shows a part of its content: the rest is cut on purpose. It has a scroll bar if the modifier `scroll` set it, and
   * none where one turns pages.
   */
  scrolls?: true | "pages" | undefined;
  /** Whether it is said where what is in it has no room across: what it shows cannot be narrower. */
  needsRoom?: true | undefined;
  /** px of the width that the source gives it, of which it takes less in a row that has no room for it. */
  writtenWidth?: number | undefined;
  /** px below which a column of a grid has no room, so that there are fewer; and how many its source asks for then. */
  leastColumn?: number | undefined;
  writtenColumns?: number | undefined;
  /** Left out where its row has no room for it on one line, those of the lowest number first. */
  spare?: number | undefined;
  /** px that a column of a width of its own may take where a word in it would be parted otherwise. */
  growsTo?: number | undefined;
  /** Id of the note that explains it. */
  explainedBy?: string | undefined;
  /** What it is about, and where it stands: a remark outside its board. */
  note?: Note | undefined;
  /** How it lies over its board; undefined where it does not. */
  floats?: Floating | undefined;
  /** What it is to the box around it, for stages that look for that part; undefined for ordinary content. */
  slot?: Slot | undefined;
  /** The element that it is of, where that can give way: on a screen of which its source knows nothing. */
  gives?: object | undefined;
  /** Place in the source of the element that it comes from. */
  origin?: Origin | undefined;
  /** Theme of this box and everything in it. */
  theme?: ThemeName | undefined;
  /** Which way it and everything in it run; as around it, and from left to right on the canvas. */
  dir?: Direction | undefined;
  /** Runs from left to right everywhere: a player, a plan, code. */
  keepsDirection?: true | undefined;
  /** What the themes look like in this box, the page, and everything in it; as on its canvas. */
  themes?: Themes | undefined;
  /** Language of this box and everything in it, as a BCP 47 tag: lines break by its rules. */
  lang?: string | undefined;
}

/**
 * How a box lies over its board, so that it closes under an overlay: hung beside something, at its place,
 * at an edge of the board, or in the flow because there is nothing below it. What is on the edge of its
 * own frame, an `anchor`, stays open.
 */
export type Floating = Hanging | "place" | "edge" | "flow" | "anchor";

/**
 * A part of a box that others look for: the scroll bar of what scrolls, or the shadow in its place (`bar`); the body of what
 * hangs beside or on something, which is moved to where it covers nothing; the page below the overlays of its board; the
 * sheet of an overlay at the bottom edge of its board; the message below a field; the labels above columns of equal width,
 * and the lines between these, of which only every second, fourth and so on may have room.
 */
export type Slot = "bar" | "body" | "page" | "sheet" | "message" | "heads" | "ticks";

/** A flex container, row or column by its style. */
export interface StackBox extends BoxBase {
  kind: "stack";
  children: readonly Box[];
}

/**
 * A box of pure meaning and no geometry, such as the row of a table: its children are laid out as
 * children of its parent, and its style and paint count nothing.
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

/** A Lucide icon, or a dashed ring when its name is not known. */
export interface IconBox extends BoxBase {
  kind: "icon";
  icon: string;
  /** px, width and height alike. */
  size: number;
  color: Color;
}

/** A vector drawing in its own coordinates, scaled to the box. */
export interface ShapeBox extends BoxBase {
  kind: "shape";
  /**
   * `contain` keeps the drawing's proportions and centers it; `stretch` fills the box, and its outlines
   * keep their width. Paths of the latter have no arcs. contain.
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

/** How a figure's outline is drawn. */
export interface Stroke {
  color: Color;
  width: number;
  dash?: readonly number[];
  cap?: "butt" | "round";
}

/**
 * A picture by address; HTML shows it, SVG draws the children instead. Its size comes from its
 * style alone: neither the picture nor the stand-in counts.
 */
export interface ImageBox extends BoxBase {
  kind: "image";
  src: string;
  alt: string;
  /** The picture itself, where it was read: painters draw it in place of the stand-in. */
  picture?: Picture;
  /** Why there is none, where it was asked for. */
  unshown?: UnshownPicture;
  /** Whether what sticks out of the box is cut, or all is shown; cover. */
  fit?: "cover" | "contain";
  /** Stand-in drawing. */
  children: readonly Box[];
}

/**
 * A native one-line or multi-line text control; its text is drawn inside its padding. Its
 * content counts nothing for its width; a height that is not given is that of one line.
 */
export interface FieldBox extends BoxBase {
  kind: "field";
  control: "input" | "textarea" | "select";
  /** Shown text: the value, else the placeholder. */
  text: string;
  textStyle: TextStyle;
  /** True when `text` is the placeholder. */
  isPlaceholder: boolean;
  /** Texts of the options of a select. */
  options?: readonly string[] | undefined;
}

/** A native control laid invisibly over its drawn children: checkbox, radio, switch, slider, file. */
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
  /** What the themes look like; the preset ones. */
  themes?: Themes;
  /** How the boards are arranged; side by side. */
  plan?: CanvasPlan;
  /** What lies under and over the boards, where their places were found by a layout. */
  layers?: CanvasLayers;
  /** Whether some letters look handwritten. */
  hasHand?: boolean;
  /** False where nothing on it scrolls; it need not be looked for. */
  scrolls?: boolean;
}

/** What lies under and over boards, and the rectangle that contains all, in px. */
export interface CanvasLayers {
  under: readonly PlacedBox[];
  over: readonly PlacedBox[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box at its place on the canvas, and as large as a layout has found. */
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
  /** Which way its page runs; from left to right. */
  dir?: Direction;
  /** Declared size; undefined parts come from the renderer's width and the content. */
  width?: number;
  height?: number;
  /** px from the top at which a line marks the end of the first screen, on boards that are higher. */
  fold?: number;
  /** Panels outside the paper, each at its side in the order given here. */
  asides?: readonly Aside[];
  /** The accent of its page, where it has one of its own. */
  accent?: string;
  /** The look of its page, where it has one of its own. */
  look?: string;
  /** The boards of the variants of its page, itself included, where a prototype leads from one to the other. */
  variants?: readonly BoardLink[];
  /** The way to the page in the box, as places of children, where something surrounds it. */
  page?: readonly number[];
  /** What references call its page; and the overlays that it shows. */
  called?: BoardName;
  shows?: readonly BoardName[];
  /** The lane that its page is in. */
  lane?: string;
  /** The device that its page is drawn for. */
  device?: string;
  /** Set for a copy of a page that shows an overlay on it: its number among the copies, from 1. */
  copy?: number;
}

/** A link to a board. */
export interface BoardLink {
  title: string;
  /** Undefined for the board that has the link. */
  href: string | undefined;
}

/** A panel outside a board: as wide as it below, of its own width beside, or a note near what it is about. */
export interface Aside {
  place: "below" | "beside" | "note";
  box: Box;
  /** Of a note. */
  note?: Note;
  /** px to what is before it, where that is not the usual distance. */
  distance?: number;
}

const noBoxes: readonly Box[] = [];

/** The child of a box in a slot. */
export function childIn(box: Box, slot: Slot): Box | undefined {
  return childrenOf(box).find((child) => child.slot === slot);
}

/** The children of a box, none for leaves. */
export function childrenOf(box: Box): readonly Box[] {
  return "children" in box ? box.children : noBoxes;
}
