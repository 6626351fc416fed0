/** Describes what is known of the elements of a board and of what is drawn for them. */
import type { Theme } from "../../base/theme/tokens.js";
import type { Frame } from "../../drawing/layout/frame.js";
import type { BoardFrame } from "../../drawing/layout/layout-canvas.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Box, Origin } from "../../model/box/box.js";
import type { Rect, Side } from "./rect.js";

/** An element of the source, as it is drawn on its board. */
export interface InspectedElement extends Rect {
  /** From 1, in the order of the drawing tree, over all boards. */
  number: number;
  /** The last number in it, so that one comparison says whether another is in it. */
  last: number;
  /** How many elements it is in on its board. */
  depth: number;
  parent: InspectedElement | undefined;
  /** The word of its component, as it is written. */
  name: string;
  /** The words in it that are seen, or what it is called. */
  words: string;
  origin: Origin;
  /** Its node; undefined where it is of a tree that nobody handed over. */
  node: AstNode | undefined;
  frame: Frame;
  /** What it lies in: 0 for the page, another number for each thing that floats over it. */
  plane: number;
  /** Whether it stands for more of the same. */
  isFiller: boolean;
  /** Whether it or something around it is placed by coordinates. */
  isPlaced: boolean;
  /** The part of the board in which it is seen. */
  visible: Rect;
  /** The texts that it has itself and that are not wholly seen, in drawing order. */
  cuts: Cut[];
}

/** A text of which something is not seen, or runs out of its place. */
export interface Cut {
  text: string;
  /** px that are missing or too many. */
  px: number;
}

/** A frame whose edge is seen, with those around it. */
export interface Edged {
  element: InspectedElement;
  frame: Frame;
  rect: Rect;
  plane: number;
  /** The sides on which its edge is seen. */
  sides: ReadonlySet<Side>;
  outer: Edged | undefined;
}

/** Something that is painted, with the element that it belongs to. */
export interface Painted {
  /** Place in the order of painting within its board. */
  order: number;
  element: InspectedElement;
  plane: number;
  rect: Rect;
  frame: Frame;
  theme: Theme;
  /** The nearest frame around it whose edge is seen. */
  inside: Edged | undefined;
  /** `ink` is words, an icon or a control; `cover` hides what is below it; `line` is a drawing or has only a border. */
  kind: "ink" | "cover" | "line";
}

/** A text or icon with what it is drawn in. */
export interface Inked {
  element: InspectedElement;
  frame: Frame;
  theme: Theme;
  /** What is painted behind it, the nearest first; a picture is `undefined`. */
  grounds: readonly (string | undefined)[];
  /** How much of it is seen, where it is faint on purpose. */
  opacity: number;
}

/** Something that one can click, tap or type in. */
export interface Control {
  element: InspectedElement;
  box: Box;
  rect: Rect;
  plane: number;
  /** Words in it and names of it, as assistive technology has them. */
  name: string;
  isDisabled: boolean;
  /** Whether it stands among words of a line that are not part of it. */
  isInLine: boolean;
  /** The control that it is in. */
  inside: Control | undefined;
}

/** A heading of a board. */
export interface Heading {
  element: InspectedElement;
  box: Box;
  level: number;
  plane: number;
}

/** What is said of a board already, so that no rule says it again. */
export interface Told {
  /** Texts that do not fit. */
  readonly texts: ReadonlySet<Box>;
  /** The sides of elements, and of elements around them, that drawing has named. */
  readonly sides: ReadonlyMap<InspectedElement, ReadonlySet<Side>>;
}

/** A board with all that rules look at; places count from the top left corner of its page. */
export interface InspectedBoard {
  board: BoardFrame;
  /** The frame of the page. */
  page: Frame;
  /** The element of the page; undefined where elements stand without one. */
  root: InspectedElement | undefined;
  title: string;
  width: number;
  height: number;
  elements: readonly InspectedElement[];
  painted: readonly Painted[];
  inked: readonly Inked[];
  controls: readonly Control[];
  headings: readonly Heading[];
  /** What drawing has found. */
  told: Told;
  /** Addresses and names of pages and overlays that clicks lead to. */
  ways: ReadonlySet<string>;
}
