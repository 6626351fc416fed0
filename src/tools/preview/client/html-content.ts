/** Shows a picture as live HTML in a frame that cannot run scripts, and finds its elements by their marks. */
import { outermostAreas } from "../../../model/box/area.js";
import type { Area, BoardView, PictureView } from "../protocol.js";
import { type Content, type ElementPlace, elementPlace, innermost } from "./content.js";
import { element } from "./element.js";
import { boardElement, boardNumber, type LiveLink, linkAround, readLink } from "./live-links.js";
import { LiveState } from "./live-state.js";

/** Receives the events of the frame. */
export interface LiveListener {
  /** An element was clicked; `isActive` if the click has already done something else. */
  select(place: ElementPlace, isActive: boolean): void;
  /** A link was followed; `isAside` if it should open in another tab. */
  follow(link: LiveLink, isAside: boolean): void;
  /** The size of the content has changed. */
  resized(): void;
  /** A key was pressed. */
  key(event: KeyboardEvent): void;
  /** The pointer has moved. */
  moved(): void;
  /** Whether clicks only choose an element for a note. */
  picks(): boolean;
  /** A mouse button was pressed. */
  pressed(): void;
  /** An overlay was opened in this area. */
  opened(area: Area): void;
}

/** Elements that react to clicks themselves. */
const active = "a[href], [popovertarget], summary, label, input, select, textarea";

/** The frame with the wireframe in it. */
export class HtmlContent implements Content {
  readonly root = element("div", { class: "picture live" });
  size = { width: 0, height: 0 };
  readonly #frame: HTMLIFrameElement;
  readonly #ready: Promise<Document>;
  readonly #listener: LiveListener;
  readonly #state = new LiveState();
  /** Overlays in the order in which they were opened; some may be closed by now, or not be open yet. */
  #overlays: HTMLElement[] = [];
  #elements: readonly number[] = [];
  /** The element under the pointer. */
  #pointed: Element | undefined;
  #zoom = 1;
  #path: string | undefined;
  #boards: readonly BoardView[] = [];
  #lines: (ElementPlace | undefined)[] = [];

