/** Converts the JSON tree of a wireframe into its source. */
import { listed, quoted } from "../../base/text/phrases.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { readTree } from "../../language/syntax/foreign/read-tree.js";
import { printAst } from "../../language/syntax/print-ast.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { ToolProblem } from "./tool.js";

/** Maximum levels and entries of a tree; the checks of a source have their own limits. */
const mostLevels = 200;
const mostEntries = 200_000;

/** Maximum length in characters of the path to a problem. */
const longestPath = 120;

/** The source; throws a ToolProblem with the path to the problem if it is not a tree. */
export function sourceOfJson(tree: unknown): string {
  const reader = new TreeReader();
  try {
    reader.node(tree, "source", 0);
  } catch (error) {
    // Habits of models, such as attributes next to the label, are accepted as in a source that is JSON.
    const meant = reader.isFull ? undefined : readTree(tree, vocabulary);
    if (meant === undefined) throw error;
    return printAst(meant, vocabulary);
  }
  const isDocument = (tree as { type: string }).type === "Document";
  const document = isDocument ? tree : { type: "Document", children: [tree] };
  return printAst({ children: [], ...(document as object) } as unknown as DocumentNode, vocabulary);
}

type Read = (reader: TreeReader, value: unknown, path: string, level: number) => void;

/** Written without quotes, so other characters would change its meaning. */
const word: Read = (_, value, path) => {
  const isWord = typeof value === "string" && /^[A-Za-z_][\w.:-]*$/.test(value);
  if (!isWord) throw wrong(path, "must be a word of letters, digits, - and _");
};
/** A modifier from a source may be anything, including `$size` and invalid ones. */
const modifier: Read = (_, value, path) => {
  const isModifier = typeof value === "string" && /^[^\s{}[\]"=]+$/.test(value);
  if (!isModifier) throw wrong(path, "must be a word");
};
const text: Read = (_, value, path) => {
  if (typeof value !== "string") throw wrong(path, "must be a string");
};
const nothing: Read = () => {};

/** The keys of a node; locations are ignored. */
const keys: Readonly<Record<string, Read>> = {
  type: word,
  name: word,
  from: text,
  names: (reader, value, path, level) => reader.list(value, path, level, word),
  params: (reader, value, path, level) => reader.list(value, path, level, parameter),
  label: text,
  number: (_, value, path) => {
    if (typeof value !== "number") throw wrong(path, "must be a number");
  },
  of: text,
  items: (reader, value, path, level) => reader.list(value, path, level, anyValue),
  as: word,
  index: word,
  modifiers: (reader, value, path, level) => reader.list(value, path, level, modifier),
  attributes: (reader, value, path, level) => {
    for (const [name, each] of Object.entries(record(value, path))) {
      word(reader, name, `${path}[${quoted(name)}]`, level);
      reader.value(each, `${path}.${name}`, level + 1);
    }
  },
  children: (reader, value, path, level) =>
    reader.list(value, path, level, (_, child, place) => reader.node(child, place, level + 1)),
  canvas: (reader, value, path, level) => reader.node(value, path, level + 1),
  loc: nothing,
  via: nothing,
  tokens: nothing,
};

const anyValue: Read = (reader, value, path, level) => reader.value(value, path, level);

const parameter: Read = (reader, value, path, level) => {
  const { name, type, default: preset } = record(value, path);
  word(reader, name, `${path}.name`, level);
  if (typeof type === "string") word(reader, type, `${path}.type`, level);
  else reader.list(type, `${path}.type`, level, text);
  if (preset !== undefined) reader.value(preset, `${path}.default`, level + 1);
};

/** Validates any JSON value as a tree. */
class TreeReader {
  #entries = 0;

  /** Whether the tree was too large to read completely. */
  get isFull(): boolean {
    return this.#entries > mostEntries;
  }

  node(value: unknown, path: string, level: number): void {
    this.#count(path, level);
    const isNode = isRecord(value) && typeof value.type === "string";
    if (!isNode) throw wrong(path, `is not a node; ${shape}`);
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      if (!Object.hasOwn(keys, key)) throw wrong(path, `cannot have ${quoted(key)}; ${shape}`);
      keys[key]!(this, each, `${path}.${key}`, level);
    }
  }

  list(value: unknown, path: string, level: number, read: Read): void {
    if (!Array.isArray(value)) throw wrong(path, "must be a list");
    for (const [at, each] of value.entries()) {
      read(this, each, `${path}[${at}]`, level);
    }
  }

  /** Validates a value of the language: JSON without null. */
  value(value: unknown, path: string, level: number): void {
    this.#count(path, level);
    if (Array.isArray(value)) {
      this.list(value, path, level + 1, anyValue);
    } else if (isRecord(value)) {
      for (const [key, each] of Object.entries(value)) {
        this.value(each, `${path}.${key}`, level + 1);
      }
    } else if (!["string", "number", "boolean"].includes(typeof value)) {
      throw wrong(path, "must be a string, number, boolean, list or object");
    }
  }

  #count(path: string, level: number): void {
    if (level > mostLevels) throw wrong(path, "is nested too deeply");
    if (++this.#entries > mostEntries) throw wrong(path, "is too much; split the wireframe");
  }
}

const shape = `a node has a type, and perhaps ${listed(
  ["label", "items", "number", "modifiers", "attributes", "children"],
  "and",
)}`;

function record(value: unknown, path: string): Record<string, unknown> {
  if (!isRecord(value)) throw wrong(path, "must be an object");
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wrong(path: string, what: string): ToolProblem {
  const end = path.length > longestPath ? `…${path.slice(-longestPath)}` : path;
  return new ToolProblem(`${end} ${what}`);
}
