/** Describes the elements of a board, and what is drawn for them. */
import type { Theme } from "../../base/theme/tokens.js";
import type { Frame } from "../../drawing/layout/frame.js";
import type { BoardFrame } from "../../drawing/layout/layout-canvas.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Box, Origin } from "../../model/box/box.js";
import type { Rect, Side } from "./rect.js";

/** An element of the source, as drawn on its board. */
export interface InspectedElement extends Rect {
  /** From 1, in the order of the drawing tree, across all boards. */
  number: number;
  /** The last number inside it, so that one comparison tells whether it contains another element. */
  last: number;
  /** Its number of ancestors on its board. */
  depth: number;
  parent: InspectedElement | undefined;
  /** The word of its component, as written. */
  name: string;
  /** The visible text in it, or its name. */
  words: string;
  origin: Origin;
  /** Its node; undefined if its tree is not available. */
  node: AstNode | undefined;
  frame: Frame;
  /** The layer that it is in: 0 for the page, and another number for each thing that floats above it. */
  plane: number;
  /** Whether it stands for more of the same. */
  isFiller: boolean;
  /** Whether it or an ancestor is placed by coordinates. */
  isPlaced: boolean;
  /** The visible part of the board for it. */
  visible: Rect;
  /** Its own texts that are partly invisible, in drawing order. */
  cuts: Cut[];
}

/** A text that is partly invisible. */
export interface Cut {
  text: string;
  /** px that are missing. */
  px: number;
}

/** A frame with a visible edge, and the frames around it. */
export interface Edged {
  element: InspectedElement;
  frame: Frame;
  rect: Rect;
  plane: number;
  /** The sides on which its edge is visible. */
  sides: ReadonlySet<Side>;
  outer: Edged | undefined;
}

/** Something painted, and its element. */
export interface Painted {
  /** Its index in the painting order of its board. */
  order: number;
  element: InspectedElement;
  plane: number;
  rect: Rect;
  frame: Frame;
  theme: Theme;
  /** The nearest frame around it with a visible edge. */
  inside: Edged | undefined;
  /** `ink` is text, an icon or a control; `cover` hides what is below it; `line` is a drawing or has only a border. */
  kind: "ink" | "cover" | "line";
}

/** A text or icon with its color. */
export interface Inked {
  element: InspectedElement;
  frame: Frame;
  theme: Theme;
  /** The colors painted behind it, nearest first; `undefined` for a picture. */
  grounds: readonly (string | undefined)[];
  /** Its opacity, if it is faint on purpose. */
  opacity: number;
}

/** Something that can be clicked, tapped or typed in. */
export interface Control {
  element: InspectedElement;
  box: Box;
  rect: Rect;
  plane: number;
  /** Its accessible name. */
  name: string;
  isDisabled: boolean;
  /** Whether it is part of a line of text. */
  isInLine: boolean;
  /** The control that contains it. */
  inside: Control | undefined;
}

/** A heading of a board. */
export interface Heading {
  element: InspectedElement;
  box: Box;
  level: number;
  plane: number;
}

/** Problems that drawing has already reported for a board, which rules do not repeat. */
export interface Told {
  /** Texts that do not fit. */
  readonly texts: ReadonlySet<Box>;
  /** The sides of elements, and of their ancestors, that drawing has reported. */
  readonly sides: ReadonlyMap<InspectedElement, ReadonlySet<Side>>;
}

/** A board as the rules see it; positions are relative to the top left corner of its page. */
export interface InspectedBoard {
  board: BoardFrame;
  /** The frame of the page. */
  page: Frame;
  /** The element of the page; undefined for elements without a page. */
  root: InspectedElement | undefined;
  title: string;
  width: number;
  height: number;
  elements: readonly InspectedElement[];
  painted: readonly Painted[];
  inked: readonly Inked[];
  controls: readonly Control[];
  headings: readonly Heading[];
  /** The problems reported by drawing. */
  told: Told;
  /** Addresses and names of the pages and overlays that clicks open. */
  ways: ReadonlySet<string>;
}
