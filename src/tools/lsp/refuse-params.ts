/** Validates the parameters of messages before they are used. */

/** Tests for parameters by name; the part after a dot is the tested field. */
const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  textDocument: (value) => isObject(value) && typeof value.uri === "string",
  position: isPosition,
  positions: (value) => isList(value, isPosition),
  range: isRange,
  color: (value) =>
    isObject(value) &&
    ["red", "green", "blue", "alpha"].every((name) => typeof value[name] === "number"),
  context: isObject,
  "context.diagnostics": (value) =>
    isObject(value) &&
    isList(value.diagnostics, (each) => isObject(each) && isRange(each.range)) &&
    (value.only === undefined || isList(value.only, (each) => typeof each === "string")),
  newName: isText,
  query: isText,
  label: isText,
  "textDocument.text": (value) =>
    isObject(value) && typeof value.uri === "string" && typeof value.text === "string",
  contentChanges: (value) =>
    isList(
      value,
      (each) =>
        isObject(each) &&
        typeof each.text === "string" &&
        (each.range === undefined || isRange(each.range)),
    ),
  workspaceFolders: (value) =>
    (value ?? undefined) === undefined ||
    isList(value, (each) => isObject(each) && typeof each.uri === "string"),
  // Some clients write an empty object as a list.
  capabilities: (value) => value !== undefined && value !== null,
  rootUri: isTextOrNone,
  rootPath: isTextOrNone,
};

const inDocument = ["textDocument"];
const atPosition = [...inDocument, "position"];
const overRange = [...inDocument, "range"];

/** The required parameters of the supported messages. */
const needs: Readonly<Record<string, readonly string[]>> = {
  initialize: ["capabilities", "workspaceFolders", "rootUri", "rootPath"],
  "textDocument/didOpen": ["textDocument.text"],
  "textDocument/didChange": [...inDocument, "contentChanges"],
  "textDocument/didClose": inDocument,
  "workspace/symbol": ["query"],
  "textDocument/documentSymbol": inDocument,
  "textDocument/foldingRange": inDocument,
  "textDocument/selectionRange": [...inDocument, "positions"],
  "textDocument/semanticTokens/full": inDocument,
  "textDocument/semanticTokens/range": overRange,
  "textDocument/documentColor": inDocument,
  "textDocument/colorPresentation": [...overRange, "color"],
  "textDocument/documentLink": inDocument,
  "textDocument/inlayHint": overRange,
  "textDocument/completion": atPosition,
  "completionItem/resolve": ["label"],
  "textDocument/hover": atPosition,
  "textDocument/signatureHelp": atPosition,
  "textDocument/definition": atPosition,
  "textDocument/references": [...atPosition, "context"],
  "textDocument/documentHighlight": atPosition,
  "textDocument/prepareRename": atPosition,
  "textDocument/rename": [...atPosition, "newName"],
  "textDocument/codeLens": inDocument,
  "textDocument/formatting": inDocument,
  "textDocument/rangeFormatting": overRange,
  "textDocument/onTypeFormatting": atPosition,
  "textDocument/codeAction": [...overRange, "context.diagnostics"],
  "wf/preview/show": inDocument,
  "wf/preview/reveal": atPosition,
  "wf/preview/find": inDocument,
};

/** The problem with the parameters of a message; undefined if there is none. */
export function refuseParams(method: string, params: unknown): string | undefined {
  const needed = Object.hasOwn(needs, method) ? needs[method]! : [];
  if (needed.length > 0 && !isObject(params)) return "the parameters must be an object";
  for (const name of needed) {
    const [own = ""] = name.split(".");
    const isRight = fields[name]!((params as Json)[own]);
    if (!isRight) return `the parameter ${own} is missing or wrong`;
  }
  return undefined;
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || value === null || isText(value);
}

function isPosition(value: unknown): boolean {
  return isObject(value) && Number.isInteger(value.line) && Number.isInteger(value.character);
}

function isRange(value: unknown): boolean {
  return isObject(value) && isPosition(value.start) && isPosition(value.end);
}
