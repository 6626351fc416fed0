/** Checks all pictures of the repository as a designer would: distances, baselines, contrast, overlaps. */
import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.js";
import { contrastRatio } from "../src/base/theme/contrast.js";
import { type ThemeName, themeNamed, themeNames } from "../src/base/theme/theme.js";
import type { Theme } from "../src/base/theme/tokens.js";
import { compose } from "../src/composition.js";
import { findOverflow } from "../src/drawing/layout/find-overflow.js";
import type { Frame } from "../src/drawing/layout/frame.js";
import type { CanvasFrame } from "../src/drawing/layout/layout-canvas.js";
import { fullEdges } from "../src/model/box/geometry.js";
import type { Color } from "../src/model/box/style.js";
import { corpus, screens } from "./corpus/corpus.js";

type Fault = string;

const tolerance = 0.51;

function canvasOf(source: string): CanvasFrame {
  return compose(analyze(source, { locations: true }).ast).frames;
}

function framesOf({ boards }: CanvasFrame): Frame[] {
  return boards.flatMap(({ frame, asides }) => [frame, ...asides.map((aside) => aside.frame)]);
}

function walk(frame: Frame, visit: (frame: Frame, parents: readonly Frame[]) => void): void {
  const go = (inner: Frame, parents: readonly Frame[]): void => {
    visit(inner, parents);
    for (const child of inner.children) go(child, [...parents, inner]);
  };
  go(frame, []);
}

/** Whether a frame is in the flow of its parent, where it should overlap nothing. */
function flows({ box: { style } }: Frame): boolean {
  return style.position !== "absolute" && style.raised !== true;
}

function hasNegativeMargin({ box: { style } }: Frame): boolean {
  return Object.values(style.margin ?? {}).some((edge) => typeof edge === "number" && edge < 0);
}

const nameOf = ({ box, lines }: Frame): string =>
  `${box.kind} "${lines?.map(({ text }) => text).join(" ") ?? box.name ?? box.tag ?? ""}"`.slice(
    0,
    50,
  );

/** Texts wider than their boxes, and boxes that reach into the padding of their parents. */
function crowded(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame, parents) => {
    const parent = parents.at(-1);
    const { box, lines } = frame;
    for (const line of box.kind === "field" ? [] : (lines ?? [])) {
      const isCut = box.kind === "text" && box.textStyle.wrapping === "ellipsis";
      if (!isCut && line.width > frame.width + tolerance) {
        faults.push(`${nameOf(frame)} is ${line.width} px wide in ${frame.width}`);
      }
    }
    if (!parent || !flows(frame) || hasNegativeMargin(frame)) return;
    const { style } = parent.box;
    // Boxes in a parent without size hang from it, and others are clipped on purpose.
    if (style.width === 0 || style.height === 0 || style.overflow === "hidden") return;
    const padding = fullEdges(style.padding);
    const border = fullEdges(style.border);
    const left = parent.x + padding.left + border.left;
    const right = parent.x + parent.width - padding.right - border.right;
    const top = parent.y + padding.top + border.top;
    const bottom = parent.y + parent.height - padding.bottom - border.bottom;
    const out = [
      left - frame.x,
      frame.x + frame.width - right,
      top - frame.y,
      frame.y + frame.height - bottom,
    ];
    const most = Math.max(...out);
    if (most > tolerance) faults.push(`${nameOf(frame)} is ${most.toFixed(1)} px too near an edge`);
  });
  return faults;
}

/** The only line of text in a frame; undefined if there are more. */
function onlyLine(frame: Frame): { y: number; size: number } | undefined {
  const found: { y: number; size: number }[] = [];
  walk(frame, ({ box, lines = [] }, parents) => {
    if (parents.some((parent) => !flows(parent))) return;
    // The label above a control is not aligned with what is beside the control.
    if (box.kind === "field") found.push({ y: Number.NaN, size: 0 });
    if (box.kind !== "text") return;
    for (const line of lines) {
      if (line.text === "") continue;
      const { size } = box.textStyle;
      found.push({ y: lines.length === 1 ? line.y : Number.NaN, size });
    }
  });
  return found.length === 1 && !Number.isNaN(found[0]!.y) ? found[0] : undefined;
}

