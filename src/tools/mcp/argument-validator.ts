/** Validates the arguments of tools and reports what is allowed. */
import type { jsonSchemaValidator } from "@modelcontextprotocol/server";
import type { TObject } from "typebox";
import { Check, Errors } from "typebox/value";
import { listed, quoted } from "../../base/text/phrases.js";
import { nearestWord } from "../../base/text/suggest.js";

/** Checks by the schema of a tool. */
export const argumentValidator: jsonSchemaValidator = {
  getValidator<T>(schema: object) {
    const object = schema as TObject;
    return (input: unknown) => {
      if (Check(object, input)) return { valid: true, data: input as T, errorMessage: undefined };
      return { valid: false, data: undefined, errorMessage: problemIn(object, input) };
    };
  },
};

function problemIn(schema: TObject, input: unknown): string {
  const known = Object.keys(schema.properties ?? {});
  const given = typeof input === "object" && input !== null ? Object.keys(input) : [];
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const meant = nearestWord(unknown, known);
    const hint =
      meant === undefined ? `it takes ${listed(known, "and", 20)}` : `did you mean ${meant}?`;
    return `there is no argument ${quoted(unknown)}; ${hint}`;
  }
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

/** What a schema says of an argument. */
interface Described {
  description?: string;
  enum?: readonly unknown[];
}
