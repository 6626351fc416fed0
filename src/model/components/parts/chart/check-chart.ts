/** Finds problems with the data of a chart. */
import type { Element } from "../../../../language/ast/element.js";
import type { Report } from "../../../../language/ast/entries.js";
import { type Literal, textOf, type Value } from "../../../../language/ast/value.js";
import { createProblem } from "../../../../language/diagnostics/create-diagnostic.js";
import { amountProblem, readAmount } from "../../../define/amounts.js";
import { chartKinds } from "./chart-data.js";

/** Reports values that are not numbers, contradictory kinds, and labels that do not match the values. */
export function checkChart(element: Element, report: Report): void {
  const kinds = element.modifiers.filter(({ word }) => Object.hasOwn(chartKinds, word));
  const [first, last] = [kinds[0], kinds.at(-1)];
  if (first && last && first.word !== last.word) {
    const data = { first: first.word, last: last.word };
    report(createProblem("chart-kinds", "two", data, { place: last }));
  }
  const isRound = /^(?:donut|pie)$/.test(last?.word ?? wordOf(element, "variant") ?? "");
  const lengths = [...listsOf(element)].map((list) =>
    checkList(list, element.word, isRound, report),
  );
  for (const child of element.block?.elements ?? []) {
    if (child.component?.name !== "series") continue;
    for (const list of listsOf(child)) lengths.push(list.items?.length ?? 0);
  }
  const labels = lastOf(element, "labels")?.items;
  const values = lengths.reduce((a, b) => Math.max(a, b), 0);
  if (labels === undefined || values === 0 || labels.length === values) return;
  const place = lastOf(element, "labels")!;
  const isOfSeries = isRound && lengths.length > 1;
  if (!isOfSeries)
    report(createProblem("data-length", "labels", { labels: labels.length, values }, { place }));
}

/** Reports values of a series that are not numbers. */
export function checkSeries(element: Element, report: Report): void {
  for (const list of listsOf(element)) checkList(list, element.word, false, report);
}

function* listsOf(element: Element): Generator<Literal> {
  if (element.list) yield element.list;
  for (const name of ["items", "values"]) {
    const twin = lastOf(element, name);
    if (twin?.kind === "list") yield twin;
  }
}

function lastOf(element: Element, name: string): Literal | undefined {
  return element.attributes.findLast((clause) => clause.name === name)?.value;
}

function wordOf(element: Element, name: string): string | undefined {
  const value = lastOf(element, name)?.value;
  return value === undefined ? undefined : textOf(value);
}

/** Checks a list of values; returns the number of values side by side. */
function checkList(list: Literal, word: string, isRound: boolean, report: Report): number {
  let longest = 0;
  let bare = 0;
  const items = list.items ?? [];
  const isLabelled = hasLabelsBetween(items);
  if (isLabelled) reportLabel(items, report);
  else if (items.length > 0 && items.every(isLabelledPair)) {
    reportLabel(items[0]!.items!, report);
    return items.length;
  }
  for (const [at, item] of items.entries()) {
    if (isLabelled && at % 2 === 0) continue;
    const values = item.properties?.findLast(({ key }) => key === "values")?.value;
    if (values?.kind === "list") {
      longest = Math.max(longest, checkList(values, word, isRound, report));
    } else {
      bare++;
      checkItem(item, word, isRound, report);
    }
  }
  return Math.max(longest, bare);
}

function reportLabel([name, amount]: readonly Literal[], report: Report): void {
  const [label, value] = [String(name!.value), String(amount!.value)];
  report(createProblem("data-value", "label", { label, value }, { place: name! }));
}

/** Whether a value is a number in a list after its label: `["Jan", 11.2]`. */
function isLabelledPair({ kind, items = [] }: Literal): boolean {
  return kind === "list" && items.length === 2 && hasLabelsBetween(items);
}

/** Whether each number follows its label: `["Jan" 11.2, "Feb" 13]`. */
function hasLabelsBetween(items: readonly Literal[]): boolean {
  return (
    items.length > 1 &&
    items.every(({ kind, value }, at) =>
      at % 2 === 0 ? kind === "string" && readAmount(value) === undefined : kind === "number",
    )
  );
}

/** Checks a value, a pair, or an object with a value. */
function checkItem(item: Literal, word: string, isRound: boolean, report: Report): void {
  if (item.kind === "list") {
    for (const part of item.items ?? []) checkItem(part, word, isRound, report);
    return;
  }
  const value = item.properties
    ? item.properties.findLast(({ key }) => key === "value")?.value
    : item;
  if (value === undefined) return;
  const problem = amountProblem(value, word);
  if (problem) report(problem);
  else if (isRound && isNegative(value.value)) {
    const written = textOf(value.value) ?? "";
    report(createProblem("data-value", "negativeSlice", { value: written }, { place: value }));
  }
}

function isNegative(value: Value): boolean {
  return (readAmount(value)?.amount ?? 0) < 0;
}
