/** Handles the requests of an editor's preview: the picture of a document, and what is where in it. */
import type { Connection, Position, Range } from "vscode-languageserver";
import type { PreviewView } from "../../authoring/editing/preview/preview.js";
import { SourceText } from "../../base/text/source-text.js";
import { lookNames } from "../../base/theme/look.js";
import { defaultTheme, themeNames } from "../../base/theme/theme.js";
import { offsetOf, rangeOf, uriOfPath } from "./convert.js";
import type { Asked, PictureServer } from "./picture-server.js";
import type { Session } from "./session.js";

/** px of pages without a width of their own, within which a client can choose. */
const widths = { least: 100, most: 10_000 };

/** The element at a point: its range, or that of its use, and where it is written if that is another file. */
interface Found {
  range: Range;
  written?: { uri: string; range: Range };
}

/**
 * Registers the answers.
 *
 * @param pictures draws the pictures; called with the first request
 */
export function answerPreview(
  connection: Connection,
  session: Session,
  pictures: () => PictureServer,
): void {
  /** The picture of the document as it is. */
  connection.onRequest("wf/preview/show", async (asked: Asked & { view?: unknown }) => {
    await session.settled(asked.textDocument.uri);
    return await pictures().show(asked, () => {
      const open = session.document(asked.textDocument.uri);
      return open ? { version: open.version, ...open.preview.show(viewOf(asked.view)) } : null;
    });
  });
  /** Where the element at a position is in the picture that was shown last. */
  connection.onRequest("wf/preview/reveal", (asked: Asked & { position: Position }) =>
    pictures().about("reveal", asked, () => {
      const open = session.document(asked.textDocument.uri);
      if (!open) return null;
      return { areas: open.preview.areasAt(offsetOf(open.document.source, asked.position)) };
    }),
  );
  /** Which element is at a point of the picture that was shown last. */
  connection.onRequest("wf/preview/find", (asked: Asked & { x: unknown; y: unknown }) =>
    pictures().about("find", asked, (): Found | null => {
      const open = session.document(asked.textDocument.uri);
      const found = open?.preview.elementAt(pixels(asked.x), pixels(asked.y));
      if (!open || !found) return null;
      const range = rangeOf(open.document.source, found.place);
      const { source: id, ...place } = found.written ?? { from: 0, to: 0 };
      const path = id === undefined ? undefined : session.workspace.pathOf(id);
      const text = path === undefined ? undefined : session.workspace.read(path);
      if (path === undefined || text === undefined) return { range };
      return {
        range,
        written: { uri: uriOfPath(path), range: rangeOf(new SourceText(text), place) },
      };
    }),
  );
}

/** A coordinate from untrusted input: no element is at NaN. */
function pixels(given: unknown): number {
  return typeof given === "number" ? given : Number.NaN;
}

/** A view from untrusted input; invalid values are ignored. */
function viewOf(given: unknown): PreviewView {
  const { theme, look, width } = (given ?? {}) as Record<string, unknown>;
  const pageWidth =
    typeof width === "number" && Number.isFinite(width)
      ? Math.max(widths.least, Math.min(widths.most, Math.round(width)))
      : undefined;
  return {
    theme: themeNames.find((name) => name === theme) ?? defaultTheme,
    look: lookNames.find((name) => name === look),
    pageWidth,
  };
}
