/** The script of the preview: connects list, controls, picture and panels, and keeps them up to date. */
import type { DownloadView, FileMove, FilesChange, Greeting, PictureView } from "../protocol.js";
import type { Shown } from "./address.js";
import { Appearance } from "./appearance.js";
import { connect } from "./connection.js";
import { copyText, download } from "./deliver.js";
import { DiagnosticsPanel } from "./diagnostics-panel.js";
import { Drawer } from "./drawer.js";
import { element } from "./element.js";
import { type Emptiness, EmptyState, nearestFirst, noneIn } from "./empty-state.js";
import { FileList } from "./file-list.js";
import { FileSearch } from "./file-search.js";
import { followLink } from "./follow-link.js";
import { Keyboard } from "./keyboard.js";
import type { LiveLink } from "./live-links.js";
import { MoreMenu } from "./more-menu.js";
import { Notes } from "./notes.js";
import { openInEditor } from "./open-in-editor.js";
import { type KeyedParts, layersOf, shortcutsOf } from "./page-keys.js";
import { onSchemeChange, type Preferences } from "./preferences.js";
import { fetchElement, fetchPicture, fetchSvg } from "./server.js";
import { shortcutDialog } from "./shortcuts.js";
import { ShownFile } from "./shown-file.js";
import { type EditorPlace, SourceView } from "./source-view.js";
import { Stage } from "./stage.js";
import { Toast } from "./toast.js";
import { Toolbar } from "./toolbar.js";

