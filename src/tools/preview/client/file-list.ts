/** Lists all wireframes by folder, with a search field and the number of errors in each. */
import type { BoardView, FileSummary, MissingPath } from "../protocol.js";
import { addressOf, type Shown } from "./address.js";
import { element, icon, refill } from "./element.js";

/** Receives the actions of the list. */
export interface ListListener {
  select(shown: Shown, isStep: boolean): void;
}

/** The list on the left. */
export class FileList {
  readonly search: HTMLInputElement;
  readonly root: HTMLElement;
  readonly #nav = element("nav", { "aria-label": "Wireframes", class: "files" });
  readonly #note = element("p", { class: "note", hidden: true });
  readonly #count = element("p", { class: "count", role: "status" });
  readonly #listener: ListListener;
  readonly #links = new Map<string, HTMLAnchorElement>();
  #files = new Map<string, FileSummary>();
  #shown: Shown | undefined;
  #boards: readonly BoardView[] = [];
  /** The file that Enter opens during a search. */
  #candidate: string | undefined;

  constructor(listener: ListListener) {
    this.#listener = listener;
    this.search = element("input", {
      type: "search",
      placeholder: "Search",
      "aria-label": "Search wireframes",
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => {
        this.#candidate = undefined;
        this.#layOut();
      },
    });
    const field = element("label", { class: "search" }, icon("search"), this.search);
    field.append(element("kbd", { "aria-hidden": "true" }, "/"));
    this.root = element("div", { class: "list" }, field, this.#nav, this.#note, this.#count);
  }

  /** Replaces all files. */
  replace(files: readonly FileSummary[], missing: readonly MissingPath[]): void {
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.setMissing(missing);
    this.#layOut();
  }

  /** Shows the paths that do not exist yet. */
  setMissing(missing: readonly MissingPath[]): void {
    this.#note.hidden = missing.length === 0;
    refill(
      this.#note,
      missing.flatMap(({ path, message }) => [
        ...(path === "." ? [] : [element("strong", {}, path), ": "]),
        `${message}, waiting for it`,
        element("br"),
      ]),
    );
  }

  /** Adds new files, updates changed ones, and drops removed ones. */
  update(files: readonly FileSummary[], removed: readonly string[]): void {
    let isNewOrder = false;
    for (const path of removed) isNewOrder = this.#files.delete(path) || isNewOrder;
    for (const file of files) {
      isNewOrder ||= !this.#files.has(file.path);
      this.#files.set(file.path, file);
      const link = this.#links.get(file.path);
      if (link) fillLink(link, file, this.search.value);
    }
    if (isNewOrder) this.#layOut();
  }

  /** The summary of a file. */
  get(path: string): FileSummary | undefined {
    return this.#files.get(path);
  }

  /** All paths in the order of the list, regardless of the search. */
  get paths(): string[] {
    return this.#sorted().map(({ path }) => path);
  }

  /** The file that Enter opens: the first match, or the one selected with the arrow keys. */
  get candidate(): string | undefined {
    return this.#candidate;
  }

  /** Whether only matching files are listed. */
  get isSearched(): boolean {
    return this.search.value.trim() !== "";
  }

  /** Lists all files again. */
  clearSearch(): void {
    if (this.search.value === "") return;
    this.search.value = "";
    this.#layOut();
    this.#currentLink()?.scrollIntoView({ block: "nearest" });
  }

  /** Focuses the shown file, or the first one. */
  focus(): void {
    const link = this.#currentLink() ?? this.#nav.querySelector("a");
    (link ?? this.search).focus();
  }

  /** The first file. */
  get first(): FileSummary | undefined {
    return this.#sorted()[0];
  }

  /** Marks what is shown, with its boards below it if there are several. */
  mark(shown: Shown | undefined, boards: readonly BoardView[]): void {
    const isSame = this.#shown?.path === shown?.path;
    const isSameBoards = titles(boards) === titles(this.#boards);
    this.#shown = shown;
    this.#boards = boards;
    if (isSame && isSameBoards) this.#markCurrent();
    else this.#layOut();
    if (!isSame) this.#currentLink()?.scrollIntoView({ block: "nearest" });
  }

  /** Goes to the next or previous file in the list. */
  step(by: 1 | -1): void {
    const paths = [...this.#links.keys()];
    if (paths.length === 0) return;
    const at = paths.indexOf(this.#shown?.path ?? "");
    const next = at < 0 ? 0 : Math.max(0, Math.min(paths.length - 1, at + by));
    const path = paths[next]!;
    if (this.isSearched) this.#setCandidate(path);
    if (path === this.#shown?.path) return;
    const hadFocus = this.#nav.contains(document.activeElement);
    this.#listener.select({ path, page: undefined }, true);
    if (hadFocus) this.#links.get(path)?.focus();
  }

  #sorted(): FileSummary[] {
    return [...this.#files.values()].sort((a, b) => byFolder(a.path, b.path));
  }

  #layOut(): void {
    const wanted = this.search.value.trim().toLowerCase().split(/\s+/);
    const found = this.#sorted().filter(({ path }) => {
      const lower = path.toLowerCase();
      return wanted.every((word) => lower.includes(word));
    });
    const focused = this.#focusedPath();
    this.#links.clear();
    const folders = new Map<string, HTMLElement>();
    for (const file of found) {
      const folder = folderOf(file.path);
      let list = folders.get(folder);
      if (!list) {
        list = element("ul");
        folders.set(folder, list);
      }
      list.append(this.#item(file));
    }
    const groups = [...folders].map(([folder, list]) =>
      folder === ""
        ? list
        : element(
            "details",
            { open: true },
            element("summary", {}, icon("chevron-down"), element("span", {}, folder)),
            list,
          ),
    );
    refill(this.#nav, groups);
    if (found.length === 0) {
      const words = this.#files.size > 0 ? "No matches" : "No wireframes yet";
      this.#nav.append(element("p", { class: "none" }, words));
    }
    const total = this.#files.size;
    const all = `${total} ${total === 1 ? "wireframe" : "wireframes"}`;
    this.#count.textContent = found.length === total ? all : `${found.length} of ${all}`;
    const paths = found.map(({ path }) => path);
    const isKept = this.#candidate !== undefined && paths.includes(this.#candidate);
    this.#setCandidate(this.isSearched ? (isKept ? this.#candidate : paths[0]) : undefined);
    if (focused !== undefined) this.#links.get(focused)?.focus();
    this.#markCurrent();
  }

  #setCandidate(path: string | undefined): void {
    this.#links.get(this.#candidate ?? "")?.classList.remove("candidate");
    this.#candidate = path;
    const link = this.#links.get(path ?? "");
    link?.classList.add("candidate");
    link?.scrollIntoView({ block: "nearest" });
  }

  #focusedPath(): string | undefined {
    return [...this.#links].find(([, link]) => link === document.activeElement)?.[0];
  }

  #item(file: FileSummary): HTMLElement {
    const link = this.link({ path: file.path, page: undefined });
    fillLink(link, file, this.search.value);
    this.#links.set(file.path, link);
    const item = element("li", {}, link);
    if (file.path === this.#shown?.path && this.#boards.length > 1) {
      const pages = this.#boards.map((board, at) => {
        const shown = { path: file.path, page: at + 1 };
        const page = this.link(shown);
        page.dataset.page = String(shown.page);
        page.append(board.title === "" ? `Page ${at + 1}` : board.title);
        return element("li", {}, page);
      });
      item.append(element("ul", { class: "pages" }, pages));
    }
    return item;
  }

