/** Makes the JSON schema of the settings file, which editors use to complete and check it. */
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
      return { description, type: "string" };
    case "choice":
      return { description, enum: shape.fixed === undefined ? shape.choices : [shape.fixed] };
    case "list":
      return { description, type: "array", items: schemaOf(shape.of) };
    case "object": {
      const keys = Object.entries(shape.keys).map(([key, inner]) => [key, schemaOf(inner)]);
      return {
        description,
        type: "object",
        properties: Object.fromEntries(keys),
        additionalProperties: false,
      };
    }
  }
}
