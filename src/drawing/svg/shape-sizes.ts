/** Adds up the bytes of shapes as SVG markup, at a fraction of the time that it takes to write them. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import type { IconShape } from "../../base/icons/icon-shapes.js";
import type { Picture } from "../../base/images/picture.js";
import { markupBytes } from "../../base/text/markup-bytes.js";
import type { Shape } from "../../model/box/box.js";
import { type HatchForm, hatchings } from "../../model/box/hatching.js";
import type { TextStyle } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";
import type { Placement } from "../paint/fit.js";
import type { Ink } from "../paint/ink.js";
import { numberBytes } from "../paint/number.js";
import { type Outline, outlinePath } from "../paint/outline.js";
import type { Line, PaintedPassage, Shapes } from "../paint/shapes.js";
import { figureElement, iconElement } from "./figure.js";
import { fillMarkup, lineMarkup, strokeMarkup } from "./ink-markup.js";
import type { OutlineSizes } from "./outline-sizes.js";
import { textBytes } from "./text.js";

/** Bytes of elements without their numbers and paint, and of the id of a definition. */
const bytesOfRect = '<rect x="" y="" width="" height=""/>'.length;
const bytesOfRadius = ' rx=""'.length;
const bytesOfPath = '<path d=""/>'.length;
const bytesOfLine = '<path d="M  h"/>'.length;
const bytesOfSharpness = ' shape-rendering="crispEdges"'.length;
const bytesOfImage =
  '<image x="" y="" width="" height="" preserveAspectRatio="" href=""/>'.length + 13;
const bytesOfTransform = ' transform="translate( ) scale(0.1234 0.1234)"'.length;
const bytesOfGroup = "<g></g>".length;
const bytesOfName = "<g><title></title></g>".length;
const bytesOfOpacity = '<g opacity="0.12"></g>'.length;
const bytesOfId = 48;
const bytesOfClip = '<g clip-path="url(#)"></g>'.length + bytesOfId;
const bytesOfClipDefinition = '<clipPath id=""></clipPath>'.length + bytesOfId;
const bytesOfHatch = ' fill="url(#)"'.length + bytesOfId;
const bytesOfPattern = 250;

/** Bytes of icons without their place, by their shapes. */
const iconBytes = new WeakMap<readonly IconShape[], number>();
const anyInk: Ink = { color: "#123456", opacity: undefined };
const noPlacement: Placement = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

/** Adds up the bytes of all shapes: never fewer than they take. */
export class ShapeSizes implements Shapes {
  readonly isEstimate = true;
  bytes = 0;
  readonly #fonts: GivenFonts | undefined;
  readonly #letters: OutlineSizes | undefined;
  /** What was defined: each of them is written once. */
  readonly #defined = new Set<string>();

  /** @param letters counts letters as outlines; by default, text stays text */
  constructor(fonts: GivenFonts | undefined, letters: OutlineSizes | undefined) {
    this.#fonts = fonts;
    this.#letters = letters;
  }

  place(x: number, y: number, draw: () => void): void {
    this.bytes += bytesOfGroup + bytesOfTransform + numberBytes(x) + numberBytes(y);
    draw();
  }

  rect(outline: Outline, fill: Ink | undefined, line?: Line, isSharp = false): void {
    this.bytes += outlineBytes(outline) + fillMarkup(fill).length + lineBytes(line);
    if (isSharp) this.bytes += bytesOfSharpness;
  }

  path(d: string, fill: Ink | undefined, line?: Line, isEvenOdd = false): void {
    this.bytes += bytesOfPath + d.length + fillMarkup(fill).length + lineBytes(line);
    if (isEvenOdd) this.bytes += ' fill-rule="evenodd"'.length;
  }

  line(x: number, y: number, length: number, _: boolean, line: Line): void {
    const place = numberBytes(x) + numberBytes(y) + numberBytes(length);
    this.bytes += bytesOfLine + place + lineBytes(line) + bytesOfWidth;
  }

  image(area: Outline, { href }: Picture): void {
    this.bytes += bytesOfImage + placeBytes(area) + href.length;
  }

  hatching(outline: Outline, { color, opacity }: Ink, form: HatchForm = "wide"): void {
    const { angles } = hatchings[form];
    this.bytes += angles.length * (outlineBytes(outline) + bytesOfHatch);
    this.#define(`${form} ${color} ${opacity}`, angles.length * bytesOfPattern);
  }

  icon(shapes: readonly IconShape[], { x, y }: Placement, ink: Ink): void {
    let figures = iconBytes.get(shapes);
    if (figures === undefined) {
      figures = iconElement(shapes, noPlacement, anyInk).length;
      iconBytes.set(shapes, figures);
    }
    const place = bytesOfTransform + numberBytes(x) + numberBytes(y);
    this.bytes += figures + place + strokeMarkup(ink).length;
  }

  enterDrawing({ x, y }: Placement): void {
    this.bytes += bytesOfGroup + bytesOfTransform + numberBytes(x) + numberBytes(y);
  }

  figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void {
    if (shape.figure === "path") {
      this.bytes += shape.d.length + figureElement({ ...shape, d: "" }, fill, line).length;
    } else this.bytes += figureElement(shape, fill, line).length;
  }

  leaveDrawing(): void {}

  text(passage: PaintedPassage, style: TextStyle, ink: Ink): void {
    this.bytes += textBytes(passage, style, ink, this.#fonts);
    this.#letters?.add(passage, style);
  }

  enterName(name: string, area: Frame | undefined): void {
    this.bytes += bytesOfName + markupBytes(name);
    if (area !== undefined)
      this.bytes += bytesOfRect + placeBytes(area) + fillMarkup(undefined).length;
  }

  leaveName(): void {}

  enterGroup(): void {
    this.bytes += bytesOfOpacity;
  }

  leaveGroup(): void {}

  enterClip(outline: Outline): void {
    const { x, y, width, height, radius } = outline;
    this.bytes += bytesOfClip;
    const definition = bytesOfClipDefinition + outlineBytes(outline);
    this.#define(`${x} ${y} ${width} ${height} ${radius}`, definition);
  }

  leaveClip(): void {}

  link(): void {}

  #define(key: string, bytes: number): void {
    if (this.#defined.has(key)) return;
    this.#defined.add(key);
    this.bytes += bytes;
  }
}

const bytesOfWidth = ' stroke-width="1"'.length;

function lineBytes(line: Line | undefined): number {
  return line === undefined ? 0 : strokeMarkup(line.ink).length + lineMarkup(line).length;
}

function outlineBytes(outline: Outline): number {
  const { radius, flatAbove, flatBelow } = outline;
  if (flatAbove || flatBelow) return bytesOfPath + outlinePath(outline).length;
  const corner = radius > 0 ? bytesOfRadius + numberBytes(radius) : 0;
  return bytesOfRect + placeBytes(outline) + corner;
}

function placeBytes({ x, y, width, height }: Pick<Outline, "x" | "y" | "width" | "height">) {
  return numberBytes(x) + numberBytes(y) + numberBytes(width) + numberBytes(height);
}
