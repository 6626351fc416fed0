/** Evaluates guards with the initial values of states, and keeps guards and effects for prototypes. */
import { type AttributeClause, attributeNamed, type Element, withPart } from "../ast/element.js";
import { type Literal, type Property, textOf, type Value } from "../ast/value.js";
import type { Context, States } from "./context.js";
import type { Expansion } from "./expansion.js";
import { fieldOf } from "./fields.js";
import { substitute } from "./substitute.js";
import { sizeOf } from "./value-size.js";

/** The states of unused definitions. */
export const anyStates: States = { declared: new Map(), clause: undefined, mayLack: true };

/** The states if none are declared. */
export const noStates: States = { declared: new Map(), clause: undefined };

/** Size of a state that is handed on, as of values. */
const sizeOfState = 10;

/** The states that a page or layout declares, added to those around it. */
export function statesOf(
  { attributes }: Element,
  outer: States,
  cx: Context,
  x: Expansion,
): States {
  const clause = attributes.findLast(({ name, entry }) => name === "states" && entry);
  const value = clause?.value && substitute(clause.value, cx, x.report);
  if (!value?.items) return outer;
  // Each page and each layout around it has all of them.
  if (!x.report.takeValue(sizeOfState * outer.declared.size, value, 0)) return outer;
  const declared = new Map(outer.declared);
  for (const item of value.items) {
    const name = field(item, "name");
    if (name !== undefined) declared.set(name, withInitial(item));
  }
  return { ...outer, declared, clause: moved(clause!, value, cx) };
}

/** A state of two values is initially false by default. */
function withInitial(state: Literal): Literal {
  if (part(state, "initial") || field(state, "valueType") !== "boolean") return state;
  const { from, to } = state;
  const no: Literal = { kind: "boolean", value: false, from, to };
  const initial: Property = { key: "initial", keyFrom: from, keyTo: from, value: no };
  const value = { ...(state.value as Record<string, Value>), initial: false };
  return { ...state, value, properties: [...(state.properties ?? []), initial] };
}

/** Adds all states to a board: its own and those of its layouts. */
export function giveStates(board: Element, { declared, clause }: States, x: Expansion): void {
  if (!clause?.value || declared.size === 0) return;
  x.isLive = true;
  const value = listOf([...declared.values()], clause.value);
  // Each variant of a page has all of them.
  if (!x.report.takeValue(sizeOf(value), value, 0)) return;
  board.attributes = withPart([...board.attributes], { ...clause, value });
}

/** Whether a guard is initially true; reports unknown states. */
export function holds(guard: Literal, { declared, mayLack }: States, x: Expansion): boolean {
  const state = field(guard, "state");
  if (state === undefined) return true;
  const found = declared.get(state);
  if (found) return (field(found, "initial") ?? "") === (field(guard, "equals") ?? "true");
  if (mayLack) return true;
  const place = guard.properties?.find(({ key }) => key === "state")?.value ?? guard;
  x.report.unknown("state", { text: state, from: place.from, to: place.to }, () => [
    ...declared.keys(),
  ]);
  return true;
}

/** A guard of an element, and whether it is initially true. */
export interface Guard {
  readonly clause: AttributeClause;
  readonly isMet: boolean;
}

/** The guard of an element's visibility; undefined if it has none. */
export function visibilityOf(element: Element, cx: Context, x: Expansion): Guard | undefined {
  const clause = element.attributes.findLast(({ name, entry }) => name === "visibleWhen" && entry);
  const value = clause?.value && substitute(clause.value, cx, x.report);
  if (!value) return undefined;
  const met = (value.items ?? [value]).filter((guard) => holds(guard, cx.states, x));
  return { clause: moved(clause!, value, cx), isMet: met.length === (value.items?.length ?? 1) };
}

/** The modifier of elements that are not drawn. */
export const hidden = "hidden";

/** Elements with a guard: pictures omit those that are initially hidden, prototypes can show them. */
export function guarded(
  drawn: readonly Element[],
  { clause, isMet }: Guard,
  x: Expansion,
): readonly Element[] {
  x.isLive = true;
  return drawn.filter((element) => {
    if (!element.component?.modifiers.has(hidden)) return isMet;
    const own = element.attributes.find(({ name }) => name === clause.name)?.value;
    // Elements that are hidden in any state stay hidden.
    if (isMet && !own && element.modifiers.some(({ word }) => word === hidden)) return true;
    const guards = [clause.value!, ...(own ? [own] : [])].flatMap((each) => each.items ?? each);
    const value = guards.length > 1 ? listOf(guards, guards[0]!) : guards[0]!;
    const others = element.attributes.filter(({ name }) => name !== clause.name);
    element.attributes = withPart(others, { ...clause, value });
    if (!isMet) hide(element, clause.value!);
    return true;
  });
}

function hide(element: Element, { from, to }: Literal): void {
  if (element.modifiers.some(({ word }) => word === hidden)) return;
  element.modifiers = withPart([...element.modifiers], { word: hidden, from, to });
}

/** The modifier of disabled elements. */
const disabled = "disabled";

