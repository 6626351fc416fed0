/** Turns painting steps into SVG markup. */

import type { Box } from "../box/box.js";
import type { Frame } from "../layout/frame.js";
import type { Painter } from "../layout/paint-order.js";
import { xmlElement } from "../markup/element.js";
import { escapeText } from "../markup/escape.js";
import { GatheredMarkup } from "../markup/gathered-markup.js";
import { type ThemeName, themeNamed } from "../theme/theme.js";
import type { Theme } from "../theme/tokens.js";
import type { Definitions } from "./definitions.js";
import { paintIcon, paintShape } from "./figure.js";
import { rounded } from "./number.js";
import { bordersOf, inset, outlineOf, rectElement } from "./outline.js";
import { snapped } from "./snap.js";
import { paintSurface } from "./surface.js";
import { paintText } from "./text.js";

/** Writes markup until `finish`. */
export class SvgPainter implements Painter {
  readonly #definitions: Definitions;
  readonly #markup = new GatheredMarkup();
  /** Start tags of groups in which nothing has been drawn yet; empty groups are not written. */
  readonly #pending: string[] = [];

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  /** The markup since the last call. */
  finish(): string {
    return this.#markup.take();
  }

  /** The ground of the whole picture. */
  ground(theme: ThemeName, width: number, height: number): string {
    return xmlElement("rect", { width, height, fill: themeNamed(theme).colors.canvas });
  }

  box(given: Frame, themeName: ThemeName): void {
    const { box } = given;
    if (box.paint === undefined && !hasContent(box)) return;
    const theme = themeNamed(themeName);
    const frame = snapped(given);
    const figures = paintSurface(frame, theme, this.#definitions) + content(frame, theme);
    if (figures === "") return;
    for (const tag of this.#pending) this.#markup.add(tag);
    this.#pending.length = 0;
    const name = box.decorative ? undefined : box.name;
    this.#markup.add(
      name === undefined
        ? figures
        : xmlElement("g", {}, xmlElement("title", {}, escapeText(name)) + figures),
    );
  }

  enterGroup(frame: Frame): void {
    this.#pending.push(`<g opacity="${rounded(frame.box.paint?.opacity ?? 1)}">`);
  }

  leaveGroup(): void {
    if (this.#pending.pop() === undefined) this.#markup.add("</g>");
  }

  enterClip(given: Frame): void {
    const frame = snapped(given);
    const outline = inset(outlineOf(frame), bordersOf(frame));
    const path = rectElement(outline);
    this.#pending.push(`<g clip-path="${this.#definitions.add("clipPath", {}, path)}">`);
  }

  leaveClip(): void {
    this.leaveGroup();
  }
}

/** Whether a box has something to draw besides its surface. */
function hasContent({ kind }: Box): boolean {
  return kind === "text" || kind === "field" || kind === "icon" || kind === "shape";
}

function content(frame: Frame, theme: Theme): string {
  const { box } = frame;
  switch (box.kind) {
    case "icon":
      return paintIcon(frame, box, theme);
    case "shape":
      return paintShape(frame, box, theme);
    case "text":
    case "field":
      return paintText(frame, box.textStyle, theme);
    default:
      return "";
  }
}
