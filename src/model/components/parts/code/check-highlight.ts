/** Finds highlighted lines that do not exist. */
import type { Element } from "../../../../language/ast/element.js";
import type { Report } from "../../../../language/ast/entries.js";
import { createProblem } from "../../../../language/diagnostics/create-diagnostic.js";
import { rangesOf } from "./highlight.js";
import { writtenCode } from "./written-code.js";

/** Reports highlighted lines that do not exist. */
export function checkHighlight(element: Element, report: Report): void {
  const given = element.attributes.find(({ name }) => name === "highlight")?.value;
  const { label } = element;
  if (!given || typeof label?.value !== "string") return;
  const count = writtenCode(label.value).split("\n").length;
  for (const literal of given.items ?? [given]) {
    const [last] = rangesOf(literal.value)?.map((range) => range[1]) ?? [];
    if (last !== undefined && last > count)
      report(createProblem("line-range", "line", { line: last, count }, { place: literal }));
  }
}
