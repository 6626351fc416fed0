/** Describes what is wrong with anything else in place of a list, and turns a text with commas into that list. */
import { createProblem, type Problem } from "../diagnostics/create-diagnostic.js";
import { printString } from "./print-string.js";
import { type Literal, nameOfValue } from "./value.js";
import { kindProblem } from "./value-problem.js";

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
