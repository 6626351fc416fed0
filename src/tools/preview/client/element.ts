/** Creates elements of the page from names, attributes and children; text is never markup. */
import type { PageIcon } from "../icon-names.js";

/** Attributes by name, and handlers by `on` plus the name of the event; false omits one. */
export type Settings = Readonly<
  Record<string, string | number | boolean | undefined | ((event: never) => void)>
>;

/** Anything that may be in an element. */
export type Child = Node | string;

/** An element with its children, which may be lists of any length. */
export function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  settings: Settings = {},
  ...children: (Child | readonly Child[])[]
): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(settings)) {
    if (typeof value === "function") made.addEventListener(key.slice(2), value as EventListener);
    else if (value !== undefined && value !== false) {
      made.setAttribute(key, value === true ? "" : String(value));
    }
  }
  for (const child of children.flat()) made.append(child);
  return made;
}

/** Replaces everything in an element, by any number of children. */
export function refill(parent: Element, children: Iterable<Child>): void {
  parent.replaceChildren();
  for (const child of children) parent.append(child);
}

const svgSpace = "http://www.w3.org/2000/svg";

/** A decorative icon, hidden from screen readers. */
export function icon(name: PageIcon): SVGSVGElement {
  const drawing = document.createElementNS(svgSpace, "svg");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svgSpace, "use");
  use.setAttribute("href", `#icon-${name}`);
  drawing.append(use);
  return drawing;
}

/** A button with an icon; its name is only spoken and shown as a tooltip. */
export function iconButton(
  name: PageIcon,
  label: string,
  press: () => void,
  settings: Settings = {},
): HTMLButtonElement {
  const all = { type: "button", class: "tool", "aria-label": label, title: label, ...settings };
  return element("button", { ...all, onclick: press }, icon(name));
}
