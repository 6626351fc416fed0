/** Lets the viewer choose an element of the picture with the pointer or the arrow keys. */
import type { Area } from "../protocol.js";
import { element } from "./element.js";

/** What the picker needs from the stage. */
export interface PickerListener {
  /** The drawn elements, in order. */
  elements(): readonly number[];
  areasOf(element: number): Area[];
  pointed(): number | undefined;
  picked(element: number): void;
  /** The picker was turned on or off. */
  toggled(isOn: boolean): void;
}

/** The directions in which keys move the frame. */
type Direction = "next" | "previous" | "out" | "in";

const directions: Readonly<Record<string, Direction>> = {
  ArrowRight: "next",
  ArrowLeft: "previous",
  ArrowUp: "out",
  ArrowDown: "in",
};

/** The frame around the element that would be chosen. */
export class ElementPicker {
  readonly root = element("div", { class: "pick", hidden: true });
  readonly hint = element(
    "p",
    { class: "pick-hint", role: "status", hidden: true },
    "Click an element to pin a note. Or use the arrow keys, then Enter. Esc cancels.",
  );
  readonly #listener: PickerListener;
  #current: number | undefined;
  #isOn = false;

  constructor(listener: PickerListener) {
    this.#listener = listener;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  start(): void {
    this.#isOn = true;
    this.hint.hidden = false;
    this.#current = this.#listener.pointed() ?? this.#listener.elements()[0];
    this.place();
    this.#listener.toggled(true);
  }

  stop(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.hint.hidden = true;
    this.root.hidden = true;
    this.#listener.toggled(false);
  }

  /** Follows the pointer. */
  follow(): void {
    if (!this.#isOn) return;
    this.#current = this.#listener.pointed() ?? this.#current;
    this.place();
  }

  /** Moves the frame to the current position of its element. */
  place(): void {
    const [area] =
      this.#isOn && this.#current !== undefined ? this.#listener.areasOf(this.#current) : [];
    this.root.hidden = area === undefined;
    if (!area) return;
    const { style } = this.root;
    style.left = `${area.x}px`;
    style.top = `${area.y}px`;
    style.width = `${area.width}px`;
    style.height = `${area.height}px`;
  }

  /** Handles a key; false if it has no meaning here. */
  press(key: string): boolean {
    if (!this.#isOn) return false;
    const direction = directions[key];
    if (key === "Enter") this.pick(this.#current);
    else if (direction === undefined) return false;
    else this.#move(direction);
    return true;
  }

  /** Chooses an element. */
  pick(number: number | undefined): void {
    this.stop();
    if (number !== undefined) this.#listener.picked(number);
  }

  #move(direction: Direction): void {
    const all = this.#listener.elements().filter((each) => this.#listener.areasOf(each).length > 0);
    const at = all.indexOf(this.#current ?? -1);
    const [own] = this.#current === undefined ? [] : this.#listener.areasOf(this.#current);
    const isIn = (inner: number, outer: Area): boolean => {
      const [area] = this.#listener.areasOf(inner);
      return area !== undefined && inner !== this.#current && contains(outer, area);
    };
    let next: number | undefined;
    if (direction === "next") next = all[at + 1];
    else if (direction === "previous") next = all[at - 1];
    else if (own && direction === "in") next = all.slice(at + 1).find((each) => isIn(each, own));
    else if (own) {
      next = all.slice(0, Math.max(0, at)).findLast((each) => {
        const [area] = this.#listener.areasOf(each);
        return area !== undefined && contains(area, own);
      });
    }
    this.#current = next ?? this.#current;
    this.place();
    this.root.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function contains(outer: Area, inner: Area): boolean {
  const slack = 0.5;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
