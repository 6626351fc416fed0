/** Checks the design tokens that a source defines or imports. */
import { describeToken, designToken, type TokenValues } from "../../base/theme/design-tokens.js";
import { readToken } from "../../base/theme/read-token.js";
import type { Argument } from "../../language/ast/value.js";
import { isUnitValue, type Value } from "../../language/ast/value.js";
import type { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { Unit } from "../../language/expand/unit.js";
import { contrastProblems, tokenProblem } from "./report-tokens.js";

/** Adds the tokens that a source defines itself; they take precedence over those of its imports. */
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

/** Adds the tokens that an imported source defines itself; returns whether there are any. */
export function bringTokens(imported: Unit | undefined, unit: Unit): boolean {
  let hasAny = false;
  for (const [name, { value, place }] of imported?.tokens ?? []) {
    if (!place) continue;
    hasAny = true;
    if (!unit.tokens.get(name)?.place) unit.tokens.set(name, { value, place: undefined });
  }
  return hasAny;
}

/** The values of all tokens of a source; undefined if it has none. */
export function valuesOfTokens({ tokens }: Unit): TokenValues | undefined {
  if (tokens.size === 0) return undefined;
  return Object.fromEntries([...tokens].map(([name, { value }]) => [name, value])) as TokenValues;
}

/** Reports colors of a source on which text would be hard to read. */
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
