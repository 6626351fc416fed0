/** The box tree: what a wireframe consists of once components are gone; html, layout and svg read it. */
import type { SourcePlace } from "../text/diagnostic.js";
import type { ThemeName } from "../theme/theme.js";
import type { Behavior } from "./behavior.js";
import type { Hanging } from "./hanging.js";
import type { Color, Paint, Style, TextStyle } from "./style.js";

/** HTML tags that a box may have; none means `div` (`span` for text inside phrasing content). */
export type Tag = string;

/** HTML attributes by name; true is an attribute without value, false and undefined are left out. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

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
  /** Hidden from assistive technology (drawn decoration). */
  decorative?: boolean | undefined;
  /** Shows a part of its content, and a scroll bar: the rest is cut on purpose. Only the modifier `scroll` sets it. */
  scrolls?: true | undefined;
  /** How it lies over its board; undefined where it does not. */
  floats?: Floating | undefined;
  /** Place in the source of the element that it comes from. */
  origin?: SourcePlace | undefined;
  /** Theme of this box and everything in it. */
  theme?: ThemeName | undefined;
}

/**
 * How a box lies over its board, so that it closes under an overlay: hung beside something, at its place,
 * at an edge of the board, or in the flow because there is nothing below it. What is on the edge of its
 * own frame, an `anchor`, stays open.
 */
export type Floating = Hanging | "place" | "edge" | "flow" | "anchor";

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

/** A native toggle or range laid invisibly over its drawn children: checkbox, radio, switch, slider. */
export interface ToggleBox extends BoxBase {
  kind: "toggle";
  control: "checkbox" | "radio" | "range";
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
  /** False where nothing on it scrolls; it need not be looked for. */
  scrolls?: boolean;
}

/** One page: a box with its declared place and size. */
export interface Board {
  title: string;
  box: Box;
  /** Declared place on the canvas. */
  at?: { x: number; y: number };
  /** Declared size; undefined parts come from the renderer's width and the content. */
  width?: number;
  height?: number;
  /** px from the top at which a line marks the end of the first screen, on boards that are higher. */
  fold?: number;
  /** Panels outside the paper, each at its side in the order given here. */
  asides?: readonly Aside[];
  /** Set for a copy of a page that shows an overlay on it: its number among the copies, from 1. */
  copy?: number;
}

/** A panel outside a board: as wide as it below, of its own width beside. */
export interface Aside {
  place: "below" | "beside";
  box: Box;
}

const noBoxes: readonly Box[] = [];

/** The children of a box, none for leaves. */
export function childrenOf(box: Box): readonly Box[] {
  return "children" in box ? box.children : noBoxes;
}
