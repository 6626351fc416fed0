/** Lists the shortcuts of the page, and what Escape closes first. */
import type { Appearance } from "./appearance.js";
import type { DiagnosticsPanel } from "./diagnostics-panel.js";
import type { Drawer } from "./drawer.js";
import type { FileList } from "./file-list.js";
import type { FileSearch } from "./file-search.js";
import type { KeyboardLayer } from "./keyboard.js";
import type { MoreMenu } from "./more-menu.js";
import type { Notes } from "./notes.js";
import type { Shortcut } from "./shortcuts.js";
import type { SourceView } from "./source-view.js";
import type { Stage } from "./stage.js";
import type { Toast } from "./toast.js";
import { zoomStep } from "./toolbar.js";

/** The parts of the page that keys act on. */
export interface KeyedParts {
  list: FileList;
  search: FileSearch;
  drawer: Drawer;
  stage: Stage;
  appearance: Appearance;
  diagnostics: DiagnosticsPanel;
  source: SourceView;
  notes: Notes;
  more: MoreMenu;
  toast: Toast;
  toggleDiagnostics(): void;
  /** Opens the selected line, or else the first line with an error, in an editor. */
  openCurrent(): void;
  showHelp(): void;
}

/** The shortcuts, in the order of the help. */
export function shortcutsOf(parts: KeyedParts): readonly Shortcut[] {
  const { list, search, stage, appearance, source, notes, more } = parts;
  return [
    { keys: ["ArrowUp", "k"], words: "previous wireframe", work: () => list.step(-1) },
    { keys: ["ArrowDown", "j"], words: "next wireframe", work: () => list.step(1) },
    { keys: ["/"], words: "search; Enter opens the match", work: () => search.start() },
    { keys: ["+", "="], words: "zoom in", work: () => stage.zoomBy(zoomStep) },
    { keys: ["-"], words: "zoom out", work: () => stage.zoomBy(1 / zoomStep) },
    { keys: ["0"], words: "actual size", work: () => stage.actualSize() },
    { keys: ["f"], words: "fit the picture", work: () => stage.fit("whole") },
    { keys: ["w"], words: "fit the width", work: () => stage.fit("width") },
    { keys: ["h"], words: "SVG or HTML", work: () => appearance.otherFormat() },
    { keys: ["t"], words: "next theme", work: () => appearance.nextTheme() },
    { keys: ["e"], words: "errors and warnings", work: () => parts.toggleDiagnostics() },
    { keys: ["s"], words: "source", work: () => source.toggle() },
    { keys: ["c"], words: "pin a note to the element under the pointer", work: () => notes.pin() },
    { keys: ["n"], words: "notes", work: () => notes.toggle() },
    { keys: ["o"], words: "open the line in your editor", work: () => parts.openCurrent() },
    { keys: ["d"], words: "download", work: () => more.open() },
    { keys: ["?"], words: "show keyboard shortcuts", work: () => parts.showHelp() },
  ];
}

/** What Escape closes, from the top down. */
export function layersOf(parts: KeyedParts): readonly KeyboardLayer[] {
  const { list, search, drawer, stage, diagnostics, source, notes, more, toast } = parts;
  return [
    { isOpen: () => toast.isProblem, close: () => toast.close() },
    { isOpen: () => more.isOpen, close: () => more.close() },
    { isOpen: () => search.isActive && list.isSearched, close: () => list.clearSearch() },
    { isOpen: () => search.isActive, close: () => search.leave() },
    { isOpen: () => drawer.isOpen, close: () => drawer.close() },
    { isOpen: () => notes.isPicking, close: () => notes.stopPicking() },
    { isOpen: () => notes.isFormOpen, close: () => notes.closeForm() },
    { isOpen: () => notes.panel.isWriting, close: () => notes.panel.leaveField() },
    { isOpen: () => stage.hasOverlay, close: () => stage.closeOverlay() },
    { isOpen: () => diagnostics.isOpen, close: () => diagnostics.hide() },
    { isOpen: () => notes.panel.isOpen, close: () => notes.panel.hide() },
    { isOpen: () => source.isOpen, close: () => source.hide() },
    { isOpen: () => list.isSearched, close: () => list.clearSearch() },
  ];
}
