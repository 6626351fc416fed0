/** Reads the frames of a board: its elements, and everything painted, clickable and readable on it. */
import { withoutBreakMarks } from "../../base/breaks/break-marks.js";
import { mix } from "../../base/theme/ground.js";
import type { ThemeName } from "../../base/theme/theme.js";
import type { Theme, Themes } from "../../base/theme/tokens.js";
import type { Overflow } from "../../drawing/layout/find-overflow.js";
import type { Frame } from "../../drawing/layout/frame.js";
import type { BoardFrame } from "../../drawing/layout/layout-canvas.js";
import { pageFrame } from "../../drawing/layout/page-frame.js";
import { inkOf } from "../../drawing/paint/ink.js";
import { type Painter, paintFrames } from "../../drawing/paint/paint-order.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Box, Origin } from "../../model/box/box.js";
import { isPositioned } from "../../model/box/geometry.js";
import type { Color } from "../../model/box/style.js";
import type { ComponentVocabulary } from "../../model/define/vocabulary.js";
import { accessibleName, isControl, isDisabled, wordsIn } from "./controls.js";
import { edgesSeen } from "./edges-seen.js";
import type {
  Control,
  Edged,
  Heading,
  Inked,
  InspectedBoard,
  InspectedElement,
  Painted,
} from "./inspected.js";
import { PlainWords } from "./plain-words.js";
import { intersection, isEmpty, type Rect, type Side } from "./rect.js";

/** The context of a board. */
export interface BoardContext {
  themes: Themes;
  theme: ThemeName;
  /** The nodes of the source, by place. */
  nodes: ReadonlyMap<string, AstNode>;
  vocabulary: ComponentVocabulary;
  /** Number of elements on earlier boards. */
  count: number;
  /** The overflows reported by drawing. */
  overflows: ReadonlyMap<Box, Overflow>;
}

/** Minimum px of a text that readers would miss; less is the space below the letters. */
const leastCut = 1;

/** The place of an element as a key. */
export function placeKey(source: string | undefined, from: number, to: number): string {
  return `${source ?? ""}\0${from}\0${to}`;
}

/** The surroundings of a frame. */
interface Around {
  element: InspectedElement | undefined;
  plane: number;
  isPlaced: boolean;
  /** The clip rectangle, and the one for placed boxes inside positioned ones. */
  clip: Rect;
  placedClip: Rect;
  theme: ThemeName;
  grounds: Inked["grounds"];
  opacity: number;
  edged: Edged | undefined;
  control: Control | undefined;
  /** Whether it is inside a drawing, whose parts are neither read nor clicked. */
  isDrawing: boolean;
  isDisabled: boolean;
}

/** Reads one board. */
export function readBoard(board: BoardFrame, context: BoardContext): InspectedBoard {
  return new BoardReader(board, context).read();
}

class BoardReader {
  readonly #board: BoardFrame;
  readonly #context: BoardContext;
  readonly #page: Frame;
  readonly #themes: Themes;
  readonly #elements: InspectedElement[] = [];
  readonly #controls: Control[] = [];
  readonly #frames: { frame: Frame; control: Control }[] = [];
  readonly #headings: Heading[] = [];
  readonly #inked: Inked[] = [];
  readonly #labels = new Map<string, string>();
  /** The plain texts in each frame that holds a control. */
  readonly #words = new Map<Frame, PlainWords>();
  /** The surroundings of each frame that may be painted. */
  readonly #known = new Map<Frame, { around: Around; rect: Rect }>();
  readonly #toldTexts = new Set<Box>();
  readonly #toldSides = new Map<InspectedElement, Set<Side>>();
  #planes = 0;
  readonly #ways = new Set<string>();

  constructor(board: BoardFrame, context: BoardContext) {
    this.#board = board;
    this.#context = context;
    this.#page = pageFrame(board.board, board.frame);
    this.#themes = board.frame.box.themes ?? context.themes;
  }

