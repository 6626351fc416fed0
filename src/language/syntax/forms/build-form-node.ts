/** Converts a definition or use to its node. */
import type { AttributeClause, Element } from "../../ast/element.js";
import type { Form, Parameter } from "../../ast/form.js";
import type { AstNode, ParameterNode } from "../../ast/node.js";
import { typeOfWord } from "../../ast/node.js";
import type { Argument, Literal, Value } from "../../ast/value.js";

/**
 * The node of an element with a head, or with a word that the source defines; keys are in the order of the contract.
 */
export function buildFormNode(
  element: Element,
  written: Readonly<Record<string, Value>>,
  children: AstNode[] | undefined,
): AstNode {
  const { form, word, label, list, modifiers } = element;
  const attributes = { ...(form?.kind === "use" && argumentsOf(form.arguments)), ...written };
  return {
    type: form ? typeOfWord(form.kind) : "Use",
    ...(form ? headOf(form) : { name: word }),
    ...(label && { label: String(label.value) }),
    ...(modifiers.length > 0 && { modifiers: modifiers.map((modifier) => modifier.word) }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(list && { items: list.value as Value[] }),
    ...(children && { children }),
  };
}

function headOf(form: Form): Partial<AstNode> {
  switch (form.kind) {
    case "component":
    case "layout":
      return { name: form.name.text, params: form.parameters.map(parameterNode) };
    case "use":
      return { name: form.from ? `${form.from.value}.${form.name.text}` : form.name.text };
    case "fill":
      return { name: form.name.text };
    case "slot":
      return form.name ? { name: form.name.text } : {};
    case "repeat":
      return {
        ...overOf(form.over),
        ...(form.as && { as: form.as.text }),
        ...(form.index && { index: form.index.text }),
      };
    case "tokens":
      return { attributes: argumentsOf(form.values) };
    case "data": {
      const { name, items, file } = form;
      return {
        name: name.text,
        ...(file ? { from: String(file.value) } : { items: (items?.value ?? []) as Value[] }),
      };
    }
    case "import":
      return {
        from: String(form.file.value),
        ...(form.names && { names: form.names.map(({ text }) => text) }),
        ...(form.as && { as: form.as.text }),
      };
  }
}

/** The list or count of a repeat. */
function overOf({ value }: Literal): Partial<AstNode> {
  if (typeof value === "number") return { number: value };
  return Array.isArray(value) ? { items: value } : { of: String(value) };
}

function parameterNode({ name, type, preset }: Parameter): ParameterNode {
  return {
    name: name.text,
    type: typeof type === "string" ? type : [...type],
    ...(preset && { default: preset.value }),
  };
}

/** Arguments as attributes; of duplicates, the last one counts, and unnamed ones are dropped. */
function argumentsOf(values: readonly Argument[]): Record<string, Value> {
  const named = values.filter(({ name }) => name.text !== "");
  return Object.fromEntries(named.map(({ name, value }) => [name.text, value.value]));
}

/** The attributes of a layout's use: the arguments in parentheses, which are the same as `with`. */
export function withArguments(
  attributes: Record<string, Value>,
  clauses: readonly AttributeClause[],
): Record<string, Value> {
  const uses = clauses.find(({ name, value }) => name === "uses" && value?.arguments);
  const given = uses?.value?.arguments;
  if (!given || given.length === 0) return attributes;
  const { with: also } = attributes;
  const record = typeof also === "object" && !Array.isArray(also) ? also : {};
  return { ...attributes, with: { ...argumentsOf(given), ...record } };
}
