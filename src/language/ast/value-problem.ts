/** Describes what is wrong with a value of the wrong kind, for attributes and modifiers alike. */
import { createProblem, type Problem } from "../diagnostics/create-diagnostic.js";
import { type Literal, nameOfValue } from "./value.js";

/** The problem of a value of the wrong kind for an attribute. */
export function kindProblem(literal: Literal, name: string, takes: string): Problem {
  return createProblem("attribute-kind", "kind", { name, value: nameOfValue(literal), takes });
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
