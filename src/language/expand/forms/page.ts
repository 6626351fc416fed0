/** Expands pages: inside their layout, once for each of their variants. */
import { type AttributeClause, type Element, withPart } from "../../ast/element.js";
import { movedName } from "../../ast/name.js";
import { type Literal, textOf } from "../../ast/value.js";
import { bindArguments, type Given } from "../bind-arguments.js";
import type { Context, Variants } from "../context.js";
import { copyElement } from "../copy-element.js";
import type { Expansion } from "../expansion.js";
import { Instance } from "../instance.js";
import { lead, referencesOf } from "../reference.js";
import { Scope } from "../scope.js";
import { giveStates, statesOf } from "../states.js";
import { substitute } from "../substitute.js";
import type { Definition } from "../unit.js";
import { variantsOf } from "../variant-use.js";
import { fillingsOf } from "./slot.js";

const none: readonly never[] = [];

/** The boards of a page: one, or one for each variant. */
export function expandPage(page: Element, cx: Context, x: Expansion): Element[] {
  const names = variantsOf(page);
  const inner = { ...cx, states: statesOf(page, cx.states, cx, x) };
  if (!names) return [expandBoard(page, inner, x)];
  const boards: Element[] = [];
  for (const [at, name] of names.entries()) {
    if (x.report.isFull || !x.mayCopy(page, cx)) break;
    x.startPage();
    const instance = new Instance(undefined, undefined, `#${name}`);
    const board = expandBoard(page, { ...inner, variants: { name, all: names }, instance }, x);
    instance.finish();
    giveVariant(board, page, name, names, x);
    if (board.label) board.label = { ...board.label, value: `${board.label.value} – ${name}` };
    if (at > 0) moveRight(board, at * x.options.boardWidth(page));
    boards.push(board);
  }
  return boards;
}

function expandBoard(page: Element, cx: Context, x: Expansion): Element {
  const board = copyElement(page, undefined, { ...cx, instance: undefined }, x);
  // References to the page are to its first variant, even within it.
  board.attributes = board.attributes.map((clause) =>
    clause.name === "id" && clause.value && cx.variants
      ? { ...clause, value: { ...clause.value, value: variantId(clause.value, cx.variants) } }
      : clause,
  );
  x.count(page, cx);
  if (!page.block) return board;
  const { open, close } = page.block;
  const { shift } = cx;
  board.block = {
    open: open + shift,
    close: close === undefined ? undefined : close + shift,
    elements: [],
  };
  const { elements } = page.block;
  board.block.elements = expandContent(page, elements, board, page, cx, x);
  return board;
}

/** The id of the board of a variant. */
function variantId({ value }: Literal, { name }: Variants): string {
  return `${textOf(value) ?? ""}#${name}`;
}

/** Expands the content of a board, inside the layout that its page or layout names. */
function expandContent(
  user: Element,
  content: readonly Element[],
  board: Element,
  page: Element,
  cx: Context,
  x: Expansion,
): Element[] {
  const uses = givenValue(user, "uses");
  const layout = uses && findLayout(uses, cx, x);
  if (!uses || !layout) {
    giveStates(board, cx.states, x);
    return x.list(content, board, cx);
  }
  const place = { from: uses.from + cx.shift, to: uses.to + cx.shift };
  if (!x.mayUse(layout, place, cx) || !x.mayLook(content.length, place)) return [];
  // Its attributes are looked through for each page.
  if (!x.mayCopy(layout.element, cx)) return [];
  const found = x.report.all.length;
  const given = givenBy(user, uses, cx, x);
  const isUnclear = layout.isWrong || given.some(({ name }) => name.text === "");
  const bindings = bindArguments(layout, given, place, x.report);
  const isWrong = isUnclear || x.report.all.length > found;
  const range = x.open(layout, place, isWrong, cx);
  // Such elements are drawn over a board or beside it, whatever slot they are in.
  const isLifted = ({ component }: Element) =>
    component !== undefined && x.options.isOnBoard(component);
  const lifted = content.filter(isLifted);
  const rest = content.filter((element) => !isLifted(element));
  const ownId = givenValue(page, "id")?.value;
  const suffix = cx.variants ? `#${cx.variants.name}` : "";
  const instance = new Instance(
    typeof ownId === "string" ? ownId : layout.name,
    undefined,
    suffix,
    cx.instance,
  );
  // The targets of a page's references may be in its layout.
  const shifted = { ...cx, shift: range.shift };
  const states = statesOf(layout.element, cx.states, shifted, x);
  const outer: Context = { ...cx, states, instance: instance.around(cx.instance) };
  const inner: Context = {
    scope: Scope.ofBody(layout.unit, bindings),
    shift: range.shift,
    via: range.via,
    instance,
    unit: layout.unit,
    within: [...cx.within, layout],
    fillings: fillingsOf(rest, layout, outer, x),
    variants: cx.variants,
    states,
  };
  const body = layout.element.block?.elements ?? none;
  const drawn = expandContent(layout.element, body, board, page, inner, x);
  const above = x.list(lifted, board, outer);
  instance.finish();
  return [...drawn, ...above];
}