/** Texts of the same size side by side that are not on one line. */
function crooked(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    const { direction, align } = frame.box.style;
    if (frame.box.kind !== "stack" || !direction?.startsWith("row")) return;
    if (align === "end" || frame.box.style.wrap) return;
    const lines = frame.children.filter(flows).flatMap((child) => {
      const line = onlyLine(child);
      const own = child.box.style.alignSelf ?? align;
      return line && own !== "end" && own !== "start" ? [{ ...line, child }] : [];
    });
    for (const [at, line] of lines.entries()) {
      const other = lines.slice(0, at).find(({ size }) => size === line.size);
      if (other && Math.abs(other.y - line.y) > 1) {
        faults.push(
          `${nameOf(other.child)} and ${nameOf(line.child)}: ${(line.y - other.y).toFixed(1)} px`,
        );
      }
    }
  });
  return faults;
}

function hexOf(color: Color, theme: Theme): string {
  return "hex" in color ? color.hex : theme.colors[color.token];
}

function isOpaque(hex: string): boolean {
  return hex.length !== 5 && hex.length !== 9;
}

/** Texts that are hard to read on their background; disabled ones are meant to be faint. */
function faint(root: Frame, name: ThemeName): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame, parents) => {
    const { box } = frame;
    if ((box.kind !== "text" && box.kind !== "field") || !frame.lines?.some(({ text }) => text))
      return;
    const chain = [...parents, frame];
    if (chain.some((outer) => (outer.box.paint?.opacity ?? 1) < 1)) return;
    const own = chain.findLast((outer) => outer.box.theme)?.box.theme ?? name;
    const theme = themeNamed(own);
    const ink = hexOf(box.textStyle.color ?? { token: "ink" }, theme);
    const grounds = chain
      .toReversed()
      .flatMap(({ box: { paint } }) => [
        ...(paint?.hatch ? [hexOf({ token: "hatch" }, theme)] : []),
        ...(paint?.background ? [hexOf(paint.background, theme)] : []),
      ]);
    const ground = grounds.find(isOpaque) ?? theme.colors.canvas;
    const ratio = contrastRatio(ink, ground);
    if (ratio < 4.5)
      faults.push(`${nameOf(frame)} ${ink} on ${ground} in ${own}: ${ratio.toFixed(2)}`);
  });
  return faults;
}

/** Siblings that overlap although neither floats. */
function overlapping(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    if (frame.box.style.layered) return;
    const flowing = frame.children.filter(
      (child) => flows(child) && !hasNegativeMargin(child) && child.width > 0 && child.height > 0,
    );
    for (const [at, one] of flowing.entries()) {
      for (const other of flowing.slice(at + 1)) {
        const across =
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down =
          Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        if (across > tolerance && down > tolerance)
          faults.push(`${nameOf(one)} on ${nameOf(other)}`);
      }
    }
  });
  return faults;
}

const sources = [...corpus, ...screens];

/** Lines on both sides of a box that coincide with those of its parent. */
function doubled(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame, parents) => {
    const parent = parents.at(-1);
    if (!parent || !flows(frame)) return;
    const [inner, outer] = [fullEdges(frame.box.style.border), fullEdges(parent.box.style.border)];
    if (!inner.left || !inner.right || !outer.left || !outer.right) return;
    if (!frame.box.paint?.borderColor || !parent.box.paint?.borderColor) return;
    const left = frame.x - parent.x - outer.left;
    const right = parent.x + parent.width - outer.right - frame.x - frame.width;
    if (left < 1 && right < 1) faults.push(`${nameOf(frame)} in ${nameOf(parent)}`);
  });
  return faults;
}

/** Buttons with only an icon that are wider than high. */
function oblong(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    const { tag, style } = frame.box;
    const kinds: string[] = [];
    walk(frame, ({ box }) => void (box.kind === "stack" || kinds.push(box.kind)));
    const isGiven = style.width !== undefined || style.height !== undefined || style.grow;
    if (tag !== "button" || isGiven || kinds.join() !== "icon") return;
    if (frame.width - frame.height > tolerance) faults.push(`${nameOf(frame)} ${frame.width}`);
  });
  return faults;
}

