/** Prints the first line of a definition or use. */
import { formAttributes, innerForms, topLevelForms } from "../../ast/form.js";
import { type AstNode, type ParameterNode, typeOfWord } from "../../ast/node.js";
import type { Value } from "../../ast/value.js";
import type { Vocabulary } from "../../ast/vocabulary.js";

const wordsOfTypes = new Map(
  [...topLevelForms, ...innerForms].map((word) => [typeOfWord(word), word]),
);

/** The word of the form with this node type. */
export function formOfType(type: string): string | undefined {
  return wordsOfTypes.get(type);
}

/** Prints values: texts always in quotes, or without them if they read well. */
export interface ValuePrinter {
  quoted(value: Value): string;
  plain(value: Value): string;
}

/** The line of a form without its block. */
export function printForm(node: AstNode, vocabulary: Vocabulary, print: ValuePrinter): string {
  const { name = "", attributes = {}, modifiers = [] } = node;
  const settings = Object.entries(attributes).map(([key, value]) => `${key}=${print.plain(value)}`);
  switch (node.type) {
    case "Use":
      return printUse(node, vocabulary, print);
    case "Component":
    case "Layout":
      return line([
        formOfType(node.type)!,
        name + printParameters(node.params ?? [], print),
        ...settings,
      ]);
    case "Repeat":
      return line([
        "repeat",
        printOver(node, print),
        node.as !== undefined &&
          `as ${node.as}${node.index === undefined ? "" : `, ${node.index}`}`,
        ...settings,
      ]);
    case "Data":
      return node.from === undefined
        ? line(["data", name, print.quoted(node.items ?? [])])
        : line(["data", name, "from", print.quoted(node.from)]);
    case "Tokens":
      return line(["tokens", "{", ...settings, "}"]);
    case "Import":
      return line([
        "import",
        node.names && `{ ${node.names.join(", ")} } from`,
        print.quoted(node.from ?? ""),
        node.as !== undefined && `as ${node.as}`,
      ]);
    default:
      return line([formOfType(node.type)!, name, ...settings, ...modifiers]);
  }
}

function line(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part).join(" ");
}

/** Prints a use: with parentheses if it has only arguments, otherwise like a built-in component. */
function printUse(node: AstNode, vocabulary: Vocabulary, print: ValuePrinter): string {
  const { name = "", label, items, attributes = {}, modifiers = [] } = node;
  const settings = Object.entries(attributes);
  if (label !== undefined || items !== undefined || modifiers.length > 0) {
    return line([
      name,
      label !== undefined && print.quoted(label),
      items && print.quoted(items),
      ...settings.map(([key, value]) => `${key}=${print.quoted(value)}`),
      ...modifiers,
    ]);
  }
  // Common attributes come after the parentheses, since inside they would be parameters.
  const isCommon = (key: string): boolean =>
    formAttributes.has(key) ||
    vocabulary.components.some(({ attributes: each }) => each.get(key)?.common);
  const given = settings.filter(([key]) => !isCommon(key));
  const common = settings.filter(([key]) => isCommon(key));
  const values = given.map(([key, value]) => `${key}=${print.quoted(value)}`);
  return line([
    "use",
    name + (values.length > 0 ? `(${values.join(", ")})` : ""),
    ...common.map(([key, value]) => `${key}=${print.plain(value)}`),
  ]);
}

function printParameters(params: readonly ParameterNode[], print: ValuePrinter): string {
  if (params.length === 0) return "";
  const written = params.map(({ name, type, default: preset }) => {
    const kind = typeof type === "string" ? type : type.map((each) => print.quoted(each));
    const takes = typeof kind === "string" ? kind : kind.join(" | ");
    return `${name}: ${takes}${preset === undefined ? "" : ` = ${print.quoted(preset)}`}`;
  });
  return `(${written.join(", ")})`;
}

/** The list or count of a repeat; the name of a list only before `as`. */
function printOver({ number, items, of = "", as }: AstNode, print: ValuePrinter): string {
  if (number !== undefined) return print.quoted(number);
  if (items) return print.quoted(items);
  return as !== undefined && /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)?$/.test(of)
    ? of
    : print.quoted(of);
}
