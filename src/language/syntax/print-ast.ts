/** Turns an AST into a source with that AST. */
import type { ComponentEntry } from "../ast/element.js";
import type { AstNode, DocumentNode } from "../ast/node.js";
import { printString } from "../ast/print-string.js";
import { isUnitValue, type Value } from "../ast/value.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { formOfType, printForm } from "./forms/print-form.js";

/** The source of a document: one element per line, blocks indented by two spaces. */
export function printAst(document: DocumentNode, vocabulary: Vocabulary): string {
  const lines: string[] = [];
  const words = wordsOf(document, vocabulary);
  const { canvas, children } = document;
  if (canvas) printNode(canvas, undefined, "", words, lines);
  for (const page of children) {
    if (lines.length > 0) lines.push("");
    printNode(page, undefined, "", words, lines);
  }
  return lines.map((line) => `${line}\n`).join("");
}

/** The meaning of words in a document, including its own definitions. */
interface Words {
  readonly vocabulary: Vocabulary;
  /** Names of components, which are elements wherever an element is possible. */
  readonly components: ReadonlySet<string>;
  /** Whether a name is that of a list, and so refers to it if written without quotes. */
  isList(name: string): boolean;
}

function wordsOf({ children }: DocumentNode, vocabulary: Vocabulary): Words {
  const names = (type: string, key: "name" | "as"): ReadonlySet<string | undefined> =>
    new Set(children.filter((node) => node.type === type).map((node) => node[key]));
  const lists = names("Data", "name");
  const imports = names("Import", "as");
  const isList = (name: string): boolean =>
    lists.has(name) || (name.includes(".") && imports.has(name.slice(0, name.indexOf("."))));
  return { vocabulary, components: names("Component", "name") as ReadonlySet<string>, isList };
}

/**
 * Adds the lines of a node.
 *
 * @param after - whether the element before it would take a following block
 * @returns whether this element would take a following block
 */
function printNode(
  node: AstNode,
  parent: ComponentEntry | undefined,
  indent: string,
  words: Words,
  lines: string[],
  after = false,
): boolean {
  const { vocabulary } = words;
  if (formOfType(node.type) && !vocabulary.componentOfType(node.type)) {
    const plain = (value: Value): string => printValue(value, words);
    const quoted = (value: Value): string =>
      typeof value === "string" ? printString(value) : plain(value);
    const line = indent + printForm(node, vocabulary, { plain, quoted });
    // Its content is placed among the elements around it.
    printBlock(line, node.children, parent, indent, words, lines);
    return false;
  }
  const component = vocabulary.componentOfType(node.type)?.within(parent);
  const { label, number, items, attributes = {}, modifiers = [], children } = node;
  const values = [
    ...(number === undefined ? [] : [printValue(number, words)]),
    ...(label === undefined ? [] : [printString(label)]),
    ...(items === undefined ? [] : [printValue(items, words)]),
  ];
  const settings = Object.entries(attributes).map(
    ([name, value]) => `${name}=${printValue(value, words)}`,
  );
  const strangers = component ? strangersOf(modifiers, component, vocabulary) : [];
  const isOptional = after && component?.children.braces === "expected" && values.length === 0;
  const hasBlock =
    children !== undefined &&
    (children.length > 0 || (!isOptional && needsBlock(component, strangers)));
  // Modifiers come last, because an attribute after a component's name might be read as one of its own.
  // But a component that takes blocks would take the next one unless a value follows that it cannot take.
  const takers = strangers.filter(({ children: { allow } }) => allow !== "none");
  const isOwnBlock = hasBlock && component?.children.braces === "required";
  const isParted = !isOwnBlock && takers.length > 0;
  const isFirst = isParted && values.length > 0 && !takers.some((each) => takesFirst(each, node));
  const parts = [
    component?.name ?? wordOf(node.type),
    ...(isFirst ? [...modifiers, ...values, ...settings] : [...values, ...settings, ...modifiers]),
  ];
  const line = indent + parts.join(" ");
  printBlock(line, hasBlock ? children : undefined, component, indent, words, lines);
  return isParted && !hasBlock && !isFirst;
}

/** Adds a line, and the block that follows it, if there is one. */
function printBlock(
  line: string,
  children: readonly AstNode[] | undefined,
  component: ComponentEntry | undefined,
  indent: string,
  words: Words,
  lines: string[],
): void {
  if (!children) {
    lines.push(line);
  } else if (children.length === 0) {
    lines.push(`${line} { }`);
  } else {
    lines.push(`${line} {`);
    let isOpen = false;
    for (const child of children) {
      isOpen = printNode(child, component, `${indent}  `, words, lines, isOpen);
    }
    lines.push(`${indent}}`);
  }
}

/** Whether a component would take the first value of an element as its own. */
function takesFirst(component: ComponentEntry, { number, label }: AstNode): boolean {
  if (number !== undefined) return component.number !== undefined;
  return (label !== undefined ? component.label : component.list) !== undefined;
}

/** The modifiers of an element that are not its own modifiers but components. */
function strangersOf(
  modifiers: readonly string[],
  owner: ComponentEntry,
  vocabulary: Vocabulary,
): ComponentEntry[] {
  return modifiers.flatMap((word) =>
    owner.modifiers.has(word) ? [] : (vocabulary.component(word)?.within(undefined) ?? []),
  );
}

/** Whether an empty block must be written: without one, its nodes would have no `children`, or it is requested. */
function needsBlock(
  component: ComponentEntry | undefined,
  strangers: readonly ComponentEntry[],
): boolean {
  if (!component?.keepsChildren || component.children.braces === "required") return true;
  // A component that can stand alone is a modifier only before a block that it cannot take.
  if (strangers.some(({ bare, children: { allow } }) => bare && allow === "none")) return true;
  // Another one would take the block as its own.
  return component.children.braces === "expected" && strangers.length === 0;
}

/** The word for a type without a component. */
function wordOf(type: string): string {
  return type.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
}

function printValue(value: Value, words: Words): string {
  if (typeof value === "string") return isBare(value, words) ? value : printString(value);
  if (typeof value === "number") return printNumber(value);
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) {
    return `[${value.map((item) => (typeof item === "string" ? printString(item) : printValue(item, words))).join(", ")}]`;
  }
  if (isUnitValue(value) && Object.keys(value).length === 2) {
    return printNumber(value.value) + value.unit;
  }
  const properties = Object.entries(value).map(
    ([key, each]) =>
      `${/^[A-Za-z_][\w-]*$/.test(key) ? key : printString(key)}=${typeof each === "string" ? printString(each) : printValue(each, words)}`,
  );
  return `{ ${properties.join(", ")} }`;
}

/** Whether a text can be written as a value without quotes and reads well that way. */
function isBare(text: string, words: Words): boolean {
  if (/^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/.test(text)) return true;
  if (words.isList(text)) return true;
  if (!/^[a-z][a-z\d-]*$/.test(text) || /^(?:true|false)/.test(text)) return false;
  // The name of a component after a `=` may be the next element.
  return words.vocabulary.component(text) === undefined && !words.components.has(text);
}

/** A number without an exponent, which the language lacks. */
function printNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  const [, sign = "", whole = "", part = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value)) ?? [];
  if (exponent === undefined) return String(value);
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${"0".repeat(-shift - 1)}${whole}${part}`;
  return sign + (whole + part).padEnd(shift + 1, "0");
}
