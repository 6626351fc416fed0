/** Writes shapes as SVG markup. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import type { IconShape } from "../../base/icons/icon-shapes.js";
import type { Picture } from "../../base/images/picture.js";
import { xmlElement } from "../../base/markup/element.js";
import { escapeText } from "../../base/markup/escape.js";
import { GatheredMarkup } from "../../base/markup/gathered-markup.js";
import type { Shape } from "../../model/box/box.js";
import { type HatchForm, hatchings } from "../../model/box/hatching.js";
import type { TextStyle } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";
import type { Placement } from "../paint/fit.js";
import type { Ink } from "../paint/ink.js";
import { rounded } from "../paint/number.js";
import type { Outline } from "../paint/outline.js";
import type { Line, PaintedPassage, Shapes } from "../paint/shapes.js";
import type { Definitions } from "./definitions.js";
import { figureElement, iconElement, transformOf } from "./figure.js";
import { fillMarkup, lineMarkup, strokeMarkup } from "./ink-markup.js";
import { type OutlineSource, outlinedText } from "./outlined-text.js";
import { paintPieces } from "./paint-pieces.js";
import { rectElement } from "./rect-element.js";
import { paintText } from "./text.js";

/** The settings for drawing text. */
interface TextSetting {
  /** Fonts of the user. */
  fonts?: GivenFonts | undefined;
  /** Draws letters as outlines; by default, text stays text. */
  outlines?: OutlineSource | undefined;
  /** Set if the viewer has no fonts but ours; receives the characters that no font has. */
  missing?: Set<string> | undefined;
}

/** Writes markup until `finish`. */
export class SvgShapes implements Shapes {
  readonly #definitions: Definitions;
  readonly #setting: TextSetting;
  readonly #markup = new GatheredMarkup();
  /** Start tags of groups in which nothing has been drawn yet; empty groups are not written. */
  readonly #pending: string[] = [];
  /** The areas of the named pictures that have been entered. */
  readonly #areas: (Frame | undefined)[] = [];

  /** @param setting the settings for drawing text */
  constructor(definitions: Definitions, setting: TextSetting = {}) {
    this.#definitions = definitions;
    this.#setting = setting;
  }

  /** The markup since the last call. */
  finish(): string {
    return this.#markup.take();
  }

  place(x: number, y: number, draw: () => void): void {
    const before = this.#markup.take();
    draw();
    const figures = this.#markup.take();
    this.#markup.add(before);
    const isMoved = x !== 0 || y !== 0;
    const transform = `translate(${rounded(x)} ${rounded(y)})`;
    this.#markup.add(isMoved ? xmlElement("g", { transform }, figures) : figures);
  }

  rect(outline: Outline, fill: Ink | undefined, line?: Line, isSharp = false): void {
    let paint = fillMarkup(fill);
    if (line !== undefined) paint += strokeMarkup(line.ink) + lineMarkup(line);
    if (isSharp) paint += ' shape-rendering="crispEdges"';
    this.#add(rectElement(outline, paint));
  }

  path(d: string, fill: Ink | undefined, line?: Line, isEvenOdd = false): void {
    let paint = isEvenOdd ? ' fill-rule="evenodd"' : "";
    paint += fillMarkup(fill);
    if (line !== undefined) paint += strokeMarkup(line.ink) + lineMarkup(line);
    this.#add(`<path d="${d}"${paint}/>`);
  }

  line(x: number, y: number, length: number, isUpright: boolean, line: Line): void {
    const { ink, width, dash } = line;
    const d = `M${rounded(x)} ${rounded(y)}${isUpright ? "v" : "h"}${rounded(length)}`;
    const dashes = dash === undefined ? "" : ` stroke-dasharray="${dash.join(" ")}"`;
    this.#add(`<path d="${d}"${strokeMarkup(ink)} stroke-width="${width}"${dashes}/>`);
  }

  image({ x, y, width, height }: Outline, { href }: Picture, fit: "cover" | "contain"): void {
    const place = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
    const preserveAspectRatio = fit === "cover" ? "xMidYMid slice" : undefined;
    this.#add(xmlElement("image", { ...place, preserveAspectRatio, href }));
  }

  hatching(outline: Outline, { color, opacity }: Ink, form: HatchForm = "wide"): void {
    const { angles, distance } = hatchings[form];
    const size = { width: distance, height: distance };
    const line = { width: 1, height: distance, fill: color, "fill-opacity": opacity };
    for (const angle of angles) {
      const turned = angle === 0 ? {} : { patternTransform: `rotate(${angle})` };
      const fill = this.#definitions.add(
        "pattern",
        { patternUnits: "userSpaceOnUse", ...turned, ...size },
        xmlElement("rect", line),
      );
      this.#add(rectElement(outline, ` fill="${fill}"`));
    }
  }

  icon(shapes: readonly IconShape[], placement: Placement, ink: Ink): void {
    this.#add(iconElement(shapes, placement, ink));
  }

  enterDrawing(placement: Placement): void {
    this.#add(`<g transform="${transformOf(placement)}">`);
  }

  figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void {
    this.#markup.add(figureElement(shape, fill, line));
  }

  leaveDrawing(): void {
    this.#markup.add("</g>");
  }

  text(passage: PaintedPassage, style: TextStyle, ink: Ink): void {
    const { fonts, outlines, missing } = this.#setting;
    const isLabeled = outlines !== undefined;
    if (outlines === undefined && missing === undefined) {
      this.#add(paintText(passage, style, ink, fonts));
      return;
    }
    // Painters without other fonts draw letters with the measured widths.
    const { lines, width } = passage;
    const held = missing === undefined ? passage : { lines, width };
    const paintOwn = (part: PaintedPassage, partStyle: TextStyle): string =>
      outlines === undefined
        ? paintText(part, partStyle, ink)
        : outlinedText(part, partStyle, ink, outlines, this.#definitions);
    const definitions = this.#definitions;
    this.#add(paintPieces(held, style, ink, { fonts, missing, isLabeled, definitions, paintOwn }));
  }

  enterName(name: string, area: Frame | undefined): void {
    this.#areas.push(area);
    this.#pending.push(`<g>${xmlElement("title", {}, escapeText(name))}`);
  }

  leaveName(): void {
    const area = this.#areas.pop();
    if (area !== undefined && this.#pending.length > 0) this.#add(unseen(area));
    this.leaveGroup();
  }

  enterGroup(opacity: number): void {
    this.#pending.push(`<g opacity="${rounded(opacity)}">`);
  }

  leaveGroup(): void {
    if (this.#pending.pop() === undefined) this.#markup.add("</g>");
  }

  enterClip(outline: Outline): void {
    const clip = this.#definitions.add("clipPath", {}, rectElement(outline));
    this.#pending.push(`<g clip-path="${clip}">`);
  }

  leaveClip(): void {
    this.leaveGroup();
  }

  /** Pictures have no links. */
  link(): void {}

  #add(markup: string): void {
    if (markup === "") return;
    if (this.#pending.length > 0) {
      for (const tag of this.#pending) this.#markup.add(tag);
      this.#pending.length = 0;
    }
    this.#markup.add(markup);
  }
}

/** An invisible frame. */
function unseen({ x, y, width, height }: Frame): string {
  return xmlElement("rect", { x, y, width, height, fill: "none" });
}
