/** Expands elements that use components, layouts and repeats. */
import type { Element, ElementTree } from "../ast/element.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Context } from "./context.js";
import { copyElement, lacksGiven } from "./copy-element.js";
import { type ExpandOptions, Expansion } from "./expansion.js";
import type { Spent } from "./expansion-room.js";
import { checkLayouts, expandPage, leadToFirst } from "./forms/page.js";
import { expandRepeat } from "./forms/repeat.js";
import { expandSlot } from "./forms/slot.js";
import { expandCall, expandUse } from "./forms/use.js";
import { PlaceMap, placeOf } from "./place-map.js";
import { Reporter } from "./reporter.js";
import { type Binding, Scope } from "./scope.js";
import { anyStates, guarded, noStates, statesOf, visibilityOf } from "./states.js";
import { substitute } from "./substitute.js";
import type { Definition, Unit } from "./unit.js";

/** A document that contains only what is drawn. */
export interface Expanded {
  readonly elements: ElementTree;
  /** Whether some of it is for prototypes only. */
  readonly isLive: boolean;
  /** Maps the offsets of the elements to their places in the sources. */
  readonly places: PlaceMap;
  /** Diagnostics about the uses, at the offsets of the elements. */
  readonly diagnostics: readonly Diagnostic[];
  /** The definitions that were used. */
  readonly used: ReadonlySet<Definition>;
  /** What it came to, with the definitions that were expanded only to find mistakes in them. */
  readonly spent: Spent;
}

const none: readonly never[] = [];

/** Expands a source; `length` is that of its text. */
export function expand(unit: Unit, length: number, options: ExpandOptions): Expanded {
  const places = new PlaceMap(unit, length);
  const report = new Reporter(length, options.limits.values);
  const x = createExpansion(options, report, places);
  const cx: Context = {
    scope: Scope.ofUnit(unit),
    shift: 0,
    via: none,
    instance: undefined,
    unit,
    within: none,
    fillings: undefined,
    variants: undefined,
    states: noStates,
  };
  const elements: Element[] = [];
  for (const element of unit.elements) {
    if (!element.component?.root) {
      for (const each of x.list([element], undefined, cx)) elements.push(each);
      continue;
    }
    x.startPage();
    for (const board of expandPage(element, cx, x)) elements.push(board);
  }
  leadToFirst(elements);
  x.variants.finish();
  for (const { field, place, known } of report.fields.never()) {
    report.missingField(field, place, known);
  }
  const { used } = x;
  const unusedOnes = createExpansion(options, report, places);
  checkUnused(unit, used, cx, unusedOnes);
  return {
    elements: { elements, length },
    isLive: x.isLive,
    places,
    diagnostics: report.sorted(),
    used,
    spent: {
      elements: x.counted.elements + unusedOnes.counted.elements,
      turns: x.counted.turns + unusedOnes.counted.turns,
      values: report.valueCount,
    },
  };
}

function createExpansion(options: ExpandOptions, report: Reporter, places: PlaceMap): Expansion {
  const x: Expansion = new Expansion(options, report, places, (elements, parent, cx) => {
    const found: Element[] = [];
    for (const element of elements) {
      if (!x.mayLookAt(element, cx)) break;
      expandInto(found, element, parent, cx, x);
    }
    return found;
  });
  return x;
}

/** Expands unused definitions only to find mistakes in them; parameters without defaults have no value. */
function checkUnused(
  { components, layouts }: Unit,
  used: ReadonlySet<Definition>,
  outer: Context,
  x: Expansion,
): void {
  for (const definition of [...components.values(), ...layouts.values()]) {
    const { unit, parameters, element } = definition;
    if (unit !== outer.unit || used.has(definition) || x.used.has(definition)) continue;
    const bindings = new Map(
      parameters.map(({ name, preset }): [string, Binding] => [name.text, { value: preset }]),
    );
    const cx: Context = {
      ...outer,
      scope: Scope.ofBody(unit, bindings),
      within: [definition],
      fillings: new Map(),
      states: statesOf(element, anyStates, outer, x),
    };
    x.list(element.block?.elements ?? none, undefined, cx);
    if (definition.kind === "layout") checkLayouts(definition, cx, x);
  }
}

/** Adds the expansion of an element: itself, or what it expands to. */
function expandInto(
  found: Element[],
  element: Element,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): void {
  const { form, attributes } = element;
  if (x.isFull || (attributes.length > 0 && !isShown(element, cx, x))) return;
  const guard = attributes.length > 0 ? visibilityOf(element, cx, x) : undefined;
  const definition = form ? undefined : definitionOf(element, cx, x);
  if (!form && !definition && !guard) {
    const drawn = expandPlain(element, parent, cx, x);
    if (!lacksGiven(drawn, element)) found.push(drawn);
    return;
  }
  const drawn = definition
    ? expandCall(element, definition, parent, cx, x)
    : expandForm(element, parent, cx, x);
  for (const each of guard ? guarded(drawn, guard, x) : drawn) found.push(each);
}

/** The component of the source that a word names. */
function definitionOf({ word }: Element, { unit }: Context, x: Expansion): Definition | undefined {
  return x.options.vocabulary.component(word) ? undefined : unit.components.get(word);
}

function expandForm(
  element: Element,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): readonly Element[] {
  const { form } = element;
  if (!form) {
    const drawn = expandPlain(element, parent, cx, x);
    // If this record lacks the field, there is nothing to draw.
    return lacksGiven(drawn, element) ? none : [drawn];
  }
  switch (form.kind) {
    case "use":
      return expandUse(element, form, parent, cx, x);
    case "slot":
      return expandSlot(element, form.name, parent, cx, x);
    case "repeat":
      return expandRepeat(element, form, parent, cx, x);
    case "fill":
      x.report.add("reuse-place", "fill", {}, placeOf(element, cx.shift));
      return none;
    default:
      return none;
  }
}

/** Whether the current variant shows an element. */
function isShown({ attributes }: Element, cx: Context, x: Expansion): boolean {
  // Of duplicates, the last one counts.
  const written = attributes.findLast(({ name, entry }) => name === "when" && entry)?.value;
  const value = written && substitute(written, cx, x.report);
  return !written || !value || x.variants.isShown(written, value, cx.variants);
}

/** An element that is not a use, with its values and expanded content. */
function expandPlain(
  element: Element,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): Element {
  const copy = copyElement(element, parent, cx, x);
  x.count(element, cx);
  if (!element.block) return copy;
  const { open, close, elements } = element.block;
  const { shift } = cx;
  copy.block = {
    open: open + shift,
    close: close === undefined ? undefined : close + shift,
    elements: [],
  };
  if (x.mayHold(copy)) copy.block.elements = x.list(elements, copy, cx);
  return copy;
}
