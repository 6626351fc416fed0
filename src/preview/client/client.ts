/** The script of the preview: puts list, controls, picture and panels together and keeps them true. */
import { themeChoices } from "../../theme/theme.js";
import type {
  DiagnosticView,
  DownloadView,
  FileMove,
  FilesChange,
  Greeting,
  PictureView,
} from "../protocol.js";
import { addressOf, type Shown } from "./address.js";
import { connect } from "./connection.js";
import { copyText, download } from "./deliver.js";
import { DiagnosticsPanel } from "./diagnostics-panel.js";
import { Drawer } from "./drawer.js";
import { element } from "./element.js";
import { type Emptiness, EmptyState, nearestFirst, noneIn } from "./empty-state.js";
import { FileList } from "./file-list.js";
import { Keyboard, type Layer } from "./keyboard.js";
import { type LiveLink, linkedFile } from "./live-links.js";
import { MoreMenu } from "./more-menu.js";
import { openInEditor } from "./open-in-editor.js";
import {
  loadPreferences,
  onSchemeChange,
  type Preferences,
  resolveScheme,
  savePreferences,
} from "./preferences.js";
import { fetchPicture, fetchSource } from "./server.js";
import { type Shortcut, shortcutDialog } from "./shortcuts.js";
import { ShownFile } from "./shown-file.js";
import { SourcePanel } from "./source-panel.js";
import { Stage } from "./stage.js";
import { Toast } from "./toast.js";
import { Toolbar, zoomStep } from "./toolbar.js";

