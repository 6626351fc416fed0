/** Says what is wrong with a value that should be a date, a month, a time or two dates. */
import { type Literal, nameOfValue } from "../../../../language/ast/value.js";
import { createProblem, type Problem } from "../../../../language/diagnostics/create-diagnostic.js";
import { readDay } from "./days.js";

/** The problem of a value that cannot be read: that of one of two dates where only that is wrong. */
export function dateProblem(kind: "date" | "dates" | "month" | "time", literal: Literal): Problem {
  const part =
    kind === "dates" && literal.items?.length === 2
      ? literal.items.find(({ value }) => readDay(value) === undefined)
      : undefined;
  const wrong = part ?? literal;
  const data = { value: nameOfValue(wrong) };
  return createProblem("data-date", part ? "date" : kind, data, { place: wrong });
}
