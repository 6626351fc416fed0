/** Shows a picture with clickable elements, and the pins of notes. */
import { element } from "../../preview/client/element.js";
import { elementWords } from "../../preview/client/note-words.js";
import type { Review, ShownElement } from "../review.js";

/** A note on the picture. */
export interface Pin {
  number: number;
  /** Number of its element; undefined if it is lost. */
  at?: number | undefined;
  state: "open" | "done";
}

/** Width in px of a form next to an element; the same as in the style. */
const formWidth = 300;

/** Size of a pin in px. */
const pinSize = 24;

/** The key that identifies an element's button after a redraw. */
export function areaKey({ at }: Pick<ShownElement, "at">): string {
  return `element ${at}`;
}

/** The picture from the tool, without clickable elements. */
export function plainPicture(address: string): HTMLElement {
  return element("div", { class: "stage" }, element("img", { src: address, alt: "The wireframe" }));
}

/** How far each arrow key moves the focus, in the order of the source. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Makes many buttons a single tab stop; the arrow keys, Home and End move among them. */
function withArrows(areas: readonly HTMLButtonElement[], first: HTMLButtonElement): void {
  let stop = first;
  for (const area of areas) area.tabIndex = area === first ? 0 : -1;
  for (const [at, area] of areas.entries()) {
    area.addEventListener("focus", () => {
      stop.tabIndex = -1;
      area.tabIndex = 0;
      stop = area;
    });
    area.addEventListener("keydown", (event) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      areas[Math.max(0, Math.min(areas.length - 1, at + step))]!.focus();
    });
  }
}

/**
 * A picture with its elements and pins.
 *
 * @param chosen number of the element that a note is being written about
 * @param reached number of the element that the Tab key leads to
 */
export function livePicture(
  { svg, width, height, elements }: Review,
  pinned: readonly Pin[],
  {
    chosen,
    reached,
    choose,
    form,
  }: {
    chosen: number | undefined;
    reached: number | undefined;
    choose(element: ShownElement): void;
    /** The content next to the chosen element. */
    form: readonly HTMLElement[];
  },
): HTMLElement {
  const share = (value: number, whole: number) => `${(100 * value) / whole}%`;
  const areas = elements.map((each) => {
    const area = element("button", {
      type: "button",
      class: "area",
      "data-key": areaKey(each),
      title: elementWords(each),
      "aria-label": `Note on ${elementWords(each)}`,
      "aria-pressed": String(each.at === chosen),
      onclick: () => choose(each),
    });
    const { style } = area;
    style.left = share(each.x, width);
    style.top = share(each.y, height);
    style.width = share(each.width, width);
    style.height = share(each.height, height);
    return area;
  });
  const first = areas[elements.findIndex(({ at }) => at === (chosen ?? reached))] ?? areas[0];
  if (first) withArrows(areas, first);
  const pins = pinned.flatMap(({ number, at, state }) => {
    const place = elements.find((each) => each.at === at);
    if (!place) return [];
    const pin = element("span", { class: `pin ${state}`, "aria-hidden": "true" }, String(number));
    pin.style.left = `calc(${share(place.x + place.width, width)} - ${pinSize / 2}px)`;
    pin.style.top = `calc(${share(place.y, height)} - ${pinSize / 2}px)`;
    return [pin];
  });
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const picture = element("img", { src: address, alt: "The wireframe", width, height });
  const place = elements.find(({ at }) => at === chosen);
  for (const { style } of place ? form : []) {
    style.left = `max(0px, min(${share(place!.x, width)}, 100% - ${formWidth}px))`;
    // Low elements get it above them, so that the chat need not be scrolled.
    if (place!.y + place!.height < height * 0.6 || height < 400)
      style.top = `calc(${share(place!.y + place!.height, height)} + 8px)`;
    else style.bottom = `calc(${share(height - place!.y, height)} + 8px)`;
  }
  const group = element(
    "div",
    { role: "group", "aria-label": "Elements; arrow keys go from one to the next" },
    areas,
  );
  return element("div", { class: "stage" }, picture, group, pins, place ? form : []);
}