function findLayout(uses: Literal, cx: Context, x: Expansion): Definition | undefined {
  const { layouts } = cx.unit;
  const text = String(uses.value);
  const found = layouts.get(text);
  const { from } = uses;
  const quotes = uses.kind === "string" ? 2 : 0;
  const name = { text, from, to: uses.arguments ? from + text.length + quotes : uses.to };
  if (!found && !cx.unit.mayLack(text)) {
    x.report.unknown("layout", movedName(name, cx.shift), () => [...layouts.keys()]);
  }
  return found;
}

/** Reports layouts that use each other, starting from one that no page uses. */
export function checkLayouts(layout: Definition, cx: Context, x: Expansion): void {
  const within = [layout];
  for (let at: Definition | undefined = layout; at?.unit === cx.unit; ) {
    const uses = givenValue(at.element, "uses");
    const next: Definition | undefined = uses && cx.unit.layouts.get(String(uses.value));
    if (!uses || !next || !x.mayUse(next, uses, { ...cx, within: [...within] })) return;
    within.push(next);
    at = next;
  }
}

/** The arguments of a layout, in parentheses and in `with`. */
function givenBy(user: Element, uses: Literal, cx: Context, x: Expansion): Given[] {
  const between: Given[] = (uses.arguments ?? none).map(({ name, value }) => ({
    name: movedName(name, cx.shift),
    value: substitute(value, cx, x.report),
  }));
  const also = givenValue(user, "with");
  // A value that is not a record is reported, and may be meant for any parameter.
  if (also && !also.properties) {
    between.push({ name: { text: "", from: also.from, to: also.to }, value: undefined });
  }
  const record = (also?.properties ?? none).map(({ key, keyFrom, keyTo, value }) => ({
    name: movedName({ text: key, from: keyFrom, to: keyTo }, cx.shift),
    value: substitute(value, cx, x.report),
  }));
  return [...between, ...record];
}

function givenValue({ attributes }: Element, name: string): Literal | undefined {
  return attributes.findLast((clause) => clause.name === name && clause.entry)?.value;
}

/** Records on a board which variant it is, and whether it is the first of its page. */
function giveVariant(
  board: Element,
  { attributes }: Element,
  name: string,
  names: readonly string[],
  x: Expansion,
): void {
  const clause = attributes.findLast((each) => each.name === "variants" && each.entry);
  if (!clause?.entry || !clause.value) return;
  const { from, to } = clause.value;
  const value: Literal = { kind: "object", value: { name, isFirst: name === names[0] }, from, to };
  const kind = { ...clause.entry.kind, check: () => undefined };
  const entry = { ...clause.entry, name: "variant", kind };
  const own = { ...clause, name: "variant", entry, value, isLive: true };
  board.attributes = withPart([...board.attributes], own);
  x.isLive = true;
}

/** Moves the board of a further variant to the right of the first, if that has a position. */
function moveRight(board: Element, px: number): void {
  board.attributes = board.attributes.map((clause): AttributeClause => {
    const { value, entry: { name } = {} } = clause;
    if (name !== "x" || typeof value?.value !== "number") return clause;
    return { ...clause, value: { ...value, value: value.value + px } };
  });
}

/** Redirects references to a page with variants to the first of them. */
export function leadToFirst(boards: readonly Element[]): void {
  const firsts = new Map<string, string>();
  for (const board of boards) {
    const id = textOf(givenValue(board, "id")?.value ?? "") ?? "";
    const base = id.slice(0, Math.max(0, id.indexOf("#")));
    if (base !== "" && !firsts.has(base)) firsts.set(base, id);
  }
  if (firsts.size > 0) rename(boards, firsts);
}

function rename(elements: readonly Element[], names: ReadonlyMap<string, string>): void {
  for (const element of elements) {
    for (const reference of referencesOf(element)) lead(reference, (id) => names.get(id));
    if (element.block) rename(element.block.elements, names);
  }
}
