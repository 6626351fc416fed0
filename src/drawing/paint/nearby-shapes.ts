/** Passes on only shapes in or near a picture, because a rasterizer may fail on others or use too much memory. */
import { ICON_BOX, type IconShape } from "../../base/icons/icon-shapes.js";
import type { Picture } from "../../base/images/picture.js";
import type { Shape } from "../../model/box/box.js";
import type { HatchForm } from "../../model/box/hatching.js";
import type { TextStyle } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";
import { doMeet, type Extent, extentOf } from "./extent.js";
import type { Placement } from "./fit.js";
import type { Ink } from "./ink.js";
import { PassingShapes } from "./looks/passing-shapes.js";
import { nearbyLines } from "./nearby-lines.js";
import type { Outline } from "./outline.js";
import { pathExtent } from "./path-extent.js";
import { passageExtent, placedExtent, shapeExtent } from "./shape-extent.js";
import type { Line, PaintedPassage, Shapes } from "./shapes.js";

/** px around a picture within which shapes are drawn; more than strokes reach. */
const nearby = 64;

/** Minimum size in px of the canvas that a rasterizer gets, so that nearby shapes are never far for it. */
export const leastCanvas = 192;

/**
 * The part of its size by which a group may extend beyond a canvas on each side. resvg aborts the process for a group
 * that starts more than two sizes away, counted from the groups around it, which it cuts there.
 */
const mostBeside = 0.9;

/**
 * Maximum number of pixels of all shown pictures, each counted wherever it is shown, that a rasterizer gets without a
 * bound on its time: a page of photos has fewer, and it takes 5 s for 60 million in 16 bits and interlaced.
 */
const mostPixels = 60_000_000;

/** The pixels that a byte of a picture counts as, because a color profile unpacks to hundreds of bytes for each. */
const pixelsPerByte = 20;

/** The shapes of a part of a canvas. */
export class NearbyShapes extends PassingShapes {
  /** The area that counts as near, relative to the innermost `place`. */
  #near: Extent;
  /** The area that groups must stay in, relative to the same corner. */
  #safe: Extent;
  /** Number of open groups that are painted as pictures of their own. */
  #depth = 0;
  #isFar = false;
  #pixels = 0;
  /** An entered drawing that has had no nearby shape yet. */
  #awaited: Placement | undefined;
  #drawing: Placement | undefined;

  /** @param view the visible part of the canvas */
  constructor(into: Shapes, view: Extent) {
    super(into);
    const { left, top } = view;
    const width = Math.max(leastCanvas, view.right - left);
    const height = Math.max(leastCanvas, view.bottom - top);
    this.#near = spread(view, nearby, nearby);
    const canvas = extentOf(left, top, width, height);
    this.#safe = spread(canvas, mostBeside * width, mostBeside * height);
  }

  /** Whether something in a group reaches so far, or pictures are shown so often, that a rasterizer might fail or not end. */
  get isFar(): boolean {
    return this.#isFar;
  }

  override place(x: number, y: number, draw: () => void): void {
    const [near, safe] = [this.#near, this.#safe];
    this.#near = moved(near, x, y);
    this.#safe = moved(safe, x, y);
    super.place(x, y, draw);
    this.#near = near;
    this.#safe = safe;
  }

  override rect(outline: Outline, fill: Ink | undefined, line?: Line, isSharp?: boolean): void {
    if (this.#takes(around(outline))) super.rect(outline, fill, line, isSharp);
  }

  override path(d: string, fill: Ink | undefined, line?: Line, isEvenOdd?: boolean): void {
    if (this.#takes(pathExtent(d))) super.path(d, fill, line, isEvenOdd);
  }

  override line(x: number, y: number, length: number, isUpright: boolean, line: Line): void {
    const extent = extentOf(x, y, isUpright ? 0 : length, isUpright ? length : 0);
    if (this.#takes(extent)) super.line(x, y, length, isUpright, line);
  }

  override hatching(outline: Outline, ink: Ink, form?: HatchForm): void {
    if (this.#takes(around(outline))) super.hatching(outline, ink, form);
  }

  override image(area: Outline, picture: Picture, fit: "cover" | "contain"): void {
    if (!this.#takes(around(area))) return;
    // resvg decodes it wherever it is shown, and keeps all pixels until the end.
    this.#pixels += picture.width * picture.height + pixelsPerByte * picture.bytes.length;
    if (this.#pixels > mostPixels) this.#isFar = true;
    super.image(area, picture, fit);
  }

  override icon(shapes: readonly IconShape[], placement: Placement, ink: Ink): void {
    const extent = placedExtent(extentOf(0, 0, ICON_BOX, ICON_BOX), placement);
    if (this.#takes(extent)) super.icon(shapes, placement, ink);
  }

  override enterDrawing(placement: Placement): void {
    this.#drawing = this.#awaited = placement;
  }

  override figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void {
    if (!this.#takes(placedExtent(shapeExtent(shape), this.#drawing!))) return;
    if (this.#awaited !== undefined) super.enterDrawing(this.#awaited);
    this.#awaited = undefined;
    super.figure(shape, fill, line);
  }

  override leaveDrawing(): void {
    if (this.#awaited === undefined) super.leaveDrawing();
    this.#drawing = this.#awaited = undefined;
  }

  override text(passage: PaintedPassage, style: TextStyle, ink: Ink): void {
    const near = nearbyLines(passage, style, this.#near);
    if (this.#takes(passageExtent(near, style))) super.text(near, style, ink);
  }

  override enterName(name: string, area: Frame | undefined): void {
    const isNear = area !== undefined && doMeet(around(area), this.#near);
    super.enterName(name, isNear ? area : undefined);
  }

  override enterGroup(opacity: number): void {
    this.#depth++;
    super.enterGroup(opacity);
  }

  override leaveGroup(): void {
    this.#depth--;
    super.leaveGroup();
  }

  override enterClip(outline: Outline): void {
    this.#depth++;
    super.enterClip(outline);
  }

  override leaveClip(): void {
    this.#depth--;
    super.leaveClip();
  }

  /** Whether a shape is near and so is drawn; records whether it also reaches far away. */
  #takes(extent: Extent): boolean {
    if (!doMeet(extent, this.#near)) return false;
    if (this.#depth > 0 && !isWithin(extent, this.#safe)) this.#isFar = true;
    return true;
  }
}

function around({ x, y, width, height }: Pick<Outline, "x" | "y" | "width" | "height">): Extent {
  return extentOf(x, y, width, height);
}

function moved({ left, top, right, bottom }: Extent, x: number, y: number): Extent {
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
}

function spread({ left, top, right, bottom }: Extent, across: number, down: number): Extent {
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

function isWithin(one: Extent, whole: Extent): boolean {
  const isAcross = one.left >= whole.left && one.right <= whole.right;
  return isAcross && one.top >= whole.top && one.bottom <= whole.bottom;
}
