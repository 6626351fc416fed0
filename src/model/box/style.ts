/** The typed subset of CSS that boxes admit: what the HTML and our own layout both do alike. */
import type { ColorToken } from "../../base/theme/tokens.js";
import type { HatchForm } from "./hatching.js";

/** A length: px, or a share of the parent's content box. */
export type Length = number | { percent: number };

/** Four edges in px. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Four margins in px, each possibly taking what room is left. */
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
  /** `minmax(0, <n>px)`: asks for no room, but takes that much where it is to be had. */
  | { kind: "upTo"; value: number }
  | { kind: "auto" }
  /** `minmax(auto, max-content)`: as wide as its content, narrower where there is too little room. */
  | { kind: "content" }
  | { kind: "max-content" };

/** The columns of a grid: a list, or as many of at least `min` px as fit. */
export type Tracks = readonly TrackSize[] | { autoFill: number };

/** Distribution along the main axis; what is `safe` is in the middle as long as it has room there, else at the start. */
export type Justify = "start" | "center" | "safe" | "end" | "between" | "around" | "evenly";

/** Placement across the main axis. */
export type Align = "start" | "center" | "end" | "stretch" | "baseline";

/** Layout properties of a box; everything left out has the value that the comment names. */
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
  /** px between rows of a grid or wrapped stack where they differ from `gap`. */
  rowGap?: number;
  /** Columns of a grid. */
  columns?: Tracks;
  /** Grids only: all children lie upon each other in the one cell; false. */
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
  /** Takes the box out of the flow, against the padding box of the nearest positioned parent. */
  position?: "absolute" | "relative";
  /** Insets of an absolute box. */
  inset?: { top?: Length; right?: Length; bottom?: Length; left?: Length };
  /** Positioned boxes only: lies above all others of its board that are not raised; false. */
  raised?: boolean;
  /** Cuts what sticks out of the padding box; visible. */
  overflow?: "visible" | "hidden";
  /** Width divided by height. */
  aspectRatio?: number;
}

/** A color: a token of the theme, or a hex literal of the source. */
export type Color =
  | {
      token: ColorToken;
      /** What it is instead where somebody chose an accent: emphasis that is gray without one. */
      inAccent?: ColorToken;
      /** Which series of a chart it stands for, from 0: looks of few colors tell these apart in other ways. */
      series?: number;
    }
  | { hex: string };

/** Names of the colors of a theme; the theme says what each looks like. */
export type { ColorToken } from "../../base/theme/tokens.js";

/** What a box is painted with; never changes its size. */
export interface Paint {
  background?: Color;
  /** Color of all border edges. */
  borderColor?: Color;
  /** Color of the top edge, on which light falls; `borderColor`. */
  edgeColor?: Color;
  /** solid. */
  borderStyle?: "solid" | "dashed";
  /** Corner radius in px; 0. `pill` is half of the smaller side. */
  radius?: number | "pill";
  /** Whether it is drawn by hand; HTML bends its corners. */
  byHand?: boolean;
  /** Whether the corners are those of a thing, which no design changes; false. */
  ownRadius?: true;
  /** Whether the upper or the lower corners are square all the same. */
  flatAbove?: boolean;
  flatBelow?: boolean;
  /** Shadow of the theme; none. */
  shadow?: "sm" | "md" | "lg" | "xl";
  /** 0..1; 1. Applies to the box and all in it. */
  opacity?: number;
  /** A line in this color inside of the edge, px wide, that takes no room: what a fill would say where there are none. */
  edge?: { color: Color; width: number; dash?: readonly number[] };
  /** Such a line in front of all that is in a board. */
  rim?: { color: Color; width: number };
  /** Color of such a line in looks of few colors, where the background is too close to what is around it. */
  cue?: Color;
  /** Hatching in this color over the background. */
  hatch?: Color;
  /** Which hatching; wide. */
  hatchForm?: HatchForm;
}

/** How text is set. */
export interface TextStyle {
  /** px. */
  size: number;
  /** 400. */
  weight?: 400 | 500 | 600 | 700;
  /** Letters of one width, which have no italics; false. */
  mono?: boolean;
  /** Letters that look handwritten, except those of one width; false. */
  hand?: boolean;
  /** A family of the user that is asked for each letter before ours; none. */
  family?: string;
  /** Bars stand for the words; false. */
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
  /** Figures, and the signs between them, of one width each, so that numbers line up; as they are. */
  figures?: "tabular";
  /**
   * `normal` wraps; `anywhere` also asks for no more room than one character needs; `nowrap` keeps one
   * line; `ellipsis` keeps one line and cuts it with an ellipsis. normal.
   */
  wrapping?: "normal" | "anywhere" | "nowrap" | "ellipsis";
  /**
   * The most lines on purpose: an ellipsis ends the last one where there are more, and nothing is reported as
   * missing; all.
   */
  lines?: number;
}
