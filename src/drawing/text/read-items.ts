/** Extracts words and rectangles from the frames of a board, for a picture made of characters. */
import { defaultTheme } from "../../base/theme/theme.js";
import { themes } from "../../base/theme/themes.js";
import type { Area } from "../../model/box/area.js";
import type { Box, FieldBox, ToggleBox } from "../../model/box/box.js";
import type { Color } from "../../model/box/style.js";
import { drawnText } from "../../model/box/text-content.js";
import type { Frame } from "../layout/frame.js";
import { inkOf } from "../paint/ink.js";
import { bordersOf } from "../paint/outline.js";
import { type Painter, paintFrames } from "../paint/paint-order.js";
import type { Sides } from "./cell-grid.js";
import { signOfIcon } from "./icon-signs.js";
import type { BarItem, BoxItem, Drawn, PictureItem, WordsItem } from "./picture-item.js";
import { cellsOf, cutTo } from "./wrap-words.js";

/** Thickness in px up to which something painted is a line. */
const thin = 12;

/** Height in px up to which something painted around words is a sign, such as a badge. */
const mostOfSign = 40;

/** Height in px up to which a control around words is a button. */
const mostOfButton = 80;

/** Maximum width of a picture's name in cells: that of a chart contains all its values. */
const longestName = 60;

/** Size in px up to which something painted is a dot. */
const mostOfDot = 24;

/** Minimum size in px of a surface without a border that gets one. */
const leastSurface = { width: 120, height: 56 };

/** Width in px of the sign at the end of a select. */
const signWidth = 20;

const noSides: Sides = { top: false, right: false, bottom: false, left: false };
const allSides: Sides = { top: true, right: true, bottom: true, left: true };

/**
 * The items for a frame and its content, in painting order.
 *
 * @param hidden - a frame inside it to omit
 */
export function readItems(frame: Frame, hidden?: Frame): PictureItem[] {
  const reader = new ItemReader(frame, hidden);
  paintFrames(frame, defaultTheme, reader);
  return reader.items;
}

class ItemReader implements Painter {
  readonly items: PictureItem[] = [];
  /** Frames that an ancestor has already covered. */
  readonly #said = new Set<Frame>();
  /** The color behind each frame, as a key. */
  readonly #grounds = new Map<Frame, string>();
  readonly #clips: Area[] = [];
  #lastBar: BarItem | undefined;

  readonly #root: Frame;

  constructor(root: Frame, hidden: Frame | undefined) {
    this.#root = root;
    if (hidden) {
      this.#said.add(hidden);
      this.#say(hidden);
    }
    this.#noteGrounds(root, "");
  }

