/** Lists the elements of a document with all that tells them apart, so that notes can be pinned to them. */
import { type AstNode, type DocumentNode, walkNodes } from "../../language/ast/node.js";
import { plainText } from "../../language/ast/plain-text.js";
import { type Anchor, noteLimits } from "./note.js";

/** An element that notes can be pinned to. */
export interface NotedElement {
  /** Its place in the list. */
  number: number;
  /** What a note on it carries. */
  anchor: Anchor;
  /** The last line of it, or of the use that it comes from. */
  lastLine: number;
  /** Places in the list of the element that it is in; undefined for the file. */
  parent: number | undefined;
  /** Whether it is approved on its own. */
  isPage: boolean;
  node: AstNode;
}

/** Attributes that say what is written on elements without a label, in this order. */
const spokenAttributes = ["label", "title", "placeholder", "alt", "value", "aria-label"] as const;

/** How far down words are looked for: what is deeper adds nothing to a name of this length. */
const mostWords = 24;

/**
 * The file itself, then its elements as they are written out, parents first.
 * @param isPage whether a node is one that is approved on its own
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
  /** What is known of nodes whose parents were visited. */
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

/** What is known of a node: of one that was visited, or what its parent says of it. */
interface Known {
  number: number;
  /** Its path; of a node that was not visited, that of its parent. */
  path: string;
  page: string;
  parent?: number;
  segment?: string;
  words?: string;
  beside?: readonly [string, string];
}

/** Notes what only their parent can say of children: how many of the same come before, and who stands beside. */
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

/** Id or label of a node. */
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

/** What is written on a node; of a container, what is written in it. */
function wordsOf(node: AstNode): string {
  const found: string[] = [];
  let visited = 0;
  walkNodes(node, (each) => {
    if (++visited > mostWords || found.join(" ").length >= noteLimits.words) return false;
    const own = ownWords(each);
    if (own === "") return true;
    found.push(own);
    // What has words of its own is known by them.
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

/** `ChatMessage` as it is written: `chat-message`. */
function wordOfType(type: string): string {
  return type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}
