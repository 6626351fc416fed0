/** Describes what is wrong with a value of the wrong kind, for attributes and modifiers alike. */
import { createProblem, type Problem } from "../diagnostics/create-diagnostic.js";
import { printString } from "./print-string.js";
import { type Literal, nameOfValue } from "./value.js";

/** The problem of a value of the wrong kind for an attribute. */
export function kindProblem(literal: Literal, name: string, takes: string): Problem {
  return createProblem("attribute-kind", "kind", { name, value: nameOfValue(literal), takes });
}

/** Maximum length in characters of a string that is suggested as a list. */
const longestLine = 1_000;

/** The problem of anything else in place of a list; a string with commas becomes a list of its parts. */
export function listProblem(literal: Literal, name: string, takes: string): Problem {
  const { kind, value, from, to } = literal;
  const line = kind === "string" ? String(value) : "";
  const parts = line.length <= longestLine ? line.split(",").map((part) => part.trim()) : [];
  if (parts.length < 2 || parts.includes("")) return kindProblem(literal, name, takes);
  const items = parts.map((part) => (isDecimal(part) ? part : printString(part)));
  const list = `[${items.join(", ")}]`;
  const edits = [{ from, to, insert: list }];
  const data = { name, value: nameOfValue(literal), list };
  return createProblem("attribute-kind", "line", data, { edits });
}

function isDecimal(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text);
}

/** The problem of the value of a modifier: anything except true and false is read as true. */
export function modifierProblem(literal: Literal, name: string): Problem | undefined {
  const { value, from, to } = literal;
  if (typeof value === "boolean") return undefined;
  if (value === "true" || value === "false") {
    const edits = [{ from, to, insert: value }];
    return createProblem("boolean-string", "quoted", { name, value }, { edits });
  }
  return createProblem("attribute-kind", "modifier", { name, value: nameOfValue(literal) });
}
