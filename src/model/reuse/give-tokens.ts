/** Turns the design tokens that a source writes or imports into checked values. */
import { describeToken, designToken, type TokenValues } from "../../base/theme/design-tokens.js";
import { readToken } from "../../base/theme/read-token.js";
import type { Argument } from "../../language/ast/value.js";
import { isUnitValue, type Value } from "../../language/ast/value.js";
import type { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { Unit } from "../../language/expand/unit.js";
import { contrastProblems, tokenProblem } from "./report-tokens.js";

/** Gives a source the tokens that it writes itself; they win over those of its imports. */
export function giveTokens(
  values: readonly Argument[],
  unit: Unit,
  collector: DiagnosticCollector,
): void {
  for (const { name, value } of values) {
    const token = designToken(name.text);
    if (!token) {
      collector.addProblem(tokenProblem({ kind: "unknown", name: name.text }, name), name);
      continue;
    }
    const first = unit.tokens.get(token.name)?.place;
    if (first) collector.add("reuse-head", "twice", { name: name.text }, name, { related: first });
    const read = readToken(token, plain(value.value));
    if (read === undefined) {
      const written = String(plain(value.value));
      const expected = describeToken(token);
      const problem = tokenProblem({ kind: "value", name: name.text, written, expected });
      collector.addProblem(problem, value);
    } else if (!first) {
      const { from, to } = value;
      unit.tokens.set(token.name, { value: read, place: { from, to } });
    }
  }
}

/** Gives a source the tokens that an imported one writes itself; whether there are any. */
export function bringTokens(imported: Unit | undefined, unit: Unit): boolean {
  let hasAny = false;
  for (const [name, { value, place }] of imported?.tokens ?? []) {
    if (!place) continue;
    hasAny = true;
    if (!unit.tokens.get(name)?.place) unit.tokens.set(name, { value, place: undefined });
  }
  return hasAny;
}

/** The values of all tokens of a source; undefined where it has none. */
export function valuesOfTokens({ tokens }: Unit): TokenValues | undefined {
  if (tokens.size === 0) return undefined;
  return Object.fromEntries([...tokens].map(([name, { value }]) => [name, value])) as TokenValues;
}

/** Reports the colors of a source in which text would be hard to read. */
export function checkTokens(unit: Unit, collector: DiagnosticCollector): void {
  const values = valuesOfTokens(unit);
  if (!values) return;
  const placeOf = (token: string) => unit.tokens.get(token)?.place;
  for (const { token, problem } of contrastProblems(values, placeOf)) {
    const place = placeOf(token);
    if (place) collector.addProblem(problem, place);
  }
}

function plain(value: Value): unknown {
  return isUnitValue(value) ? `${value.value}${value.unit}` : value;
}
