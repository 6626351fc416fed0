/** Validates the arguments of tools and reports what is allowed. */
import type { jsonSchemaValidator } from "@modelcontextprotocol/server";
import type { TObject } from "typebox";
import { Check, Errors } from "typebox/value";
import { listed, quoted } from "../../base/text/phrases.js";
import { nearestWord } from "../../base/text/suggest.js";

/** Validates arguments with the schema of a tool. */
export const argumentValidator: jsonSchemaValidator = {
  getValidator<T>(schema: object) {
    const object = schema as TObject;
    return (given: unknown) => {
      const input = shortened(object as Described, withTexts(object as Described, given));
      const unknown = unknownIn(object, input);
      if (unknown === undefined && Check(object, input)) {
        return { valid: true, data: input as T, errorMessage: undefined };
      }
      const errorMessage = unknown ?? problemIn(object, input);
      return { valid: false, data: undefined, errorMessage };
    };
  },
};

/** Names an undeclared argument, at the top level or in a list, and lists the declared ones. */
function unknownIn(schema: Described, input: unknown, where = ""): string | undefined {
  if (Array.isArray(input)) {
    const { items } = schema;
    if (items === undefined) return undefined;
    for (const item of input) {
      const problem = unknownIn(items, item, where);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  const { properties, additionalProperties = false } = schema;
  if (properties === undefined || additionalProperties) return undefined;
  if (typeof input !== "object" || input === null) return undefined;
  const known = Object.keys(properties);
  for (const [name, value] of Object.entries(input)) {
    if (!known.includes(name)) {
      const meant = nearestWord(name, known);
      const hint = meant === undefined ? "" : `did you mean ${meant}? `;
      const takes = where === "" ? "it takes" : `${where} takes`;
      const shown = where === "" ? quoted(name) : `${quoted(name)} in ${where}`;
      return `there is no argument ${shown}; ${hint}${takes} ${listed(known, "and", 20)}`;
    }
    const problem = unknownIn(properties[name]!, value, name);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemIn(schema: TObject, input: unknown): string {
  const [first] = Errors(schema, input);
  if (first === undefined) return "the arguments are not valid";
  const steps = first.instancePath.split("/").filter((step) => step !== "");
  const property = steps.reduce<Described | undefined>(
    (at, step) => at?.properties?.[step] ?? at?.items,
    schema as Described,
  );
  if (first.keyword === "required") {
    const [missing = ""] = first.params.requiredProperties;
    const where = steps.length === 0 ? "" : ` in ${steps.join(".")}`;
    return `${missing} is missing${where}${meaningOf(property?.properties?.[missing])}`;
  }
  const name = steps.join(".");
  const allowed = first.keyword === "enum" ? property?.enum : undefined;
  if (allowed) return `${name} must be ${listed(allowed.map(String), "or", 40)}`;
  if (name === "") return first.message;
  return `${name} must be ${property ? kindOf(property) : "valid"}${meaningOf(property)}`;
}

/** What a value must be, in words. */
function kindOf({ type, minimum, maximum, maxLength, maxItems }: Described): string {
  switch (type) {
    case "boolean":
      return "true or false";
    case "integer":
    case "number": {
      const kind = type === "integer" ? "a whole number" : "a number";
      return minimum === undefined ? kind : `${kind} from ${minimum} to ${maximum}`;
    }
    case "array":
      return maxItems === undefined ? "a list" : `a list of at most ${maxItems}`;
    case "object":
      return "an object";
    default:
      return maxLength === undefined ? "a text" : `a text of at most ${maxLength} characters`;
  }
}

/** What an argument is, without its default; what true means is said by the name. */
function meaningOf({ type, description }: Described = {}): string {
  if (description === undefined || type === "boolean") return "";
  return `; it is ${description.replace(/; [^; ]+$/, "")}`;
}

/** Arguments with numbers as texts where a text is expected: models write page=2. */
function withTexts({ properties = {} }: Described, input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const isText = Object.hasOwn(properties, name) && properties[name]?.type === "string";
      return [name, isText && Number.isFinite(value) ? String(value) : value];
    }),
  );
}

/** Arguments without what is beyond the limit of a list and one more: an error for each item would take seconds. */
function shortened({ properties = {} }: Described, input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const { maxItems = Number.POSITIVE_INFINITY } =
        (Object.hasOwn(properties, name) && properties[name]) || {};
      const isLong = Array.isArray(value) && value.length > maxItems;
      return [name, isLong ? value.slice(0, maxItems + 1) : value];
    }),
  );
}

/** The parts of an argument's schema that are used here. */
interface Described {
  type?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  enum?: readonly unknown[];
  /** The properties of an object, or of the items of a list; undefined if it may have any. */
  properties?: Readonly<Record<string, Described>>;
  /** Whether it may have further properties. */
  additionalProperties?: boolean;
  items?: Described;
}
