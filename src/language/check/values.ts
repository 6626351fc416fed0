/** Checks values against the kinds of their attributes, and objects for duplicate keys. */
import type { AttributeKind } from "../ast/entries.js";
import { listProblem } from "../ast/list-problem.js";
import { type Literal, textOf } from "../ast/value.js";
import { kindProblem, modifierProblem } from "../ast/value-problem.js";
import type { Problem } from "../diagnostics/create-diagnostic.js";
import type { CheckContext } from "./context.js";

/**
 * Reports the problem of an attribute's value. A kind may search a thousand names for the intended one, so the checks
 * stop once there are more problems than anybody reads.
 */
export function checkValue(
  literal: Literal,
  kind: AttributeKind,
  name: string,
  cx: CheckContext,
): void {
  if (cx.values.found >= cx.values.limit) return;
  if (typeof literal.value === "string" && kind.synonyms?.[literal.value] !== undefined) return;
  const problem = kind.check(literal, name, cx.suggester);
  if (!problem) return;
  cx.values.found++;
  report(problem, literal, cx);
}

/** Reports a list or object in place of a text. */
export function checkText(literal: Literal, name: string, cx: CheckContext): void {
  if (textOf(literal.value) === undefined) report(kindProblem(literal, name, "text"), literal, cx);
}

/** Reports anything else in place of a list. */
export function checkList(literal: Literal, name: string, cx: CheckContext): void {
  if (literal.kind !== "list") report(listProblem(literal, name, "a list: [ … ]"), literal, cx);
}

/** Reports a value that neither sets nor clears a modifier, such as `open=maybe`. */
export function checkModifier(literal: Literal, name: string, cx: CheckContext): void {
  const problem = modifierProblem(literal, name);
  if (problem) report(problem, literal, cx);
}

/** Reports duplicate keys of objects, at any depth of a value. */
export function checkKeys(literal: Literal, cx: CheckContext): void {
  const waiting: Literal[] = [literal];
  while (waiting.length > 0) {
    const { items, properties } = waiting.pop()!;
    // Not spread, because a list may have more items than a call can have arguments.
    for (const item of items ?? []) if (item.items || item.properties) waiting.push(item);
    if (!properties) continue;
    const seen = new Set<string>();
    for (const { key, keyFrom, keyTo, value } of properties) {
      if (seen.has(key)) {
        const place = { from: keyFrom, to: keyTo };
        cx.collector.add("key-duplicate", "repeated", { key }, place);
      }
      seen.add(key);
      waiting.push(value);
    }
  }
}

function report(problem: Problem, literal: Literal, cx: CheckContext): void {
  // A misread value does not show what was meant.
  if (cx.hasErrorIn(literal.from, literal.to)) return;
  cx.collector.addProblem(problem, literal);
}
