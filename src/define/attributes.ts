/** The plain kinds of attribute: flag, choice, text, number and array; each reads, checks and documents itself. */

import { plainText } from "../ast/plain-text.js";
import { isUnitValue, type Literal, type UnitValue, type Value } from "../ast/value.js";
import type { AttributeKind, Problem } from "../ast/vocabulary.js";
import type { Fix } from "../text/diagnostic.js";
import { habitualWord } from "../text/habits.js";
import { isCertainSpelling, nearestWord } from "../text/suggest.js";

/** An attribute as a component file declares it. */
export interface AttributeDefinition<T> {
  readonly kind: AttributeKind<T>;
  readonly docs: string;
  readonly default?: string;
  readonly semantic?: boolean | readonly string[];
  readonly onlyIn?: readonly string[];
}

/** What a declaration may say besides kind and sentence. */
export interface AttributeExtras {
  /** Text of the value that holds when none is given. */
  default?: string;
  /** True for attributes that change the HTML and not the drawing; or the choices that do. */
  semantic?: boolean | readonly string[];
  /** Names of the only parents in which it has an effect. */
  onlyIn?: readonly string[];
}

/** A measure: a number, a number with a unit, or one of a few words. */
export type Measure<W extends string = never> = number | UnitValue | W;

/** The text of a value: numbers and booleans are their text; undefined for lists and objects. */
export function textOf(value: Value): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return isUnitValue(value) ? `${value.value}${value.unit}` : undefined;
}

/** Quotes a piece of source for a message, cut where it is long. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, " ");
  return `"${flat.length > 40 ? `${flat.slice(0, 39)}…` : flat}"`;
}

/** The repair of a misspelt value, where it is certain. */
export function spellingFix(literal: Literal, written: string, meant: string): Fix | undefined {
  if (!isCertainSpelling(written, meant)) return undefined;
  const insert = literal.kind === "string" ? `"${meant}"` : meant;
  return {
    title: `replace with ${insert}`,
    edits: [{ from: literal.from, to: literal.to, insert }],
  };
}

/** The finding about a value of another kind than the attribute takes. */
export function wrongKind(name: string, literal: Literal, describes: string): Problem {
  const text = textOf(literal.value);
  const written = text === undefined ? describeKind(literal) : quote(text);
  return {
    code: "attribute-kind",
    message: `${name} cannot be ${written}`,
    hint: `${name} takes ${describes}`,
  };
}

function describeKind(literal: Literal): string {
  return literal.kind === "object" ? "an object" : "an array";
}

/** The finding about a word that is none of the choices. */
export function checkChoice(
  literal: Literal,
  name: string,
  choices: readonly string[],
  describes: string,
): Problem | undefined {
  const written = textOf(literal.value);
  if (written === undefined) return wrongKind(name, literal, describes);
  if (choices.includes(written)) return undefined;
  const habitual = habitualWord(written, choices);
  const meant = habitual ?? nearestWord(written, choices);
  const fix = meant === undefined ? undefined : spellingFix(literal, written, meant);
  return {
    code: "attribute-choice",
    message: `${name} cannot be ${quote(written)}`,
    hint:
      meant === undefined
        ? `use ${describes}`
        : `did you mean "${meant}"? ${name} takes ${describes}`,
    ...(fix && { fix }),
  };
}

/** A boolean: `m`, `m=true` and `m="true"` mean the same; anything else counts as true. */
export function flag(docs: string, extras: AttributeExtras = {}): AttributeDefinition<boolean> {
  return {
    docs,
    ...extras,
    kind: {
      kind: "flag",
      isFlag: true,
      choices: ["true", "false"],
      describes: "true or false",
      check: checkFlag,
      read: (value) => value !== false && value !== "false",
    },
  };
}

function checkFlag(literal: Literal, name: string): Problem | undefined {
  const { value } = literal;
  if (typeof value === "boolean") return undefined;
  if (value !== "true" && value !== "false") {
    return wrongKind(name, literal, "true or false, and counts as true here");
  }
  return {
    code: "flag-string",
    message: `${name} is a flag: "${value}" counts as ${value}`,
    hint: `write ${name}=${value}`,
    fix: {
      title: "remove the quotes",
      edits: [{ from: literal.from, to: literal.to, insert: value }],
    },
  };
}

/** One of a few words. */
export function choice<const C extends string>(
  choices: readonly C[],
  docs: string,
  extras: AttributeExtras & { synonyms?: Readonly<Record<string, C>> } = {},
): AttributeDefinition<C> {
  const { synonyms, ...others } = extras;
  const describes = `one of ${choices.join(", ")}`;
  const known: ReadonlySet<string> = new Set(choices);
  const isSynonym = (value: Value): boolean =>
    typeof value === "string" && synonyms !== undefined && Object.hasOwn(synonyms, value);
  return {
    docs,
    ...others,
    kind: {
      kind: "choice",
      choices,
      ...(synonyms && { synonyms }),
      describes,
      check: (literal, name) =>
        isSynonym(literal.value) ? undefined : checkChoice(literal, name, choices, describes),
      read: (value) => (typeof value === "string" && known.has(value) ? (value as C) : undefined),
    },
  };
}

/** Any text; numbers and booleans are taken as their text. */
export function text(docs: string, extras: AttributeExtras = {}): AttributeDefinition<string> {
  return {
    docs,
    ...extras,
    kind: {
      kind: "text",
      describes: "text",
      check: (literal, name) =>
        textOf(literal.value) === undefined ? wrongKind(name, literal, "text") : undefined,
      read(value) {
        const written = textOf(value);
        return written === undefined ? undefined : plainText(written);
      },
    },
  };
}

/** An array of anything; what its items may be is the component's matter. */
export function list(docs: string): AttributeDefinition<Value[]> {
  return {
    docs,
    kind: {
      kind: "list",
      describes: "an array",
      check: (literal, name) =>
        Array.isArray(literal.value) ? undefined : wrongKind(name, literal, "an array"),
      read: (value) => (Array.isArray(value) ? value : undefined),
    },
  };
}
