/** The row of controls above the picture. */
import { lookNames } from "../../../base/theme/look.js";
import { looks } from "../../../base/theme/looks.js";
import { type ThemeChoice, themeNamed, themeNames } from "../../../base/theme/theme.js";
import type { PageIcon } from "../icon-names.js";
import type { PictureView } from "../protocol.js";
import { diagnosticCount } from "./diagnostics-panel.js";
import { element, icon, iconButton } from "./element.js";
import type { MoreMenu } from "./more-menu.js";
import type { Preferences } from "./preferences.js";

/** Receives the actions of the toolbar. */
export interface ToolbarListener {
  prefer(change: Partial<Preferences>): void;
  nextTheme(): void;
  zoomBy(factor: number): void;
  actualSize(): void;
  fit(): void;
  toggleDiagnostics(): void;
  toggleSource(): void;
  toggleList(): void;
}

/** The factor of one press on + or −. */
export const zoomStep = 1.2;

const formats = [
  ["svg", "image", "SVG"],
  ["html", "app-window", "HTML"],
] as const;

const themeButtons: readonly (readonly [ThemeChoice, PageIcon, string])[] = [
  ["auto", "sun-moon", "System colors"],
  ...themeNames.map((name) => {
    const { icon: look, title } = themeNamed(name);
    return [name, look, title] as const;
  }),
];

/** The controls. */
export class Toolbar {
  readonly root: HTMLElement;
  readonly menuButton: HTMLButtonElement;
  readonly #folder = element("span", { class: "folder" });
  readonly #name = element("span", { class: "name" });
  readonly #percent: HTMLButtonElement;
  readonly #diagnostics: HTMLButtonElement;
  readonly #source: HTMLButtonElement;
  readonly #widths: HTMLSelectElement;
  readonly #looks: HTMLSelectElement;
  /** The controls that change the view of a picture. */
  readonly #zooms: readonly HTMLButtonElement[];
  readonly #formats = new Map<string, HTMLButtonElement>();
  readonly #themes = new Map<string, HTMLButtonElement>();

