/** Handles requests for displaying a document: outline, folds, tokens, colors, links, hints. */

import { dirname, resolve } from "node:path";
import {
  type Connection,
  SymbolKind as ProtocolKind,
  type DocumentSymbol as ProtocolSymbol,
  type SelectionRange,
  SemanticTokensBuilder,
} from "vscode-languageserver";
import { colorsIn, writeColor } from "../../authoring/editing/colors.js";
import { folds } from "../../authoring/editing/folding.js";
import { inlayHints } from "../../authoring/editing/inlay-hints.js";
import { linksIn } from "../../authoring/editing/links.js";
import { selectionRanges } from "../../authoring/editing/selection.js";
import {
  type SemanticToken,
  semanticTokens,
  tokenModifiers,
  tokenTypes,
} from "../../authoring/editing/semantic-tokens.js";
import {
  type DocumentSymbol,
  documentSymbols,
  type SymbolKind,
} from "../../authoring/editing/symbols.js";
import type { SourceText } from "../../base/text/source-text.js";
import { offsetOf, placeOf, positionOf, rangeOf, uriOfPath } from "./convert.js";
import { foldingRanges } from "./folding-ranges.js";
import type { Session } from "./session.js";

const symbolKinds: Readonly<Record<SymbolKind, ProtocolKind>> = {
  page: ProtocolKind.Class,
  component: ProtocolKind.Function,
  layout: ProtocolKind.Interface,
  data: ProtocolKind.Array,
  import: ProtocolKind.Module,
  tokens: ProtocolKind.Constant,
  container: ProtocolKind.Object,
  element: ProtocolKind.Field,
};

/** Registers the handlers. */
export function answerReading(connection: Connection, session: Session): void {
  const documentOf = ({ textDocument }: { textDocument: { uri: string } }) =>
    session.document(textDocument.uri)?.document;
  connection.onDocumentSymbol((asked) => {
    const document = documentOf(asked);
    return document
      ? documentSymbols(document).map((each) => symbolOf(each, document.source))
      : null;
  });
  connection.onWorkspaceSymbol(({ query }) => {
    const found = [];
    for (const { name, kind, path, source, ...place } of session.index.symbols(query)) {
      const location = { uri: uriOfPath(path), range: rangeOf(source, place) };
      found.push({ name, kind: symbolKinds[kind], location });
      if (found.length === mostSymbols) break;
    }
    return found;
  });
  connection.onFoldingRanges((asked) => {
    const document = documentOf(asked);
    if (!document) return null;
    const foldsLines = session.capabilities.textDocument?.foldingRange?.lineFoldingOnly === true;
    return foldingRanges(folds(document), document.source, foldsLines);
  });
  connection.onSelectionRanges((asked) => {
    const document = documentOf(asked);
    if (!document) return null;
    const { source } = document;
    return asked.positions.map((position) => {
      const ranges = selectionRanges(document, offsetOf(source, position));
      let outer: SelectionRange | undefined;
      for (const range of ranges.reverse()) {
        outer = { range: rangeOf(source, range), ...(outer && { parent: outer }) };
      }
      return outer ?? { range: { start: position, end: position } };
    });
  });
  connection.languages.semanticTokens.on((asked) => {
    const document = documentOf(asked);
    return document ? encode(semanticTokens(document), document.source) : { data: [] };
  });
  connection.languages.semanticTokens.onRange((asked) => {
    const document = documentOf(asked);
    if (!document) return { data: [] };
    const { from, to } = placeOf(document.source, asked.range);
    const inside = semanticTokens(document).filter((each) => each.from < to && each.to > from);
    return encode(inside, document.source);
  });
  connection.onDocumentColor((asked) => {
    const document = documentOf(asked);
    if (!document) return [];
    return colorsIn(document).map(({ color, ...place }) => ({
      color,
      range: rangeOf(document.source, place),
    }));
  });
  connection.onColorPresentation(({ color, range }) => {
    const label = writeColor(color);
    return [{ label, textEdit: { range, newText: label } }];
  });
  connection.onDocumentLinks((asked) => {
    const open = session.document(asked.textDocument.uri);
    if (!open) return null;
    return linksIn(open.document).map(({ target, isAddress, ...place }) => ({
      range: rangeOf(open.document.source, place),
      target: isAddress ? target : uriOfPath(resolve(dirname(open.path), target)),
    }));
  });
  connection.languages.inlayHint.on((asked) => {
    const document = documentOf(asked);
    if (!document) return null;
    const { source } = document;
    return inlayHints(document, placeOf(source, asked.range)).map(({ at, text, docs }) => ({
      position: positionOf(source, at),
      label: text,
      tooltip: docs,
      paddingLeft: true,
    }));
  });
}

/** Maximum number of workspace symbols in an answer. */
const mostSymbols = 500;

function symbolOf(symbol: DocumentSymbol, source: SourceText): ProtocolSymbol {
  const { name, kind, detail, selection, children, ...place } = symbol;
  return {
    name,
    kind: symbolKinds[kind],
    detail,
    range: rangeOf(source, place),
    selectionRange: rangeOf(source, selection),
    children: children.map((child) => symbolOf(child, source)),
  };
}

/** Tokens as relative numbers; a token of several lines becomes one for each line. */
function encode(tokens: readonly SemanticToken[], source: SourceText) {
  const builder = new SemanticTokensBuilder();
  for (const { from, to, type, modifiers } of tokens) {
    const kind = tokenTypes.indexOf(type);
    const bits = modifiers.reduce((sum, each) => sum | (1 << tokenModifiers.indexOf(each)), 0);
    const { start, end } = rangeOf(source, { from, to });
    for (let line = start.line; line <= end.line; line++) {
      const first = line === start.line ? start.character : 0;
      const last = line === end.line ? end.character : source.lineText(line + 1).length;
      if (last > first) builder.push(line, first, last - first, kind, bits);
    }
  }
  return builder.build();
}