  /** A link that shows a file or a board in this page. */
  link(shown: Shown): HTMLAnchorElement {
    return element("a", {
      href: addressOf(shown),
      onclick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        this.#listener.select(shown, false);
      },
    });
  }

  #currentLink(): HTMLAnchorElement | undefined {
    return this.#links.get(this.#shown?.path ?? "");
  }

  #markCurrent(): void {
    for (const link of this.#nav.querySelectorAll("a[aria-current]")) {
      link.removeAttribute("aria-current");
    }
    this.#currentLink()?.setAttribute("aria-current", "page");
    const { page } = this.#shown ?? {};
    if (page === undefined) return;
    this.#nav.querySelector(`a[data-page="${page}"]`)?.setAttribute("aria-current", "location");
  }
}

function titles(boards: readonly BoardView[]): string {
  return JSON.stringify(boards.map(({ title }) => title));
}

/** `screen-9` before `screen-10`. */
const { compare } = new Intl.Collator("en", { numeric: true });

/** The files of a folder come before those of its subfolders. */
function byFolder(a: string, b: string): number {
  return compare(folderOf(a), folderOf(b)) || compare(a, b);
}

function folderOf(path: string): string {
  const end = path.lastIndexOf("/");
  return end < 0 ? "" : path.slice(0, end);
}

function fillLink(link: HTMLAnchorElement, { path, errors }: FileSummary, searched: string): void {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const end = name.lastIndexOf(".");
  const parts = [
    icon("file-code"),
    element(
      "span",
      { class: "name" },
      marked(end > 0 ? name.slice(0, end) : name, searched.trim()),
      element("span", { class: "ending" }, end > 0 ? name.slice(end) : ""),
    ),
  ];
  if (errors > 0) {
    const spoken = ` ${errors} ${errors === 1 ? "error" : "errors"}`;
    parts.push(element("span", { class: "badge", title: spoken.trim() }, String(errors)));
    parts.at(-1)!.append(element("span", { class: "spoken" }, errors === 1 ? " error" : " errors"));
  }
  link.title = path;
  refill(link, parts);
}

/** A name with the matching letters marked. */
function marked(name: string, searched: string): (Node | string)[] {
  const at = searched === "" ? -1 : name.toLowerCase().indexOf(searched.toLowerCase());
  if (at < 0) return [name];
  const end = at + searched.length;
  return [name.slice(0, at), element("mark", {}, name.slice(at, end)), name.slice(end)];
}
