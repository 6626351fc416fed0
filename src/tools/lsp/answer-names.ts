/** Handles requests about names: definitions, references and renames. */
import { dirname, resolve } from "node:path";
import {
  type Connection,
  DocumentHighlightKind,
  ErrorCodes,
  type Location,
  type TextEdit as ProtocolEdit,
  ResponseError,
} from "vscode-languageserver";
import { codeLenses } from "../../authoring/editing/code-lenses.js";
import { linksIn } from "../../authoring/editing/links.js";
import {
  findDefinitions,
  findNames,
  findReferences,
  nameAt,
} from "../../authoring/editing/names/find-references.js";
import { renamable, rename } from "../../authoring/editing/names/rename.js";
import { SourceText } from "../../base/text/source-text.js";
import type { SourcePlace, TextEdit } from "../../language/diagnostics/diagnostic.js";
import { offsetOf, protocolEdit, rangeOf, uriOfPath } from "./convert.js";
import type { OpenDocument } from "./open-documents.js";
import type { Session } from "./session.js";

/** Registers the handlers. */
export function answerNames(connection: Connection, session: Session): void {
  const locate = (open: OpenDocument, places: readonly SourcePlace[]): Location[] => {
    const sourceOf = sourcesOf(session, open);
    return places.flatMap((place) => {
      const found = sourceOf(place.source);
      return found ? [{ uri: found.uri, range: rangeOf(found.source, place) }] : [];
    });
  };
  connection.onDefinition(({ textDocument, position }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const offset = offsetOf(open.document.source, position);
    const found = locate(open, findDefinitions(session.projectOf(open), offset));
    return found.length > 0 ? found : fileAt(session, open, offset);
  });
  connection.onReferences(({ textDocument, position, context }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const offset = offsetOf(open.document.source, position);
    const project = session.projectOf(open);
    return locate(open, findReferences(project, offset, context.includeDeclaration));
  });
  connection.onDocumentHighlight(({ textDocument, position }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const { source } = open.document;
    const project = session.projectOf(open);
    const wanted = nameAt(project, offsetOf(source, position));
    if (!wanted) return null;
    return findNames(project, wanted)
      .filter((found) => found.in.file === project.file)
      .map(({ occurrence }) => ({
        range: rangeOf(source, occurrence),
        kind: occurrence.isDefinition ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      }));
  });
  connection.onPrepareRename(({ textDocument, position }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const { source } = open.document;
    const found = renamable(session.projectOf(open), offsetOf(source, position));
    return found ? { range: rangeOf(source, found), placeholder: found.name } : null;
  });
  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const offset = offsetOf(open.document.source, position);
    const renaming = rename(session.projectOf(open), offset, newName);
    if ("problem" in renaming) return new ResponseError(ErrorCodes.InvalidParams, renaming.problem);
    const edit = workspaceEdit(session, open, renaming.edits);
    return "problem" in edit ? new ResponseError(ErrorCodes.InvalidParams, edit.problem) : edit;
  });
  connection.onCodeLens(({ textDocument }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const { source } = open.document;
    return codeLenses(session.projectOf(open)).map(({ title, uses, ...place }) => {
      const range = rangeOf(source, place);
      const given = [open.uri, range.start, locate(open, uses)];
      const command = { title, command: "editor.action.showReferences", arguments: given };
      return { range, command };
    });
  });
}

/** The start of the file that a path at an offset names. */
function fileAt({ workspace }: Session, open: OpenDocument, offset: number): Location[] {
  const link = linksIn(open.document).find(({ from, to }) => from <= offset && offset <= to);
  if (!link || link.isAddress) return [];
  const path = resolve(dirname(open.path), link.target);
  if (workspace.read(path) === undefined) return [];
  const start = { line: 0, character: 0 };
  return [{ uri: uriOfPath(path), range: { start, end: start } }];
}

/** Edits of several files in the form of the protocol; a problem if they leave the client's folders. */
export function workspaceEdit(
  session: Session,
  open: OpenDocument,
  edits: readonly TextEdit[],
): { changes: Record<string, ProtocolEdit[]> } | { problem: string } {
  const sourceOf = sourcesOf(session, open);
  const changes: Record<string, ProtocolEdit[]> = {};
  for (const edit of edits) {
    const found = sourceOf(edit.source);
    if (!found) continue;
    if (found.uri !== open.uri && !session.workspace.holds(found.path)) {
      return {
        problem: `${found.path} uses this name and is in no open folder; open its folder too`,
      };
    }
    const own = changes[found.uri] ?? [];
    own.push(protocolEdit(found.source, edit));
    changes[found.uri] = own;
  }
  return { changes };
}

interface NamedSource {
  uri: string;
  path: string;
  source: SourceText;
}

/** Returns sources by id, each read once; without an id, that of the current document. */
function sourcesOf(session: Session, open: OpenDocument) {
  const known = new Map<string, NamedSource>();
  const { workspace } = session;
  const own = { uri: open.uri, path: open.path, source: open.document.source };
  return (id: string | undefined): NamedSource | undefined => {
    if (id === undefined || id === workspace.idOf(open.path)) return own;
    const read = known.get(id);
    if (read) return read;
    const path = workspace.pathOf(id);
    const text = workspace.read(path);
    if (text === undefined) return undefined;
    const found = { uri: uriOfPath(path), path, source: new SourceText(text) };
    known.set(id, found);
    return found;
  };
}
