/** Compares the meaning of elements in two sources, regardless of formatting. */
import type { Element } from "../../../language/ast/element.js";
import type { Form } from "../../../language/ast/form.js";
import type { Name } from "../../../language/ast/name.js";
import type { Argument, Literal, Value } from "../../../language/ast/value.js";

/** Whether two lists of elements have the same meaning. */
export function sameElements(first: readonly Element[], second: readonly Element[]): boolean {
  return sameLists(first, second, sameElement);
}

/** Whether two elements and their contents have the same meaning. */
export function sameElement(first: Element, second: Element): boolean {
  return (
    first.word === second.word &&
    first.component?.name === second.component?.name &&
    sameLiteral(first.label, second.label) &&
    sameLiteral(first.number, second.number) &&
    sameLiteral(first.list, second.list) &&
    sameLists(first.attributes, second.attributes, sameAttribute) &&
    sameLists(first.modifiers, second.modifiers, (a, b) => a.word === b.word) &&
    sameForm(first.form, second.form) &&
    (first.block === undefined) === (second.block === undefined) &&
    sameElements(first.block?.elements ?? [], second.block?.elements ?? [])
  );
}

function sameLists<T>(
  first: readonly T[],
  second: readonly T[],
  same: (first: T, second: T) => boolean,
): boolean {
  return first.length === second.length && first.every((each, at) => same(each, second[at]!));
}

function sameAttribute(
  first: { name: string; value: Literal | undefined },
  second: { name: string; value: Literal | undefined },
): boolean {
  return first.name === second.name && sameLiteral(first.value, second.value);
}

function sameLiteral(first: Literal | undefined, second: Literal | undefined): boolean {
  if (!first || !second) return first === second;
  return (
    first.kind === second.kind &&
    sameValue(first.value, second.value) &&
    sameLists(first.properties ?? [], second.properties ?? [], (a, b) => a.key === b.key) &&
    sameLists(first.arguments ?? [], second.arguments ?? [], sameArgument)
  );
}

function sameArgument(first: Argument, second: Argument): boolean {
  return sameName(first.name, second.name) && sameLiteral(first.value, second.value);
}

function sameName(first: Name | undefined, second: Name | undefined): boolean {
  return first?.text === second?.text;
}

function sameValue(first: Value, second: Value): boolean {
  if (typeof first !== "object" || typeof second !== "object") return Object.is(first, second);
  if (Array.isArray(first) || Array.isArray(second)) {
    return Array.isArray(first) && Array.isArray(second) && sameLists(first, second, sameValue);
  }
  return sameLists(
    Object.entries(first),
    Object.entries(second),
    ([key, value], [other, its]) => key === other && sameValue(value, its),
  );
}

/** The parts of a form, in lists of parts that are compared alike. */
interface FormParts {
  names: readonly (Name | undefined)[];
  values: readonly (Literal | undefined)[];
  given: readonly Argument[];
  types: readonly unknown[];
}

function sameForm(first: Form | undefined, second: Form | undefined): boolean {
  if (!first || !second) return first === second;
  const [parts, others] = [partsOf(first), partsOf(second)];
  return (
    first.kind === second.kind &&
    sameLists(parts.names, others.names, sameName) &&
    sameLists(parts.values, others.values, sameLiteral) &&
    sameLists(parts.given, others.given, sameArgument) &&
    JSON.stringify(parts.types) === JSON.stringify(others.types)
  );
}

function partsOf(form: Form): FormParts {
  const parts = (
    names: readonly (Name | undefined)[],
    values: readonly (Literal | undefined)[] = [],
    given: readonly Argument[] = [],
    types: readonly unknown[] = [],
  ): FormParts => ({ names, values, given, types });
  switch (form.kind) {
    case "component":
    case "layout": {
      const { name, parameters } = form;
      const names = parameters.map((each) => each.name);
      const presets = parameters.map(({ preset }) => preset);
      return parts(
        [name, ...names],
        presets,
        [],
        parameters.map(({ type }) => type),
      );
    }
    case "use":
      return parts([form.name], [form.from], form.arguments);
    case "slot":
    case "fill":
      return parts([form.name]);
    case "repeat":
      return parts([form.as, form.index], [form.over]);
    case "data":
      return parts([form.name], [form.items, form.file]);
    case "tokens":
      return parts([], [], form.values);
    case "import":
      return parts([form.as, ...(form.names ?? [])], [form.file], [], [form.names === undefined]);
  }
}
