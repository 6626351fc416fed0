/** The types of settings as TypeBox schemas; rules of our own are attached to the JSON schema that editors read. */
import {
  Array as ArraySchema,
  Boolean as BooleanSchema,
  Integer,
  Literal,
  Null,
  Object as ObjectSchema,
  Optional,
  Record as RecordSchema,
  String as StringSchema,
  type TSchema,
  Union,
  Unsafe,
} from "typebox";
import type { DesignToken } from "../../base/theme/design-tokens.js";
import { type MeasureName, measures } from "./measures.js";

/** A rule that JSON schema cannot express, or not in readable words. */
export type Rule =
  /** A time or a size within bounds, as its text or a number. */
  | { kind: "measure"; measure: MeasureName; min: number | undefined; max: number | undefined }
  /** A choice that can be written but not changed. */
  | { kind: "fixed"; choices: readonly string[]; value: string }
  /** The value of a design token. */
  | { kind: "token"; token: DesignToken };

const ruleKey = Symbol("rule");

/** The rule of a schema, if it has one. */
export function ruleOf(schema: TSchema): Rule | undefined {
  return (schema as { [ruleKey]?: Rule })[ruleKey];
}

function withRule(schema: TSchema, rule: Rule): TSchema {
  // Not enumerable, since the schema is also written to a file.
  return Object.defineProperty(schema, ruleKey, { value: rule });
}

/** Text; `filled` texts are not empty. */
export function textSetting(description: string, filled = false): TSchema {
  return StringSchema({ description, ...(filled && { minLength: 1 }) });
}

/** True or false. */
export function switchSetting(description: string): TSchema {
  return BooleanSchema({ description });
}

/** A whole number; with `word`, this word or a number; with `orNull`, null or a number. */
export function numberSetting(
  description: string,
  bounds: { min?: number; max?: number; word?: string; orNull?: boolean },
): TSchema {
  const { min: minimum = 0, max: maximum, word, orNull = false } = bounds;
  const number = Integer({ minimum, ...(maximum !== undefined && { maximum }) });
  if (word !== undefined) return Union([number, Literal(word)], { description });
  if (orNull) return Union([number, Null()], { description });
  return { ...number, description };
}

/** A time or a size, as its text or a number. */
export function measureSetting(
  description: string,
  measure: MeasureName,
  { min, max }: { min?: number; max?: number },
): TSchema {
  // Units are accepted in either case, as by the reader.
  const units = measures[measure].units.map(([name]) =>
    name.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`),
  );
  const written = StringSchema({ pattern: `^[0-9]{1,15} ?(${units.join("|")})?$` });
  const schema = Union([written, Integer({ minimum: 0 })], { description });
  return withRule(schema, { kind: "measure", measure, min, max });
}

/** One of some words; a `fixed` one can be written but not changed. */
export function choiceSetting(
  description: string,
  choices: readonly string[],
  fixed?: string,
): TSchema {
  const allowed = fixed === undefined ? choices : [fixed];
  const schema = Unsafe<string>({ description, enum: [...allowed] });
  return fixed === undefined ? schema : withRule(schema, { kind: "fixed", choices, value: fixed });
}

/** The value of a design token, as JSON schema. */
export function tokenSetting(token: DesignToken, schema: object): TSchema {
  return withRule(Unsafe<unknown>({ ...schema }), { kind: "token", token });
}

/** A list of settings of one kind. */
export function listSetting(description: string, items: TSchema): TSchema {
  return ArraySchema(items, { description });
}

/** Settings of one type under any names. */
export function mapSetting(description: string, values: TSchema): TSchema {
  return RecordSchema(StringSchema(), values, { description });
}

/** Settings by name; those in `required` must be present. */
export function groupSetting(
  description: string,
  settings: Readonly<Record<string, TSchema>>,
  required: readonly string[] = [],
): TSchema {
  const entries = Object.entries(settings).map(
    ([key, schema]) => [key, required.includes(key) ? schema : Optional(schema)] as const,
  );
  return ObjectSchema(Object.fromEntries(entries), { description, additionalProperties: false });
}
