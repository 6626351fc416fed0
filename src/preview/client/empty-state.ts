/** Says why there is no picture, and what to do next. */
import { starterName, starterSource } from "../starter-source.js";
import { element, icon } from "./element.js";

/** Why there is no picture. */
export type Emptiness =
  /** The file has nothing to draw; `isBlank` when it has nothing at all. */
  | { kind: "undrawn"; path: string; isBlank: boolean; isWrong: boolean }
  /** No file is watched; `missing` are named paths that lead to none yet. */
  | { kind: "none"; folders: readonly string[]; files: readonly string[] }
  /** The file was shown, and went. */
  | { kind: "gone"; path: string; others: readonly string[] }
  /** An address names no watched file. */
  | { kind: "unknown"; path: string; others: readonly string[] };

/** What can be done from here. */
export interface EmptyListener {
  copy(text: string): void;
  /** Opens the file that has nothing to draw. */
  edit(): void;
  /** Makes a link that shows a file. */
  link(path: string): HTMLElement;
}

/** Other files that are offered. */
const offered = 6;

/** The sheet in place of the picture. */
export class EmptyState {
  readonly root = element("section", {
    class: "empty",
    "aria-label": "No picture",
    "aria-live": "polite",
    hidden: true,
  });
  readonly #listener: EmptyListener;

  constructor(listener: EmptyListener) {
    this.#listener = listener;
  }

  get isShown(): boolean {
    return !this.root.hidden;
  }

  hide(): void {
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  show(reason: Emptiness): void {
    const card = element("div", { class: "card" }, icon("file-code"), ...this.#content(reason));
    this.root.replaceChildren(card);
    this.root.hidden = false;
  }

  #content(reason: Emptiness): HTMLElement[] {
    switch (reason.kind) {
      case "undrawn":
        return [...undrawnWords(reason), ...this.#starter(true)];
      case "none":
        return [
          title("No wireframes yet"),
          ...placeWords(reason),
          ...this.#starter(false),
          hint("Files that end in .wf or .wireframe are shown; what .gitignore names is left out."),
        ];
      case "gone":
        return [
          title(`${reason.path} is gone`),
          words("It was deleted or moved away. It is shown again as soon as it is back."),
          ...this.#others(reason.others),
        ];
      case "unknown":
        return [
          title("No such wireframe"),
          words(`${reason.path} is not among the watched wireframes.`),
          ...this.#others(reason.others),
        ];
    }
  }

  /** An example to paste. */
  #starter(hasFile: boolean): HTMLElement[] {
    const { copy, edit } = this.#listener;
    const actions = [action("copy", "Copy the example", () => copy(starterSource))];
    if (hasFile) actions.push(action("external-link", "Open in the editor", () => edit()));
    return [
      element("pre", { tabindex: "0", "aria-label": "Example" }, starterSource.trimEnd()),
      element("p", { class: "actions" }, ...actions),
    ];
  }

  /** The files that can be shown instead; without any, how to make one. */
  #others(paths: readonly string[]): HTMLElement[] {
    if (paths.length === 0) return this.#starter(false);
    const links = paths
      .slice(0, offered)
      .map((path) => element("li", {}, this.#listener.link(path)));
    const more = paths.length - links.length;
    return [
      element("h3", {}, paths.length === 1 ? "The other wireframe" : "Other wireframes"),
      element("ul", { class: "others" }, ...links),
      ...(more > 0 ? [hint(`${more} more in the list`)] : []),
    ];
  }
}

function undrawnWords({ path, isBlank, isWrong }: Emptiness & { kind: "undrawn" }): HTMLElement[] {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (isWrong) {
    return [
      title(`Nothing in ${name} can be drawn yet`),
      words("Fix the errors, or start from this example."),
    ];
  }
  return [
    title(isBlank ? `${name} is empty` : `${name} has nothing to draw yet`),
    words("Paste this example into it and save: the picture appears here."),
  ];
}

/** Where to save a first wireframe. */
function placeWords({ folders, files }: Emptiness & { kind: "none" }): HTMLElement[] {
  const [folder] = folders;
  const [file] = files;
  const target = folder === undefined ? undefined : place(folder);
  if (target === undefined) {
    return [words("Save this example as ", place(file ?? starterName), ": it appears here.")];
  }
  return [words("Save this example as ", place(starterName), " in ", target, ": it appears here.")];
}

function place(path: string): HTMLElement {
  return element("code", {}, path);
}

function title(text: string): HTMLElement {
  return element("h2", {}, text);
}

function words(...parts: (string | HTMLElement)[]): HTMLElement {
  return element("p", { class: "words" }, ...parts);
}

function hint(text: string): HTMLElement {
  return element("p", { class: "hint" }, text);
}

function action(look: "copy" | "external-link", text: string, work: () => void): HTMLElement {
  return element("button", { type: "button", class: "action", onclick: work }, icon(look), text);
}

/** Where a first file would be found: in a watched folder, or under a name that is waited for. */
export function noneIn(roots: readonly string[]): Emptiness {
  const isFile = (path: string): boolean => /\.(?:wf|wireframe)$/i.test(path);
  return {
    kind: "none",
    folders: roots.filter((path) => !isFile(path)),
    files: roots.filter(isFile),
  };
}

/** Files of the same name first, then those of the same folder. */
export function nearestFirst(paths: readonly string[], path: string): string[] {
  const parts = (each: string) => /^(.*\/)?([^/]*)$/.exec(each) ?? [];
  const [, folder, name] = parts(path);
  const distance = (each: string): number => {
    const [, otherFolder, otherName] = parts(each);
    return otherName === name ? 0 : otherFolder === folder ? 1 : 2;
  };
  return paths.toSorted((a, b) => distance(a) - distance(b));
}
