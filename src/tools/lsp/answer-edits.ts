/** Handles requests that change a document: formatting, fixes and refactorings. */
import {
  type CodeAction,
  CodeActionKind,
  type Connection,
  type Diagnostic as ProtocolDiagnostic,
} from "vscode-languageserver";
import type { ActionKind } from "../../authoring/editing/actions/code-action.js";
import { codeActions } from "../../authoring/editing/actions/code-actions.js";
import { formattingOf, formattingOnBrace } from "../../authoring/editing/format-at.js";
import type { TextEdit } from "../../language/diagnostics/diagnostic.js";
import { workspaceEdit } from "./answer-names.js";
import { offsetOf, placeOf, positionOf, protocolEdit } from "./convert.js";
import type { OpenDocument } from "./open-documents.js";
import type { Session } from "./session.js";

const kinds: Readonly<Record<ActionKind, CodeActionKind>> = {
  quickfix: CodeActionKind.QuickFix,
  "source.fixAll": CodeActionKind.SourceFixAll,
  "refactor.extract": CodeActionKind.RefactorExtract,
  "refactor.inline": CodeActionKind.RefactorInline,
  "refactor.rewrite": CodeActionKind.RefactorRewrite,
};

/** The kinds of code action announced to the client. */
export const actionKinds: CodeActionKind[] = Object.values(kinds);

/** Registers the handlers. */
export function answerEdits(connection: Connection, session: Session): void {
  const format = async (uri: string, edits: (open: OpenDocument) => readonly TextEdit[]) => {
    await session.settled(uri);
    const open = session.document(uri);
    return open ? edits(open).map((edit) => protocolEdit(open.document.source, edit)) : null;
  };
  connection.onDocumentFormatting(({ textDocument: { uri } }) =>
    format(uri, ({ document }) => formattingOf(document)),
  );
  connection.onDocumentRangeFormatting(({ textDocument: { uri }, range }) =>
    format(uri, ({ document }) => formattingOf(document, placeOf(document.source, range))),
  );
  connection.onDocumentOnTypeFormatting(({ textDocument: { uri }, position }) =>
    format(uri, ({ document }) => formattingOnBrace(document, offsetOf(document.source, position))),
  );
  connection.onCodeAction(({ textDocument, range, context }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const { document } = open;
    const { only } = context;
    const wants = (kind: ActionKind): boolean =>
      !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    return codeActions(document, placeOf(document.source, range), wants).flatMap(
      ({ title, kind, edits, diagnostic, isPreferred }): CodeAction[] => {
        const edit = workspaceEdit(session, open, edits);
        if ("problem" in edit) return [];
        const start = diagnostic && positionOf(document.source, diagnostic.from);
        const told = context.diagnostics.filter(
          (each: ProtocolDiagnostic) =>
            each.code === diagnostic?.code &&
            each.range.start.line === start?.line &&
            each.range.start.character === start.character,
        );
        return [
          {
            title,
            kind: kinds[kind],
            ...(told.length > 0 && { diagnostics: told }),
            ...(isPreferred && { isPreferred }),
            edit,
          },
        ];
      },
    );
  });
}
