/** Contains the picture: zoom, fit, pan, and the frame around the selected element. */
import type { Area, PictureView } from "../protocol.js";
import type { Content, ElementPlace } from "./content.js";
import { element, refill } from "./element.js";
import { areaOf, HtmlContent } from "./html-content.js";
import type { LiveLink } from "./live-links.js";
import { SvgContent } from "./svg-content.js";

/** Receives the events of the stage. */
export interface StageListener {
  /** An element was clicked, or nothing; `isActive` if the click has already done something else. */
  select(place: ElementPlace | undefined, isActive: boolean): void;
  /** A link in live HTML was followed; `isAside` if it should open in another tab. */
  follow(link: LiveLink, isAside: boolean): void;
  zoomed(zoom: number): void;
  /** A key was pressed inside live HTML. */
  key(event: KeyboardEvent): void;
  /** The pointer has moved over the picture. */
  moved(): void;
  /** Whether clicks only choose an element for a note. */
  picks(): boolean;
  /** The position or size of the picture has changed. */
  placed(): void;
  /** The mouse was pressed inside live HTML, which the rest of the page cannot see. */
  pressed(): void;
}

/** `width` fits the width and `whole` fits everything, both without enlarging; a number is the zoom itself. */
type ZoomMode = "width" | "whole" | number;

const leastZoom = 0.05;
const mostZoom = 8;
/** px around a fitted picture. */
const margin = 8;
/** ms for which a target is highlighted. */
const flashTime = 1200;
/** px that a mouse may move during a click. */
const clickSlack = 4;

/** The scrollable area with the picture. */
export class Stage {
  readonly root: HTMLElement;
  readonly #listener: StageListener;
  readonly #svg = new SvgContent();
  readonly #html: HtmlContent;
  readonly #marks = element("div", { class: "marks", "aria-hidden": "true" });
  /** Clickable content on top of the picture. */
  readonly over = element("div", { class: "over" });
  readonly #sheet = element("div", { class: "sheet" });
  /** The position of the pointer in the window, while it is over the stage. */
  #pointer: { x: number; y: number } | undefined;
  #content: Content = this.#svg;
  #picture: PictureView | undefined;
  #mode: ZoomMode = "width";
  #zoom = 1;
  #line: number | undefined;

