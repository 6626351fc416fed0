/** Handles requests while the user types: completion, signatures, hover. */
import {
  type CompletionItem,
  CompletionItemKind,
  CompletionTriggerKind,
  type Connection,
  InsertTextFormat,
  MarkupKind,
} from "vscode-languageserver";
import { type Candidate, onOneLine, withoutStops } from "../../authoring/editing/candidate.js";
import { complete } from "../../authoring/editing/complete/complete.js";
import { asksForCompletion } from "../../authoring/editing/complete/triggers.js";
import { hover } from "../../authoring/editing/hover.js";
import { signatureHelp } from "../../authoring/editing/signature-help.js";
import { offsetOf, rangeOf } from "./convert.js";
import type { Session } from "./session.js";

const kinds: Readonly<Record<Candidate["kind"], CompletionItemKind>> = {
  component: CompletionItemKind.Class,
  attribute: CompletionItemKind.Property,
  modifier: CompletionItemKind.EnumMember,
  value: CompletionItemKind.Value,
  icon: CompletionItemKind.Value,
  color: CompletionItemKind.Color,
  reference: CompletionItemKind.Reference,
  file: CompletionItemKind.File,
  definition: CompletionItemKind.Function,
  parameter: CompletionItemKind.Variable,
  data: CompletionItemKind.Variable,
  keyword: CompletionItemKind.Keyword,
};

/** Maximum number of candidates in an answer; the client asks again as the user types. */
const mostCandidates = 200;

/** Registers the handlers. */
export function answerWriting(connection: Connection, session: Session): void {
  /** The candidates of the last answer; their docs are created when one is selected. */
  let sent: readonly Candidate[] = [];
  connection.onCompletion(({ textDocument, position, context }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const { document } = open;
    const { source } = document;
    const offset = offsetOf(source, position);
    const found = complete(document, offset);
    const isTyped = context?.triggerKind === CompletionTriggerKind.TriggerCharacter;
    if (isTyped && found.from === offset && !asksForCompletion(document, offset)) return null;
    const shown = found.candidates.slice(0, mostCandidates);
    sent = shown;
    const takesSnippets =
      session.capabilities.textDocument?.completion?.completionItem?.snippetSupport ?? false;
    const range = rangeOf(source, found);
    const items = shown.map((candidate, at): CompletionItem => {
      const { label, kind, detail, insert, asksMore } = candidate;
      const newText = takesSnippets ? insert : withoutStops(onOneLine(insert));
      return {
        label,
        kind: kinds[kind],
        ...(detail !== undefined && detail !== "" && { detail }),
        textEdit: { range, newText },
        ...(takesSnippets && { insertTextFormat: InsertTextFormat.Snippet }),
        // The server decides the order, and what matches.
        sortText: String(at).padStart(4, "0"),
        filterText: label,
        ...(asksMore && {
          command: { title: "suggest values", command: "editor.action.triggerSuggest" },
        }),
        data: at,
      };
    });
    return { isIncomplete: found.candidates.length > shown.length, items };
  });
  connection.onCompletionResolve((item) => {
    const candidate = typeof item.data === "number" ? sent[item.data] : undefined;
    const docs = session.shown(candidate?.label === item.label ? candidate.docs?.() : undefined);
    return docs ? { ...item, documentation: { kind: MarkupKind.Markdown, value: docs } } : item;
  });
  connection.onHover(({ textDocument, position }) => {
    const open = session.document(textDocument.uri);
    if (!open) return null;
    const { document } = open;
    const found = hover(document, offsetOf(document.source, position), session.projectOf(open));
    const docs = session.shown(found?.docs);
    if (!found || docs === undefined) return null;
    const contents = { kind: MarkupKind.Markdown, value: docs };
    return { contents, range: rangeOf(document.source, found) };
  });
  connection.onSignatureHelp(({ textDocument, position }) => {
    const open = session.document(textDocument.uri);
    const found = open && signatureHelp(open.document, offsetOf(open.document.source, position));
    if (!found) return null;
    const parameters = found.parameters.map(({ from, to }) => ({
      label: [from, to] as [number, number],
    }));
    return {
      signatures: [{ label: found.label, parameters }],
      activeSignature: 0,
      ...(found.active !== undefined && { activeParameter: found.active }),
    };
  });
}
