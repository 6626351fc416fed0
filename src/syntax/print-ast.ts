/** Turns an AST into source that has this AST. */
import type { AstNode, DocumentNode } from "../ast/node.js";
import { isUnitValue, type Value } from "../ast/value.js";
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";

/** The source of a document: an element a line, blocks indented by two spaces. */
export function printAst(document: DocumentNode, vocabulary: Vocabulary): string {
  const lines: string[] = [];
  for (const [at, page] of document.children.entries()) {
    if (at > 0) lines.push("");
    printNode(page, undefined, "", vocabulary, lines);
  }
  return lines.map((line) => `${line}\n`).join("");
}

/**
 * Adds the lines of a node.
 *
 * @param after - whether the element before it would take a block that follows
 * @returns the same about this one
 */
function printNode(
  node: AstNode,
  parent: ComponentEntry | undefined,
  indent: string,
  vocabulary: Vocabulary,
  lines: string[],
  after = false,
): boolean {
  const component = vocabulary.componentOfType(node.type)?.within(parent);
  const { label, number, items, attributes = {}, modifiers = [], children } = node;
  const values = [
    ...(number === undefined ? [] : [printNumber(number)]),
    ...(label === undefined ? [] : [printString(label)]),
    ...(items === undefined ? [] : [printValue(items, vocabulary)]),
  ];
  const settings = Object.entries(attributes).map(
    ([name, value]) => `${name}=${printValue(value, vocabulary)}`,
  );
  const strangers = component ? strangersOf(modifiers, component, vocabulary) : [];
  const isOptional = after && component?.children.braces === "expected" && values.length === 0;
  const hasBlock =
    children !== undefined &&
    (children.length > 0 || (!isOptional && needsBlock(component, strangers)));
  // Modifiers come last: an attribute behind a component's name might be taken for one of its own.
  // But a component that takes blocks would take the next one, were it not for a value that it cannot take.
  const takers = strangers.filter(({ children: { allow } }) => allow !== "none");
  const isOwnBlock = hasBlock && component?.children.braces === "required";
  const isParted = !isOwnBlock && takers.length > 0;
  const isFirst = isParted && values.length > 0 && !takers.some((each) => takesFirst(each, node));
  const parts = [
    component?.name ?? wordOf(node.type),
    ...(isFirst ? [...modifiers, ...values, ...settings] : [...values, ...settings, ...modifiers]),
  ];
  const line = indent + parts.join(" ");
  if (!hasBlock) {
    lines.push(line);
  } else if (children.length === 0) {
    lines.push(`${line} { }`);
  } else {
    lines.push(`${line} {`);
    let isOpen = false;
    for (const child of children) {
      isOpen = printNode(child, component, `${indent}  `, vocabulary, lines, isOpen);
    }
    lines.push(`${indent}}`);
  }
  return isParted && !hasBlock && !isFirst;
}

/** Whether a component takes the first value of an element for its own. */
function takesFirst(component: ComponentEntry, { number, label }: AstNode): boolean {
  if (number !== undefined) return component.number !== undefined;
  return (label !== undefined ? component.label : component.list) !== undefined;
}

/** The components among the modifiers of an element that are no modifiers of it. */
function strangersOf(
  modifiers: readonly string[],
  owner: ComponentEntry,
  vocabulary: Vocabulary,
): ComponentEntry[] {
  return modifiers.flatMap((word) =>
    owner.modifiers.has(word) ? [] : (vocabulary.component(word)?.within(undefined) ?? []),
  );
}

/** Whether an empty block has to be written: its nodes have no `children` without one, or it is asked for. */
function needsBlock(
  component: ComponentEntry | undefined,
  strangers: readonly ComponentEntry[],
): boolean {
  if (!component?.keepsChildren || component.children.braces === "required") return true;
  // A component that can stand alone is a modifier only before a block that it cannot take.
  if (strangers.some(({ bare, children: { allow } }) => bare && allow === "none")) return true;
  // Another one would take the block for its own.
  return component.children.braces === "expected" && strangers.length === 0;
}

/** The word of a type that no component has. */
function wordOf(type: string): string {
  return type.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
}

function printValue(value: Value, vocabulary: Vocabulary): string {
  if (typeof value === "string") return isBare(value, vocabulary) ? value : printString(value);
  if (typeof value === "number") return printNumber(value);
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) {
    return `[${value.map((item) => (typeof item === "string" ? printString(item) : printValue(item, vocabulary))).join(", ")}]`;
  }
  if (isUnitValue(value) && Object.keys(value).length === 2) {
    return printNumber(value.value) + value.unit;
  }
  const properties = Object.entries(value).map(
    ([key, each]) =>
      `${/^[A-Za-z_][\w-]*$/.test(key) ? key : printString(key)}=${typeof each === "string" ? printString(each) : printValue(each, vocabulary)}`,
  );
  return `{ ${properties.join(", ")} }`;
}

/** Whether a text can stand as a value without quotes and is plain to read so. */
function isBare(text: string, vocabulary: Vocabulary): boolean {
  if (/^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/.test(text)) return true;
  if (!/^[a-z][a-z\d-]*$/.test(text) || /^(?:true|false)/.test(text)) return false;
  // The name of a component after a `=` may be the next element.
  return vocabulary.component(text) === undefined;
}

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

function printString(text: string): string {
  return `"${text.replace(/[\\"\n\r\t]/g, (unit) => escapes[unit]!)}"`;
}

/** A number without an exponent, which the language does not have. */
function printNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  const [, sign = "", whole = "", part = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value)) ?? [];
  if (exponent === undefined) return String(value);
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${"0".repeat(-shift - 1)}${whole}${part}`;
  return sign + (whole + part).padEnd(shift + 1, "0");
}
