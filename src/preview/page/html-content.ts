/** Shows a picture as live HTML in a frame that can run nothing, and finds its elements by their marks. */
import type { Area, PictureView } from "../protocol.js";
import { type Content, type ElementPlace, innermost } from "./content.js";
import { element } from "./element.js";

/** The frame with the wireframe in it. */
export class HtmlContent implements Content {
  readonly root = element("div", { class: "picture live" });
  size = { width: 0, height: 0 };
  readonly #frame: HTMLIFrameElement;
  readonly #ready: Promise<Document>;
  readonly #resized: () => void;
  #zoom = 1;
  #lines: (ElementPlace | undefined)[] = [];

  /**
   * @param select is called with the element that was pressed
   * @param resized is called when the content has another size than before
   * @param key is called with what is typed in the frame outside of its fields
   */
  constructor(
    select: (place: ElementPlace, area: Area) => void,
    resized: () => void,
    key: (event: KeyboardEvent) => void,
  ) {
    this.#resized = resized;
    this.#frame = element("iframe", {
      title: "Wireframe as HTML",
      sandbox: "allow-same-origin allow-popups",
      src: "/frame",
    });
    this.#ready = new Promise((resolve) => {
      this.#frame.addEventListener("load", () => {
        const inner = this.#frame.contentDocument!;
        inner.addEventListener("click", (event) => {
          stayHere(event);
          const found = this.#placeOf(event.target as Element);
          if (found) select(found.place, found.area);
        });
        inner.addEventListener("submit", (event) => event.preventDefault());
        inner.addEventListener("keydown", key);
        new ResizeObserver(() => this.#measure()).observe(inner.body);
        resolve(inner);
      });
    });
    this.root.append(this.#frame);
  }

  async show({ html = "", css = "", lines = [], width, height }: PictureView, theme: string) {
    const inner = await this.#ready;
    const [, style] = inner.querySelectorAll("style");
    style!.textContent = css;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--canvas");
    inner.documentElement.style.colorScheme = theme;
    inner.documentElement.style.background = ground;
    this.size = { width, height };
    this.#frame.style.width = `${width}px`;
    inner.body.innerHTML = html;
    this.#lines = lines.map((place) => {
      const [line, column, lastLine] = place ?? [];
      return line === undefined ? undefined : { line, column: column!, lastLine: lastLine! };
    });
    this.#measure();
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
    return same.map(({ box }) => areaOf(box));
  }

  #placeOf(target: Element): { place: ElementPlace; area: Area } | undefined {
    for (let at: Element | null = target; at; at = at.parentElement) {
      const place = this.#lines[Number(at.getAttribute("data-box") ?? Number.NaN)];
      if (place) return { place, area: areaOf(at) };
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
    this.#resized();
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

/** A link of a wireframe leads nowhere in the preview, but to other sites and within the picture. */
function stayHere(event: Event): void {
  const link = (event.target as Element).closest("a[href]");
  const target = link?.getAttribute("href") ?? "";
  if (!link || target.startsWith("#")) return;
  event.preventDefault();
  if (/^https?:\/\//i.test(target)) open(target, "_blank", "noopener,noreferrer");
}

function areaOf(box: Element): Area {
  const { x, y, width, height } = box.getBoundingClientRect();
  return { x, y, width, height };
}

/** The boxes of one element lie in each other; the outer one is what it looks like. */
function isOutermost(box: Element): boolean {
  return !(box.parentElement?.closest("[inert]") ?? false);
}
