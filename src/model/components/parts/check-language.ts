/** Checks values that should be language tags. */
import { type Literal, textOf } from "../../../language/ast/value.js";
import { kindProblem } from "../../../language/ast/value-problem.js";
import type { Problem } from "../../../language/diagnostics/create-diagnostic.js";

/** The problem of a value that is not a BCP 47 tag. */
export function checkLanguage(literal: Literal, name: string, takes: string): Problem | undefined {
  const isTag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,7}$/i.test(textOf(literal.value) ?? "");
  return isTag ? undefined : kindProblem(literal, name, takes);
}
