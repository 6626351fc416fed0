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
  /** Lengths in px of dashes and gaps; by default, the line is solid. */
  dash?: readonly number[] | undefined;
  /** The form of its ends and corners; butt. */
  cap?: "butt" | "round" | undefined;
}

/** Lines of text, their width, and their anchor in it; by default, their left edges. */
export interface PaintedPassage extends Pick<Frame, "lines" | "width"> {
  anchor?: TextAnchor | undefined;
}

/**
 * Receives the shapes of a picture from the bottom up, in px relative to the innermost `place`.
 * Calls of `enter` and `leave` are balanced.
 */
export interface Shapes {
  /** Whether it only adds up how long the shapes are, so that blanks may replace strokes. */
  readonly isEstimate?: true;
  /** Coordinates of everything in `draw` are relative to this place. */
  place(x: number, y: number, draw: () => void): void;
  /** Announces that the shapes of this frame follow. */
  at?(frame: Frame, theme: Theme): void;
  /** A rectangle; `isSharp` where it meets others of its color. Without `fill` and `line`, nothing is filled or lined. */
  rect(outline: Outline, fill: Ink | undefined, line?: Line, isSharp?: boolean): void;
  /** Uneven borders within round corners; without this method, they are drawn as a path. */
  sides?(outline: Outline, borders: Edges, ink: Ink): void;
  /** A path; `isEvenOdd` if its parts cut holes into each other. */
  path(d: string, fill: Ink | undefined, line?: Line, isEvenOdd?: boolean): void;
  /** A line to the right, or down where `isUpright`. */
  line(x: number, y: number, length: number, isUpright: boolean, line: Line): void;
  /** A picture centered in an area: whole (`contain`), or filling the area with its edges cut off (`cover`). */
  image(area: Outline, picture: Picture, fit: "cover" | "contain"): void;
  /** Lines of 1 px over an outline; diagonal and wide apart by default. */
  hatching(outline: Outline, ink: Ink, form?: HatchForm): void;
  /** An icon; those of its shapes that have a fill are filled. */
  icon(shapes: readonly IconShape[], placement: Placement, ink: Ink): void;
  /** Figures up to `leaveDrawing` are in the coordinates of the drawing. */
  enterDrawing(placement: Placement): void;
  figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void;
  leaveDrawing(): void;
  /** Lines of text. */
  text(passage: PaintedPassage, style: TextStyle, ink: Ink): void;
  /** What follows is called `name`; a picture in `area` keeps its name even if nothing of it is visible. */
  enterName(name: string, area: Frame | undefined): void;
  leaveName(): void;
  /** What follows is painted as one picture with this opacity. */
  enterGroup(opacity: number): void;
  leaveGroup(): void;
  /** What follows is clipped to this outline. */
  enterClip(outline: Outline): void;
  leaveClip(): void;
  /** A link over this frame. */
  link(address: string, area: Frame): void;
}
