/** Expands the block of a repeat a number of times, or once for each entry of a list. */
import type { Element } from "../../ast/element.js";
import type { Form } from "../../ast/form.js";
import { type Literal, textOf } from "../../ast/value.js";
import type { Place } from "../../diagnostics/diagnostic.js";
import type { Context } from "../context.js";
import type { Expansion } from "../expansion.js";
import { fieldsOf } from "../fields.js";
import { placeOf } from "../place-map.js";
import type { Binding } from "../scope.js";
import { substitute } from "../substitute.js";

/** Expands a repeat. */
export function expandRepeat(
  element: Element,
  { over, as, index }: Extract<Form, { kind: "repeat" }>,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): readonly Element[] {
  const found = entriesOf(over, cx, x);
  if (!found) return [];
  const { entries, ...written } = found;
  const body = element.block?.elements ?? [];
  const fields = fieldsOf(entries);
  return x.repeat(element, cx, () => {
    const found: Element[] = [];
    const place = placeOf(element, cx.shift);
    for (const [at, entry] of entries.entries()) {
      if (!x.mayTurn(place)) break;
      const names = new Map<string, Binding>();
      if (as) {
        names.set(as.text, { value: entry, ...(fields.size > 0 && { fields }), ...written });
      }
      if (index) names.set(index.text, { value: numbered(at + 1, over) });
      const inner: Context = { ...cx, scope: cx.scope.inside(names) };
      for (const each of x.list(body, parent, inner)) found.push(each);
    }
    return found;
  });
}

/** The entries of a repeat, and the source that contains them. */
interface Entries extends Pick<Binding, "unit" | "place"> {
  readonly entries: readonly Literal[];
}

/** The entries of a repeat: numbers from 1, or the entries of a list. */
function entriesOf(over: Literal, cx: Context, x: Expansion): Entries | undefined {
  const place = { from: over.from + cx.shift, to: over.to + cx.shift };
  const isName = over.kind === "word";
  const binding = isName ? cx.scope.find(String(over.value)) : undefined;
  if (isName && !binding) {
    const text = String(over.value);
    if (!cx.unit.mayLack(text)) x.report.unknown("list", { text, ...place }, () => cx.scope.names);
    return undefined;
  }
  const found = x.report.all.length;
  const value = isName ? binding!.value : substitute(over, cx, x.report);
  if (x.report.all.length > found) return undefined;
  if (!value) return { entries: [] };
  if (value.items) {
    const { unit, place } = binding ?? {};
    return { entries: value.items, ...(unit && { unit, place }) };
  }
  const count = Number(value.value);
  const isCount = value.kind === "number" && Number.isInteger(count) && count >= 0;
  if (!isCount) {
    x.report.add("reuse-list", "none", { name: textOf(over.value) ?? "this" }, place);
    return undefined;
  }
  const { repeats: limit } = x.options.limits;
  if (count > limit) {
    x.report.add("reuse-limit", "repeats", { count, limit }, place);
    return undefined;
  }
  return { entries: Array.from({ length: count }, (_, at) => numbered(at + 1, over)) };
}

function numbered(value: number, { from, to }: Place): Literal {
  return { kind: "number", value, from, to };
}
