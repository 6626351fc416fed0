/** Shows the picture of an editor's text in a panel beside it. */
import { randomBytes } from "node:crypto";
import {
  ColorThemeKind,
  type Disposable,
  type ExtensionContext,
  Position,
  Range,
  Selection,
  type TextDocument,
  type TextEditor,
  TextEditorRevealType,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from "vscode";
import { schemeThemes } from "../../../src/base/theme/theme.js";
import { followed } from "./contributions.js";
import type { LanguageServer } from "./language-server.js";
import { type FoundRange, PreviewLink } from "./preview-link.js";
import type { FromPreview } from "./preview-messages.js";
import { previewPage } from "./preview-page.js";
import { readSetting } from "./read-settings.js";

/** The open panels, by the URIs of their documents. */
export class PreviewPanels {
  readonly #context: ExtensionContext;
  readonly #server: LanguageServer;
  readonly #open = new Map<string, WebviewPanel>();

  constructor(context: ExtensionContext, server: LanguageServer) {
    this.#context = context;
    this.#server = server;
  }

  /** Shows the document of an editor, in its existing panel if it has one. */
  show({ document, selection }: TextEditor): void {
    const uri = document.uri.toString();
    const known = this.#open.get(uri);
    if (known) {
      known.reveal(undefined, true);
      return;
    }
    const { extensionUri } = this.#context;
    const roots = ["dist", "assets"].map((folder) => Uri.joinPath(extensionUri, folder));
    const panel = window.createWebviewPanel(
      "wf.preview",
      `Preview ${document.uri.path.split("/").at(-1)}`,
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: roots },
    );
    this.#open.set(uri, panel);
    const link = this.#link(document, panel);
    const listeners = this.#listen(document, panel, link);
    panel.onDidDispose(() => {
      this.#open.delete(uri);
      for (const listener of listeners) listener.dispose();
    });
    const address = (...path: string[]): string =>
      panel.webview.asWebviewUri(Uri.joinPath(extensionUri, ...path)).toString();
    panel.webview.html = previewPage({
      nonce: randomBytes(16).toString("base64url"),
      source: panel.webview.cspSource,
      script: address("dist", "webview.js"),
      font: ({ ttf }) => address("assets", "fonts", ttf),
    });
    void link.caretAt(selection.active);
  }

  #link(document: TextDocument, panel: WebviewPanel): PreviewLink {
    const textDocument = { uri: document.uri.toString() };
    return new PreviewLink({
      ask: <T>(method: string, more: object): Promise<T | null> =>
        this.#server.ask<T>(`wf/preview/${method}`, { textDocument, ...more }),
      post: (message) => void panel.webview.postMessage(message),
      view: currentView,
      choose: (found) => void choose(document, found),
      scrollTo: ({ line }) => {
        const editor = editorOf(document);
        if (!editor || editor.visibleRanges[0]?.start.line === line) return false;
        editor.revealRange(new Range(line, 0, line, 0), TextEditorRevealType.AtTop);
        return true;
      },
    });
  }

  #listen(document: TextDocument, panel: WebviewPanel, link: PreviewLink): Disposable[] {
    return [
      panel.webview.onDidReceiveMessage((message: FromPreview) => link.heard(message)),
      workspace.onDidChangeTextDocument((event) => {
        if (event.document === document) void link.changed();
      }),
      // The picture may also have changed because of an imported file, or because the server was restarted.
      this.#server.onChecked((uri) => {
        if (uri === document.uri.toString()) void link.changed();
      }),
      workspace.onDidCloseTextDocument((closed) => {
        if (closed === document) panel.dispose();
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration("wf.preview")) void link.changed();
      }),
      window.onDidChangeActiveColorTheme(() => void link.changed()),
      window.onDidChangeTextEditorSelection(({ textEditor, selections: [selection] }) => {
        if (textEditor.document === document && selection) void link.caretAt(selection.active);
      }),
      window.onDidChangeTextEditorVisibleRanges(({ textEditor, visibleRanges: [range] }) => {
        if (textEditor.document === document && range) void link.scrolledTo(range.start);
      }),
    ];
  }
}

/** How to draw pictures according to the settings and the color theme. */
function currentView(): { theme: string; look?: string; width?: number } {
  const theme: string = readSetting("preview.theme");
  const look: string = readSetting("preview.look");
  const width: number = readSetting("preview.width");
  const { kind } = window.activeColorTheme;
  const isDark = kind === ColorThemeKind.Dark || kind === ColorThemeKind.HighContrast;
  return {
    theme: theme === followed.theme ? schemeThemes[isDark ? "dark" : "light"] : theme,
    ...(look !== followed.look && { look }),
    ...(width > 0 && { width }),
  };
}

function editorOf(document: TextDocument): TextEditor | undefined {
  return window.visibleTextEditors.find((editor) => editor.document === document);
}

/**
 * Moves the caret to an element. If that is written in another file and the caret is already at its use, opens the
 * file.
 */
async function choose(document: TextDocument, { range, written }: FoundRange): Promise<void> {
  const shown = editorOf(document);
  const start = new Position(range.start.line, range.start.character);
  const isThere = shown?.selection.active.isEqual(start) ?? false;
  const [target, place] =
    written && isThere
      ? [await workspace.openTextDocument(Uri.parse(written.uri, true)), written.range]
      : [document, range];
  const editor = await window.showTextDocument(target, shown?.viewColumn ?? ViewColumn.One);
  const caret = new Position(place.start.line, place.start.character);
  editor.selection = new Selection(caret, caret);
  editor.revealRange(new Range(caret, caret), TextEditorRevealType.InCenterIfOutsideViewport);
}
