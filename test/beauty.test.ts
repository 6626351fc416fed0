/** Looks at every picture of the repository as a designer would: distances, baselines, contrast, overlaps. */
import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.js";
import { fullEdges } from "../src/box/geometry.js";
import type { Color } from "../src/box/style.js";
import type { Frame } from "../src/layout/frame.js";
import { layoutCanvas } from "../src/layout/layout-canvas.js";
import { lowerDocument } from "../src/lower/lower-document.js";
import { contrastRatio } from "../src/theme/contrast.js";
import { type ThemeName, themeNamed, themeNames } from "../src/theme/theme.js";
import type { Theme } from "../src/theme/tokens.js";
import { corpus, screens } from "./corpus/corpus.js";

type Fault = string;

const tolerance = 0.51;

function framesOf(source: string): Frame[] {
  const width = 1152;
  const { boards } = layoutCanvas(lowerDocument(analyze(source).ast, { width }), { width });
  return boards.flatMap(({ frame, asides }) => [frame, ...asides.map((aside) => aside.frame)]);
}

function walk(frame: Frame, visit: (frame: Frame, parents: readonly Frame[]) => void): void {
  const go = (inner: Frame, parents: readonly Frame[]): void => {
    visit(inner, parents);
    for (const child of inner.children) go(child, [...parents, inner]);
  };
  go(frame, []);
}

/** What stands in the flow of its parent, and is meant to keep to itself. */
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

/** Texts that stand out of the room that their box leaves between its paddings. */
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
    // Hung in a frame without any size, or cut on purpose.
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

/** The one line of text of a frame, where it has but one. */
function onlyLine(frame: Frame): { y: number; size: number } | undefined {
  const found: { y: number; size: number }[] = [];
  walk(frame, ({ box, lines = [] }, parents) => {
    if (parents.some((parent) => !flows(parent))) return;
    // The label above a control stands on no line with what is beside the control.
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

/** Words of one size that stand side by side, but not on one line. */
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

/** Words that can hardly be read on their ground; what is disabled is meant to be faint. */
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

/** Siblings that lie upon one another although neither floats. */
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

/** Lines along both sides of a box that lie upon those of the box around it. */
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

/** Buttons that show an icon only and are wider than high. */
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

describe.each(sources)("$name", ({ source }) => {
  const frames = framesOf(source);

  it("keeps its distances, stands on its lines, can be read, and overlaps nothing", () => {
    expect({
      crowded: frames.flatMap(crowded),
      crooked: frames.flatMap(crooked),
      faint: themeNames.flatMap((name) => frames.flatMap((frame) => faint(frame, name))),
      overlapping: frames.flatMap(overlapping),
      doubled: frames.flatMap(doubled),
      oblong: frames.flatMap(oblong),
    }).toEqual({
      crowded: [],
      crooked: [],
      faint: [],
      overlapping: [],
      doubled: [],
      oblong: [],
    });
  });
});
