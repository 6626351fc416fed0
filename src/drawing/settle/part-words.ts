/** Widens columns to fit their longest words, and hyphenates words that are still too long for their room. */
import { hasBreakMarks, softHyphen, withoutBreakMarks } from "../../base/breaks/break-marks.js";
import { syllableEnds } from "../../base/breaks/syllable-ends.js";
import type { Board, Box, TextBox } from "../../model/box/box.js";
import type { Style } from "../../model/box/style.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { findOutOfRoom } from "./out-of-room.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** Words that may be hyphenated: long ones that are not part of an address, a path or a name in code. */
const longWord =
  /(?<![^\s("'„“«»–—-])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{13,}(?=[)\]"'“”»«.,;:!?…]*(?:[\s–—-]|$))/gu;
const inCode = /\p{Ll}\p{Lu}/u;

/** Leaves words unbroken where possible. */
export const partedWords: SettleStep = {
  kinds: ["text"],
  concerns: (box) => isParted(box) && longWords(box).length > 0,
  settle(boards, room) {
    const wider = new Map<Box, Box>();
    for (const frame of framesOf(boards, room)) widen(frame, room, wider);
    const drawn = replaced(boards, wider);
    const parted = new Map<Box, Box>();
    const roots = rootsOf(drawn, room);
    for (const root of roots) giveRoom(root, parted, hyphenating);
    for (const frame of allOf(roots)) part(frame, parted);
    if (parted.size === 0) return drawn;
    keepUncut(parted, () => framesOf(replaced(drawn, parted), room));
    const hyphened = replaced(drawn, parted);
    return replaced(hyphened, brokenInSyllables(hyphened, room));
  },
};

/** Whether words of a box may be hyphenated: its text is not code, and is not cut where it has no room. */
function isParted(box: Box): box is TextBox {
  if (box.kind !== "text" || box.text.length < 13) return false;
  const { wrapping, mono } = box.textStyle;
  return wrapping !== "ellipsis" && mono !== true;
}

/** A quick test that most texts fail, because few have that many letters in a row. */
const manyLetters = /[^\x00-@[-`{-\x7f]{13}/;

function longWords({ text }: TextBox): string[] {
  if (!manyLetters.test(text) && !hasBreakMarks(text)) return [];
  return (withoutBreakMarks(text).match(longWord) ?? []).filter((word) => !inCode.test(word));
}

/** The long words of a text that are broken across lines, without duplicates. */
function brokenWords({ box, lines }: Frame): ReadonlySet<string> {
  const broken = new Set<string>();
  if (lines === undefined || lines.length < 2 || !isParted(box)) return broken;
  for (const word of longWords(box)) broken.add(word);
  if (broken.size === 0) return broken;
  const whole = new Set(lines.flatMap(({ text }) => text.match(longWord) ?? []));
  for (const word of broken) if (whole.has(drawnText(word, box.textStyle))) broken.delete(word);
  return broken;
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
  if (broken.size === 0 || into.has(frame.box)) return;
  const text = hyphenatedText(frame.box as TextBox, broken);
  if (text !== (frame.box as TextBox).text) into.set(frame.box, { ...frame.box, text } as Box);
}

function hyphenatedText({ text }: TextBox, words: ReadonlySet<string>): string {
  return text.replace(longWord, (word) => (words.has(word) ? hyphenated(word) : word));
}

/** Breaks words within syllables too, where that makes them fit: else their hyphens say it better. */
function brokenInSyllables(drawn: readonly Board[], room: CanvasRoom): Map<Box, Box> {
  const parted = new Map<Box, Box>();
  for (const root of rootsOf(drawn, room)) giveRoom(root, parted, breakingAnywhere);
  if (parted.size === 0) return parted;
  const roots = rootsOf(replaced(drawn, parted), room);
  const inVain = new Set(roots.flatMap(findOutOfRoom).map(({ frame }) => frame.box));
  for (const [box, broken] of parted) if (inVain.has(broken)) parted.delete(box);
  return parted;
}

/** Lets texts with long words break if they stick out, and lets the frames around them become narrower and higher. */
function giveRoom(
  root: Frame,
  into: Map<Box, Box>,
  broken: (box: TextBox, words: ReadonlySet<string>) => TextBox,
): void {
  for (const { frame, around } of findOutOfRoom(root)) {
    const { box } = frame;
    if (!isParted(box)) continue;
    const words = longWords(box);
    if (words.length === 0) continue;
    into.set(box, broken(box, new Set(words)));
    for (const { box: outer } of around) {
      const style = yielding(outer.style);
      if (style !== outer.style) into.set(outer, withMore<Box>(outer, { style } as Partial<Box>));
    }
  }
}

/** A text that breaks at its hyphens, however narrow it gets. */
function hyphenating(box: TextBox, words: ReadonlySet<string>): TextBox {
  const { minWidth: _, ...style } = yielding(box.style);
  const textStyle = withMore(box.textStyle, { wrapping: "normal" });
  return { ...box, style, text: hyphenatedText(box, words), textStyle };
}

/** A text narrower than this, in widths of the letter m, is unreadable. */
const leastEms = 2;

/** A text that breaks between any letters. */
function breakingAnywhere(box: TextBox): TextBox {
  const style = withMore(box.style, { minWidth: leastEms * box.textStyle.size });
  return { ...box, style, textStyle: withMore(box.textStyle, { wrapping: "anywhere" }) };
}

/** Maximum height in px of a box with a single line. */
const oneLine = 64;

/** The style of a frame around a text that gets more lines: its height grows with them. */
export function yielding(style: Style): Style {
  const { shrink, height, ...rest } = style;
  const isLine = typeof height === "number" && height > 0 && height <= oneLine;
  const isFirm = shrink === 0 && style.width === undefined;
  if (!isLine && !isFirm) return style;
  const given: Style = { ...rest };
  if (!isFirm && shrink !== undefined) given.shrink = shrink;
  if (isLine)
    given.minHeight = Math.max(height, typeof style.minHeight === "number" ? style.minHeight : 0);
  else if (height !== undefined) given.height = height;
  return given;
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
      // A hyphen at the end of a line may be drawn without being part of the text.
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

function rootsOf(boards: readonly Board[], room: CanvasRoom): Frame[] {
  return layoutCanvas({ boards }, room).boards.flatMap(({ frame, asides }) => [
    frame,
    ...asides.map((aside) => aside.frame),
  ]);
}

function allOf(roots: readonly Frame[]): Frame[] {
  const frames: Frame[] = [];
  const add = (frame: Frame): void => {
    frames.push(frame);
    frame.children.forEach(add);
  };
  roots.forEach(add);
  return frames;
}

function framesOf(boards: readonly Board[], room: CanvasRoom): Frame[] {
  return allOf(rootsOf(boards, room));
}
