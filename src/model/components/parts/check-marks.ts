/** Finds unknown icons in the marks of cells and list items. */
import type { Element } from "../../../language/ast/element.js";
import type { Report } from "../../../language/ast/entries.js";
import type { Literal } from "../../../language/ast/value.js";
import type { Suggester } from "../../../language/diagnostics/suggester.js";
import { iconName } from "../../define/references.js";
import { readMarks } from "./marks.js";

const { kind } = iconName("");

/** Reports unknown icons in the marks of all texts of an element, including its block. */
export function checkMarks(element: Element, report: Report, suggester: Suggester): void {
  const { label, list, attributes, component, block } = element;
  const twins = [...(component?.list?.twins ?? []), ...(component?.label?.twins ?? [])];
  const given = attributes.flatMap(({ name, value }) =>
    value && twins.includes(name) ? [value] : [],
  );
  for (const literal of [label, list, ...given])
    if (literal) checkTexts(literal, report, suggester);
  for (const inner of block?.elements ?? []) {
    // Components with a check of their own check their marks themselves.
    if (!inner.component?.check) checkMarks(inner, report, suggester);
  }
}

function checkTexts(literal: Literal, report: Report, suggester: Suggester): void {
  for (const item of literal.items ?? []) checkTexts(item, report, suggester);
  for (const { key, value } of literal.properties ?? []) {
    if (key === "label" || key === "content") checkTexts(value, report, suggester);
  }
  if (typeof literal.value !== "string") return;
  for (const { mark, detail } of readMarks(literal.value)?.flat() ?? []) {
    if (mark !== "icon") continue;
    const problem = kind.check({ ...literal, kind: "word", value: detail }, "icon", suggester);
    if (!problem) continue;
    const { fix: _, ...said } = problem;
    report({ ...said, place: literal });
  }
}
