/** Describes what is wrong with a date, month, time or pair of dates. */
import { type Literal, nameOfValue } from "../../../../language/ast/value.js";
import { createProblem, type Problem } from "../../../../language/diagnostics/create-diagnostic.js";
import { readDay } from "./days.js";

/** The problem of an unreadable value; only that of one of two dates if the other one is valid. */
export function dateProblem(kind: "date" | "dates" | "month" | "time", literal: Literal): Problem {
  const part =
    kind === "dates" && literal.items?.length === 2
      ? literal.items.find(({ value }) => readDay(value) === undefined)
      : undefined;
  const wrong = part ?? literal;
  const data = { value: nameOfValue(wrong) };
  return createProblem("data-date", part ? "date" : kind, data, { place: wrong });
}