/** Flexible siblings with equal shares but different widths, although the content of neither requires it. */
function unequal(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    const { direction, wrap } = frame.box.style;
    if (frame.box.kind !== "stack" || !direction?.startsWith("row") || wrap) return;
    const sharing = frame.children.filter(
      ({ box: { style } }) =>
        style.position !== "absolute" && !style.raised && typeof style.basis === "number",
    );
    for (const [at, one] of sharing.entries()) {
      const other = sharing
        .slice(0, at)
        .find(({ box: { style } }) => style.grow === one.box.style.grow && style.grow);
      if (!other || Math.abs(other.width - one.width) <= tolerance) continue;
      const wider = other.width > one.width ? other : one;
      if (!isLimited(wider) && !isLimited(wider === one ? other : one))
        faults.push(`${nameOf(other)} ${other.width} and ${nameOf(one)} ${one.width}`);
    }
  });
  return faults;
}

/** Whether the width of a frame is determined by a limit in its style, or by content that fills it. */
function isLimited(frame: Frame): boolean {
  const { minWidth, maxWidth } = frame.box.style;
  if (frame.width === minWidth || frame.width === maxWidth) return true;
  let right = 0;
  walk(frame, ({ box, lines = [], x, width }) => {
    for (const line of lines) right = Math.max(right, line.x + line.width);
    if (box.kind === "icon" || box.kind === "shape") right = Math.max(right, x + width);
  });
  const { padding, border } = frame.box.style;
  const inner = frame.x + frame.width - fullEdges(padding).right - fullEdges(border).right;
  return right > inner - 1;
}

/** Labels that are cut although their box still has padding, or that are too short to be cut. */
function cut(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame, parents) => {
    for (const { cut: px = 0 } of frame.lines ?? []) {
      if (px === 0 || frame.box.kind !== "text") continue;
      const { left, right } = fullEdges(parents.at(-1)?.box.style.padding);
      if (left + right > 12 || frame.box.text.length <= 3) faults.push(nameOf(frame));
    }
  });
  return faults;
}

/** Framed siblings whose lines touch, although the source does not remove the gap. */
function touching(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    if (frame.box.kind !== "stack" || frame.box.style.gap !== undefined) return;
    const framed = frame.children.filter((child) => flows(child) && isRounded(child));
    for (const [at, one] of framed.entries()) {
      const other = framed[at - 1];
      if (!other || hasNegativeMargin(one)) continue;
      const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
      const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
      if (Math.max(across, down) < 1) faults.push(`${nameOf(other)} and ${nameOf(one)}`);
    }
  });
  return faults;
}

/** Whether a frame has a line on all sides and rounded corners, like a card. */
function isRounded({ box: { kind, style, paint } }: Frame): boolean {
  const { top, right, bottom, left } = fullEdges(style.border);
  const isFramed = top > 0 && right > 0 && bottom > 0 && left > 0 && paint?.borderColor;
  return (
    kind === "stack" && isFramed !== undefined && isFramed !== false && paint?.radius !== undefined
  );
}

/** The largest acceptable unused space, in px. */
const mostHole = 80;

/** Rows in a bar whose unused space pushes away what follows them. */
function hollow(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    if (frame.box.tag !== "header") return;
    for (const child of frame.children.slice(0, -1)) {
      const { direction, grow = 0, justify = "start" } = child.box.style;
      if (child.box.kind !== "stack" || child.box.tag || direction !== "row") continue;
      if (grow === 0 || justify !== "start") continue;
      const end = Math.max(...child.children.map(({ x, width }) => x + width), child.x);
      const hole = child.x + child.width - end;
      if (child.children.length > 0 && hole > mostHole) faults.push(`${nameOf(child)} ${hole}`);
    }
  });
  return faults;
}