/** All that the page knows and shows. */
class PreviewPage {
  readonly #root = document.getElementById("app")!;
  readonly #toast = new Toast();
  readonly #list = new FileList({ select: (shown, isStep) => this.#select(shown, isStep) });
  readonly #stage = new Stage({
    select: (place, isActive) => {
      // A click that already did something need not open the source too.
      if (!isActive || this.#source.isOpen) this.#choose(place?.line, place?.lastLine);
    },
    follow: (link, isAside) => this.#follow(link, isAside),
    zoomed: (zoom) => this.#toolbar.setZoom(zoom),
    key: (event) => this.#keyboard.pressInFrame(event),
    pressed: () => this.#more.close(),
  });
  readonly #diagnostics = new DiagnosticsPanel({
    show: ({ line }) => this.#choose(line, line, true),
    open: (diagnostic) => this.#openEditor(diagnostic),
    closed: () => {
      this.#isDismissed = true;
      this.#toolbar.setDiagnostics(this.#picture, false);
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
  readonly #more = new MoreMenu({
    download: (format, scale) => this.#download(format, scale),
    copy: () => this.#copySvg(),
    help: () => this.#help.showModal(),
  });
  readonly #toolbar = new Toolbar(
    {
      prefer: (change) => this.#prefer(change),
      nextTheme: () => this.#nextTheme(),
      zoomBy: (factor) => this.#stage.zoomBy(factor),
      actualSize: () => this.#stage.actualSize(),
      fit: () => this.#stage.fit("whole"),
      toggleDiagnostics: () => this.#toggleDiagnostics(),
      toggleSource: () => this.#toggleSource(),
      toggleList: () => this.#drawer.toggle(),
    },
    this.#more,
  );
  readonly #empty = new EmptyState({
    copy: (text) => void copyText(text, "Example copied", this.#toast),
    edit: () => this.#openEditor({ line: 1, column: 1 }),
    link: (path) => {
      const link = this.#list.link({ path, page: undefined });
      link.append(path);
      return link;
    },
  });
  readonly #shortcuts: readonly Shortcut[] = [
    { keys: ["ArrowUp", "k"], words: "previous wireframe", work: () => this.#list.step(-1) },
    { keys: ["ArrowDown", "j"], words: "next wireframe", work: () => this.#list.step(1) },
    { keys: ["/"], words: "search; Enter opens the match", work: () => this.#search() },
    { keys: ["+", "="], words: "zoom in", work: () => this.#stage.zoomBy(zoomStep) },
    { keys: ["-"], words: "zoom out", work: () => this.#stage.zoomBy(1 / zoomStep) },
    { keys: ["0"], words: "actual size", work: () => this.#stage.actualSize() },
    { keys: ["f"], words: "fit the picture", work: () => this.#stage.fit("whole") },
    { keys: ["w"], words: "fit the width", work: () => this.#stage.fit("width") },
    { keys: ["h"], words: "SVG or HTML", work: () => this.#otherFormat() },
    { keys: ["t"], words: "next theme", work: () => this.#nextTheme() },
    { keys: ["e"], words: "errors and warnings", work: () => this.#toggleDiagnostics() },
    { keys: ["s"], words: "source", work: () => this.#toggleSource() },
    { keys: ["o"], words: "open the line in your editor", work: () => this.#openCurrent() },
    { keys: ["d"], words: "download", work: () => this.#more.open() },
    { keys: ["?"], words: "show keyboard shortcuts", work: () => this.#help.showModal() },
  ];
  readonly #layers: readonly Layer[] = [
    { isOpen: () => this.#toast.isProblem, close: () => this.#toast.close() },
    { isOpen: () => this.#more.isOpen, close: () => this.#more.close() },
    {
      isOpen: () => this.#isSearching && this.#list.isSearched,
      close: () => this.#list.clearSearch(),
    },
    { isOpen: () => this.#isSearching, close: () => this.#leaveSearch() },
    { isOpen: () => this.#drawer.isOpen, close: () => this.#drawer.close() },
    { isOpen: () => this.#stage.hasOverlay, close: () => this.#stage.closeOverlay() },
    { isOpen: () => this.#diagnostics.isOpen, close: () => this.#diagnostics.hide() },
    { isOpen: () => this.#source.isOpen, close: () => this.#source.hide() },
    { isOpen: () => this.#list.isSearched, close: () => this.#list.clearSearch() },
  ];
  readonly #help = shortcutDialog([
    ...this.#shortcuts,
    { keys: ["Escape"], words: "close what is on top" },
  ]);
  readonly #stale = element("p", { class: "stale", hidden: true });
  readonly #live = element("span", { class: "state" });
  readonly #drawer: Drawer;
  readonly #keyboard: Keyboard;
  readonly #shown = new ShownFile();
  #preferences = loadPreferences();
  #picture: PictureView | undefined;
  #greeting: Greeting | undefined;
  /** Whether a picture of the path that is shown was there before. */
  #wasShown = false;
  /** Counts requests, so that a slow answer does not replace a newer one. */
  #request = 0;
  #isDismissed = false;

  constructor() {
    const brand = element("p", { class: "brand" }, element("strong", {}, "wf"), this.#live);
    const side = element("aside", { class: "side", "aria-label": "All wireframes" }, brand);
    side.append(this.#list.root);
    const view = element("div", { class: "view" }, this.#stage.root, this.#empty.root, this.#stale);
    view.append(this.#diagnostics.root);
    const work = element("div", { class: "work" }, this.#toolbar.root, view, this.#source.root);
    const skip = element("a", { class: "skip", href: "#stage" }, "Skip to picture");
    this.#drawer = new Drawer({
      root: this.#root,
      side,
      behind: work,
      button: this.#toolbar.menuButton,
      enter: () => this.#list.focus(),
    });
    this.#keyboard = new Keyboard({
      shortcuts: this.#shortcuts,
      layers: this.#layers,
      dialog: this.#help,
      search: this.#list.search,
      step: (by) => this.#list.step(by),
      choose: () => this.#openFound(),
    });
    this.#root.append(skip, side, this.#drawer.veil, work, this.#toast.root, this.#help);
  }

  start(): void {
    this.#applyPreferences();
    addEventListener("popstate", () => {
      this.#shown.readAddress();
      this.#followMoves();
      if (this.#picture && this.#shown.path === this.#picture.path) this.#goToPage();
      else {
        this.#wasShown = false;
        void this.#refresh();
      }
    });
    onSchemeChange(() => this.#preferences.theme === "auto" && void this.#refresh());
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
    this.#shown.replaceMoves(greeting.moved);
    this.#followMoves();
    this.#ensureShown();
    const file = this.#list.get(this.#shown.path ?? "");
    if (isRestart || !this.#picture || file?.version !== this.#picture.version) {
      void this.#refresh();
    }
  }

  #change({ files, removed, moved, missing }: FilesChange): void {
    this.#list.update(files, removed);
    if (missing) this.#list.setMissing(missing);
    this.#shown.addMoves(moved);
    const back = this.#shown.goBack(files);
    if (back) this.#rename(back);
    this.#followMoves();
    const path = this.#shown.path;
    const isShownNew = files.some(
      (file) => file.path === path && file.version !== this.#picture?.version,
    );
    const isShownGone = path !== undefined && removed.includes(path);
    const wasEmpty = path === undefined;
    this.#ensureShown();
    if (isShownNew || isShownGone || wasEmpty) void this.#refresh();
  }

  #followMoves(): void {
    const move = this.#shown.follow((path) => this.#list.get(path) !== undefined);
    if (!move) return;
    this.#rename(move);
    this.#toast.say(`${move.from} is now ${move.to}`);
  }

  /** The file that is shown has another path; nothing else changes. */
  #rename({ from, to }: FileMove): void {
    if (this.#picture?.path === from) {
      this.#picture = { ...this.#picture, path: to };
      this.#stage.rename(to);
      this.#toolbar.setFile(to);
    }
    this.#list.mark(this.#shown.current, this.#picture?.boards ?? []);
  }

  /** Shows the first file unless another was requested. */
  #ensureShown(): void {
    const { first } = this.#list;
    if (this.#shown.current === undefined && first !== undefined) {
      this.#shown.show({ path: first.path, page: undefined }, true);
    }
  }

  #select(shown: Shown, isStep: boolean): void {
    const isSameFile = shown.path === this.#shown.path && this.#picture !== undefined;
    this.#shown.show(shown, isStep);
    if (!isStep) this.#drawer.close();
    if (isSameFile) this.#goToPage();
    else {
      this.#wasShown = false;
      void this.#refresh();
    }
  }

  /** Asks for the picture of what is shown, and shows it. */
  async #refresh(): Promise<void> {
    const request = ++this.#request;
    const shown = this.#shown.current;
    if (shown === undefined) {
      this.#showNothing(noneIn(this.#greeting?.roots ?? []));
      return;
    }
    let picture: PictureView | undefined;
    try {
      const isThere = this.#list.get(shown.path) !== undefined;
      if (isThere) picture = await fetchPicture(shown.path, this.#preferences);
    } catch {
      // The stream reports that the server has gone, and greets when it is back.
      return;
    }
    if (request !== this.#request) return;
    if (picture) await this.#show(picture);
    else {
      const { path } = shown;
      const others = nearestFirst(this.#list.paths, path);
      this.#showNothing({ kind: this.#wasShown ? "gone" : "unknown", path, others });
    }
  }

  async #show(picture: PictureView): Promise<void> {
    const isOther = picture.path !== this.#picture?.path;
    const wasWrong = !isOther && this.#picture?.isStale === true;
    const isDrawn = picture.boards.length > 0;
    this.#picture = picture;
    this.#wasShown = true;
    await this.#stage.show(picture, resolveScheme(this.#preferences.theme));
    if (isDrawn) this.#empty.hide();
    else {
      const { path, isBlank, isStale: isWrong } = picture;
      this.#empty.show({ kind: "undrawn", path, isBlank, isWrong });
    }
    this.#stale.hidden = !picture.isStale || !isDrawn;
    this.#stale.textContent = picture.wasGood ? "Last good picture" : "Best picture so far";
    this.#list.mark(this.#shown.current, picture.boards);
    this.#toolbar.setFile(picture.path);
    this.#toolbar.setFluid(picture.isFluid);
    this.#toolbar.setPicture(isDrawn, true);
    this.#more.setPicture(isDrawn);
    document.title = `${picture.isStale ? "✗ " : ""}${picture.path}`;
    this.#diagnostics.fill(picture);
    if (isOther || wasWrong !== picture.isStale) this.#isDismissed = false;
    if (picture.isStale && !this.#isDismissed) this.#diagnostics.open();
    else if (!picture.isStale && (isOther || wasWrong)) {
      this.#diagnostics.hide();
      this.#isDismissed = false;
    }
    this.#toolbar.setDiagnostics(picture, this.#diagnostics.isOpen);
    if (isOther) {
      this.#goToPage();
      this.#source.setLine(1);
    }
    if (this.#source.isOpen) void this.#fillSource();
  }

  #showNothing(reason: Emptiness): void {
    this.#picture = undefined;
    this.#stage.clear();
    this.#diagnostics.hide();
    this.#source.hide();
    this.#stale.hidden = true;
    this.#empty.show(reason);
    this.#list.mark(this.#shown.current, []);
    this.#toolbar.setFile("path" in reason ? reason.path : "");
    this.#toolbar.setDiagnostics(undefined, false);
    this.#toolbar.setPicture(false, false);
    this.#more.setPicture(false);
    document.title = "Wireframes";
  }

  #goToPage(): void {
    this.#findBoard();
    this.#list.mark(this.#shown.current, this.#picture?.boards ?? []);
    const page = this.#shown.current?.page;
    if (page !== undefined) this.#stage.goTo(page);
    else if (this.#picture && this.#picture.boards.length > 1) this.#stage.fit("width");
  }

  /** Takes the number of a board that so far is known by its id alone. */
  #findBoard(): void {
    const { path, board } = this.#shown.current ?? {};
    if (path === undefined || board === undefined) return;
    const page = this.#stage.boardWithId(board);
    this.#shown.show({ path, page }, true);
    if (page !== undefined) this.#stage.flashBoard(page);
  }

  /** Does what a link of live HTML means. */
  #follow(link: LiveLink, isAside: boolean): void {
    const path = this.#shown.path;
    if (path === undefined) return;
    if (link.kind === "place") this.#stage.goToElement(link.element);
    else if (link.kind === "nothing") this.#toast.say(`${link.href} does not exist yet`);
    else if (link.kind === "board") {
      this.#visit({ path, page: link.page }, isAside);
      if (!isAside) this.#stage.flashBoard(link.page);
    } else if (/^https?:\/\//i.test(link.href)) open(link.href, "_blank", "noopener,noreferrer");
    else {
      const linked = linkedFile(link.href, path, (each) => this.#list.get(each) !== undefined);
      if (linked !== undefined) this.#visit({ ...linked, page: undefined }, isAside);
      else this.#toast.say(`This link leads to ${link.href}`);
    }
  }

  #visit(shown: Shown, isAside: boolean): void {
    if (isAside) open(addressOf(shown), "_blank");
    else this.#select(shown, false);
  }

  #prefer(change: Partial<Preferences>): void {
    this.#preferences = { ...this.#preferences, ...change };
    savePreferences(this.#preferences);
    this.#applyPreferences();
    void this.#refresh().then(() => {
      // A prototype has no copies of boards, so the page in view is elsewhere.
      const isElsewhere = change.format !== undefined && this.#shown.current?.page !== undefined;
      if (isElsewhere) this.#goToPage();
    });
  }

  #applyPreferences(): void {
    const { theme } = this.#preferences;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = resolveScheme(theme);
    this.#toolbar.setPreferences(this.#preferences);
  }

  #otherFormat(): void {
    this.#prefer({ format: this.#preferences.format === "svg" ? "html" : "svg" });
  }

  #nextTheme(): void {
    const at = themeChoices.indexOf(this.#preferences.theme) + 1;
    this.#prefer({ theme: themeChoices[at % themeChoices.length]! });
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
    if (!this.#picture) return;
    this.#source.open();
    this.#toolbar.setSource(true);
    void this.#fillSource().then(() => {
      this.#source.focus();
      this.#stage.highlight(this.#source.line, true);
    });
  }

  async #fillSource(): Promise<void> {
    const { path } = this.#shown;
    const source = path === undefined ? undefined : await fetchSource(path).catch(() => undefined);
    if (!source || source.path !== this.#shown.path) return;
    const wrong = this.#picture?.diagnostics.filter(({ severity }) => severity === "error") ?? [];
    this.#source.fill(source.path, source.text, new Set(wrong.map(({ line }) => line)));
  }

  #toggleDiagnostics(): void {
    if (this.#diagnostics.isOpen) this.#diagnostics.hide();
    else if (this.#picture) {
      this.#diagnostics.open();
      this.#toolbar.setDiagnostics(this.#picture, true);
    }
  }

  #openCurrent(): void {
    const [first] = this.#picture?.diagnostics ?? [];
    if (this.#source.isOpen) this.#openEditor({ line: this.#source.line, column: 1 });
    else this.#openEditor(first ?? { line: 1, column: 1 });
  }

  #openEditor(place: Pick<DiagnosticView, "line" | "column">): void {
    const file = this.#list.get(this.#shown.path ?? "");
    const isServed = this.#greeting?.opensEditor === true;
    if (file) void openInEditor(file, place, isServed, this.#toast);
  }

  #download(kind: DownloadView, scale: number): void {
    const { path } = this.#shown;
    if (path !== undefined) void download(path, kind, scale, this.#preferences, this.#toast);
  }

  #copySvg(): void {
    const { path } = this.#shown;
    if (path === undefined) return;
    const picture = fetchPicture(path, { ...this.#preferences, format: "svg" });
    void copyText(
      picture.then((drawn) => drawn?.svg ?? ""),
      "SVG copied",
      this.#toast,
    );
  }

  #setLive(isConnected: boolean): void {
    this.#live.classList.toggle("lost", !isConnected);
    this.#live.textContent = isConnected ? "live" : "reconnecting";
  }

  get #isSearching(): boolean {
    return document.activeElement === this.#list.search;
  }

  #search(): void {
    this.#drawer.open();
    this.#list.search.focus();
    this.#list.search.select();
  }

  /** Shows the match; without one, the search continues. */
  #openFound(): void {
    const { candidate: path, isSearched } = this.#list;
    if (isSearched && path === undefined) return;
    if (path !== undefined && path !== this.#shown.path) {
      this.#select({ path, page: undefined }, false);
    }
    this.#list.clearSearch();
    this.#leaveSearch();
  }

  #leaveSearch(): void {
    this.#drawer.close();
    this.#stage.root.focus();
  }
}

new PreviewPage().start();
