/** Makes the JSON schema of the settings file, which editors use to complete and check it. */
import { measures } from "../arguments/measures.js";
import { type Shape, settingsShape } from "./shape.js";

/** The schema as a plain value. */
export function settingsSchema(): object {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "wf.config.json",
    ...schemaOf(settingsShape),
  };
}

function schemaOf(shape: Shape): object {
  const description = shape.docs;
  switch (shape.kind) {
    case "text":
      return { description, type: "string", ...(shape.isFilled && { minLength: 1 }) };
    case "boolean":
      return { description, type: "boolean" };
    case "number": {
      const { min: minimum, max: maximum, orNull, word } = shape;
      const bounds = { minimum, ...(maximum !== undefined && { maximum }) };
      const number = { type: orNull ? ["integer", "null"] : "integer", ...bounds };
      if (word === undefined) return { description, ...number };
      return { description, anyOf: [number, { const: word }] };
    }
    case "measure": {
      // Letters of either case, as the reader takes them.
      const units = measures[shape.measure].units.map(([name]) =>
        name.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`),
      );
      const written = { type: "string", pattern: `^[0-9]{1,15} ?(${units.join("|")})?$` };
      return { description, anyOf: [written, { type: "integer", minimum: 0 }] };
    }
    case "choice":
      return { description, enum: shape.fixed === undefined ? shape.choices : [shape.fixed] };
    case "list":
      return { description, type: "array", items: schemaOf(shape.of) };
    case "map":
      return { description, type: "object", additionalProperties: schemaOf(shape.of) };
    case "object": {
      const keys = Object.entries(shape.keys).map(([key, inner]) => [key, schemaOf(inner)]);
      return {
        description,
        type: "object",
        properties: Object.fromEntries(keys),
        ...(shape.required && { required: shape.required }),
        additionalProperties: false,
      };
    }
  }
}