/** Adjacent frames with square corners that both draw a line between them. */
function twice(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    const square = frame.children.filter(
      (child) => flows(child) && child.box.paint?.borderColor && !child.box.paint.radius,
    );
    for (const [at, one] of square.entries()) {
      const other = square[at - 1];
      if (!other) continue;
      const [before, after] = [fullEdges(other.box.style.border), fullEdges(one.box.style.border)];
      const isBeside = Math.abs(one.x - other.x - other.width) < 0.5 && one.y === other.y;
      const isBelow = Math.abs(one.y - other.y - other.height) < 0.5 && one.x === other.x;
      if ((isBeside && before.right && after.left) || (isBelow && before.bottom && after.top))
        faults.push(`${nameOf(other)} and ${nameOf(one)}`);
    }
  });
  return faults;
}

const pressedTags = ["a", "button", "label", "select", "summary"];

/** Controls below messages at an edge of the board; if a board is full of controls, some overlap is unavoidable. */
function covering(root: Frame): Fault[] {
  const messages: Frame[] = [];
  const controls: Frame[] = [];
  walk(root, (frame, parents) => {
    if (parents.some(({ box }) => box.floats !== undefined)) return;
    if (frame.box.floats === "edge") messages.push(...frame.children);
    else if (frame.box.kind === "field" || pressedTags.includes(frame.box.tag ?? ""))
      controls.push(frame);
  });
  return messages.flatMap((message) =>
    controls
      .filter((control) => sharedArea(message, control) > mostCovered * areaOf(control))
      .map((control) => `${nameOf(message)} on ${nameOf(control)}`),
  );
}

/** The share of a control that a message may cover. */
const mostCovered = 0.1;

function areaOf({ width, height }: Frame): number {
  return width * height;
}

function sharedArea(one: Frame, other: Frame): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Texts and controls that touch although their row spreads its content. */
function pressed(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    const { direction, justify, wrap } = frame.box.style;
    if (frame.box.kind !== "stack" || direction !== "row" || justify !== "between" || wrap) return;
    const flowing = frame.children.filter(flows);
    for (const [at, one] of flowing.entries()) {
      const before = flowing[at - 1];
      if (before && one.x - before.x - before.width < 4)
        faults.push(`${nameOf(before)} and ${nameOf(one)}`);
    }
  });
  return faults;
}

/** Amounts that break between sign, number and unit. */
function broken(root: Frame): Fault[] {
  const faults: Fault[] = [];
  walk(root, (frame) => {
    if (frame.box.kind !== "text" || (frame.lines?.length ?? 0) < 2) return;
    if (/^[+\-−–]?\s?[\d.,'’]+(?:\s\S{1,3})?$/.test(frame.box.text)) faults.push(nameOf(frame));
  });
  return faults;
}

/** Boxes that extend beyond their board. */
function off(canvas: CanvasFrame): Fault[] {
  return findOverflow(canvas).flatMap(({ box, edge, px }) =>
    edge ? [`${box.kind} ${px} px over the ${edge} edge`] : [],
  );
}

describe.each(sources)("$name", ({ source }) => {
  const canvas = canvasOf(source);
  const frames = framesOf(canvas);

  it("keeps its distances and baselines, can be read, and overlaps nothing", () => {
    expect({
      crowded: frames.flatMap(crowded),
      crooked: frames.flatMap(crooked),
      faint: themeNames.flatMap((name) => frames.flatMap((frame) => faint(frame, name))),
      overlapping: frames.flatMap(overlapping),
      doubled: frames.flatMap(doubled),
      oblong: frames.flatMap(oblong),
      unequal: frames.flatMap(unequal),
      cut: frames.flatMap(cut),
      touching: frames.flatMap(touching),
      hollow: frames.flatMap(hollow),
      twice: frames.flatMap(twice),
      covering: frames.flatMap(covering),
      pressed: frames.flatMap(pressed),
      broken: frames.flatMap(broken),
      off: off(canvas),
    }).toEqual({
      crowded: [],
      crooked: [],
      faint: [],
      overlapping: [],
      doubled: [],
      oblong: [],
      unequal: [],
      cut: [],
      touching: [],
      hollow: [],
      twice: [],
      covering: [],
      pressed: [],
      broken: [],
      off: [],
    });
  });
});
