/** Passes on all shapes unchanged; looks override some of its methods. */
import type { IconShape } from "../../../base/icons/icon-shapes.js";
import type { Picture } from "../../../base/images/picture.js";
import type { Shape } from "../../../model/box/box.js";
import type { HatchForm } from "../../../model/box/hatching.js";
import type { TextStyle } from "../../../model/box/style.js";
import type { Frame } from "../../layout/frame.js";
import type { Placement } from "../fit.js";
import type { Ink } from "../ink.js";
import type { Outline } from "../outline.js";
import type { Line, PaintedPassage, Shapes } from "../shapes.js";

/** Passes shapes to another receiver. */
export class PassingShapes implements Shapes {
  protected readonly into: Shapes;

  constructor(into: Shapes) {
    this.into = into;
  }

  place(x: number, y: number, draw: () => void): void {
    this.into.place(x, y, draw);
  }

  rect(outline: Outline, fill: Ink | undefined, line?: Line, isSharp?: boolean): void {
    this.into.rect(outline, fill, line, isSharp);
  }

  path(d: string, fill: Ink | undefined, line?: Line, isEvenOdd?: boolean): void {
    this.into.path(d, fill, line, isEvenOdd);
  }

  line(x: number, y: number, length: number, isUpright: boolean, line: Line): void {
    this.into.line(x, y, length, isUpright, line);
  }

  hatching(outline: Outline, ink: Ink, form?: HatchForm): void {
    this.into.hatching(outline, ink, form);
  }

  icon(shapes: readonly IconShape[], placement: Placement, ink: Ink): void {
    this.into.icon(shapes, placement, ink);
  }

  enterDrawing(placement: Placement): void {
    this.into.enterDrawing(placement);
  }

  figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void {
    this.into.figure(shape, fill, line);
  }

  leaveDrawing(): void {
    this.into.leaveDrawing();
  }

  image(area: Outline, picture: Picture, fit: "cover" | "contain"): void {
    this.into.image(area, picture, fit);
  }

  text(passage: PaintedPassage, style: TextStyle, ink: Ink): void {
    this.into.text(passage, style, ink);
  }

  enterName(name: string, area: Frame | undefined): void {
    this.into.enterName(name, area);
  }

  leaveName(): void {
    this.into.leaveName();
  }

  enterGroup(opacity: number): void {
    this.into.enterGroup(opacity);
  }

  leaveGroup(): void {
    this.into.leaveGroup();
  }

  enterClip(outline: Outline): void {
    this.into.enterClip(outline);
  }

  leaveClip(): void {
    this.into.leaveClip();
  }

  link(address: string, area: Frame): void {
    this.into.link(address, area);
  }
}