/** Disables an element if its guard is initially false; the guard is kept for prototypes. */
export function enable(
  copy: Element,
  clause: AttributeClause,
  value: Literal,
  cx: Context,
  x: Expansion,
): void {
  const isMet = holds(value, cx.states, x);
  if (!copy.component?.modifiers.has(disabled)) {
    x.report.add("reuse-effect", "enabled", { name: copy.word }, value);
    return;
  }
  const isDisabled = copy.modifiers.some(({ word }) => word === disabled);
  if (isDisabled && isMet) return;
  copy.attributes = withPart([...copy.attributes], moved(clause, value, cx));
  x.isLive = true;
  if (isMet || isDisabled) return;
  const { from, to } = value;
  copy.modifiers = withPart([...copy.modifiers], { word: disabled, from, to });
}

/** The short attribute of an effect that navigates. */
const attributeOf: Readonly<Record<string, string>> = { navigate: "navigate", open: "opens" };

/** The effects that a click has in a prototype. */
const switching: ReadonlySet<string> = new Set(["set", "reset", "toggle", "close"]);

interface Effect {
  readonly handler: Literal;
  readonly effect: Literal;
  readonly kind: string;
  readonly event: string;
}

/** Applies `on` to an element: the first effect that a click can have; the others are reported. */
export function giveEffects(
  copy: Element,
  clause: AttributeClause,
  on: Literal,
  cx: Context,
  x: Expansion,
): void {
  const effects = effectsOf(on, cx, x);
  const leading = effects.find((each) => leads(each, copy));
  const acting = leading ?? effects.find((each) => switches(each, cx, x));
  for (const each of effects) {
    if (each === acting) continue;
    const { kind, event, effect } = each;
    const wording = leads(each, copy) || switches(each, cx, x) ? "second" : "unseen";
    x.report.add("reuse-effect", wording, { kind, event }, effect);
  }
  if (!acting) return;
  const { effect, kind } = acting;
  if (!leading) {
    const value = handlerWith(acting);
    x.isLive = true;
    copy.attributes = withPart([...copy.attributes], moved(clause, value, cx));
    return;
  }
  const name = attributeOf[kind]!;
  const entry = attributeNamed(copy.component, name);
  copy.attributes = withPart([...copy.attributes], {
    ...moved(clause, effect, cx),
    isLive: false,
    name,
    entry,
    value: part(effect, "target"),
  });
}

/** The effects of handlers whose guards are initially true. */
function effectsOf(on: Literal, cx: Context, x: Expansion): Effect[] {
  const found: Effect[] = [];
  for (const handler of on.items ?? [on]) {
    const guard = part(handler, "guard");
    if (guard) {
      const isMet = holds(guard, cx.states, x);
      x.report.add("reuse-effect", "guarded", {}, guard);
      if (!isMet) continue;
    }
    const event = field(handler, "event") ?? "";
    for (const effect of part(handler, "effects")?.items ?? []) {
      found.push({ handler, effect, kind: field(effect, "kind") ?? "", event });
    }
  }
  return found;
}

/** Whether an effect has a short attribute on its element. */
function leads({ kind, event, effect }: Effect, { component }: Element): boolean {
  const name = attributeOf[kind];
  if (name === undefined || event !== "click" || !part(effect, "target")) return false;
  return attributeNamed(component, name) !== undefined;
}

/** Whether an effect changes a state; reports unknown states. */
function switches({ kind, event, effect }: Effect, { states }: Context, x: Expansion): boolean {
  if (!switching.has(kind) || event !== "click") return false;
  if (kind === "close") return part(effect, "target") !== undefined;
  const state = part(effect, "state");
  const name = state && textOf(state.value);
  if (!state || name === undefined) return false;
  const declared = states.declared.get(name);
  if (!declared && states.mayLack) return true;
  if (!declared) {
    const { from, to } = state;
    x.report.unknown("state", { text: name, from, to }, () => [...states.declared.keys()]);
    return true;
  }
  if (kind === "set") return part(effect, "value") !== undefined;
  return kind === "reset" || /^(?:true|false)$/.test(field(declared, "initial") ?? "");
}

/** A handler with only one effect. */
function handlerWith({ handler, effect, event }: Effect): Literal {
  const { from, to } = handler;
  const place = { keyFrom: from, keyTo: from };
  const click: Literal = { kind: "word", value: event, from, to };
  const properties: Property[] = [
    { key: "event", ...place, value: click },
    { key: "effects", ...place, value: listOf([effect], effect) },
  ];
  const value = { event, effects: [effect.value] };
  return { kind: "object", value, properties, from, to };
}

function listOf(items: readonly Literal[], { from, to }: Literal): Literal {
  return { kind: "list", value: items.map(({ value }): Value => value), items, from, to };
}

/** An attribute with another value, at its place in the expansion. */
function moved(clause: AttributeClause, value: Literal, { shift }: Context): AttributeClause {
  return {
    ...clause,
    isLive: true,
    value,
    nameFrom: clause.nameFrom + shift,
    nameTo: clause.nameTo + shift,
    from: clause.from + shift,
    to: clause.to + shift,
  };
}

function part(literal: Literal, key: string): Literal | undefined {
  return fieldOf(literal, key)?.value;
}

function field(literal: Literal, key: string): string | undefined {
  const value = part(literal, key)?.value;
  return value === undefined ? undefined : textOf(value);
}