  read(): InspectedBoard {
    const page = this.#page;
    const whole: Rect = {
      x: -1e6,
      y: -1e6,
      width: 2e6,
      height: 2e6,
    };
    const { theme } = this.#context;
    const canvas = this.#themes[page.box.theme ?? theme].colors.canvas;
    const around: Around = {
      element: undefined,
      plane: 0,
      isPlaced: false,
      clip: whole,
      placedClip: whole,
      theme,
      grounds: this.#outerGrounds([canvas]),
      opacity: 1,
      edged: undefined,
      control: undefined,
      isDrawing: false,
      isDisabled: false,
    };
    const { copy, title } = this.#board.board;
    if (page.box.style.layered) this.#layers(page, around, copy !== undefined);
    else this.#visit(page, around, undefined);
    for (const { frame, control } of this.#frames)
      control.name = accessibleName(frame, this.#labels);
    return {
      board: this.#board,
      page,
      root: this.#elements[0]?.depth === 0 ? this.#elements[0] : undefined,
      title,
      width: page.width,
      height: page.height,
      elements: this.#elements,
      painted: this.#painted(),
      inked: this.#inked,
      controls: this.#controls,
      headings: this.#headings,
      told: { texts: this.#toldTexts, sides: this.#toldSides },
      ways: this.#ways,
    };
  }

  /** The page and its overlays; a copy of a page repeats the page below an overlay. */
  #layers(frame: Frame, around: Around, isCopy: boolean): void {
    for (const [at, child] of frame.children.entries()) {
      if (at === 0 && isCopy) continue;
      this.#visit(child, at === 0 ? around : { ...around, plane: ++this.#planes }, frame);
    }
  }

  #visit(frame: Frame, around: Around, parent: Frame | undefined): void {
    const { box } = frame;
    const inside = this.#inside(frame, around);
    this.#tell(box, inside.element);
    if (frame.lines !== undefined) this.#noteCut(frame, inside);
    const place = this.#place(frame);
    const rect = intersection(place, inside.clip);
    const isSeen = !isEmpty(rect);
    if (isSeen) this.#known.set(frame, { around: inside, rect });
    // A control without text may have no width, but still exists for assistive technology.
    const isVoid = isControl(box) && isEmpty(place);
    if ((isSeen || isVoid) && !around.isDrawing) this.#note(frame, inside, around, parent);
    const edged = this.#edged(frame, inside, around);
    const isDrawing = inside.isDrawing !== around.isDrawing || box.isPicture === true;
    const within =
      isDrawing || edged !== inside.edged
        ? { ...inside, edged, isDrawing: inside.isDrawing || isDrawing }
        : inside;
    if (box.style.layered) this.#layers(frame, within, false);
    else
      for (const child of frame.children)
        this.#visit(child, this.#around(child, frame, within), frame);
    const { element } = inside;
    if (element !== undefined && element !== around.element) element.last = this.#lastNumber();
  }

  /** Records what drawing has reported about a box, for its element and all ancestors. */
  #tell(box: Box, element: InspectedElement | undefined): void {
    const overflow = this.#context.overflows.get(box);
    if (overflow === undefined) return;
    const { edge = overflow.isBelow && "bottom" } = overflow;
    if (overflow.edge === undefined) this.#toldTexts.add(box);
    if (!edge) return;
    for (let at = element; at !== undefined; at = at.parent) {
      const sides = this.#toldSides.get(at) ?? new Set();
      this.#toldSides.set(at, sides.add(edge));
    }
  }

  /** Records how much of a text is invisible: behind an ellipsis, or clipped. */
  #noteCut(frame: Frame, { element, clip, isDrawing }: Around): void {
    const { box, lines = [] } = frame;
    const words = textRect(frame, this.#page) ?? this.#place(frame);
    if (element === undefined || isDrawing || (box.kind !== "text" && box.kind !== "field")) return;
    // Text that is not visible at all is on another page of something that scrolls.
    if (isEmpty(intersection(words, clip))) return;
    // A text that runs out of its box without a clip is still seen: that is another problem.
    const px = lines.reduce(
      (most, { cut = 0 }) => Math.max(most, cut),
      Math.max(
        clip.x - words.x,
        words.x + words.width - clip.x - clip.width,
        clip.y - words.y,
        words.y + words.height - clip.y - clip.height,
      ),
    );
    if (px >= leastCut) element.cuts.push({ text: withoutBreakMarks(box.text), px });
  }

