/** Lists the capabilities of the server. */
import { type ServerCapabilities, TextDocumentSyncKind } from "vscode-languageserver";
import { completionTriggers } from "../../authoring/editing/complete/triggers.js";
import { tokenModifiers, tokenTypes } from "../../authoring/editing/semantic-tokens.js";
import { actionKinds } from "./answer-edits.js";

/** The capabilities sent to the client at the start. */
export const capabilities: ServerCapabilities = {
  positionEncoding: "utf-16",
  textDocumentSync: {
    openClose: true,
    change: TextDocumentSyncKind.Incremental,
    save: { includeText: false },
  },
  completionProvider: {
    triggerCharacters: [...completionTriggers],
    resolveProvider: true,
  },
  hoverProvider: true,
  signatureHelpProvider: { triggerCharacters: ["(", ","], retriggerCharacters: ["="] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  semanticTokensProvider: {
    legend: { tokenTypes: [...tokenTypes], tokenModifiers: [...tokenModifiers] },
    full: { delta: false },
    range: true,
  },
  colorProvider: true,
  documentLinkProvider: {},
  inlayHintProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: "}" },
  codeLensProvider: {},
  codeActionProvider: { codeActionKinds: actionKinds },
  // `wf/preview/show`, `wf/preview/reveal` and `wf/preview/find`.
  experimental: { preview: true },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};