  #noteGrounds(frame: Frame, ground: string): void {
    this.#grounds.set(frame, ground);
    const background = solidOf(frame.box);
    const own = background ? JSON.stringify(background) : ground;
    for (const child of frame.children) this.#noteGrounds(child, own);
  }

  box(frame: Frame): void {
    if (this.#said.has(frame)) return;
    const area = this.#seen(frame);
    if (area === undefined) return;
    const whole = this.#whole(frame);
    if (whole) {
      this.items.push({ ...whole, ...area });
      this.#say(frame);
      return;
    }
    this.#surface(frame, area);
    this.#content(frame, area);
  }

  enterGroup(): void {}
  leaveGroup(): void {}

  enterClip({ x, y, width, height }: Frame): void {
    this.#clips.push({ x, y, width, height });
  }

  leaveClip(): void {
    this.#clips.pop();
  }

  /** The part of a frame that is not clipped, in whole px; undefined if there is none. */
  #seen({ x, y, width, height }: Area): Area | undefined {
    let [left, top, right, bottom] = [x, y, x + width, y + height];
    for (const clip of this.#clips) {
      left = Math.max(left, clip.x);
      top = Math.max(top, clip.y);
      right = Math.min(right, clip.x + clip.width);
      bottom = Math.min(bottom, clip.y + clip.height);
    }
    const area = {
      x: Math.round(left),
      y: Math.round(top),
      width: Math.round(right) - Math.round(left),
      height: Math.round(bottom) - Math.round(top),
    };
    return area.width > 0 && area.height > 0 ? area : undefined;
  }

  #say(frame: Frame): void {
    for (const child of frame.children) {
      this.#said.add(child);
      this.#say(child);
    }
  }

  /** A frame that becomes a single text with all its content: a control, a picture or a sign. */
  #whole(frame: Frame): Drawn | undefined {
    const { box, height, width } = frame;
    if (box.kind === "toggle") return toggleOf(box);
    if (box.role === "img" || box.isPicture || box.kind === "image") {
      const name = box.kind === "image" ? box.alt : (box.name ?? "");
      const isLarge = height > mostOfSign && width > mostOfSign;
      if (!isLarge) {
        const words = wordsOf(frame);
        return words === ""
          ? { ...signOf(`▨ ${name || "image"}`), isMinor: true }
          : signOf(`(${words})`);
      }
      this.#picture(frame, name);
      return { kind: "box", sides: noSides, covers: false };
    }
    if (isButton(box) && height <= mostOfButton && !holdsMore(frame)) {
      const words = wordsOf(frame) || box.behavior?.said?.name || box.name || iconOf(frame);
      return words === "" ? undefined : signOf(`[ ${words} ]`);
    }
    if (height > mostOfSign || !this.#isPainted(frame)) return undefined;
    if (Math.max(width, height) <= mostOfDot && frame.children.length === 0) {
      return signOf(box.paint?.background === undefined ? "○" : "●");
    }
    const only = onlyText(frame);
    return only === undefined || only === "" ? undefined : signOf(`(${only})`);
  }

  /** A picture: its frame, with its name. */
  #picture(frame: Frame, name: string): void {
    const area = this.#seen(frame);
    if (area === undefined) return;
    this.items.push({ kind: "box", ...area, sides: allSides, covers: true });
    const inner = insideOf(area, 8);
    const words = signOf(`▨ ${cutTo(name || "image", longestName)}`);
    this.items.push({ ...words, ...inner, isLine: false, isMinor: true });
  }

  /** Whether something is painted around a frame. */
  #isPainted(frame: Frame): boolean {
    const { borderColor } = frame.box.paint ?? {};
    const background = solidOf(frame.box);
    const borders = bordersOf(frame);
    if (borderColor && Object.values(borders).every((width) => width > 0)) return true;
    return background !== undefined && JSON.stringify(background) !== this.#grounds.get(frame);
  }

  #surface(frame: Frame, area: Area): void {
    // The frame around a board is drawn with its title.
    if (frame === this.#root) return;
    const { box, width, height } = frame;
    const { borderColor, edge } = box.paint ?? {};
    const background = solidOf(box);
    const borders = bordersOf(frame);
    const isFilled =
      background !== undefined && JSON.stringify(background) !== this.#grounds.get(frame);
    if (Math.min(width, height) <= thin && frame.children.length === 0) {
      if (isFilled) this.#line(area);
      if (isFilled || !borderColor) return;
    }
    const isSurface =
      (isFilled && width >= leastSurface.width && height >= leastSurface.height) ||
      edge !== undefined;
    const sides: Sides =
      isSurface && !borderColor
        ? allSides
        : {
            top: borderColor !== undefined && borders.top > 0,
            right: borderColor !== undefined && borders.right > 0,
            bottom: borderColor !== undefined && borders.bottom > 0,
            left: borderColor !== undefined && borders.left > 0,
          };
    const covers = background !== undefined;
    const isSeen = sides.top || sides.right || sides.bottom || sides.left || covers;
    if (isSeen) this.items.push({ kind: "box", ...area, sides, covers } satisfies BoxItem);
  }

  /** Something thin: a line, or the fill of one. */
  #line(area: Area): void {
    if (area.width >= area.height) {
      const isFilling = this.#lastBar !== undefined && covers(this.#lastBar, area);
      this.#lastBar = { kind: "bar", ...area, character: isFilling ? "━" : "─" };
      this.items.push(this.#lastBar);
      return;
    }
    this.items.push({ kind: "box", ...area, sides: { ...noSides, left: true }, covers: false });
  }

  #content(frame: Frame, area: Area): void {
    const { box } = frame;
    if (box.kind === "text") this.#text(frame);
    else if (box.kind === "field") this.items.push(fieldOf(box, area, this.#isPainted(frame)));
    else if (box.kind === "icon") {
      const sign = signOfIcon(box.icon);
      if (sign) this.items.push({ ...signOf(sign), ...area });
    }
  }

  #text({ box, lines = [], y, height }: Frame): void {
    if (box.kind !== "text" || lines.length === 0) return;
    const { textStyle } = box;
    const isCut = lines.some(({ cut }) => cut !== undefined);
    const written = isCut
      ? lines.map(({ text }) => text)
      : drawnText(box.text, textStyle).split("\n");
    const paragraphs = textStyle.bars ? written.map((text) => text.replace(/\S/g, "░")) : written;
    const left = lines.reduce((least, line) => Math.min(least, line.x), Number.POSITIVE_INFINITY);
    const right = lines.reduce((most, line) => Math.max(most, line.x + line.width), 0);
    const area = this.#seen({ x: left, y, width: right - left, height });
    if (area === undefined || paragraphs.every((text) => text.trim() === "")) return;
    const align =
      textStyle.align === "center" || textStyle.align === "right" ? textStyle.align : "left";
    const { wrapping } = textStyle;
    const isLine = wrapping === "ellipsis" && paragraphs.length === 1;
    const longest = lines.reduce((most, line) => Math.max(most, cellsOf(line.text)), 1);
    this.items.push({ kind: "words", ...area, paragraphs, align, isLine, longest });
  }
}

