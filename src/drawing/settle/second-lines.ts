/** Gives labels on one line a second one where a long word in them would be cut, and two lines show all of it. */
import type { Box, Canvas, TextBox } from "../../model/box/box.js";
import { lineHeightOf } from "../../model/box/geometry.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import { leastPadding } from "../../model/components/parts/snug.js";
import type { Frame } from "../layout/frame.js";
import type { CanvasRoom } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { hyphenatedText, longWords } from "./long-words.js";
import { replaced } from "./replaced.js";

/** Less than this is rounding. */
const tolerance = 0.5;

/** A label that is cut in a long word, what stands beside it, and the box whose padding can give way. */
interface CutLabel {
  frame: Frame;
  beside: readonly Frame[];
  holder: Frame | undefined;
  words: readonly string[];
}

/**
 * Labels with two lines instead of one that is cut, and what is beside them on their first line. As everywhere, the padding
 * at their sides gives way before letters do.
 * @param rootsOf lays a canvas out
 */
export function secondLines(
  canvas: Canvas,
  room: CanvasRoom,
  rootsOf: (canvas: Canvas) => readonly Frame[],
): Map<Box, Box> {
  const changed = new Map<Box, Box>();
  const labels: CutLabel[] = [];
  for (const root of rootsOf(canvas)) findCut(root, undefined, room, labels);
  if (labels.length === 0) return changed;
  const tried = labels.map((label) => [label, broken(label)] as const);
  const boxes = new Map(tried.flatMap(([, label]) => [...label]));
  const whole = new Set<Box>();
  for (const root of rootsOf(replaced(canvas, boxes))) findWhole(root, whole);
  for (const [{ frame }, label] of tried) {
    if (whole.has(label.get(frame.box)!)) for (const [box, other] of label) changed.set(box, other);
  }
  return changed;
}

/** @param holder the nearest box around the frame with padding at its sides */
function findCut(
  frame: Frame,
  holder: Frame | undefined,
  room: CanvasRoom,
  into: CutLabel[],
): void {
  const { children } = frame;
  const { left = 0, right = 0 } = frame.box.style.padding ?? {};
  const around = left + right > 0 ? frame : holder;
  for (const child of children) {
    const words = cutWords(child, room);
    if (words.length === 0) findCut(child, around, room, into);
    else {
      // What is above or below the label stays there.
      const isRow = frame.box.style.direction === "row";
      const beside = isRow ? children.filter((other) => other !== child) : [];
      into.push({ frame: child, beside, holder: around, words });
    }
  }
}

/** The long words of a label that do not fit on its line, each by itself. */
function cutWords({ box, lines, width }: Frame, { fonts }: CanvasRoom): string[] {
  if (box.kind !== "text" || box.twoLines !== true) return [];
  if (!lines?.[0]?.text.endsWith("…")) return [];
  const typeface = typefaceOf(box.textStyle, fonts);
  return longWords(box).filter(
    (word) => textWidth(drawnText(word, box.textStyle), typeface) > width,
  );
}

/** The label that may break, and what changes with it. */
function broken({ frame, beside, holder, words }: CutLabel): Map<Box, Box> {
  const box = frame.box as TextBox;
  const { align = beside.length === 0 ? "center" : "left" } = box.textStyle;
  const textStyle = withMore(box.textStyle, { wrapping: "normal", align });
  const changed = new Map<Box, Box>([
    [box, { ...box, text: hyphenatedText(box, words), textStyle }],
  ]);
  const height = lineHeightOf(textStyle);
  for (const other of beside) changed.set(other.box, onFirstLine(other, height));
  if (holder !== undefined) changed.set(holder.box, withLessPadding(holder.box));
  return changed;
}

function withLessPadding(box: Box): Box {
  const { left = 0, right = 0 } = box.style.padding ?? {};
  const sides = { left: Math.min(left, leastPadding), right: Math.min(right, leastPadding) };
  const padding = { ...box.style.padding, ...sides };
  return withMore<Box>(box, { style: withMore(box.style, { padding }) });
}

/** Labels of which two lines show all, in no more room than there is. */
function findWhole({ children }: Frame, whole: Set<Box>): void {
  for (const child of children) {
    const { lines = [], width } = child;
    if (child.box.kind !== "text" || child.box.twoLines !== true) findWhole(child, whole);
    else if (lines.length <= 2 && lines.every((line) => line.width <= width + tolerance)) {
      whole.add(child.box);
    }
  }
}

function onFirstLine({ box, height }: Frame, lineHeight: number): Box {
  const top = Math.max(0, (lineHeight - height) / 2);
  const margin = { ...box.style.margin, top };
  return withMore<Box>(box, { style: withMore(box.style, { alignSelf: "start", margin }) });
}
