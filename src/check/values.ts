/** Checks one value against what its attribute takes, and objects for repeated keys. */
import type { Literal } from "../ast/value.js";
import type { AttributeKind, Problem } from "../ast/vocabulary.js";
import type { CheckContext } from "./context.js";
import { nameOfValue, plainText, quoted } from "./phrases.js";

/**
 * Reports what the kind of an attribute finds about its value. A kind may search a thousand names
 * for the one that was meant, so a run asks no more once it has found more than anybody reads.
 */
export function checkValue(
  literal: Literal,
  kind: AttributeKind,
  name: string,
  cx: CheckContext,
): void {
  if (cx.values.found >= cx.values.limit) return;
  if (typeof literal.value === "string" && kind.synonyms?.[literal.value] !== undefined) return;
  const problem = kind.check(literal, name);
  if (!problem) return;
  cx.values.found++;
  report(problem, literal, cx);
}

/** Reports an array or object where a text belongs. */
export function checkText(literal: Literal, name: string, cx: CheckContext): void {
  if (plainText(literal.value) !== undefined) return;
  const message = `${quoted(name)} cannot be ${nameOfValue(literal)}`;
  report({ code: "attribute-kind", message, hint: `${name} takes text` }, literal, cx);
}

/** Reports anything else where an array belongs. */
export function checkList(literal: Literal, name: string, cx: CheckContext): void {
  if (literal.kind === "list") return;
  const message = `${quoted(name)} cannot be ${nameOfValue(literal)}`;
  report({ code: "attribute-kind", message, hint: `${name} takes an array: [..]` }, literal, cx);
}

/** Reports a value that neither sets nor clears a bare word such as `open=true`. */
export function checkFlag(literal: Literal, name: string, cx: CheckContext): void {
  const { value, from, to } = literal;
  if (typeof value === "boolean") return;
  if (value === "true" || value === "false") {
    const message = `${quoted(name)} is a flag: "${value}" counts as ${value}`;
    const fix = { title: "remove the quotes", edits: [{ from, to, insert: value }] };
    report({ code: "flag-string", message, hint: `write ${name}=${value}`, fix }, literal, cx);
    return;
  }
  const message = `${quoted(name)} cannot be ${nameOfValue(literal)}`;
  const hint = `${name} is a flag: it takes true or false, and counts as true here`;
  report({ code: "attribute-kind", message, hint }, literal, cx);
}

/** Reports every key that an object, at any depth of a value, has twice. */
export function checkKeys(literal: Literal, cx: CheckContext): void {
  const waiting: Literal[] = [literal];
  while (waiting.length > 0) {
    const { items, properties } = waiting.pop()!;
    // Not by spreading: an array may hold more items than a call takes arguments.
    for (const item of items ?? []) if (item.items || item.properties) waiting.push(item);
    if (!properties) continue;
    const seen = new Set<string>();
    for (const { key, keyFrom, keyTo, value } of properties) {
      if (seen.has(key)) {
        const message = `the object has ${quoted(key)} twice`;
        const hint = "the last one counts: remove the others";
        cx.collector.add("key-duplicate", keyFrom, keyTo, message, { hint });
      }
      seen.add(key);
      waiting.push(value);
    }
  }
}

function report(problem: Problem, literal: Literal, cx: CheckContext): void {
  // A value that was misread is no evidence of what was meant.
  if (cx.hasErrorIn(literal.from, literal.to)) return;
  const { code, message, hint, fix, severity, from, to } = problem;
  cx.collector.add(code, from ?? literal.from, to ?? literal.to, message, { hint, fix, severity });
}
