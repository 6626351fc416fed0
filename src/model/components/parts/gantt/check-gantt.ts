/** Finds tasks of a gantt chart that end before they begin, or are outside of its columns. */
import type { Element } from "../../../../language/ast/element.js";
import type { Report } from "../../../../language/ast/entries.js";
import { type Literal, textOf } from "../../../../language/ast/value.js";
import { createProblem } from "../../../../language/diagnostics/create-diagnostic.js";
import { writtenLabel } from "../items.js";
import { taskAttributes } from "./gantt-attributes.js";

type Find = (name: string) => Literal | undefined;

/** Reports invalid and invisible spans. */
export function checkGantt(element: Element, report: Report): void {
  const own = valuesOf(element);
  const columns = own("columns");
  const last = columns?.kind === "list" ? columns.items!.length : 0;
  checkSpan("now", own, last, report);
  const twins = element.component?.list?.twins ?? [];
  for (const list of [element.list, ...twins.map(own)]) checkItems(list, last, report);
  checkBlock(element, last, report);
}

function valuesOf({ attributes }: Element): Find {
  return (name) => attributes.findLast((clause) => clause.name === name)?.value;
}

function checkItems(list: Literal | undefined, last: number, report: Report): void {
  for (const { value, properties } of list?.items ?? []) {
    if (!properties) continue;
    const find: Find = (name) => properties.findLast(({ key }) => key === name)?.value;
    checkSpan(writtenLabel(value), find, last, report);
    checkItems(find("items"), last, report);
  }
}

function checkBlock({ block }: Element, last: number, report: Report): void {
  for (const element of block?.elements ?? []) {
    const { label } = element;
    const find = valuesOf(element);
    const named = label ?? find("label");
    checkSpan((named && textOf(named.value)) ?? "", find, last, report);
    checkBlock(element, last, report);
  }
}

function checkSpan(label: string, find: Find, last: number, report: Report): void {
  const read = (name: string) => {
    const place = find(name);
    const value = place && taskAttributes.from.kind.read(place.value);
    return value === undefined ? undefined : { value, place: place! };
  };
  const [from, to] = [read("from"), read("to")];
  if (to && to.value <= (from?.value ?? 0)) {
    report(createProblem("data-range", "order", { label }, { place: to.place }));
  }
  if (last === 0) return;
  const beyond = [from, to, read("at"), read("now")].find((each) => each && each.value > last);
  if (!beyond) return;
  const shown = `the ${last} columns`;
  report(createProblem("data-range", "outside", { label, shown }, { place: beyond.place }));
}