  constructor(listener: StageListener) {
    this.#listener = listener;
    this.#html = new HtmlContent({
      select: (place, isActive) => listener.select(place, isActive),
      follow: (link, isAside) => listener.follow(link, isAside),
      resized: () => this.#apply(),
      key: (event) => listener.key(event),
      pressed: () => listener.pressed(),
      moved: () => listener.moved(),
      picks: () => listener.picks(),
      opened: (area) => {
        this.highlight(undefined);
        this.reveal(area);
      },
    });
    this.#html.root.hidden = true;
    this.#sheet.append(this.#svg.root, this.#html.root, this.#marks, this.over);
    this.root = element("main", {
      class: "stage",
      id: "stage",
      tabindex: "0",
      "aria-label": "Picture",
    });
    this.root.append(this.#sheet);
    this.root.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
    this.#followPointer();
    new ResizeObserver(() => typeof this.#mode !== "number" && this.#apply()).observe(this.root);
  }

  /** Shows a picture; one of the same file keeps its zoom and scroll. */
  async show(picture: PictureView, theme: "light" | "dark"): Promise<void> {
    const isOther = picture.path !== this.#picture?.path;
    const content = picture.html === undefined ? this.#svg : this.#html;
    await content.show(picture, theme);
    this.#picture = picture;
    this.#content = content;
    this.#svg.root.hidden = content !== this.#svg;
    this.#html.root.hidden = content !== this.#html;
    if (isOther) {
      this.#mode = "width";
      this.#line = undefined;
    }
    this.#apply();
    if (isOther) this.root.scrollTo(0, 0);
  }

  /** Removes the picture. */
  clear(): void {
    this.#picture = undefined;
    this.#svg.root.hidden = true;
    this.#html.root.hidden = true;
    this.#marks.replaceChildren();
  }

  /** Notes that the file has a new path; nothing visible changes. */
  rename(path: string): void {
    if (this.#picture) this.#picture = { ...this.#picture, path };
    this.#html.rename(path);
  }

  /** Whether an overlay of live HTML is open. */
  get hasOverlay(): boolean {
    return this.#content === this.#html && this.#picture !== undefined && this.#html.hasOverlay;
  }

  /** Closes the most recently opened overlay. */
  closeOverlay(): void {
    this.#html.closeOverlay();
  }

  fit(mode: "whole" | "width"): void {
    this.#mode = mode;
    this.#apply();
  }

  /** Zooms around the center of the stage. */
  zoomBy(factor: number): void {
    const { clientWidth, clientHeight } = this.root;
    this.#zoomTo(this.#zoom * factor, clientWidth / 2, clientHeight / 2);
  }

  actualSize(): void {
    const { clientWidth, clientHeight } = this.root;
    this.#zoomTo(1, clientWidth / 2, clientHeight / 2);
  }

  /** Frames the element of a line. */
  highlight(line: number | undefined, intoView = false): void {
    this.#line = line;
    this.#mark();
    if (intoView && line !== undefined) {
      this.#marks.firstElementChild?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  /** Brings a board into view, by its number from 1. */
  goTo(page: number): void {
    const shown = this.#picture?.boards[page - 1];
    if (!shown) return;
    if (this.#content === this.#html) this.#html.enterBoard(shown);
    const board = this.#content.areaOfBoard(shown);
    const { clientWidth, clientHeight } = this.root;
    const room = Math.min(
      (clientWidth - 8 * margin) / board.width,
      (clientHeight - 10 * margin) / board.height,
    );
    this.#mode = Math.max(leastZoom, Math.min(1, Math.max(room, 0.35)));
    this.#apply();
    const left = this.#sheet.offsetLeft + (board.x + board.width / 2) * this.#zoom;
    const top = this.#sheet.offsetTop + board.y * this.#zoom;
    this.root.scrollTo(left - clientWidth / 2, top - 6 * margin);
  }

  /** The number, from 1, of the board whose page has an id; undefined unless it is shown as HTML. */
  boardWithId(id: string): number | undefined {
    return this.#content === this.#html ? this.#html.boardWithId(id) : undefined;
  }

  /** Highlights a board for a moment, by its number from 1: a jump to the current place would show nothing. */
  flashBoard(page: number): void {
    const board = this.#picture?.boards[page - 1];
    if (board) this.#flash(this.#content.areaOfBoard(board));
  }

  /** Brings an element of live HTML into view, and highlights it for a moment. */
  goToElement(target: Element): void {
    const area = areaOf(target);
    this.reveal(area);
    this.#flash(area);
  }

  /** Scrolls just enough to show an area of the picture, or its beginning. */
  reveal(area: Area): void {
    const frame = this.#frame("mark", area);
    this.#marks.append(frame);
    const isTall = area.height * this.#zoom > this.root.clientHeight;
    frame.scrollIntoView({ block: isTall ? "start" : "nearest", inline: "nearest" });
    frame.remove();
  }

  #flash(area: Area): void {
    const frame = this.#frame("flash", area);
    this.#marks.append(frame);
    setTimeout(() => frame.remove(), flashTime);
  }

  #apply(): void {
    const { width, height } = this.#content.size;
    if (!this.#picture || width === 0) return;
    this.#zoom = this.#zoomOf(this.#mode, width, height);
    this.#content.scale(this.#zoom);
    this.#sheet.style.width = `${width * this.#zoom}px`;
    this.#sheet.style.height = `${height * this.#zoom}px`;
    this.#mark();
    this.#listener.zoomed(this.#zoom);
    this.#listener.placed();
  }

  /** The current areas of an element, in px of the sheet. */
  areasOf(number: number): Area[] {
    if (!this.#picture) return [];
    const zoom = this.#zoom;
    return this.#content.areasOf(number).map(({ x, y, width, height }) => ({
      x: x * zoom,
      y: y * zoom,
      width: width * zoom,
      height: height * zoom,
    }));
  }

  /** The numbers of all drawn elements, in drawing order. */
  get elements(): number[] {
    return [...new Set(this.#picture?.elements ?? [])].filter((number) => number >= 0);
  }

  /** The number of the element under the pointer. */
  get pointed(): number | undefined {
    if (!this.#picture) return undefined;
    if (this.#content === this.#html) return this.#html.pointed;
    if (!this.#pointer) return undefined;
    const number = this.#elementUnder(this.#pointer.x, this.#pointer.y)?.number ?? -1;
    return number < 0 ? undefined : number;
  }

  /** The number of the innermost element of a line. */
  elementAtLine(line: number): number | undefined {
    const [area] = this.#picture ? this.#content.areasAt(line) : [];
    if (!area) return undefined;
    return this.elements.findLast((number) =>
      this.#content.areasOf(number).some((each) => isSameArea(each, area)),
    );
  }

  /** The selected line. */
  get line(): number | undefined {
    return this.#line;
  }

  /** Selects an element by its number. */
  goToNumber(number: number): void {
    const [area] = this.#picture ? this.#content.areasOf(number) : [];
    if (!area) return;
    this.reveal(area);
    this.#flash(area);
  }

  #elementUnder(clientX: number, clientY: number) {
    const { left, top } = this.#sheet.getBoundingClientRect();
    return this.#svg.elementAt((clientX - left) / this.#zoom, (clientY - top) / this.#zoom);
  }

  #zoomOf(mode: ZoomMode, width: number, height: number): number {
    if (typeof mode === "number") return Math.max(leastZoom, Math.min(mostZoom, mode));
    const { clientWidth, clientHeight } = this.root;
    const across = (clientWidth - 2 * margin) / width;
    const down = (clientHeight - 2 * margin) / height;
    const room = mode === "width" ? across : Math.min(across, down);
    return Math.max(leastZoom, Math.min(1, room));
  }

  /** Zooms while keeping a point of the stage in place. */
  #zoomTo(zoom: number, x: number, y: number): void {
    const before = this.#zoom;
    const left = this.root.scrollLeft + x - this.#sheet.offsetLeft;
    const top = this.root.scrollTop + y - this.#sheet.offsetTop;
    this.#mode = zoom;
    this.#apply();
    const grown = this.#zoom / before;
    this.root.scrollTo(
      left * grown + this.#sheet.offsetLeft - x,
      top * grown + this.#sheet.offsetTop - y,
    );
  }

  #mark(): void {
    const areas = this.#line === undefined ? [] : this.#content.areasAt(this.#line);
    refill(
      this.#marks,
      areas.map((area) => this.#frame("mark", area)),
    );
  }

  #frame(look: "mark" | "flash", { x, y, width, height }: Area): HTMLElement {
    const mark = element("div", { class: look });
    mark.style.left = `${x * this.#zoom}px`;
    mark.style.top = `${y * this.#zoom}px`;
    mark.style.width = `${width * this.#zoom}px`;
    mark.style.height = `${height * this.#zoom}px`;
    return mark;
  }

  #onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top } = this.root.getBoundingClientRect();
    const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 150);
    this.#zoomTo(this.#zoom * factor, event.clientX - left, event.clientY - top);
  }

  /** Dragging with the mouse moves the picture, a click selects an element. Touch scrolls by itself. */
  #followPointer(): void {
    const { root } = this;
    let start: { x: number; y: number; left: number; top: number; id: number } | undefined;
    let isDrag = false;
    root.addEventListener("pointerdown", (event) => {
      isDrag = false;
      if (event.pointerType !== "mouse" || event.button > 1) return;
      if (this.over.contains(event.target as Node)) return;
      const { clientX: x, clientY: y, pointerId: id } = event;
      start = { x, y, left: root.scrollLeft, top: root.scrollTop, id };
    });
    root.addEventListener("pointermove", ({ clientX, clientY, pointerId }) => {
      if (start?.id !== pointerId) return;
      const across = clientX - start.x;
      const down = clientY - start.y;
      if (!isDrag && Math.hypot(across, down) > clickSlack) {
        isDrag = true;
        root.setPointerCapture(pointerId);
        root.classList.add("dragged");
      }
      if (isDrag) root.scrollTo(start.left - across, start.top - down);
    });
    for (const end of ["pointerup", "pointercancel"] as const) {
      root.addEventListener(end, () => {
        start = undefined;
        root.classList.remove("dragged");
      });
    }
    root.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
      this.#pointer = { x, y };
      this.#listener.moved();
    });
    root.addEventListener("pointerleave", () => {
      this.#pointer = undefined;
    });
    root.addEventListener("click", ({ clientX, clientY, target }) => {
      if (isDrag || this.#content !== this.#svg) return;
      if (this.over.contains(target as Node)) return;
      this.#pointer = { x: clientX, y: clientY };
      this.#listener.select(this.#elementUnder(clientX, clientY), false);
    });
  }
}

function isSameArea(a: Area, b: Area): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