  #lastNumber(): number {
    return this.#context.count + this.#elements.length;
  }

  /** The surroundings of a child; it gets another layer if it overlaps its siblings. */
  #around(child: Frame, parent: Frame, around: Around): Around {
    const { style, floats, origin } = child.box;
    const isAbsolute = style.position === "absolute";
    // A component decides where its own parts hang.
    const isHung = floats !== undefined || (isAbsolute && origin === undefined);
    const isOver = isHung || style.raised === true || hasNegativeMargin(child.box);
    if (!isAbsolute && !isOver) return around;
    return {
      ...around,
      ...(isAbsolute && { clip: around.placedClip, isPlaced: true }),
      ...(isOver && parent.box.floats === undefined && { plane: ++this.#planes }),
    };
  }

  /** The surroundings of the content of a frame. */
  #inside(frame: Frame, around: Around): Around {
    const { box } = frame;
    const { origin, paint, style } = box;
    const theme = box.theme ?? around.theme;
    const element =
      origin !== undefined && origin !== around.element?.origin
        ? this.#element(frame, origin, around)
        : around.element;
    const grounds = this.#grounds(box, around.grounds, this.#themes[theme]);
    const cuts = style.overflow === "hidden";
    const clip = cuts ? intersection(around.clip, this.#place(frame)) : around.clip;
    const disabled = around.isDisabled || isDisabled(box);
    return {
      ...around,
      ...(element !== around.element && { plane: element!.plane }),
      theme,
      element,
      grounds,
      clip,
      placedClip: isPositioned(box) ? clip : around.placedClip,
      opacity: around.opacity * (paint?.opacity ?? 1),
      isDisabled: disabled,
      isDrawing: around.isDrawing || box.decorative === true,
    };
  }

  /** The nearest frame with a visible edge around the content of a frame; the page does not count. */
  #edged(frame: Frame, inside: Around, around: Around): Edged | undefined {
    const { element, plane, edged } = inside;
    if (element === undefined || frame === this.#page || frame.children.length === 0) return edged;
    const sides = edgesSeen(frame.box, inside.grounds[0] !== around.grounds[0]);
    if (sides.size === 0) return edged;
    return { element, frame, rect: this.#place(frame), plane, sides, outer: edged };
  }

  /** The background of the page itself: the screen of a device in its frame. */
  #outerGrounds(canvas: Inked["grounds"]): Inked["grounds"] {
    const { board, frame } = this.#board;
    let grounds = canvas;
    let outer = frame;
    for (const at of board.page ?? []) {
      const theme = this.#themes[outer.box.theme ?? this.#context.theme];
      grounds = this.#grounds(outer.box, grounds, theme);
      outer = outer.children[at] ?? outer;
    }
    return grounds;
  }

  #grounds(box: Box, grounds: Inked["grounds"], theme: Theme): Inked["grounds"] {
    if (box.kind === "image" || box.isPicture) return [undefined];
    let all = grounds;
    const { background, hatch } = box.paint ?? {};
    if (background) all = this.#over(background, all, theme);
    if (hatch) all = [inkOf(hatch, theme).color, ...all];
    return all;
  }

  /** A color on top of others, or alone if it is opaque. */
  #over(color: Color, grounds: Inked["grounds"], theme: Theme): Inked["grounds"] {
    const ink = inkOf(color, theme);
    if (ink.opacity === undefined) return [ink.color];
    return grounds.map((ground) => ground && mix(ground, ink.color, ink.opacity!));
  }

  #element(frame: Frame, origin: Origin, around: Around): InspectedElement {
    const { source, from, to } = origin;
    const node = this.#context.nodes.get(placeKey(source, from, to));
    const rect = this.#place(frame);
    const number = this.#lastNumber() + 1;
    const plane = node && this.#isOver(node) ? ++this.#planes : around.plane;
    const element: InspectedElement = {
      ...rect,
      number,
      last: number,
      depth: around.element ? around.element.depth + 1 : 0,
      parent: around.element,
      name: wordAt(origin) ?? node?.type.toLowerCase() ?? "element",
      words: wordsIn(frame, 60) || frame.box.name || "",
      origin,
      node,
      frame,
      plane,
      isFiller: node !== undefined && this.#componentOf(node)?.filler === true,
      isPlaced: around.isPlaced,
      visible: intersection(rect, around.clip),
      cuts: [],
    };
    this.#elements.push(element);
    return element;
  }

  #componentOf({ type }: AstNode) {
    return this.#context.vocabulary.componentOfType(type);
  }

  /** Whether an element is above others wherever it is written. */
  #isOver(node: AstNode): boolean {
    const component = this.#componentOf(node);
    return (
      component !== undefined && (component.layer !== undefined || component.countsAs !== undefined)
    );
  }

  #plainWordsIn(parent: Frame): PlainWords {
    const words = this.#words.get(parent) ?? new PlainWords(parent);
    this.#words.set(parent, words);
    return words;
  }

  #note(frame: Frame, inside: Around, around: Around, parent: Frame | undefined): void {
    const { box, lines } = frame;
    const { element, plane } = inside;
    const { attributes, tag, behavior } = box;
    if (tag === "label" && typeof attributes?.for === "string") {
      this.#labels.set(attributes.for, wordsIn(frame, 200));
    }
    const { navigate, opens } = behavior?.intent ?? {};
    for (const way of [behavior?.href, navigate, opens]) {
      if (way) this.#ways.add(way.replace(/^#/, ""));
    }
    if (element === undefined) return;
    if (isControl(box)) {
      const control: Control = {
        element,
        box,
        rect: this.#place(frame),
        plane,
        name: "",
        isDisabled: inside.isDisabled,
        isInLine: parent !== undefined && this.#plainWordsIn(parent).areBeside(frame),
        inside: around.control,
      };
      this.#controls.push(control);
      this.#frames.push({ frame, control });
      inside.control = control;
    }
    const level = tag === undefined ? undefined : /^h([1-6])$/.exec(tag)?.[1];
    if (level) this.#headings.push({ element, box, level: Number(level), plane });
    const isText = (box.kind === "text" || box.kind === "field") && lines?.some(({ text }) => text);
    if (!isText && box.kind !== "icon") return;
    this.#inked.push({
      element,
      frame,
      theme: this.#themes[inside.theme],
      grounds: inside.grounds,
      opacity: inside.opacity,
    });
  }

  /** Everything painted on the page, in painting order. */
  #painted(): Painted[] {
    const painted: Painted[] = [];
    const known = this.#known;
    const themes = this.#themes;
    let order = 0;
    const painter: Painter = {
      box(frame, themeName) {
        order++;
        const about = known.get(frame);
        const element = about?.around.element;
        if (!about || element === undefined) return;
        let kind = kindOf(frame);
        if (kind === undefined) return;
        const { plane, isDrawing } = about.around;
        if (kind === "ink" && isDrawing) kind = "line";
        const rect =
          kind === "ink" ? intersection(inkRect(frame, about.rect), about.rect) : about.rect;
        const theme = themes[themeName];
        const inside = about.around.edged;
        painted.push({ order, element, plane, rect, frame, inside, kind, theme });
      },
      enterGroup() {},
      leaveGroup() {},
      enterClip() {},
      leaveClip() {},
    };
    const shift = { x: this.#page.x, y: this.#page.y };
    const inkRect = (frame: Frame, rect: Rect): Rect => textRect(frame, shift) ?? rect;
    paintFrames(this.#board.frame, this.#context.theme, painter);
    return painted;
  }

  #place({ x, y, width, height }: Frame): Rect {
    return { x: x - this.#page.x, y: y - this.#page.y, width, height };
  }
}

