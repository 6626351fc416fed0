/** Turns the node of a definition, or of what uses one, into the line that starts it. */
import { formAttributes, innerForms, topLevelForms } from "../../ast/form.js";
import { type AstNode, type ParameterNode, typeOfWord } from "../../ast/node.js";
import type { Value } from "../../ast/value.js";
import type { Vocabulary } from "../../ast/vocabulary.js";

const wordsOfTypes = new Map(
  [...topLevelForms, ...innerForms].map((word) => [typeOfWord(word), word]),
);

/** The word of a form whose nodes have a type. */
export function formOfType(type: string): string | undefined {
  return wordsOfTypes.get(type);
}

/** What prints values: texts in quotes throughout, or words where they are plain to read so. */
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
      return line(
        formOfType(node.type)!,
        name + printParameters(node.params ?? [], print),
        ...settings,
      );
    case "Repeat":
      return line(
        "repeat",
        printOver(node, print),
        node.as !== undefined &&
          `as ${node.as}${node.index === undefined ? "" : `, ${node.index}`}`,
        ...settings,
      );
    case "Data":
      return node.from === undefined
        ? line("data", name, print.quoted(node.items ?? []))
        : line("data", name, "from", print.quoted(node.from));
    case "Tokens":
      return line("tokens", "{", ...settings, "}");
    case "Import":
      return line(
        "import",
        node.names && `{ ${node.names.join(", ")} } from`,
        print.quoted(node.from ?? ""),
        node.as !== undefined && `as ${node.as}`,
      );
    default:
      return line(formOfType(node.type)!, name, ...settings, ...modifiers);
  }
}

function line(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part).join(" ");
}

/** A use with parentheses where it has only arguments; like a built-in component where it has more. */
function printUse(node: AstNode, vocabulary: Vocabulary, print: ValuePrinter): string {
  const { name = "", label, items, attributes = {}, modifiers = [] } = node;
  const settings = Object.entries(attributes);
  if (label !== undefined || items !== undefined || modifiers.length > 0) {
    return line(
      name,
      label !== undefined && print.quoted(label),
      items && print.quoted(items),
      ...settings.map(([key, value]) => `${key}=${print.quoted(value)}`),
      ...modifiers,
    );
  }
  // What every element takes stands behind: between parentheses it would be a parameter.
  const isCommon = (key: string): boolean =>
    formAttributes.has(key) ||
    vocabulary.components.some(({ attributes: each }) => each.get(key)?.common);
  const given = settings.filter(([key]) => !isCommon(key));
  const common = settings.filter(([key]) => isCommon(key));
  const values = given.map(([key, value]) => `${key}=${print.quoted(value)}`);
  return line(
    "use",
    name + (values.length > 0 ? `(${values.join(", ")})` : ""),
    ...common.map(([key, value]) => `${key}=${print.plain(value)}`),
  );
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

/** What a repeat goes through: the name of a list only before `as`. */
function printOver({ number, items, of = "", as }: AstNode, print: ValuePrinter): string {
  if (number !== undefined) return print.quoted(number);
  if (items) return print.quoted(items);
  return as !== undefined && /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)?$/.test(of)
    ? of
    : print.quoted(of);
}
