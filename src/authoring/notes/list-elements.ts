/** Lists the elements of a document with everything that identifies them, so that notes can be pinned to them. */
import { type AstNode, type DocumentNode, walkNodes } from "../../language/ast/node.js";
import { plainText } from "../../language/ast/plain-text.js";
import { type Anchor, noteLimits } from "./note.js";

/** An element that notes can be pinned to. */
export interface NotedElement {
  /** Its index in the list. */
  number: number;
  /** The anchor of notes on it. */
  anchor: Anchor;
  /** Its last line, or that of the use that it comes from. */
  lastLine: number;
  /** The index of its parent; undefined for the file. */
  parent: number | undefined;
  /** Whether it can be approved by itself. */
  isPage: boolean;
  node: AstNode;
}

/** Attributes used as the text of elements without a label, in this order. */
const spokenAttributes = ["label", "title", "placeholder", "alt", "value", "aria-label"] as const;

/** Maximum number of nodes searched for the text of a container; more would exceed the length of a text. */
const mostWords = 24;

/**
 * The file itself, then its elements after expansion, parents first.
 * @param isPage whether a node can be approved by itself
 */
export function listElements(
  document: DocumentNode,
  isPage: (node: AstNode) => boolean,
): NotedElement[] {
  const file: NotedElement = {
    number: 0,
    anchor: { path: "", component: "file", words: "", line: 1 },
    lastLine: 1,
    parent: undefined,
    isPage: false,
    node: document,
  };
  const elements = [file];
  /** Facts about nodes whose parents were visited. */
  const known = new Map<AstNode, Known>([[document, { number: 0, path: "", page: "" }]]);
  walkNodes(document, (node, parent) => {
    const {
      parent: around,
      segment = "",
      words = "",
      beside,
      path: before = "",
    } = known.get(node)!;
    const path = (before === "" ? segment : `${before}/${segment}`).slice(-noteLimits.path);
    const page = isPage(node) ? nameOf(node) : (known.get(parent ?? node)?.page ?? "");
    const number = parent === undefined ? 0 : elements.length;
    known.set(node, { number, path, page });
    noteChildren(node, { number, path, page }, known);
    if (parent === undefined) return;
    const id = node.attributes?.id;
    const { line, lastLine } = linesOf(node);
    elements.push({
      number,
      anchor: {
        ...(id !== undefined && { id: shortened(String(id)) }),
        path,
        component: shortened(wordOfType(node.type)) || "element",
        words,
        ...(beside && { beside }),
        ...(page !== "" && { page }),
        line,
      },
      lastLine,
      parent: around,
      isPage: isPage(node) && parent.type === document.type,
      node,
    });
  });
  return elements;
}

/** Facts about a node: its own if it was visited, otherwise those from its parent. */
interface Known {
  number: number;
  /** Its path, or that of its parent if it was not visited. */
  path: string;
  page: string;
  parent?: number;
  segment?: string;
  words?: string;
  beside?: readonly [string, string];
}

/**
 * Records facts about children that only their parent knows: the number of equal ones before them, and their neighbors.
 */
function noteChildren(
  { children = [] }: AstNode,
  { number, path, page }: Known,
  known: Map<AstNode, Known>,
): void {
  const counts = new Map<string, number>();
  const words = children.map(wordsOf);
  for (const [at, child] of children.entries()) {
    const word = wordOfType(child.type);
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    known.set(child, {
      number: -1,
      path,
      page,
      parent: number,
      segment: count === 1 ? word : `${word}[${count}]`,
      words: words[at]!,
      beside: [words[at - 1] ?? "", words[at + 1] ?? ""],
    });
  }
}

/** The id or label of a node. */
function nameOf({ attributes, label }: AstNode): string {
  return shortened(String(attributes?.id ?? label ?? ""));
}

/** The lines of a node in the source, or of the use that it comes from. */
function linesOf({ loc, via }: AstNode): { line: number; lastLine: number } {
  const place = via?.[0]?.loc ?? loc;
  const line = place?.start.line ?? 1;
  const end = place?.end;
  const lastLine = end === undefined ? line : end.line;
  return { line, lastLine: Math.max(line, lastLine) };
}

/** The text of a node; for a container, the text inside. */
function wordsOf(node: AstNode): string {
  const found: string[] = [];
  let visited = 0;
  walkNodes(node, (each) => {
    if (++visited > mostWords || found.join(" ").length >= noteLimits.words) return false;
    const own = ownWords(each);
    if (own === "") return true;
    found.push(own);
    // Elements with a text of their own are identified by that.
    return each !== node;
  });
  return shortened(found.join(" "));
}

function ownWords({ label, attributes, items, number }: AstNode): string {
  if (label !== undefined && label !== "") return plainText(label);
  for (const name of spokenAttributes) {
    const value = attributes?.[name];
    if (typeof value === "string" && value !== "") return value;
  }
  const [first] = items ?? [];
  if (typeof first === "string") return first;
  return number === undefined ? "" : String(number);
}

function shortened(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, noteLimits.words);
}

/** The word for a type: `chat-message` for `ChatMessage`. */
function wordOfType(type: string): string {
  return type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}
