/** Turns what the validator says of a body into a sentence with the field and its bounds. */
import type { FastifySchemaValidationError } from "fastify/types/schema.js";

/** The part of a JSON schema that tells what a value should be. */
interface FieldSchema {
  type?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, FieldSchema>>;
}

/** The sentence for the first mistake, as an error that Fastify takes for a wrong request. */
export function describeMistake(mistakes: readonly FastifySchemaValidationError[]): Error {
  const [mistake] = mistakes;
  const { instancePath = "", keyword, params } = mistake ?? {};
  // `verbose` of the validator adds the schema that the value did not fit.
  const schema = (mistake as { parentSchema?: FieldSchema } | undefined)?.parentSchema ?? {};
  if (keyword === "required") {
    const name = String(params?.missingProperty);
    return new Error(`${name} is missing; it must be ${expected(schema.properties?.[name] ?? {})}`);
  }
  const name = instancePath.slice(1).replaceAll("/", ".") || "the body";
  return new Error(`${name} must be ${expected(schema)}`);
}

function expected({ type, enum: choices, minimum, maximum }: FieldSchema): string {
  if (choices) return choices.join(" or ");
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
