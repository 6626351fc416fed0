/** Converts the items between parentheses to parameters or arguments. */
import { type Parameter, type ParameterType, parameterTypes } from "../../ast/form.js";
import type { Name } from "../../ast/name.js";
import type { Argument, Literal } from "../../ast/value.js";
import type { DiagnosticCollector } from "../../diagnostics/collector.js";
import type { AttributeItem, Item } from "../item.js";
import { readObject } from "../read-object.js";

/** The arguments of a use: `name="Ada", admin=true`. An unnamed one is reported and gets an empty name. */
export function readArguments(items: readonly Item[], collector: DiagnosticCollector): Argument[] {
  const found: Argument[] = [];
  const places = new Map<string, Name>();
  for (const item of items) {
    if (item.kind === "attribute" && item.value) {
      const name = nameOf(item);
      const related = places.get(name.text);
      if (related) collector.add("reuse-head", "twice", { name: name.text }, name, { related });
      places.set(name.text, name);
      found.push({ name, value: literalOf(item, collector)! });
    } else if (!isSign(item, ",")) {
      collector.add("reuse-head", "argument", {}, item);
      const { from, to } = item;
      const value: Literal = { kind: "string", value: "", from, to };
      found.push({ name: { text: "", from, to }, value });
    }
  }
  return found;
}

/** The parameters of a definition: `name: string, role = "Member", kind: "a" | "b" = "a"`. */
export function readParameters(
  items: readonly Item[],
  collector: DiagnosticCollector,
): Parameter[] {
  const found: Parameter[] = [];
  const names = new Map<string, Name>();
  for (let at = 0; at < items.length; ) {
    let end = at;
    while (end < items.length && !isSign(items[end]!, ",")) end++;
    const parameter = end > at ? readParameter(items.slice(at, end), collector) : undefined;
    const first = parameter && names.get(parameter.name.text);
    if (first) {
      const data = { kind: "parameter", name: first.text };
      collector.add("reuse-name", "twice", data, parameter.name, { related: first });
    } else if (parameter) {
      names.set(parameter.name.text, parameter.name);
      found.push(parameter);
    }
    at = end + 1;
  }
  return found;
}

function readParameter(
  items: readonly Item[],
  collector: DiagnosticCollector,
): Parameter | undefined {
  const [first, ...rest] = items;
  const refuse = (place: Item): undefined => {
    collector.add("reuse-head", "parameter", {}, place);
  };
  if (first?.kind === "word") {
    const name = { text: first.word, from: first.from, to: first.to };
    return preset(name, undefined, rest, refuse, collector);
  }
  if (first?.kind !== "attribute") return refuse(first!);
  const value = literalOf(first, collector);
  const name = nameOf(first);
  if (value === undefined) return refuse(first);
  if (first.separator === "=") {
    return rest.length > 0 ? refuse(rest[0]!) : { name, type: typeOf(value), preset: value };
  }
  if (value.kind === "string") {
    const choices = [String(value.value)];
    let at = 0;
    while (isSign(rest[at], "|")) {
      const choice = rest[at + 1];
      if (choice?.kind !== "literal" || choice.literal.kind !== "string") return refuse(rest[at]!);
      choices.push(String(choice.literal.value));
      at += 2;
    }
    return preset(name, choices, rest.slice(at), refuse, collector);
  }
  const type = String(value.value);
  if (value.kind !== "word" || !isType(type)) {
    collector.add("reuse-head", "type", { type, types: parameterTypes }, value);
    return preset(name, undefined, rest, refuse, collector);
  }
  return preset(name, type, rest, refuse, collector);
}

/** A parameter with the default after its type. */
function preset(
  name: Name,
  type: Parameter["type"] | undefined,
  rest: readonly Item[],
  refuse: (place: Item) => undefined,
  collector: DiagnosticCollector,
): Parameter | undefined {
  if (rest.length === 0) return { name, type: type ?? "string", preset: undefined };
  const [equals, value] = rest;
  // The parameter is known, whatever follows its name.
  const named = { name, type: type ?? "string", preset: undefined };
  if (!isSign(equals, "=") || rest.length !== 2) return refuse(equals!) ?? named;
  const literal = presetLiteral(value!, collector);
  if (!literal) return refuse(value!) ?? named;
  return { name, type: type ?? typeOf(literal), preset: literal };
}

function presetLiteral(value: Item, collector: DiagnosticCollector): Literal | undefined {
  switch (value.kind) {
    case "literal":
      return value.literal;
    case "word":
      return wordLiteral(value.word, value);
    case "braces":
      return readObject(value, collector);
    default:
      return undefined;
  }
}

function wordLiteral(word: string, { from, to }: Item): Literal {
  if (word === "true" || word === "false") {
    return { kind: "boolean", value: word === "true", from, to };
  }
  return { kind: "word", value: word, from, to };
}

function isType(word: string): word is ParameterType {
  return (parameterTypes as readonly string[]).includes(word);
}

/** The type of a default. */
function typeOf({ kind }: Literal): ParameterType {
  if (kind === "number" || kind === "boolean" || kind === "list") return kind;
  return kind === "object" ? "record" : "string";
}

function isSign(item: Item | undefined, sign: string): boolean {
  return item?.kind === "literal" && item.literal.kind === "word" && item.literal.value === sign;
}

function nameOf({ name, nameFrom, nameTo }: AttributeItem): Name {
  return { text: name, from: nameFrom, to: nameTo };
}

function literalOf({ value }: AttributeItem, collector: DiagnosticCollector): Literal | undefined {
  return value?.kind === "braces" ? readObject(value, collector) : value;
}