/** The state and the parts of the page. */
class PreviewPage {
  readonly #root = document.getElementById("app")!;
  readonly #toast = new Toast();
  readonly #list = new FileList({ select: (shown, isStep) => this.#select(shown, isStep) });
  readonly #stage = new Stage({
    select: (place, isActive) => {
      if (this.#notes.press()) return;
      // If the click already did something, it does not open the source too.
      if (!isActive || this.#source.isOpen) this.#source.choose(place);
    },
    follow: (link, isAside) => this.#follow(link, isAside),
    zoomed: (zoom) => this.#toolbar.setZoom(zoom),
    key: (event) => this.#keyboard.pressInFrame(event),
    pressed: () => this.#more.close(),
    moved: () => this.#notes.follow(),
    picks: () => this.#notes.isPicking,
    placed: () => this.#notes.place(),
  });
  readonly #notes: Notes = new Notes(this.#stage, this.#toast);
  readonly #diagnostics = new DiagnosticsPanel({
    show: ({ line, written }) => this.#source.choose({ line, lastLine: line, written }, true),
    open: (diagnostic) => this.#openEditor(diagnostic),
    closed: () => {
      this.#isDismissed = true;
      this.#toolbar.setDiagnostics(this.#picture, false);
    },
  });
  readonly #source: SourceView = new SourceView({
    stage: this.#stage,
    path: () => this.#shown.path,
    picture: () => this.#picture,
    openEditor: (place) => this.#openEditor(place),
    toggled: (isOpen) => this.#toolbar.setSource(isOpen),
  });
  readonly #more = new MoreMenu({
    download: (format, scale) => this.#download(format, scale),
    copy: () => this.#copySvg(),
    help: () => this.#help.showModal(),
  });
  readonly #toolbar = new Toolbar(
    {
      prefer: (change) => this.#appearance.prefer(change),
      nextTheme: () => this.#appearance.nextTheme(),
      zoomBy: (factor) => this.#stage.zoomBy(factor),
      actualSize: () => this.#stage.actualSize(),
      fit: () => this.#stage.fit("whole"),
      toggleDiagnostics: () => this.#toggleDiagnostics(),
      toggleSource: () => this.#source.toggle(),
      toggleList: () => this.#drawer.toggle(),
    },
    this.#more,
    this.#notes.button,
  );
  readonly #appearance = new Appearance(this.#toolbar, (change) => this.#redraw(change));
  readonly #empty = new EmptyState({
    copy: (text) => void copyText(text, "Example copied", this.#toast),
    edit: () => this.#openEditor({ line: 1, column: 1 }),
    link: (path) => {
      const link = this.#list.link({ path, page: undefined });
      link.append(path);
      return link;
    },
  });
  readonly #stale = element("p", { class: "stale", hidden: true });
  readonly #live = element("span", { class: "state" });
  readonly #drawer: Drawer;
  readonly #keyboard: Keyboard;
  readonly #help: HTMLDialogElement;
  readonly #shown = new ShownFile();
  #picture: PictureView | undefined;
  #greeting: Greeting | undefined;
  /** Whether there was already a picture of the current path. */
  #wasShown = false;
  /** Counts requests, so that a slow answer does not replace a newer one. */
  #request = 0;
  #isDismissed = false;

  constructor() {
    const brand = element("p", { class: "brand" }, element("strong", {}, "wf"), this.#live);
    const side = element("aside", { class: "side", "aria-label": "All wireframes" }, brand);
    side.append(this.#list.root);
    const view = element("div", { class: "view" }, this.#stage.root, this.#empty.root, this.#stale);
    view.append(this.#notes.hint, this.#notes.panel.root, this.#diagnostics.root);
    const work = element("div", { class: "work" }, this.#toolbar.root, view, this.#source.root);
    const skip = element("a", { class: "skip", href: "#stage" }, "Skip to picture");
    this.#drawer = new Drawer({
      root: this.#root,
      side,
      behind: work,
      button: this.#toolbar.menuButton,
      enter: () => this.#list.focus(),
    });
    const search = new FileSearch({
      list: this.#list,
      drawer: this.#drawer,
      shownPath: () => this.#shown.path,
      select: (shown) => this.#select(shown, false),
      focusPicture: () => this.#stage.root.focus(),
    });
    const parts = this.#keyedParts(search);
    const shortcuts = shortcutsOf(parts);
    this.#help = shortcutDialog([
      ...shortcuts,
      { keys: ["Escape"], words: "close what is on top" },
    ]);
    this.#keyboard = new Keyboard({
      pick: (key) => this.#notes.key(key),
      shortcuts,
      layers: layersOf(parts),
      dialog: this.#help,
      search: this.#list.search,
      step: (by) => this.#list.step(by),
      choose: () => search.openFound(),
    });
    this.#root.append(skip, side, this.#drawer.veil, work, this.#toast.root, this.#help);
  }

  #keyedParts(search: FileSearch): KeyedParts {
    return {
      list: this.#list,
      search,
      drawer: this.#drawer,
      stage: this.#stage,
      appearance: this.#appearance,
      diagnostics: this.#diagnostics,
      source: this.#source,
      notes: this.#notes,
      more: this.#more,
      toast: this.#toast,
      toggleDiagnostics: () => this.#toggleDiagnostics(),
      openCurrent: () => this.#openCurrent(),
      showHelp: () => this.#help.showModal(),
    };
  }

  start(): void {
    this.#appearance.apply();
    addEventListener("popstate", () => {
      this.#shown.readAddress();
      this.#followMoves();
      if (this.#picture && this.#shown.path === this.#picture.path) this.#goToPage();
      else {
        this.#wasShown = false;
        void this.#refresh();
      }
    });
    onSchemeChange(() => {
      if (this.#appearance.preferences.theme === "auto") void this.#refresh();
    });
    connect({
      greet: (greeting) => this.#greet(greeting),
      change: (change) => this.#change(change),
      notes: (path) => void this.#notes.refresh(path),
      show: ({ path, element: name }) => void this.#showElement(path, name),
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
    this.#notes.permit(greeting.writing);
    if (this.#picture) void this.#notes.refresh(this.#picture.path);
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

  /** The shown file has a new path; nothing else changes. */
  #rename({ from, to }: FileMove): void {
    if (this.#picture?.path === from) {
      this.#picture = { ...this.#picture, path: to };
      this.#stage.rename(to);
      this.#toolbar.setFile(to);
    }
    this.#list.mark(this.#shown.current, this.#picture?.boards ?? []);
  }

  /** Shows the first file if none was requested. */
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

  /** Fetches the current picture and shows it. */
  async #refresh(): Promise<void> {
    const request = ++this.#request;
    const shown = this.#shown.current;
    if (shown === undefined) {
      this.#showNothing(noneIn(this.#greeting?.roots ?? []));
      return;
    }
    let picture: Awaited<ReturnType<typeof fetchPicture>>;
    try {
      const isThere = this.#list.get(shown.path) !== undefined;
      if (isThere) picture = await fetchPicture(shown.path, this.#appearance.preferences);
    } catch {
      // The stream reports the loss of the server, and its return.
      return;
    }
    if (request !== this.#request) return;
    if (picture && "problem" in picture) this.#toast.warn(`Not drawn: ${picture.problem}`);
    else if (picture) await this.#show(picture);
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
    await this.#stage.show(picture, this.#appearance.scheme);
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
      this.#source.reset();
    }
    await this.#notes.show(picture);
    const { element: wanted } = this.#shown.current ?? {};
    if (wanted !== undefined) await this.#showElement(picture.path, wanted);
    if (this.#source.isOpen) void this.#source.fill();
  }

  #showNothing(reason: Emptiness): void {
    this.#picture = undefined;
    void this.#notes.show(undefined);
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

  /** Goes to an element by name. */
  async #showElement(path: string, name: string): Promise<void> {
    if (path !== this.#shown.path) {
      // The URL keeps the name until the picture is there.
      this.#shown.show({ path, page: undefined, element: name }, false);
      this.#wasShown = false;
      await this.#refresh();
      return;
    }
    this.#shown.show({ path, page: this.#shown.current?.page }, true);
    const number = await fetchElement(path, name).catch(() => undefined);
    if (number !== undefined) this.#stage.goToNumber(number);
    else this.#toast.say(`There is no ${name} in ${path}`);
  }

  #goToPage(): void {
    this.#findBoard();
    this.#list.mark(this.#shown.current, this.#picture?.boards ?? []);
    const page = this.#shown.current?.page;
    if (page !== undefined) this.#stage.goTo(page);
    else if (this.#picture && this.#picture.boards.length > 1) this.#stage.fit("width");
  }

  /** Looks up the number of a board known only by its id. */
  #findBoard(): void {
    const { path, board } = this.#shown.current ?? {};
    if (path === undefined || board === undefined) return;
    const page = this.#stage.boardWithId(board);
    this.#shown.show({ path, page }, true);
    if (page !== undefined) this.#stage.flashBoard(page);
  }

  #follow(link: LiveLink, isAside: boolean): void {
    const { path } = this.#shown;
    if (path === undefined) return;
    followLink(link, isAside, {
      path,
      stage: this.#stage,
      toast: this.#toast,
      isThere: (each) => this.#list.get(each) !== undefined,
      select: (shown) => this.#select(shown, false),
    });
  }

  /** Redraws the picture after a choice. */
  #redraw(change: Partial<Preferences>): void {
    void this.#refresh().then(() => {
      // Prototypes have no copies of boards, so the position in the picture differs.
      const isElsewhere = change.format !== undefined && this.#shown.current?.page !== undefined;
      if (isElsewhere) this.#goToPage();
    });
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

  #openEditor({ line, column, written }: EditorPlace): void {
    const path = written?.path ?? this.#shown.path ?? "";
    const imported = this.#picture?.imported?.find((each) => each.path === path);
    const file = this.#list.get(path) ?? imported;
    const isServed = this.#greeting?.opensEditor === true;
    const place = written ?? { line, column };
    if (file) void openInEditor(file, place, isServed, this.#toast);
  }

  #download(kind: DownloadView, scale: number): void {
    const { path } = this.#shown;
    if (path !== undefined)
      void download(path, kind, scale, this.#appearance.preferences, this.#toast);
  }

  #copySvg(): void {
    const { path } = this.#shown;
    if (path === undefined) return;
    // On the page, the picture uses the page's fonts; elsewhere it needs its own.
    void copyText(fetchSvg(path, this.#appearance.preferences), "SVG copied", this.#toast);
  }

  #setLive(isConnected: boolean): void {
    this.#live.classList.toggle("lost", !isConnected);
    this.#live.textContent = isConnected ? "live" : "reconnecting";
  }
}

new PreviewPage().start();
