/** Explains why there is no picture, and what to do next. */
import { starterName, starterSource } from "../starter-source.js";
import { element, icon } from "./element.js";

/** Why there is no picture. */
export type Emptiness =
  /** The file has nothing to draw; `isBlank` if it is empty. */
  | { kind: "undrawn"; path: string; isBlank: boolean; isWrong: boolean }
  /** There is no wireframe in the watched folders or under the watched names. */
  | { kind: "none"; folders: readonly string[]; files: readonly string[] }
  /** The file was shown and no longer exists. */
  | { kind: "gone"; path: string; others: readonly string[] }
  /** A URL names no watched file. */
  | { kind: "unknown"; path: string; others: readonly string[] };

/** Receives the actions of the card. */
export interface EmptyListener {
  copy(text: string): void;
  /** Opens the file that has nothing to draw. */
  edit(): void;
  /** Creates a link that shows a file. */
  link(path: string): HTMLElement;
}

/** Maximum number of other files to offer. */
const offered = 6;

/** The card shown in place of the picture. */
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
    const card = element("div", { class: "card" }, icon("file-code"), this.#content(reason));
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
          hint("Shows files that end in .wf or .wireframe, except those in .gitignore."),
        ];
      case "gone":
        return [
          title(`${reason.path} was deleted or moved`),
          words("It will be shown again as soon as it is back."),
          ...this.#others(reason.others),
        ];
      case "unknown":
        return [
          title("Wireframe not found"),
          words(`${reason.path} is not a watched wireframe.`),
          ...this.#others(reason.others),
        ];
    }
  }

  /** An example to paste. */
  #starter(hasFile: boolean): HTMLElement[] {
    const { copy, edit } = this.#listener;
    const actions = [action("copy", "Copy example", () => copy(starterSource))];
    if (hasFile) actions.push(action("external-link", "Open in editor", () => edit()));
    return [
      element("pre", { tabindex: "0", "aria-label": "Example" }, starterSource.trimEnd()),
      element("p", { class: "actions" }, actions),
    ];
  }

  /** The files that can be shown instead; if there are none, how to create one. */
  #others(paths: readonly string[]): HTMLElement[] {
    if (paths.length === 0) return this.#starter(false);
    const links = paths
      .slice(0, offered)
      .map((path) => element("li", {}, this.#listener.link(path)));
    const more = paths.length - links.length;
    return [
      element("h3", {}, paths.length === 1 ? "The other wireframe" : "Other wireframes"),
      element("ul", { class: "others" }, links),
      ...(more > 0 ? [hint(`${more} more in the list`)] : []),
    ];
  }
}

function undrawnWords({ path, isBlank, isWrong }: Emptiness & { kind: "undrawn" }): HTMLElement[] {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (isWrong) {
    return [
      title(`${name} cannot be drawn yet`),
      words("Fix the errors, or start from this example."),
    ];
  }
  return [
    title(isBlank ? `${name} is empty` : `${name} has nothing to draw yet`),
    words("Paste this example into the file and save it to see the picture here."),
  ];
}

/** Where to save a first wireframe. */
function placeWords({ folders, files }: Emptiness & { kind: "none" }): HTMLElement[] {
  const [folder] = folders;
  const [file] = files;
  const target = folder === undefined ? undefined : place(folder);
  if (target === undefined) {
    return [words("Save this example as ", place(file ?? starterName), " to see it here.")];
  }
  return [words("Save this example as ", place(starterName), " in ", target, " to see it here.")];
}

function place(path: string): HTMLElement {
  return element("code", {}, path);
}

function title(text: string): HTMLElement {
  return element("h2", {}, text);
}

function words(...parts: (string | HTMLElement)[]): HTMLElement {
  return element("p", { class: "words" }, parts);
}

function hint(text: string): HTMLElement {
  return element("p", { class: "hint" }, text);
}

function action(look: "copy" | "external-link", text: string, work: () => void): HTMLElement {
  return element("button", { type: "button", class: "action", onclick: work }, icon(look), text);
}

/** Where a first file would be found: in a watched folder, or under a watched name. */
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
