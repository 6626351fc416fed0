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
    return (input: unknown) => {
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
  const name = first.instancePath.replace(/^\//, "").replaceAll("/", ".");
  const { properties = {} } = schema;
  const property = properties[name.split(".")[0]!] as Described | undefined;
  const allowed = first.keyword === "enum" ? property?.enum : undefined;
  if (allowed) return `${name} must be ${listed(allowed.map(String), "or", 40)}`;
  const hint = property?.description === undefined ? "" : `; it is ${property.description}`;
  return name === "" ? first.message : `${name} ${first.message}${hint}`;
}

/** The parts of an argument's schema that are used here. */
interface Described {
  description?: string;
  enum?: readonly unknown[];
  /** The properties of an object, or of the items of a list; undefined if it may have any. */
  properties?: Readonly<Record<string, Described>>;
  /** Whether it may have further properties. */
  additionalProperties?: boolean;
  items?: Described;
}
