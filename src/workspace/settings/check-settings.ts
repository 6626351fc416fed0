/** Validates the tree of a settings file against its schema. */
import type { Node as Json } from "jsonc-parser";
import type { TSchema } from "typebox";
import { listed } from "../../base/text/phrases.js";
import { nearestWord } from "../../base/text/suggest.js";
import { describeToken } from "../../base/theme/design-tokens.js";
import { readToken } from "../../base/theme/read-token.js";
import { describeMeasure, readMeasure } from "../options/measures.js";
import { describeInteger } from "../options/read-value.js";
import { type Rule, ruleOf } from "../options/setting-types.js";

/** A problem with a settings file; an error makes it unusable, a warning does not. */
export interface SettingsProblem {
  isFatal: boolean;
  offset: number;
  message: string;
}

/** Maximum number of unknown names in a group that are described: no message comes after so many others. */
const mostDescribed = 20;

/** Stands for each of the others. */
const another: SettingsProblem = { isFatal: false, offset: 0, message: "unknown setting" };

/** Maximum length of a name in messages, with the groups around it. */
const longestName = 100;

/** Maximum length of a string in characters. */
const longestString = 10_000;

/** What no name or address needs, and a terminal may take for a command. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The keywords of JSON schema that settings use. */
interface Keywords {
  type?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
  const?: string;
  anyOf?: readonly TSchema[];
  items?: TSchema;
  properties?: Readonly<Record<string, TSchema>>;
  patternProperties?: Readonly<Record<string, TSchema>>;
  required?: readonly string[];
}

/** All problems, in the order of the text. */
export function checkSettings(json: Json, schema: TSchema, path = ""): SettingsProblem[] {
  const wrong = (expected: string): SettingsProblem[] => [
    { isFatal: true, offset: json.offset, message: `${path || "the file"} must be ${expected}` },
  ];
  const keywords = schema as Keywords;
  const rule = ruleOf(schema);
  if (rule?.kind === "measure") {
    return fitsMeasure(json, rule) ? [] : wrong(describeMeasure(rule.measure, rule.min, rule.max));
  }
  if (rule?.kind === "token") {
    const isFit = readToken(rule.token, json.value) !== undefined;
    return isFit ? [] : wrong(describeToken(rule.token));
  }
  if (keywords.enum)
    return (
      checkChoice(json, keywords.enum, rule, path) ?? wrong(describeChoices(keywords.enum, rule))
    );
  const group = keywords.anyOf?.find((each) => (each as Keywords).type === "object");
  if (keywords.anyOf && group) {
    const same = keywords.anyOf.find((each) => (each as Keywords).type === json.type);
    return same ? checkSettings(json, same, path) : wrong("a string or an object");
  }
  if (keywords.anyOf)
    return fitsNumber(json, keywords.anyOf) ? [] : wrong(describeNumber(keywords.anyOf));
  switch (keywords.type) {
    case "string":
      if (json.type !== "string") return wrong("a string");
      if (json.value.length > longestString)
        return wrong(`a string of at most ${longestString} characters`);
      // No path can have it.
      if (json.value.includes("\0")) return wrong("a string without null characters");
      if (control.test(json.value)) return wrong("a string without control characters");
      return json.value === "" && keywords.minLength ? wrong("a string that is not empty") : [];
    case "boolean":
      return json.type === "boolean" ? [] : wrong("true or false");
    case "integer":
      return fitsNumber(json, [schema]) ? [] : wrong(describeNumber([schema]));
    case "array":
      if (json.type !== "array") return wrong("a list");
      return (json.children ?? []).flatMap((item, at) =>
        checkSettings(item, keywords.items!, `${path}[${at}]`),
      );
    default:
      return json.type === "object" ? checkGroup(json, keywords, path) : wrong("an object");
  }
}

function checkGroup(json: Json, keywords: Keywords, path: string): SettingsProblem[] {
  const members = membersOf(json);
  const written = new Set(members.map(({ key }) => key));
  const missing = (keywords.required ?? []).filter((key) => !written.has(key));
  const anyName = Object.values(keywords.patternProperties ?? {})[0];
  const known = keywords.properties ?? {};
  let unknown = 0;
  return [
    ...missing.map((key) => ({
      isFatal: true,
      offset: json.offset,
      message: `${path || "the file"} is missing ${JSON.stringify(key)}`,
    })),
    ...members.flatMap(({ key, offset, value }) => {
      const schema = Object.hasOwn(known, key) ? known[key] : anyName;
      if (!schema && ++unknown > mostDescribed) return another;
      if (schema && schema === anyName && control.test(key)) {
        const message = `${path} must have names without control characters`;
        return { isFatal: true, offset, message };
      }
      const inner = shortened(path === "" ? key : `${path}.${key}`);
      if (schema) return checkSettings(value, schema, inner);
      const meant = nearestWord(key, Object.keys(known));
      const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
      const message = `unknown setting ${JSON.stringify(inner)}${hint}`;
      return [{ isFatal: false, offset, message }];
    }),
  ];
}

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

interface Member {
  key: string;
  offset: number;
  value: Json;
}

function membersOf({ children = [] }: Json): Member[] {
  return children.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ key: String(key.value), offset: key.offset, value }] : [],
  );
}

function checkChoice(
  json: Json,
  choices: readonly string[],
  rule: Rule | undefined,
  path: string,
): SettingsProblem[] | undefined {
  if (choices.includes(json.value)) return [];
  if (rule?.kind !== "fixed" || !rule.choices.includes(json.value)) return undefined;
  const message = `${path} must stay "${rule.value}"`;
  return [{ isFatal: false, offset: json.offset, message }];
}

function describeChoices(choices: readonly string[], rule: Rule | undefined): string {
  const all = rule?.kind === "fixed" ? rule.choices : choices;
  return listed(
    all.map((one) => `"${one}"`),
    "or",
    all.length,
  );
}

function fitsMeasure({ type, value }: Json, { measure, min, max }: Rule & { kind: "measure" }) {
  if (type !== "string" && type !== "number") return false;
  const read = readMeasure(measure, String(value));
  return read !== undefined && isWithin(read, min, max);
}

/** Whether a value is a whole number within bounds, or one of the alternatives. */
function fitsNumber({ type, value }: Json, schemas: readonly TSchema[]): boolean {
  return schemas.some((schema) => {
    const { type: wanted, const: word, minimum, maximum } = schema as Keywords;
    if (wanted === "null") return type === "null";
    if (word !== undefined) return value === word;
    return Number.isSafeInteger(value) && isWithin(value, minimum, maximum);
  });
}

function describeNumber(schemas: readonly TSchema[]): string {
  const all = schemas as readonly Keywords[];
  const { minimum: min, maximum: max } = all[0]!;
  const word = all.find((each) => each.const !== undefined)?.const;
  const described = describeInteger({
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(word !== undefined && { word }),
  });
  return all.some(({ type }) => type === "null") ? `${described}, or null` : described;
}

function isWithin(value: number, min = 0, max = Number.MAX_SAFE_INTEGER): boolean {
  return value >= min && value <= max;
}