  /**
   * @param more the menu at the end of the row
   * @param notes opens the notes
   */
  constructor(
    listener: ToolbarListener,
    more: Pick<MoreMenu, "button" | "root">,
    notes: HTMLElement,
  ) {
    this.menuButton = iconButton("menu", "Wireframes", () => listener.toggleList(), {
      class: "tool menu-button",
      "aria-expanded": "false",
    });
    this.#percent = element(
      "button",
      {
        type: "button",
        class: "tool percent",
        title: "Actual size (0)",
        onclick: () => listener.actualSize(),
      },
      "100%",
    );
    this.#diagnostics = element("button", {
      type: "button",
      class: "tool diagnostics-button",
      "aria-expanded": "false",
      "aria-controls": "diagnostics",
      onclick: () => listener.toggleDiagnostics(),
    });
    this.#source = iconButton("code-xml", "Source (s)", () => listener.toggleSource(), {
      "aria-pressed": "false",
    });
    this.#widths = element("select", {
      "aria-label": "Page width",
      onchange: () => {
        const width = Number(this.#widths.value);
        listener.prefer({ pageWidth: width > 0 ? width : undefined });
      },
    });
    this.#widths.append(element("option", { value: "0" }, "Default"), ...deviceOptions());
    this.#looks = element("select", {
      "aria-label": "Look",
      title: "Look of all pages",
      onchange: () => {
        const look = lookNames.find((name) => name === this.#looks.value);
        listener.prefer({ look });
      },
    });
    this.#looks.append(
      element("option", { value: "" }, "Own look"),
      ...lookNames.map((name) => element("option", { value: name }, looks[name].title)),
    );
    this.#zooms = [
      iconButton("minus", "Zoom out (-)", () => listener.zoomBy(1 / zoomStep)),
      this.#percent,
      iconButton("plus", "Zoom in (+)", () => listener.zoomBy(zoomStep)),
      iconButton("maximize", "Fit picture (f)", () => listener.fit()),
    ];
    this.root = element(
      "header",
      { class: "bar" },
      this.menuButton,
      element("h1", { class: "shown" }, this.#folder, this.#name),
      this.#diagnostics,
      element(
        "div",
        { class: "tools", role: "toolbar", "aria-label": "View" },
        choices(["Format", "formats"], formats, this.#formats, (format) =>
          listener.prefer({ format }),
        ),
        element("label", { class: "select" }, this.#widths, icon("chevron-down")),
        element("label", { class: "select" }, this.#looks, icon("chevron-down")),
        element("div", { class: "group", role: "group", "aria-label": "Zoom" }, this.#zooms),
        // On phones, there is only room for the current choice, which then switches to the next.
        choices(["Colors", "themes"], themeButtons, this.#themes, (theme, isPressed) =>
          isPressed ? listener.nextTheme() : listener.prefer({ theme }),
        ),
      ),
      element("div", { class: "group" }, notes, this.#source, more.button),
      more.root,
    );
  }

  /** Shows the name of the file. */
  setFile(path: string): void {
    const end = path.lastIndexOf("/") + 1;
    this.#folder.textContent = path.slice(0, end);
    this.#name.textContent = path.slice(end) || "Wireframes";
  }

  setPreferences({ format, theme, look, pageWidth }: Preferences): void {
    for (const [name, button] of this.#formats) press(button, name === format);
    for (const [name, button] of this.#themes) press(button, name === theme);
    this.#widths.value = String(pageWidth ?? 0);
    this.#looks.value = look ?? "";
  }

  /** Sets whether there is a picture and whether there is a file. */
  setPicture(isDrawn: boolean, isFile: boolean): void {
    for (const button of this.#zooms) button.disabled = !isDrawn;
    this.#source.disabled = !isFile;
    if (isFile) return;
    this.#widths.disabled = true;
  }

  setZoom(zoom: number): void {
    const percent = `${Math.round(zoom * 100)}%`;
    this.#percent.textContent = percent;
    this.#percent.setAttribute("aria-label", `Zoom ${percent}, reset to actual size`);
  }

  setSource(isOpen: boolean): void {
    press(this.#source, isOpen);
  }

  setDiagnostics(picture: PictureView | undefined, isOpen: boolean): void {
    const words = picture ? diagnosticCount(picture.counts) : "";
    const worst = picture?.diagnostics.reduce<string>(
      (least, { severity }) => (rank(severity) > rank(least) ? severity : least),
      "none",
    );
    const look: PageIcon =
      worst === "error" ? "circle-x" : worst === "warning" ? "triangle-alert" : "check";
    this.#diagnostics.className = `tool diagnostics-button ${worst ?? "none"}`;
    this.#diagnostics.hidden = picture === undefined;
    this.#diagnostics.setAttribute("aria-expanded", String(isOpen));
    this.#diagnostics.title = "Diagnostics (e)";
    this.#diagnostics.replaceChildren(icon(look), element("span", {}, words || "No problems"));
  }

  /** The width has no effect if all pages have a width of their own. */
  setFluid(isFluid: boolean): void {
    this.#widths.disabled = !isFluid;
    this.#widths.title = isFluid
      ? "Width of pages that do not set one"
      : "All pages set their own width";
  }
}

function rank(severity: string): number {
  return ["none", "info", "warning", "error"].indexOf(severity);
}

function press(button: HTMLButtonElement, isPressed: boolean): void {
  button.setAttribute("aria-pressed", String(isPressed));
}

function choices<const N extends string>(
  [label, look]: readonly [label: string, look: string],
  list: readonly (readonly [name: N, icon: PageIcon, words: string])[],
  buttons: Map<string, HTMLButtonElement>,
  choose: (name: N, isPressed: boolean) => void,
): HTMLElement {
  const classes = `group choices ${look}`;
  const group = element("div", { class: classes, role: "group", "aria-label": label });
  for (const [name, drawing, words] of list) {
    const button = iconButton(drawing, words, () => {
      choose(name, button.getAttribute("aria-pressed") === "true");
    });
    // A short word is clearer than an icon.
    if (words.length < 5) button.append(element("span", {}, words));
    buttons.set(name, button);
    group.append(button);
  }
  return group;
}

function deviceOptions(): HTMLElement[] {
  const list = document.documentElement.dataset.devices ?? "";
  return list.split(",").map((entry) => {
    const [width = "", ...names] = entry.split(" ");
    return element("option", { value: width }, `${width} · ${names.join(" ")}`);
  });
}
