/** Replaces names in values (`"$name"`, `"Hello ${name}"`) by their values. */
import { type Literal, type Property, textOf, type Value } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";
import { fieldOf } from "./fields.js";
import type { Reporter } from "./reporter.js";
import type { Binding, Scope } from "./scope.js";
import type { Unit } from "./unit.js";
import { sizeOf } from "./value-size.js";

/** The values of names, and the shift of places. */
export interface Substitution {
  readonly scope: Scope;
  /** Added to each offset. */
  readonly shift: number;
  /** The source in which the value is written. */
  readonly unit: Pick<Unit, "id" | "isMain">;
}

/** The id of a source, unless it is the expanded one. */
export function importedId({ id, isMain }: Pick<Unit, "id" | "isMain">): string | undefined {
  return isMain ? undefined : id;
}

// Fields may come from files with headers in any language.
const whole = /^\$([\p{L}_][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{M}\p{N}_-]+)*)$/u;
const part = /\$(?:\$|\{([^}]*)(\}?)|([\p{L}_][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{M}\p{N}_-]+)*))/gu;

/** The start of a name between braces, with the second part of an imported name. */
const begun = /\$\{([\p{L}_][\p{L}\p{M}\p{N}_-]*)(?:\.([\p{L}\p{M}\p{N}_-]+))?/gu;

/** Whether any text in a value contains a dollar sign; cached for lists and objects. */
const dollars = new WeakMap<Literal, boolean>();

function hasDollar(literal: Literal): boolean {
  if (typeof literal.value === "string") return literal.value.includes("$");
  if (!literal.items && !literal.properties) return false;
  const known = dollars.get(literal);
  if (known !== undefined) return known;
  const found =
    (literal.items?.some(hasDollar) ?? false) ||
    (literal.properties?.some(({ value }) => hasDollar(value)) ?? false);
  dollars.set(literal, found);
  return found;
}

/** The value of a literal; undefined if it was not given. */
export function substitute(
  literal: Literal,
  cx: Substitution,
  report: Reporter,
): Literal | undefined {
  if (hasDollar(literal)) {
    const value = replaceIn(literal, cx, report);
    return value && report.takeValue(sizeOf(value), literal, cx.shift) ? value : undefined;
  }
  if (!report.takeValue(sizeOf(literal), literal, cx.shift)) return undefined;
  return moved(literal, cx.shift, importedId(cx.unit));
}

function replaceIn(literal: Literal, cx: Substitution, report: Reporter): Literal | undefined {
  if (!hasDollar(literal)) return moved(literal, cx.shift, importedId(cx.unit));
  if (literal.kind === "string" || literal.kind === "word")
    return substituteText(literal, cx, report);
  const items: Literal[] = [];
  if (literal.items) {
    for (const item of literal.items) {
      const value = replaceIn(item, cx, report);
      if (value) items.push(value);
    }
    return { ...at(literal, cx), items, value: items.map(({ value }) => value) };
  }
  const properties: Property[] = [];
  for (const { value, ...key } of literal.properties ?? []) {
    const found = replaceIn(value, cx, report);
    if (found) properties.push({ ...movedKey(key, cx.shift), value: found });
  }
  return { ...at(literal, cx), properties, value: objectOf(properties) };
}

/** A literal at its place in the expanded document. */
function at(literal: Literal, { shift, unit }: Substitution): Literal {
  const place = { from: literal.from + shift, to: literal.to + shift };
  return unit.isMain ? { ...literal, ...place } : { ...literal, ...place, writtenIn: unit.id };
}

function substituteText(literal: Literal, cx: Substitution, report: Reporter): Literal | undefined {
  const text = String(literal.value);
  const place = at(literal, cx);
  const path = whole.exec(text)?.[1];
  if (path !== undefined) {
    const found = resolve(literal, path, partOf(literal, 0, text.length, 1, cx), cx, report);
    if (found === "literal") return place;
    return found && { ...found, from: place.from, to: place.to };
  }
  if (!cx.scope.isBody && !mentionsData(literal, text, cx.scope)) return place;
  const replace = (
    written: string,
    inner: string | undefined,
    end: string | undefined,
    bare: string | undefined,
    offset: number,
  ): string => {
    if (written === "$$") return "$";
    if (bare !== undefined) {
      if (cx.scope.find(bare.split(".")[0]!)) reportLiteral(bare, offset, literal, cx, report);
      return written;
    }
    if (end === "") {
      report.add("reuse-value", "open", {}, partOf(literal, offset, 2, 2, cx));
      return written;
    }
    const name = inner!.trim();
    const start = 2 + inner!.indexOf(name);
    const at = partOf(literal, offset, written.length, start, cx);
    const found = resolve(literal, name, at, cx, report);
    if (found === "literal") return written;
    const inserted = found === undefined ? "" : (textOf(found.value) ?? written);
    if (found && textOf(found.value) === undefined) {
      const kind = found.kind === "list" ? "a list" : "a record";
      const place = partOf(literal, offset, written.length, start, cx);
      report.add("reuse-value", "part", { written, kind }, place);
    }
    return report.takeValue(inserted.length, literal, cx.shift) ? inserted : "";
  };
  const value = text.replace(part, replace);
  return { ...place, kind: "string", value };
}

/** A name in a text: its place including its signs, and the start of the name itself. */
interface NamePlace extends Place {
  /** Undefined in a text with escapes, whose offsets differ. */
  readonly nameFrom: number | undefined;
}

/** A part of a text at its place, or the whole text if it has escapes. */
function partOf(
  literal: Literal,
  offset: number,
  length: number,
  nameOffset: number,
  { shift }: Substitution,
): NamePlace {
  const { from, to, value } = literal;
  const signs = to - from - String(value).length;
  if (signs !== 2 && signs !== 0)
    return { from: from + shift, to: to + shift, nameFrom: undefined };
  const start = from + shift + signs / 2 + offset;
  return { from: start, to: start + length, nameFrom: start + nameOffset };
}

/** Reports a name inside a text that is not replaced; the fix is certain if the text has no escapes. */
function reportLiteral(
  name: string,
  offset: number,
  literal: Literal,
  cx: Substitution,
  report: Reporter,
): void {
  if (report.isEnough("reuse-literal")) return;
  const place = partOf(literal, offset, name.length + 1, 0, cx);
  const isCertain = place.nameFrom !== undefined;
  const edits = isCertain ? [{ from: place.from, to: place.to, insert: `\${${name}}` }] : undefined;
  report.add("reuse-literal", "inside", { name }, place, { edits });
}

/** The answers of `mentionsData` for literals, each with its scope. */
const mentions = new WeakMap<Literal, { of: Scope; found: boolean }>();

/** Whether a text on a page starts with the name of data; any other `$` there is literal. */
function mentionsData(literal: Literal, text: string, scope: Scope): boolean {
  const known = mentions.get(literal);
  // A page is written out once for each of its variants.
  if (known?.of === scope) return known.found;
  const found = findsData(text, scope);
  mentions.set(literal, { of: scope, found });
  return found;
}

function findsData(text: string, scope: Scope): boolean {
  for (const [, name, second] of text.matchAll(begun)) {
    if (scope.find(name!) || (second && scope.find(`${name}.${second}`))) return true;
  }
  return false;
}

/** An imported list, such as `ui.people`, whose name is two parts of a path. */
function findImported(name: string, fields: string[], scope: Scope): Binding | undefined {
  const found = fields.length > 0 ? scope.find(`${name}.${fields[0]}`) : undefined;
  if (found) fields.shift();
  return found;
}

/** The value of a path; `literal` if it has no meaning on a page. */
function resolve(
  text: Literal,
  path: string,
  place: NamePlace,
  cx: Substitution,
  report: Reporter,
): Literal | undefined | "literal" {
  const [name, ...fields] = path.split(".");
  const binding = cx.scope.find(name!) ?? findImported(name!, fields, cx.scope);
  if (!binding) {
    if (!cx.scope.isBody) return "literal";
    report.undeclared(name!, place, place.nameFrom, () => cx.scope.names);
    return "literal";
  }
  let value = binding.value;
  for (const [depth, field] of fields.entries()) {
    if (!value) return undefined;
    const found = fieldOf(value, field);
    const { kind, properties = [] } = value;
    const known = (): readonly string[] => properties.map(({ key }) => key);
    const listed = depth === 0 ? binding.fields : undefined;
    if (!found && (kind !== "object" || listed?.has(field) === false)) {
      report.missingField(field, place, known);
      return "literal";
    }
    if (!listed) {
      const way = fields.length > 1 ? `${path} ${depth}` : path;
      if (found) report.fields.has(text, way);
      else report.fields.lacks(text, way, { field, place, known });
    }
    value = found?.value;
  }
  return value && valueAt(value, binding, place);
}

/** The values of data files at their places: a value keeps its identity wherever it is used. */
const placed = new WeakMap<Place, WeakMap<Literal, Literal>>();

/** A value, or a part of it, with the places that it has at a use. */
export function valueAt(value: Literal, { unit, place }: Binding, use: Place): Literal {
  if (unit?.isMain === false) return placedAt(value, use, unit.id);
  if (!place) return value;
  if (!value.items && !value.properties) return { ...value, from: place.from, to: place.to };
  const known = placed.get(place) ?? new WeakMap<Literal, Literal>();
  placed.set(place, known);
  const found = known.get(value) ?? placedAt(value, place);
  known.set(value, found);
  return found;
}

/** The same value at shifted offsets; `writtenIn` is the id of the imported file that contains it. */
export function moved(literal: Literal, shift: number, writtenIn?: string): Literal {
  if (shift === 0 && writtenIn === undefined) return literal;
  const copy: Literal = { ...literal, from: literal.from + shift, to: literal.to + shift };
  if (writtenIn !== undefined) copy.writtenIn = writtenIn;
  if (literal.items) copy.items = literal.items.map((item) => moved(item, shift, writtenIn));
  if (literal.properties) {
    copy.properties = literal.properties.map(({ value, ...key }) => ({
      ...movedKey(key, shift),
      value: moved(value, shift, writtenIn),
    }));
  }
  return copy;
}

/** The same value with all its parts at one place, for values written in another source, `writtenIn`. */
function placedAt(literal: Literal, { from, to }: Place, writtenIn?: string): Literal {
  const copy: Literal = { ...literal, from, to, writtenIn: literal.writtenIn ?? writtenIn };
  if (literal.items) copy.items = literal.items.map((item) => placedAt(item, copy, writtenIn));
  if (literal.properties) {
    copy.properties = literal.properties.map(({ key, value }) => ({
      key,
      keyFrom: from,
      keyTo: to,
      value: placedAt(value, copy, writtenIn),
    }));
  }
  return copy;
}

function movedKey<K extends Omit<Property, "value">>(key: K, shift: number): K {
  return shift === 0 ? key : { ...key, keyFrom: key.keyFrom + shift, keyTo: key.keyTo + shift };
}

function objectOf(properties: readonly Property[]): Value {
  const value: Record<string, Value> = {};
  for (const { key, value: literal } of properties) {
    // `__proto__` is a key like any other.
    Object.defineProperty(value, key, {
      value: literal.value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return value;
}
