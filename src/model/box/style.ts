/** The typed subset of CSS for boxes: everything that HTML and our own layout do in the same way. */
import type { ColorToken } from "../../base/theme/tokens.js";
import type { HatchForm } from "./hatching.js";

/** A length: px, or a percentage of the parent's content box. */
export type Length = number | { percent: number };

/** Four edges in px. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Four margins in px, each of which may take the remaining space. */
export interface Margins {
  top: number | "auto";
  right: number | "auto";
  bottom: number | "auto";
  left: number | "auto";
}

/** Sizes of a grid column, as in CSS grid-template-columns. */
export type TrackSize =
  | { kind: "px"; value: number }
  | { kind: "fr"; value: number }
  /** `minmax(0, <n>fr)`: may shrink below its content. */
  | { kind: "flexible"; value: number }
  /** `minmax(0, <n>px)`: has a minimum width of 0, and takes up to that much if there is space. */
  | { kind: "upTo"; value: number }
  | { kind: "auto" }
  /** `minmax(auto, max-content)`: as wide as its content, narrower if there is not enough space. */
  | { kind: "content" }
  | { kind: "max-content" };

/** The columns of a grid: a list, or as many of at least `min` px as fit. */
export type Tracks = readonly TrackSize[] | { autoFill: number };

/**
 * Distribution along the main axis; `safe` centers as long as there is enough space, and otherwise aligns with the
 * start.
 */
export type Justify = "start" | "center" | "safe" | "end" | "between" | "around" | "evenly";

/** Placement across the main axis. */
export type Align = "start" | "center" | "end" | "stretch" | "baseline";

/** Layout properties of a box; comments end with the default. */
export interface Style {
  /** Main axis of a stack; column. */
  direction?: "row" | "column" | "row-reverse" | "column-reverse";
  /** Rows only; false. */
  wrap?: boolean;
  /** Main-axis distribution of the children; start. */
  justify?: Justify;
  /** Cross-axis placement of the children; stretch. */
  align?: Align;
  /** px between children, in grids between columns and rows; 0. */
  gap?: number;
  /** px between rows of a grid or wrapped stack if that differs from `gap`. */
  rowGap?: number;
  /** Columns of a grid. */
  columns?: Tracks;
  /** Grids only: all children are on top of each other in a single cell; false. */
  layered?: boolean;
  /** Columns that the box spans in its grid; 1. */
  columnSpan?: number;
  /** Inner distance to the border; 0. */
  padding?: Partial<Edges>;
  /** Width of the border lines; 0. They are drawn in `paint.borderColor`. */
  border?: Partial<Edges>;
  /** Outer distance; 0. */
  margin?: Partial<Margins>;
  /** Border-box sizes; automatic. Percentages of heights resolve only against definite heights. */
  width?: Length;
  height?: Length;
  minWidth?: Length;
  maxWidth?: Length;
  minHeight?: Length;
  maxHeight?: Length;
  /** flex-grow; 0. */
  grow?: number;
  /** flex-shrink; 1. */
  shrink?: number;
  /** flex-basis; automatic. */
  basis?: Length;
  /** This box's own placement across its parent's main axis. */
  alignSelf?: Align;
  /** Order among its siblings in layout; 0. */
  order?: number;
  /** Takes the box out of the flow; its insets are relative to the padding box of the nearest positioned parent. */
  position?: "absolute" | "relative";
  /** Insets of an absolute box. */
  inset?: { top?: Length; right?: Length; bottom?: Length; left?: Length };
  /** Positioned boxes only: is above all others of its board that are not raised; false. */
  raised?: boolean;
  /** Clips everything outside of the padding box; visible. */
  overflow?: "visible" | "hidden";
  /** Width divided by height. */
  aspectRatio?: number;
}

/** A color: a token of the theme, or a hex literal in the source. */
export type Color =
  | {
      token: ColorToken;
      /** The token to use instead if an accent color was chosen: emphasis that is gray otherwise. */
      inAccent?: ColorToken;
      /** The series of a chart that it stands for, from 0: looks with few colors tell series apart in other ways. */
      series?: number;
    }
  | { hex: string };

/** Names of the colors of a theme; the theme defines them. */
export type { ColorToken } from "../../base/theme/tokens.js";

/** The paint of a box; never changes its size. */
export interface Paint {
  background?: Color;
  /** Color of all border edges. */
  borderColor?: Color;
  /** Color of the top edge, which catches the light; `borderColor`. */
  edgeColor?: Color;
  /** solid. */
  borderStyle?: "solid" | "dashed";
  /** Corner radius in px; 0. `pill` is half of the smaller side. */
  radius?: number | "pill";
  /** Whether it is drawn by hand; HTML then bends its corners. */
  byHand?: boolean;
  /** Whether the corners are characteristic of the object, so that no design changes them; false. */
  ownRadius?: true;
  /** Whether the upper or the lower corners are square regardless of `radius`. */
  flatAbove?: boolean;
  flatBelow?: boolean;
  /** Shadow of the theme; none. */
  shadow?: "sm" | "md" | "lg" | "xl";
  /** 0..1; 1. Applies to the box and its content. */
  opacity?: number;
  /**
   * A line in this color inside the edge, with a width in px, that takes no space: it replaces fills in looks without
   * them.
   */
  edge?: { color: Color; width: number; dash?: readonly number[] };
  /** The same line in front of the whole content of a board. */
  rim?: { color: Color; width: number };
  /** Color of such a line in looks with few colors, if the background is too similar to its surroundings. */
  cue?: Color;
  /** Hatching in this color over the background. */
  hatch?: Color;
  /** The kind of hatching; wide. */
  hatchForm?: HatchForm;
}

/** The style of a text. */
export interface TextStyle {
  /** px. */
  size: number;
  /** 400. */
  weight?: 400 | 500 | 600 | 700;
  /** Monospaced letters, which have no italics; false. */
  mono?: boolean;
  /** Handwritten letters, unless they are monospaced; false. */
  hand?: boolean;
  /** A family given by the user, whose letters take precedence over ours; none. */
  family?: string;
  /** Bars replace the words; false. */
  bars?: boolean;
  /** false. */
  italic?: boolean;
  /** Multiple of the size; 1.5. */
  lineHeight?: number;
  /** ink. */
  color?: Color;
  /** start. */
  align?: "left" | "center" | "right" | "justify";
  underline?: boolean;
  strike?: boolean;
  uppercase?: boolean;
  /** px between characters; 0. */
  letterSpacing?: number;
  /** Digits and the signs between them with equal widths, so that numbers align; proportional. */
  figures?: "tabular";
  /**
   * `normal` wraps; `anywhere` also has a minimum width of one character; `nowrap` keeps one line; `ellipsis` keeps one
   * line and truncates it. normal.
   */
  wrapping?: "normal" | "anywhere" | "nowrap" | "ellipsis";
  /**
   * Intended maximum number of lines: the last one ends in an ellipsis if there are more, which is not reported; all.
   */
  lines?: number;
}
