/** Turns validation errors of a body into a sentence that names the field and its bounds. */
import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import { listed } from "../../../base/text/phrases.js";

/** The part of a JSON schema that says what a value must be. */
interface FieldSchema {
  type?: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxProperties?: number;
  pattern?: string;
  properties?: Readonly<Record<string, FieldSchema>>;
}

/** The sentence for the first validation error, as an error that Fastify answers with 400. */
export function describeMistake(mistakes: readonly FastifySchemaValidationError[]): Error {
  const [mistake] = mistakes;
  const { instancePath = "", keyword, params } = mistake ?? {};
  // The validator's `verbose` option adds the schema that the value does not match.
  const schema = (mistake as { parentSchema?: FieldSchema } | undefined)?.parentSchema ?? {};
  if (keyword === "required") {
    const name = String(params?.missingProperty);
    return new Error(`${name} is missing; it must be ${expected(schema.properties?.[name] ?? {})}`);
  }
  const name = instancePath.slice(1).replaceAll("/", ".") || "the body";
  if (keyword === "maxProperties") {
    return new Error(`${name} must have at most ${schema.maxProperties} entries`);
  }
  if (mistake && "propertyName" in mistake) {
    return new Error(`the names in ${name} must be relative paths, such as parts/shell.wf`);
  }
  if (keyword === "pattern") return new Error(`${name} must match ${schema.pattern}`);
  return new Error(`${name} must be ${expected(schema)}`);
}

function expected({ type, enum: choices, minimum, maximum }: FieldSchema): string {
  if (choices) return listed(choices, "or");
  switch (type) {
    case "number":
      return minimum === undefined ? "a number" : `a number from ${minimum} to ${maximum}`;
    case "boolean":
      return "true or false";
    case "object":
      return "a JSON object";
    default:
      return `a ${type}`;
  }
}