  constructor(listener: LiveListener) {
    this.#listener = listener;
    this.#frame = element("iframe", {
      title: "Wireframe as HTML",
      sandbox: "allow-same-origin allow-popups",
      src: "/frame",
    });
    this.#ready = new Promise((resolve) => {
      this.#frame.addEventListener("load", () => {
        const inner = this.#frame.contentDocument!;
        this.#listen(inner);
        new ResizeObserver(() => this.#measure()).observe(inner.body);
        resolve(inner);
      });
    });
    this.root.append(this.#frame);
  }

  async show(picture: PictureView, theme: string) {
    const { path, html = "", css = "", lines = [], elements = [], width, height, boards } = picture;
    const inner = await this.#ready;
    const [, style] = inner.querySelectorAll("style");
    style!.textContent = css;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--canvas");
    inner.documentElement.style.colorScheme = theme;
    inner.documentElement.style.background = ground;
    this.size = { width, height };
    this.#frame.style.width = `${width}px`;
    const redo = path === this.#path ? this.#state.keep(inner.body, this.#open) : undefined;
    this.#path = path;
    this.#boards = boards;
    this.#overlays = [];
    inner.body.innerHTML = html;
    this.#state.start(inner.body);
    redo?.(inner.body);
    this.#lines = lines.map((places) => (places === null ? undefined : elementPlace(places)));
    this.#elements = elements;
    this.#pointed = undefined;
    this.#measure();
  }

  areasOf(element: number): Area[] {
    const inner = this.#frame.contentDocument;
    const boxes = [...(inner?.querySelectorAll("[data-box]") ?? [])];
    const same = boxes.filter((box) => this.#numberOf(box) === element && isOutermost(box));
    // The content of closed elements takes no space.
    const outer = same.filter((box) => !same.some((other) => other !== box && other.contains(box)));
    return outer.map(areaOf).filter(({ width, height }) => width > 0 && height > 0);
  }

  /** The number of the element under the pointer. */
  get pointed(): number | undefined {
    for (let at = this.#pointed; at; at = at.parentElement ?? undefined) {
      const number = this.#numberOf(at);
      if (number >= 0) return number;
    }
    return undefined;
  }

  #numberOf(box: Element): number {
    return this.#elements[Number(box.getAttribute("data-box") ?? Number.NaN)] ?? -1;
  }

  /** Updates the path of the file. */
  rename(path: string): void {
    this.#path = path;
  }

  scale(zoom: number): void {
    this.#zoom = zoom;
    this.#place();
  }

  areasAt(line: number): Area[] {
    const inner = this.#frame.contentDocument;
    const marked = [...(inner?.querySelectorAll("[data-box]") ?? [])].flatMap((box) => {
      const place = this.#lines[Number(box.getAttribute("data-box"))];
      return place ? [{ ...place, box }] : [];
    });
    const found = innermost(marked, line);
    if (!found) return [];
    const same = marked.filter(
      (each) => each.line === found.line && each.column === found.column && isOutermost(each.box),
    );
    const areas = same.map(({ box }) => areaOf(box));
    return found.written ? outermostAreas(areas) : areas;
  }

  /** The number, from 1, of the board whose page has an id. */
  boardWithId(id: string): number | undefined {
    const inner = this.#frame.contentDocument;
    return inner ? boardNumber(inner, id, this.#boards) : undefined;
  }

  areaOfBoard(board: BoardView): Area {
    const inner = this.#frame.contentDocument;
    const found = inner ? boardElement(inner, board) : undefined;
    return found ? areaOf(found) : board;
  }

  /** Shows a board. For a copy with an overlay, shows its page and opens that overlay. */
  enterBoard(board: BoardView): void {
    this.#open.at(0)?.hidePopover();
    const inner = this.#frame.contentDocument;
    const found = inner ? boardElement(inner, board) : undefined;
    const same = this.#boards.filter(({ box }) => box === board.box);
    const overlays = found?.querySelectorAll<HTMLElement>('[popover][data-over="board"]') ?? [];
    // Overlays drawn in place have neither a copy nor a popover, or only one of the two.
    if (overlays.length === same.length - 1) overlays[same.indexOf(board) - 1]?.showPopover();
  }

  get hasOverlay(): boolean {
    return this.#open.length > 0;
  }

  /** Closes the most recently opened overlay. */
  closeOverlay(): void {
    this.#open.at(-1)?.hidePopover();
  }

  /** The open overlays, from the bottom up. */
  get #open(): HTMLElement[] {
    return this.#overlays.filter((overlay) => overlay.matches(":popover-open"));
  }

  #listen(inner: Document): void {
    inner.addEventListener("pointermove", ({ target }) => {
      this.#pointed = target as Element;
      this.#listener.moved();
    });
    inner.documentElement.addEventListener("pointerleave", () => {
      this.#pointed = undefined;
    });
    inner.addEventListener("click", (event) => this.#onPick(event), true);
    inner.addEventListener("click", (event) => this.#onPress(event));
    inner.addEventListener("auxclick", (event) => this.#followFrom(event));
    inner.addEventListener("pointerdown", () => this.#listener.pressed());
    inner.addEventListener("submit", (event) => event.preventDefault());
    inner.addEventListener("keydown", (event) => this.#listener.key(event));
    // Popover events do not bubble, so they are handled in the capture phase.
    inner.addEventListener("beforetoggle", (event) => this.#noteOrder(event), true);
    inner.addEventListener("toggle", (event) => this.#onToggle(event), true);
  }

  /** While the viewer chooses an element for a note, clicks do nothing else. */
  #onPick(event: MouseEvent): void {
    if (!this.#listener.picks()) return;
    event.preventDefault();
    event.stopPropagation();
    const target = event.target as Element;
    this.#pointed = target;
    const place = this.#placeOf(target);
    if (place) this.#listener.select(place, false);
  }

  #onPress(event: MouseEvent): void {
    this.#followFrom(event);
    const target = event.target as Element;
    const place = this.#placeOf(target);
    if (place) this.#listener.select(place, target.closest(active) !== null);
  }

  /** Links never navigate the frame; the page around it follows them. */
  #followFrom(event: MouseEvent): void {
    const link = linkAround(event.target as Element);
    if (!link || event.button > 1) return;
    event.preventDefault();
    const meant = readLink(link, this.#boards);
    const isAside = event.button === 1 || event.ctrlKey || event.metaKey;
    if (meant.kind === "place") unfold(meant.element);
    this.#listener.follow(meant, isAside);
    // As after any jump within a document, the Tab key continues from there.
    if ("element" in meant && !isAside) focusOn(meant.element);
  }

  /** A key may be pressed before the event that reports the opening of an overlay, which is a separate task. */
  #noteOrder(event: Event): void {
    const overlay = event.target as HTMLElement;
    if (!overlay.hasAttribute("popover")) return;
    this.#overlays = this.#overlays.filter((each) => each !== overlay && each.isConnected);
    if ((event as ToggleEvent).newState === "open") this.#overlays.push(overlay);
  }

  #onToggle(event: Event): void {
    const overlay = event.target as HTMLElement;
    if (!overlay.hasAttribute("popover") || (event as ToggleEvent).newState !== "open") return;
    // An overlay covers the whole board with a scrim and shows its content on it.
    this.#listener.opened(areaOf(overlay.querySelector('[role="dialog"]') ?? overlay));
  }

  #placeOf(target: Element): ElementPlace | undefined {
    for (let at: Element | null = target; at; at = at.parentElement) {
      const place = this.#lines[Number(at.getAttribute("data-box") ?? Number.NaN)];
      if (place) return place;
    }
    return undefined;
  }

  #measure(): void {
    const inner = this.#frame.contentDocument;
    if (!inner) return;
    const { scrollWidth } = inner.body;
    const height = Math.ceil(inner.body.getBoundingClientRect().height);
    const width = Math.max(this.size.width, scrollWidth);
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    this.#place();
    this.#listener.resized();
  }

  #place(): void {
    const { width, height } = this.size;
    this.#frame.style.width = `${width}px`;
    this.#frame.style.height = `${height}px`;
    this.#frame.style.transform = `scale(${this.#zoom})`;
    this.root.style.width = `${width * this.#zoom}px`;
    this.root.style.height = `${height * this.#zoom}px`;
  }
}

/** Focuses an element that is not normally focusable. */
function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Opens all folding parts around an element, as browsers do when they jump to it. */
function unfold(target: Element): void {
  for (let at = target.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    at.open = true;
  }
}

/** The area of an element, in px of the picture. */
export function areaOf(box: Element): Area {
  const { x, y, width, height } = box.getBoundingClientRect();
  return { x, y, width, height };
}

/** The boxes of an element are nested; the outermost one is its visible extent. */
function isOutermost(box: Element): boolean {
  return !(box.parentElement?.closest("[inert]") ?? false);
}