/** How a frame affects what is below it. */
function kindOf({ box, lines }: Frame): Painted["kind"] | undefined {
  if (box.kind === "text") return lines?.some(({ text }) => text !== "") ? "ink" : undefined;
  if (box.kind === "field" || box.kind === "toggle" || box.kind === "icon") return "ink";
  if (box.kind === "image") return "cover";
  if (box.paint?.background !== undefined) return "cover";
  return box.kind === "shape" || box.paint?.borderColor ? "line" : undefined;
}

/** The rectangle of a text's letters, which may be narrower than its box. */
function textRect(
  { box, lines, y, height }: Frame,
  shift: { x: number; y: number },
): Rect | undefined {
  if (box.kind !== "text" || lines === undefined || lines.length === 0) return undefined;
  const left = lines
    .map((line) => line.x)
    .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const right = lines
    .map((line) => line.x + line.width)
    .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { x: left - shift.x, y: y - shift.y, width: right - left, height };
}

function hasNegativeMargin({ style }: Box): boolean {
  const { margin } = style;
  if (margin === undefined) return false;
  return Object.values(margin).some((edge) => typeof edge === "number" && edge < 0);
}

/** The word at the start of an element. */
function wordAt({ from, lines }: Origin): string | undefined {
  return lines && /^[A-Za-z][\w-]*/.exec(lines.content.slice(from, from + 40))?.[0];
}
