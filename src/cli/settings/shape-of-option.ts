/** Turns an option into the shape that its value has in the settings file. */
import type { Option } from "../arguments/command.js";
import type { Shape } from "./shape.js";

/** The shape of an option's value. */
export function shapeOfOption(option: Option): Shape {
  const { docs, choices } = option;
  switch (option.type) {
    case "flag":
      return { kind: "boolean", docs };
    case "integer":
      return {
        kind: "number",
        docs,
        ...boundsOf(option),
        min: option.min ?? 0,
        ...(option.word !== undefined && { word: option.word }),
      };
    case "duration":
    case "size":
      return { kind: "measure", measure: option.type, docs, ...boundsOf(option) };
    case "list":
      return { kind: "list", docs, of: wordShape("One of them", choices) };
    default:
      return wordShape(docs, choices);
  }
}

function wordShape(docs: string, choices: readonly string[] | undefined): Shape {
  return choices ? { kind: "choice", docs, choices } : { kind: "text", docs, isFilled: true };
}

function boundsOf({ min, max }: Option): { min?: number; max?: number } {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
