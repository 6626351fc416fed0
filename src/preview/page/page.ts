/** The page of the preview: puts list, controls, picture and panels together and keeps them true. */
import type { FilesChange, FindingView, Greeting, PictureView } from "../protocol.js";
import { addressOf, type Shown, shownAt } from "./address.js";
import { connect } from "./connection.js";
import { element } from "./element.js";
import { FileList } from "./file-list.js";
import { FindingsPanel } from "./findings-panel.js";
import {
  loadPreferences,
  onSchemeChange,
  type Preferences,
  resolveTheme,
  savePreferences,
} from "./preferences.js";
import { downloadAddress, fetchPicture, fetchSource, requestOpen } from "./server.js";
import { handleKey, type Shortcut, shortcutDialog } from "./shortcuts.js";
import { SourcePanel } from "./source-panel.js";
import { Stage } from "./stage.js";
import { Toolbar, zoomStep } from "./toolbar.js";

/** All that the page knows and shows. */
class PreviewPage {
  readonly #root = document.getElementById("app")!;
  readonly #list = new FileList({ select: (shown, isStep) => this.#select(shown, isStep) });
  readonly #stage = new Stage({
    select: (place) => this.#choose(place?.line, place?.lastLine),
    zoomed: (zoom) => this.#toolbar.setZoom(zoom),
    key: (event) => handleKey(event, this.#shortcuts),
  });
  readonly #findings = new FindingsPanel({
    show: ({ line }) => this.#choose(line, line, true),
    open: (finding) => this.#openEditor(finding),
    closed: () => {
      this.#isDismissed = true;
      this.#toolbar.setFindings(this.#picture, false);
    },
  });
  readonly #source = new SourcePanel({
    moved: (line) => this.#stage.highlight(line, true),
    open: (line) => this.#openEditor({ line, column: 1 }),
    closed: () => {
      this.#stage.highlight(undefined);
      this.#toolbar.setSource(false);
    },
  });
  readonly #toolbar = new Toolbar({
    prefer: (change) => this.#prefer(change),
    nextTheme: () => this.#nextTheme(),
    zoomBy: (factor) => this.#stage.zoomBy(factor),
    actualSize: () => this.#stage.actualSize(),
    fit: () => this.#stage.fit("whole"),
    toggleFindings: () => this.#toggleFindings(),
    toggleSource: () => this.#toggleSource(),
    toggleList: () => this.#showList(!this.#root.classList.contains("listed")),
    download: (format) => this.#download(format),
    copy: () => this.#copy(),
    help: () => this.#help.showModal(),
  });
  readonly #shortcuts: readonly Shortcut[] = [
    { keys: ["ArrowUp", "k"], words: "previous wireframe", work: () => this.#list.step(-1) },
    { keys: ["ArrowDown", "j"], words: "next wireframe", work: () => this.#list.step(1) },
    { keys: ["/"], words: "search", work: () => this.#search() },
    { keys: ["+", "="], words: "larger", work: () => this.#stage.zoomBy(zoomStep) },
    { keys: ["-"], words: "smaller", work: () => this.#stage.zoomBy(1 / zoomStep) },
    { keys: ["0"], words: "actual size", work: () => this.#stage.actualSize() },
    { keys: ["f"], words: "fit the whole picture", work: () => this.#stage.fit("whole") },
    { keys: ["w"], words: "fit the width", work: () => this.#stage.fit("width") },
    { keys: ["h"], words: "SVG or HTML", work: () => this.#otherFormat() },
    { keys: ["t"], words: "next colours", work: () => this.#nextTheme() },
    { keys: ["e"], words: "errors and warnings", work: () => this.#toggleFindings() },
    { keys: ["s"], words: "source", work: () => this.#toggleSource() },
    { keys: ["o"], words: "open the line in the editor", work: () => this.#openCurrent() },
    { keys: ["?"], words: "this list", work: () => this.#help.showModal() },
    { keys: ["Escape"], words: "close what is open", work: () => this.#closeTop() },
  ];
  readonly #help = shortcutDialog(this.#shortcuts);
  readonly #empty = element("p", { class: "empty", hidden: true });
  readonly #stale = element("p", { class: "stale", hidden: true });
  readonly #toast = element("p", { class: "toast", role: "status", "aria-live": "polite" });
  readonly #live = element("span", { class: "state" });
  #preferences = loadPreferences();
  #shown: Shown | undefined;
  #picture: PictureView | undefined;
  #greeting: Greeting | undefined;
  /** Counts requests, so that a slow answer does not replace a newer one. */
  #request = 0;
  #isDismissed = false;
  #toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const brand = element("p", { class: "brand" }, element("strong", {}, "wf"), this.#live);
    const side = element("aside", { class: "side", "aria-label": "All wireframes" }, brand);
    side.append(this.#list.root);
    const veil = element("div", { class: "veil", onclick: () => this.#showList(false) });
    const view = element("div", { class: "view" }, this.#stage.root, this.#empty, this.#stale);
    view.append(this.#findings.root);
    const work = element("div", { class: "work" }, this.#toolbar.root, view, this.#source.root);
    const skip = element("a", { class: "skip", href: "#stage" }, "Skip to the picture");
    this.#root.append(skip, side, veil, work, this.#toast, this.#help);
  }

  start(): void {
    this.#applyPreferences();
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && event.target === this.#list.search) this.#leaveSearch();
      else if (event.target === this.#list.search) this.#searchKey(event);
      else handleKey(event, this.#shortcuts);
    });
    addEventListener("popstate", () => {
      this.#shown = shownAt(location);
      void this.#refresh();
    });
    onSchemeChange(() => this.#preferences.theme === "auto" && void this.#refresh());
    this.#shown = shownAt(location);
    connect({
      greet: (greeting) => this.#greet(greeting),
      change: (change) => this.#change(change),
      state: (isConnected) => this.#setLive(isConnected),
    });
  }

  #greet(greeting: Greeting): void {
    if (this.#greeting && this.#greeting.script !== greeting.script) {
      location.reload();
      return;
    }
    const isRestart = this.#greeting !== undefined && this.#greeting.start !== greeting.start;
    this.#greeting = greeting;
    this.#list.replace(greeting.files, greeting.missing);
    this.#ensureShown();
    const file = this.#list.get(this.#shown?.path ?? "");
    if (isRestart || !this.#picture || file?.version !== this.#picture.version) {
      void this.#refresh();
    }
  }

  #change({ files, removed, missing }: FilesChange): void {
    this.#list.update(files, removed);
    if (missing) this.#list.setMissing(missing);
    const path = this.#shown?.path;
    const isShownNew = files.some(
      (file) => file.path === path && file.version !== this.#picture?.version,
    );
    const isShownGone = path !== undefined && removed.includes(path);
    if (isShownGone) this.#shown = undefined;
    const wasEmpty = this.#shown === undefined;
    this.#ensureShown();
    if (isShownNew || isShownGone || wasEmpty) void this.#refresh();
  }

  /** Shows the first file where nothing else was asked for. */
  #ensureShown(): void {
    const { first } = this.#list;
    if (this.#shown !== undefined || first === undefined) return;
    this.#shown = { path: first.path, page: undefined };
    history.replaceState(null, "", addressOf(this.#shown));
  }

  #select(shown: Shown, isStep: boolean): void {
    const isSameFile = shown.path === this.#shown?.path;
    this.#shown = shown;
    const address = addressOf(shown);
    if (isStep) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    if (!isStep) this.#showList(false);
    if (isSameFile) this.#goToPage();
    else void this.#refresh();
  }

  /** Asks for the picture of what is shown, and shows it. */
  async #refresh(): Promise<void> {
    const request = ++this.#request;
    const shown = this.#shown;
    if (shown === undefined) {
      this.#showNothing("There is no wireframe yet. It appears here as soon as it is saved.");
      return;
    }
    let picture: PictureView | undefined;
    try {
      picture = await fetchPicture(shown.path, this.#preferences);
    } catch {
      // The stream tells that the server has gone, and greets when it is back.
      return;
    }
    if (request !== this.#request) return;
    if (picture) await this.#show(picture);
    else this.#showNothing(`${shown.path} is not among the watched wireframes.`);
  }

  async #show(picture: PictureView): Promise<void> {
    const isOther = picture.path !== this.#picture?.path;
    const wasWrong = !isOther && this.#picture?.isStale === true;
    this.#picture = picture;
    await this.#stage.show(picture, resolveTheme(this.#preferences.theme));
    this.#empty.hidden = true;
    this.#stale.hidden = !picture.isStale;
    this.#stale.textContent = picture.wasGood ? "Last good picture" : "Best picture so far";
    this.#list.mark(this.#shown, picture.boards);
    this.#toolbar.setFile(picture.path);
    this.#toolbar.setFluid(picture.isFluid);
    document.title = `${picture.isStale ? "✗ " : ""}${picture.path}`;
    this.#findings.fill(picture);
    if (isOther || wasWrong !== picture.isStale) this.#isDismissed = false;
    if (picture.isStale && !this.#isDismissed) this.#findings.open();
    else if (!picture.isStale && (isOther || wasWrong)) {
      this.#findings.hide();
      this.#isDismissed = false;
    }
    this.#toolbar.setFindings(picture, this.#findings.isOpen);
    if (isOther) {
      this.#goToPage();
      this.#source.setLine(1);
    }
    if (this.#source.isOpen) void this.#fillSource();
  }

  #showNothing(words: string): void {
    this.#picture = undefined;
    this.#stage.clear();
    this.#findings.hide();
    this.#stale.hidden = true;
    this.#empty.hidden = false;
    this.#empty.textContent = words;
    this.#list.mark(this.#shown, []);
    this.#toolbar.setFile("");
    this.#toolbar.setFindings(undefined, false);
    document.title = "Wireframes";
  }

  #goToPage(): void {
    this.#list.mark(this.#shown, this.#picture?.boards ?? []);
    const page = this.#shown?.page;
    if (page !== undefined) this.#stage.goTo(page);
    else if (this.#picture && this.#picture.boards.length > 1) this.#stage.fit("width");
  }

  #prefer(change: Partial<Preferences>): void {
    this.#preferences = { ...this.#preferences, ...change };
    savePreferences(this.#preferences);
    this.#applyPreferences();
    void this.#refresh();
  }

  #applyPreferences(): void {
    const { theme } = this.#preferences;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    this.#toolbar.setPreferences(this.#preferences);
  }

  #otherFormat(): void {
    this.#prefer({ format: this.#preferences.format === "svg" ? "html" : "svg" });
  }

  #nextTheme(): void {
    const order = ["auto", "light", "dark"] as const;
    this.#prefer({ theme: order[(order.indexOf(this.#preferences.theme) + 1) % order.length]! });
  }

  /** Sets a line off in source and picture; undefined for neither. */
  #choose(line: number | undefined, last?: number, intoView = false): void {
    if (line === undefined) {
      this.#stage.highlight(undefined);
      return;
    }
    this.#stage.highlight(line, intoView);
    if (!this.#source.isOpen) {
      this.#source.open();
      this.#toolbar.setSource(true);
      void this.#fillSource().then(() => this.#source.setLine(line, last));
    } else this.#source.setLine(line, last);
  }

  #toggleSource(): void {
    if (this.#source.isOpen) {
      this.#source.hide();
      return;
    }
    this.#source.open();
    this.#toolbar.setSource(true);
    void this.#fillSource().then(() => {
      this.#source.focus();
      this.#stage.highlight(this.#source.line, true);
    });
  }

  async #fillSource(): Promise<void> {
    const { path } = this.#shown ?? {};
    const source = path === undefined ? undefined : await fetchSource(path).catch(() => undefined);
    if (!source || source.path !== this.#shown?.path) return;
    const wrong = this.#picture?.findings.filter(({ severity }) => severity === "error") ?? [];
    this.#source.fill(source.path, source.text, new Set(wrong.map(({ line }) => line)));
  }

  #toggleFindings(): void {
    if (this.#findings.isOpen) this.#findings.hide();
    else if (this.#picture) {
      this.#findings.open();
      this.#toolbar.setFindings(this.#picture, true);
    }
  }

  #openCurrent(): void {
    const [first] = this.#picture?.findings ?? [];
    if (this.#source.isOpen) this.#openEditor({ line: this.#source.line, column: 1 });
    else this.#openEditor(first ?? { line: 1, column: 1 });
  }

  #openEditor({ line, column }: Pick<FindingView, "line" | "column">): void {
    const file = this.#list.get(this.#shown?.path ?? "");
    if (!file) return;
    if (!this.#greeting?.opensEditor) {
      const path = file.absolute.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
      const slash = path.startsWith("/") ? "" : "/";
      element("a", { href: `vscode://file${slash}${path}:${line}:${column}` }).click();
      return;
    }
    requestOpen({ path: file.path, line, column })
      .then((isOpen) => this.#say(isOpen ? "Opened in the editor" : "The editor did not start"))
      .catch(() => this.#say("The server cannot be reached"));
  }

  #download(format: "svg" | "html"): void {
    const { path } = this.#shown ?? {};
    if (path === undefined) return;
    const href = downloadAddress(path, this.#preferences, format);
    element("a", { href, download: true }).click();
  }

  #copy(): void {
    const { path } = this.#shown ?? {};
    if (path === undefined) return;
    fetchPicture(path, { ...this.#preferences, format: "svg" })
      .then((picture) => navigator.clipboard.writeText(picture?.svg ?? ""))
      .then(() => this.#say("Copied the SVG"))
      .catch(() => this.#say("The browser does not let this page copy"));
  }

  #say(words: string): void {
    this.#toast.textContent = words;
    clearTimeout(this.#toastTimer);
    this.#toastTimer = setTimeout(() => {
      this.#toast.textContent = "";
    }, 2500);
  }

  #setLive(isConnected: boolean): void {
    this.#live.classList.toggle("lost", !isConnected);
    this.#live.textContent = isConnected ? "live" : "reconnecting";
  }

  #search(): void {
    this.#showList(true);
    this.#list.search.focus();
    this.#list.search.select();
  }

  #searchKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step !== undefined) this.#list.step(step);
    else if (event.key === "Enter") this.#leaveSearch();
    else return;
    event.preventDefault();
  }

  #leaveSearch(): void {
    this.#showList(false);
    this.#stage.root.focus();
  }

  #showList(isShown: boolean): void {
    this.#root.classList.toggle("listed", isShown);
    this.#toolbar.menuButton.setAttribute("aria-expanded", String(isShown));
  }

  #closeTop(): void {
    if (this.#root.classList.contains("listed")) this.#showList(false);
    else if (this.#findings.isOpen) this.#findings.hide();
    else this.#source.hide();
  }
}

new PreviewPage().start();
