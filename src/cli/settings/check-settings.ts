/** Compares the tree of a settings file with the schema that it should fit. */
import type { Node } from "jsonc-parser";
import type { TSchema } from "typebox";
import { nearestWord } from "../../text/suggest.js";
import { describeMeasure, readMeasure } from "../arguments/measures.js";
import { describeInteger } from "../arguments/read-value.js";
import { type Rule, ruleOf } from "./setting-types.js";

/** Something about a settings file; a wrong one cannot be used, an odd one can. */
export interface SettingsProblem {
  isFatal: boolean;
  offset: number;
  message: string;
}

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

/** Everything that does not fit, in the order of the text. */
export function checkSettings(node: Node, schema: TSchema, path = ""): SettingsProblem[] {
  const wrong = (expected: string): SettingsProblem[] => [
    { isFatal: true, offset: node.offset, message: `${path || "the file"} must be ${expected}` },
  ];
  const keywords = schema as Keywords;
  const rule = ruleOf(schema);
  if (rule?.kind === "measure") {
    return fitsMeasure(node, rule) ? [] : wrong(describeMeasure(rule.measure, rule.min, rule.max));
  }
  if (keywords.enum)
    return checkChoice(node, keywords.enum, rule, path) ?? wrong(listed(keywords.enum, rule));
  if (keywords.anyOf)
    return fitsNumber(node, keywords.anyOf) ? [] : wrong(describeNumber(keywords.anyOf));
  switch (keywords.type) {
    case "string":
      if (node.type !== "string") return wrong("a string");
      return node.value === "" && keywords.minLength ? wrong("a string that is not empty") : [];
    case "boolean":
      return node.type === "boolean" ? [] : wrong("true or false");
    case "integer":
      return fitsNumber(node, [schema]) ? [] : wrong(describeNumber([schema]));
    case "array":
      if (node.type !== "array") return wrong("a list");
      return (node.children ?? []).flatMap((item, at) =>
        checkSettings(item, keywords.items!, `${path}[${at}]`),
      );
    default:
      return node.type === "object" ? checkGroup(node, keywords, path) : wrong("an object");
  }
}

function checkGroup(node: Node, keywords: Keywords, path: string): SettingsProblem[] {
  const members = membersOf(node);
  const written = new Set(members.map(({ key }) => key));
  const missing = (keywords.required ?? []).filter((key) => !written.has(key));
  const anyName = Object.values(keywords.patternProperties ?? {})[0];
  const known = keywords.properties ?? {};
  return [
    ...missing.map((key) => ({
      isFatal: true,
      offset: node.offset,
      message: `${path || "the file"} needs ${JSON.stringify(key)}`,
    })),
    ...members.flatMap(({ key, offset, value }) => {
      const inner = path === "" ? key : `${path}.${key}`;
      const schema = Object.hasOwn(known, key) ? known[key] : anyName;
      if (schema) return checkSettings(value, schema, inner);
      const meant = nearestWord(key, Object.keys(known));
      const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
      const message = `unknown setting ${JSON.stringify(inner)}${hint}`;
      return [{ isFatal: false, offset, message }];
    }),
  ];
}

interface Member {
  key: string;
  offset: number;
  value: Node;
}

function membersOf({ children = [] }: Node): Member[] {
  return children.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ key: String(key.value), offset: key.offset, value }] : [],
  );
}

function checkChoice(
  node: Node,
  choices: readonly string[],
  rule: Rule | undefined,
  path: string,
): SettingsProblem[] | undefined {
  if (choices.includes(node.value)) return [];
  if (rule?.kind !== "fixed" || !rule.choices.includes(node.value)) return undefined;
  const message = `${path} is always "${rule.value}"`;
  return [{ isFatal: false, offset: node.offset, message }];
}

function listed(choices: readonly string[], rule: Rule | undefined): string {
  const all = rule?.kind === "fixed" ? rule.choices : choices;
  return all.map((one) => `"${one}"`).join(" or ");
}

function fitsMeasure({ type, value }: Node, { measure, min, max }: Rule & { kind: "measure" }) {
  if (type !== "string" && type !== "number") return false;
  const read = readMeasure(measure, String(value));
  return read !== undefined && isWithin(read, min, max);
}

/** Whether a value is a whole number within bounds, or what else may be given instead. */
function fitsNumber({ type, value }: Node, schemas: readonly TSchema[]): boolean {
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
