/** Turns frames in the order in which they are painted into shapes. */
import type { Picture } from "../../base/images/picture.js";
import type { ThemeName } from "../../base/theme/theme.js";
import type { Theme, Themes } from "../../base/theme/tokens.js";
import type { ImageBox } from "../../model/box/box.js";
import type { Frame } from "../layout/frame.js";
import { paintDrawing, paintIcon } from "./figure.js";
import { inkOf } from "./ink.js";
import { bordersOf, inset, outlineOf } from "./outline.js";
import type { Painter } from "./paint-order.js";
import type { Shapes } from "./shapes.js";
import { snapped } from "./snap.js";
import { paintEdge, paintInnerLine, paintSurface } from "./surface.js";
import { type TextAnchor, textAnchor } from "./text-anchor.js";

const ink = { token: "ink" } as const;

/** Pictures with a side below this many px are not painted: far from the corner, resvg takes them for empty and aborts. */
const leastSide = 1 / 16;

/** Paints one box after the other. */
export class BoxPainter implements Painter {
  readonly #shapes: Shapes;
  readonly #themes: Themes;

  readonly #isJoined: boolean;

  /**
   * @param themes the themes as they look on the board that is painted
   * @param isJoined whether the shapes must be the same in all themes except for their colors
   */
  constructor(shapes: Shapes, themes: Themes, isJoined: boolean) {
    this.#isJoined = isJoined;
    this.#shapes = shapes;
    this.#themes = themes;
  }

  box(given: Frame, themeName: ThemeName, held?: TextAnchor): void {
    const { box } = given;
    const { kind, paint, name, behavior } = box;
    const isNamed = name !== undefined && box.decorative !== true;
    // A picture made of many boxes carries its name on an invisible frame.
    const isPicture = isNamed && box.role === "img";
    const hasContent = kind === "text" || kind === "field" || kind === "icon" || kind === "shape";
    const isImage = kind === "image" && box.picture !== undefined;
    if (paint === undefined && !hasContent && !isImage && !isPicture && behavior === undefined)
      return;
    const shapes = this.#shapes;
    const frame = snapped(given);
    const theme = this.#themes[themeName];
    shapes.at?.(given, theme);
    if (isNamed) shapes.enterName(name, isPicture ? frame : undefined);
    if (paint !== undefined) {
      paintSurface(frame, paint, theme, shapes);
      paintEdge(frame, paint, theme, shapes, this.#isJoined);
    }
    if (hasContent) this.#content(frame, theme, textAnchor(given, held));
    if (kind === "image") this.#image(frame, box);
    if (isNamed) shapes.leaveName();
    if (behavior === undefined) return;
    const address = behavior.href ?? behavior.intent?.navigate;
    if (address !== undefined && address !== "") shapes.link(address, frame);
  }

  rim(given: Frame, themeName: ThemeName): void {
    const { rim } = given.box.paint ?? {};
    const theme = this.#themes[themeName];
    this.#shapes.at?.(given, theme);
    if (rim !== undefined) paintInnerLine(outlineOf(snapped(given)), rim, theme, this.#shapes);
  }

  #image(frame: Frame, { picture, alt, fit = "cover" }: ImageBox): void {
    if (picture === undefined) return;
    if (alt !== "") this.#shapes.enterName(alt, undefined);
    const outline = outlineOf(frame);
    const isCut = outline.radius > 0 || fit === "cover";
    if (isCut) this.#shapes.enterClip(outline);
    if (thinnest(picture, frame, fit) >= leastSide) this.#shapes.image(outline, picture, fit);
    if (isCut) this.#shapes.leaveClip();
    if (alt !== "") this.#shapes.leaveName();
  }

  #content(frame: Frame, theme: Theme, anchor: TextAnchor | undefined): void {
    const { box } = frame;
    if (box.kind === "icon") paintIcon(frame, box, theme, this.#shapes);
    else if (box.kind === "shape") paintDrawing(frame, box, theme, this.#shapes);
    else if (box.kind === "text" || box.kind === "field") {
      if (frame.lines === undefined || frame.lines.length === 0) return;
      const { lines, width } = frame;
      const { color = ink } = box.textStyle;
      this.#shapes.text({ lines, width, anchor }, box.textStyle, inkOf(color, theme));
    }
  }

  enterGroup({ box }: Frame): void {
    this.#shapes.enterGroup(box.paint?.opacity ?? 1);
  }

  leaveGroup(): void {
    this.#shapes.leaveGroup();
  }

  enterClip(given: Frame): void {
    const frame = snapped(given);
    this.#shapes.enterClip(inset(outlineOf(frame), bordersOf(frame)));
  }

  leaveClip(): void {
    this.#shapes.leaveClip();
  }
}

/** The shorter side of a picture as it is drawn, in px. */
function thinnest({ width, height }: Picture, frame: Frame, fit: ImageBox["fit"]): number {
  const [across, down] = [frame.width / width, frame.height / height];
  const scale = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
  return Math.min(frame.width, frame.height, width * scale, height * scale);
}
