/** The simple kinds of attribute: boolean, choice, text and list; each reads, checks and documents itself. */
import { grouped, oneOf } from "../../base/text/phrases.js";
import type { AttributeKind } from "../../language/ast/entries.js";
import { listProblem } from "../../language/ast/list-problem.js";
import { plainText } from "../../language/ast/plain-text.js";
import { type Literal, textOf, type UnitValue, type Value } from "../../language/ast/value.js";
import { kindProblem, modifierProblem } from "../../language/ast/value-problem.js";
import { createProblem, type Problem } from "../../language/diagnostics/create-diagnostic.js";
import type { TextEdit } from "../../language/diagnostics/diagnostic.js";
import { habitualWord } from "../../language/diagnostics/habits.js";
import { type Suggester, spellingEdits } from "../../language/diagnostics/suggester.js";

/** An attribute as a component file declares it. */
export interface AttributeDefinition<T> {
  readonly kind: AttributeKind<T>;
  readonly docs: string;
  readonly default?: string;
  readonly semantic?: boolean | readonly string[];
  readonly onlyIn?: readonly string[];
}

/** Further settings of a declaration, all optional. */
export interface AttributeExtras {
  /** Text of the default value, for documentation. */
  default?: string;
  /** True for attributes that change only the HTML, not the drawing; or the choices that do so. */
  semantic?: boolean | readonly string[];
  /** The only parents in which it has an effect; defaults to all. */
  onlyIn?: readonly string[];
}

/** A measure: a number, a number with a unit, or one of a few words. */
export type Measure<W extends string = never> = number | UnitValue | W;

/** The problem of a word that is not one of the choices. */
export function choiceProblem(
  literal: Literal,
  name: string,
  choices: readonly string[],
  takes: string,
  suggester: Suggester,
): Problem | undefined {
  const value = textOf(literal.value);
  if (value === undefined) return kindProblem(literal, name, takes);
  if (choices.includes(value)) return undefined;
  const meant = meantChoice(value, choices, suggester);
  const edits = valueEdits(literal, value, meant);
  return createProblem("attribute-choice", "choice", { name, value, takes, meant }, { edits });
}

/** The choice that a word probably means: a word of another language, or a misspelling. */
export function meantChoice(
  value: string,
  choices: readonly string[],
  suggester: Suggester,
): string | undefined {
  return habitualWord(value, choices) ?? suggester.nearest(value, choices, () => choices);
}

/** The edits that replace a misspelled value, if the intention is certain. */
export function valueEdits(literal: Literal, written: string, meant: string | undefined) {
  const insert = literal.kind === "string" ? `"${meant}"` : meant;
  return spellingEdits(written, meant, literal.from, literal.to, insert);
}

/** The edits that replace a value, keeping its quotes. */
export function replaceValue({ kind, from, to }: Literal, meant: string): readonly TextEdit[] {
  return [{ from, to, insert: kind === "string" ? `"${meant}"` : meant }];
}

/** An attribute of some kind. Kinds without parameters are shared, and descriptions are built on demand. */
export function attribute<T>(
  docs: string,
  kind: AttributeKind<T>,
  extras?: AttributeExtras,
): AttributeDefinition<T> {
  return extras ? { ...extras, docs, kind } : { docs, kind };
}

const booleanKind: AttributeKind<boolean> = {
  kind: "boolean",
  isBoolean: true,
  choices: ["true", "false"],
  describes: "true or false",
  check: modifierProblem,
  read: (value) => value !== false && value !== "false",
};

/** True or false: `m`, `m=true` and `m="true"` mean the same; anything else is read as true. */
export function boolean(docs: string, extras?: AttributeExtras): AttributeDefinition<boolean> {
  return attribute(docs, booleanKind, extras);
}

/** Further settings of a choice, all optional. */
interface ChoiceExtras<C extends string> extends AttributeExtras {
  synonyms?: Readonly<Record<string, C>>;
  /** Values of other languages that are not choices here, each with the element to write instead. */
  elsewhere?: Readonly<Record<string, string>>;
}

/** One of a few words. */
export function choice<const C extends string>(
  choices: readonly C[],
  docs: string,
  extras?: ChoiceExtras<C>,
): AttributeDefinition<C> {
  if (!extras) return attribute(docs, choiceKind(choices));
  const { synonyms, elsewhere, ...others } = extras;
  return attribute(docs, choiceKind(choices, synonyms, elsewhere), others);
}

function choiceKind<C extends string>(
  choices: readonly C[],
  synonyms?: Readonly<Record<string, C>>,
  elsewhere: Readonly<Record<string, string>> = {},
): AttributeKind<C> {
  const isSynonym = (value: Value): boolean =>
    typeof value === "string" && synonyms !== undefined && Object.hasOwn(synonyms, value);
  return {
    kind: "choice",
    choices,
    synonyms,
    get describes() {
      return oneOf(choices);
    },
    check(literal, name, suggester) {
      const value = textOf(literal.value);
      if (isSynonym(literal.value)) return undefined;
      if (value !== undefined && Object.hasOwn(elsewhere, value)) {
        const example = elsewhere[value]!;
        return createProblem("attribute-choice", "elsewhere", { name, value, example });
      }
      return choiceProblem(literal, name, choices, this.describes, suggester);
    },
    read: (value) => (choices.includes(value as C) ? (value as C) : undefined),
  };
}

const textKind: AttributeKind<string> = {
  kind: "text",
  describes: "text",
  check: (literal, name) =>
    textOf(literal.value) === undefined ? kindProblem(literal, name, "text") : undefined,
  read(value) {
    const written = textOf(value);
    return written === undefined ? undefined : plainText(written);
  },
};

const fieldsKind: AttributeKind<Value> = {
  kind: "fields",
  describes: "the name of a field, or a list of them",
  check(literal, name) {
    const isName = literal.kind === "list" || literal.kind === "word" || literal.kind === "string";
    return isName ? undefined : kindProblem(literal, name, this.describes);
  },
  read: (value) => value,
};

/** Fields of records. */
export function fields(docs: string): AttributeDefinition<Value> {
  return attribute(docs, fieldsKind);
}

/** Any text; numbers and booleans are read as text. */
export function text(docs: string, extras?: AttributeExtras): AttributeDefinition<string> {
  return attribute(docs, textKind, extras);
}

/** Maximum length of a text that is drawn repeatedly. */
export const mostRepeated = 40;

const repeatedKind: AttributeKind<string> = {
  ...textKind,
  check(literal, name, suggester) {
    const written = textOf(literal.value);
    if (written === undefined || written.length <= mostRepeated) {
      return textKind.check(literal, name, suggester);
    }
    const value = `a text of ${grouped(written.length)} characters`;
    const takes = `at most ${mostRepeated}; the rest is left out`;
    return createProblem("attribute-kind", "kind", { name, value, takes });
  },
  read: (value) => textKind.read(value)?.slice(0, mostRepeated),
};

/** A text that is drawn repeatedly, such as a unit; it is cut, because its length counts each time. */
export function repeatedText(docs: string): AttributeDefinition<string> {
  return attribute(docs, repeatedKind);
}

const listKind: AttributeKind<Value[]> = {
  kind: "list",
  describes: "a list",
  check: (literal, name) =>
    Array.isArray(literal.value) ? undefined : listProblem(literal, name, "a list"),
  read: (value) => (Array.isArray(value) ? value : undefined),
};

/** A list of anything; the component decides what its items may be. */
export function list(docs: string): AttributeDefinition<Value[]> {
  return attribute(docs, listKind);
}
