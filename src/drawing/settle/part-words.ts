/** Widens columns to fit their longest words, and hyphenates words that are still too long. */
import { softHyphen } from "../../base/breaks/break-marks.js";
import { syllableEnds } from "../../base/breaks/syllable-ends.js";
import { type Box, type Canvas, childrenOf, type TextBox } from "../../model/box/box.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";

/** Words that may be hyphenated: long ones that are not part of an address, a path or a name in code. */
const longWord =
  /(?<![^\s("'„“«»–—-])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{13,}(?=[)\]"'“”»«.,;:!?…]*(?:[\s–—-]|$))/gu;
const inCode = /\p{Ll}\p{Lu}/u;

/** The canvas with its words unbroken where possible; only boards with long words are laid out. */
export function partWords(canvas: Canvas, room: CanvasRoom): Canvas {
  const boards = canvas.boards.filter((board) => boxesOf(board).some(hasLongWord));
  if (boards.length === 0) return canvas;
  let frames = framesOf({ boards }, room);
  const wider = new Map<Box, Box>();
  for (const frame of frames) widen(frame, room, wider);
  if (wider.size > 0) frames = framesOf(replaced({ boards }, wider), room);
  const parted = new Map<Box, Box>();
  for (const frame of frames) part(frame, parted);
  keepUncut(parted, () => framesOf(replaced(replaced({ boards }, wider), parted), room));
  return replaced(replaced(canvas, wider), parted);
}

function boxesOf({ box, asides = [] }: Canvas["boards"][number]): Box[] {
  return [box, ...asides.map((aside) => aside.box)];
}

/** Whether a text in a box has a word that may need a hyphen. */
function hasLongWord(box: Box): boolean {
  return (isParted(box) && longWords(box).length > 0) || childrenOf(box).some(hasLongWord);
}

/** Whether words of a box may be hyphenated: its text may wrap and is not code. */
function isParted(box: Box): box is TextBox {
  if (box.kind !== "text" || box.text.length < 13) return false;
  const { wrapping = "normal", mono } = box.textStyle;
  return (wrapping === "normal" || wrapping === "anywhere") && mono !== true;
}

function longWords({ text }: TextBox): string[] {
  return (text.match(longWord) ?? []).filter((word) => !inCode.test(word));
}

/** The long words of a text that no line contains as a whole. */
function brokenWords({ box, lines }: Frame): string[] {
  if (lines === undefined || lines.length < 2 || !isParted(box)) return [];
  return longWords(box).filter((word) => {
    const drawn = drawnText(word, box.textStyle);
    return !lines.some(({ text }) => text.includes(drawn));
  });
}

/** px that a frame lacks to fit its words unbroken. */
function lackOf(frame: Frame, fonts: CanvasRoom["fonts"]): number {
  const { box } = frame;
  let most = 0;
  for (const word of brokenWords(frame)) {
    const style = (box as TextBox).textStyle;
    const width = textWidth(drawnText(word, style), typefaceOf(style, fonts));
    most = Math.max(most, Math.ceil(width - frame.width));
  }
  for (const child of frame.children) most = Math.max(most, lackOf(child, fonts));
  return most;
}

/** Widens a column to fit its words, within its limits. */
function widen(frame: Frame, { fonts }: CanvasRoom, into: Map<Box, Box>): void {
  const { box, width } = frame;
  const { growsTo } = box;
  if (growsTo === undefined || width >= growsTo) return;
  const lack = lackOf(frame, fonts);
  if (lack === 0) return;
  const style = withMore(box.style, { width: Math.min(growsTo, Math.ceil(width) + lack) });
  into.set(box, withMore<Box>(box, { style } as Partial<Box>));
}

/** Marks where the broken words of a frame may be hyphenated. */
function part(frame: Frame, into: Map<Box, Box>): void {
  const broken = brokenWords(frame);
  if (broken.length === 0) return;
  const box = frame.box as TextBox;
  const text = box.text.replace(longWord, (word) =>
    broken.includes(word) ? hyphenated(word) : word,
  );
  into.set(box, { ...box, text });
}

/** Removes hyphens from lines that would end in a hyphen and an ellipsis: the ellipsis says enough. */
function keepUncut(parted: Map<Box, Box>, layOut: () => readonly Frame[]): void {
  const limited = new Map<Box, Box>();
  for (const [whole, box] of parted) {
    if (box.kind === "text" && box.textStyle.lines !== undefined) limited.set(box, whole);
  }
  if (limited.size === 0) return;
  for (const { box, lines } of layOut()) {
    const whole = limited.get(box);
    if (whole === undefined || !lines?.at(-1)?.text.endsWith("-…")) continue;
    const text = wholeAfter((box as TextBox).text, lines.slice(0, -1));
    parted.set(whole, withMore<Box>(box, { text } as Partial<Box>));
  }
}

/** The text with soft hyphens only up to the end of its first lines. */
function wholeAfter(text: string, lines: NonNullable<Frame["lines"]>): string {
  let at = 0;
  for (const { text: line } of lines) {
    for (const letter of line.replaceAll(/\s/g, "")) {
      const next = skipped(text, at);
      // A hyphen at the end of a line may be drawn without being in the text.
      if (letter !== "-" || text[next] === "-") at = next + letter.length;
    }
  }
  const end = text[at] === softHyphen ? at + 1 : at;
  return text.slice(0, end) + text.slice(end).replaceAll(softHyphen, "");
}

/** The offset of the next letter, past spaces and soft hyphens. */
function skipped(text: string, from: number): number {
  let at = from;
  while (text[at] === softHyphen || /\s/.test(text[at] ?? "")) at++;
  return at;
}

function hyphenated(word: string): string {
  const ends = [0, ...syllableEnds(word), word.length];
  return ends
    .map((end, at) => word.slice(end, ends[at + 1]))
    .join(softHyphen)
    .slice(0, -1);
}

function framesOf(canvas: Canvas, room: CanvasRoom): Frame[] {
  const frames: Frame[] = [];
  const add = (frame: Frame): void => {
    frames.push(frame);
    frame.children.forEach(add);
  };
  for (const { frame, asides } of layoutCanvas(canvas, room).boards) {
    add(frame);
    for (const aside of asides) add(aside.frame);
  }
  return frames;
}

/** The canvas with some boxes replaced. */
function replaced(canvas: Canvas, boxes: ReadonlyMap<Box, Box>): Canvas {
  if (boxes.size === 0) return canvas;
  const boards = canvas.boards.map((board) => ({
    ...board,
    box: withOthers(board.box, boxes),
    ...(board.asides && {
      asides: board.asides.map((aside) => ({ ...aside, box: withOthers(aside.box, boxes) })),
    }),
  }));
  return { ...canvas, boards };
}

function withOthers(given: Box, boxes: ReadonlyMap<Box, Box>): Box {
  const box = boxes.get(given) ?? given;
  if (!("children" in box)) return box;
  let changed: Box[] | undefined;
  for (let at = 0; at < box.children.length; at++) {
    const child = box.children[at]!;
    const other = withOthers(child, boxes);
    if (other === child) continue;
    changed ??= [...box.children];
    changed[at] = other;
  }
  return changed === undefined ? box : ({ ...box, children: changed } as Box);
}