/** The background of a box that hides what is behind it. */
function solidOf({ paint }: Box): Color | undefined {
  const { background } = paint ?? {};
  if (background === undefined) return undefined;
  return inkOf(background, themes[defaultTheme]).opacity === undefined ? background : undefined;
}

function covers(outer: Area, inner: Area): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function insideOf({ x, y, width, height }: Area, by: number): Area {
  const [across, down] = [Math.min(by, width / 4), Math.min(by, height / 4)].map(Math.floor);
  return { x: x + across!, y: y + down!, width: width - 2 * across!, height: height - 2 * down! };
}

/** Words in the middle of their area. */
function signOf(text: string) {
  return { kind: "words", paragraphs: [text], align: "center", isLine: true } as const;
}

function toggleOf({ control, attributes = {} }: ToggleBox): Drawn | undefined {
  const isOn = attributes.checked === true;
  if (control === "file") return undefined;
  if (control === "range") {
    const [value, min, max] = ["value", "min", "max"].map((name) => Number(attributes[name]));
    const share = (value! - (min || 0)) / ((max || 100) - (min || 0));
    const knob = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5;
    return { kind: "bar", character: "─", knob };
  }
  if (attributes.role === "switch") return signOf(isOn ? "(on)" : "(off)");
  return signOf(control === "radio" ? (isOn ? "(x)" : "( )") : isOn ? "[x]" : "[ ]");
}

/** The words of a field; if it has no frame, in brackets. */
function fieldOf({ control, text }: FieldBox, area: Area, isFramed: boolean): WordsItem {
  const inner = insideOf(area, 1);
  // The sign of a select is beside its words.
  if (control === "select") inner.width = Math.max(1, inner.width - signWidth);
  const shown = text.replace(/(?<!\s)\s*\n\s*/g, " ");
  return {
    kind: "words",
    ...inner,
    paragraphs: [isFramed ? shown : `[ ${shown} ]`],
    align: "left",
    isLine: control !== "textarea",
  };
}

function isButton({ kind, tag, role }: Box): boolean {
  return kind !== "field" && (tag === "button" || role === "button");
}

/** Whether a control contains more than words and icons. */
function holdsMore({ children }: Frame): boolean {
  return children.some((child) => {
    const { kind } = child.box;
    return kind === "field" || kind === "toggle" || kind === "image" || holdsMore(child);
  });
}

/** Texts and signs in a frame, in drawing order. */
function wordsOf(frame: Frame): string {
  const words: string[] = [];
  const visit = ({ box, lines, children }: Frame): void => {
    if (box.kind === "text" && lines?.length) words.push(drawnText(box.text, box.textStyle));
    else if (box.kind === "icon") words.push(signOfIcon(box.icon) ?? "");
    for (const child of children) visit(child);
  };
  visit(frame);
  return words.join(" ").replace(/\s+/g, " ").trim();
}

/** The name of the first icon in a frame. */
function iconOf({ box, children }: Frame): string {
  if (box.kind === "icon") return box.icon;
  for (const child of children) {
    const found = iconOf(child);
    if (found !== "") return found;
  }
  return "";
}

/** The words of a frame with a single text and at most one icon; undefined for any other. */
function onlyText(frame: Frame): string | undefined {
  let texts = 0;
  let others = 0;
  const visit = ({ box, children }: Frame): void => {
    if (box.kind === "text") texts++;
    else if (box.kind !== "icon" && box.kind !== "stack" && box.kind !== "group") others++;
    for (const child of children) visit(child);
  };
  visit(frame);
  return texts === 1 && others === 0 ? wordsOf(frame) : undefined;
}
