/** The shapes that pictures consist of, as a stream: painting makes the calls, serializers and looks receive them. */
import type { IconShape } from "../../base/icons/icon-shapes.js";
import type { Picture } from "../../base/images/picture.js";
import type { Theme } from "../../base/theme/tokens.js";
import type { Shape } from "../../model/box/box.js";
import type { HatchForm } from "../../model/box/hatching.js";
import type { Edges, TextStyle } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";
import type { Placement } from "./fit.js";
import type { Ink } from "./ink.js";
import type { Outline } from "./outline.js";
import type { TextAnchor } from "./text-anchor.js";

/** How a line is drawn. */
export interface Line {
  ink: Ink;
  /** px. */
  width: number;
  /** Lengths in px of dashes and of what is between them; solid. */
  dash?: readonly number[] | undefined;
  /** The ends, and the corners with them; butt. */
  cap?: "butt" | "round" | undefined;
}

/** Lines of text, the room that they have, and what holds them in it; their left edges unless given. */
export interface PaintedPassage extends Pick<Frame, "lines" | "width"> {
  anchor?: TextAnchor | undefined;
}

/**
 * Receives the shapes of a picture from the lowest one up, in px from the corner of what `place` was called for.
 * Calls of `enter` and `leave` are balanced.
 */
export interface Shapes {
  /** What `draw` draws counts from this place. */
  place(x: number, y: number, draw: () => void): void;
  /** The shapes of this frame follow; for those who want to know. */
  at?(frame: Frame, theme: Theme): void;
  /** A rectangle; `isSharp` where it meets others of its color. Without `fill` and `line`, nothing is filled or lined. */
  rect(outline: Outline, fill: Ink | undefined, line?: Line, isSharp?: boolean): void;
  /** Borders that differ, within round corners; a path is drawn where nobody wants to know them. */
  sides?(outline: Outline, borders: Edges, ink: Ink): void;
  /** A path; `isEvenOdd` where its parts cut each other out. */
  path(d: string, fill: Ink | undefined, line?: Line, isEvenOdd?: boolean): void;
  /** A line to the right, or down where `isUpright`. */
  line(x: number, y: number, length: number, isUpright: boolean, line: Line): void;
  /** A picture in the middle of an area: whole, or as large as the area, so that what sticks out is cut. */
  image(area: Outline, picture: Picture, fit: "cover" | "contain"): void;
  /** Lines of 1 px over an outline; diagonal and wide apart where no form is given. */
  hatching(outline: Outline, ink: Ink, form?: HatchForm): void;
  /** An icon: its shapes, those with a fill of their own filled. */
  icon(shapes: readonly IconShape[], placement: Placement, ink: Ink): void;
  /** The figures until `leaveDrawing` are in coordinates of their own. */
  enterDrawing(placement: Placement): void;
  figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void;
  leaveDrawing(): void;
  /** Lines of text. */
  text(passage: PaintedPassage, style: TextStyle, ink: Ink): void;
  /** What follows is called `name`; if it is a picture in `area`, that is so even if nothing of it can be seen. */
  enterName(name: string, area: Frame | undefined): void;
  leaveName(): void;
  /** What follows has this opacity, as one picture. */
  enterGroup(opacity: number): void;
  leaveGroup(): void;
  /** What follows is cut at this outline. */
  enterClip(outline: Outline): void;
  leaveClip(): void;
  /** A click on this frame leads somewhere. */
  link(address: string, area: Frame): void;
}
