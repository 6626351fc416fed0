/** Binds the arguments of a use to parameters, and reports missing, unknown or mistyped ones. */
import type { Parameter } from "../ast/form.js";
import type { Name } from "../ast/name.js";
import { type Literal, textOf } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";
import type { Reporter } from "./reporter.js";
import type { Binding } from "./scope.js";
import { importedId, moved } from "./substitute.js";
import type { Definition } from "./unit.js";

/** A value for a parameter; undefined if it comes from another parameter that was not given. */
export interface Given {
  readonly name: Name;
  readonly value: Literal | undefined;
}

/**
 * The values of all parameters.
 *
 * @param place - the place of the use
 */
export function bindArguments(
  definition: Definition,
  given: readonly Given[],
  place: Place,
  report: Reporter,
): Map<string, Binding> {
  const { parameters } = definition;
  const byName = parametersByName(parameters);
  const bindings = new Map<string, Binding>();
  // An unnamed argument is reported elsewhere, and may be meant for any parameter.
  let isUnclear = given.some(({ name }) => name.text === "");
  let names: ReadonlySet<string> | undefined;
  for (const { name, value } of given) {
    if (name.text === "") continue;
    const parameter = byName.get(name.text);
    if (!parameter) {
      report.unknown("parameter", name, () => [...byName.keys()], definition.name);
      isUnclear = true;
      continue;
    }
    const kind = definition.entry.attributes.get(name.text)?.kind;
    const problem = value && kind?.check(value, name.text, report.suggester);
    if (problem) report.addProblem(problem, value);
    if (value) bindings.set(name.text, { value: asType(value, parameter) });
  }
  for (const { name, preset } of parameters) {
    if (bindings.has(name.text)) continue;
    if (preset === undefined) names ??= new Set(given.map((each) => each.name.text));
    if (preset === undefined && !isUnclear && !names?.has(name.text)) {
      const data = { name: definition.name, parameter: name.text };
      report.add("reuse-argument", "missing", data, place);
    }
    // The default is located at the parameter, not at its uses.
    const writtenIn = importedId(definition.unit);
    bindings.set(name.text, { value: preset && moved(preset, 0, writtenIn) });
  }
  return bindings;
}

const tables = new WeakMap<readonly Parameter[], ReadonlyMap<string, Parameter>>();

/** The parameters of a definition by their names. */
export function parametersByName(parameters: readonly Parameter[]): ReadonlyMap<string, Parameter> {
  const known = tables.get(parameters);
  if (known) return known;
  const table = new Map(parameters.map((parameter) => [parameter.name.text, parameter]));
  tables.set(parameters, table);
  return table;
}

/** A number given for a text becomes its digits. */
function asType(value: Literal, { type }: Parameter): Literal {
  const text = textOf(value.value);
  if (type === "string" && text !== undefined && value.kind !== "string") {
    return { ...value, kind: "string", value: text };
  }
  return value;
}
