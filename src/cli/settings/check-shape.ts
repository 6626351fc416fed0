/** Compares settings with the shape that they should have. */
import { nearestWord } from "../../text/suggest.js";
import type { JsonNode } from "./json-node.js";
import type { Shape } from "./shape.js";

/** Something about a settings file; a wrong one cannot be used, an odd one can. */
export interface SettingsProblem {
  isFatal: boolean;
  offset: number;
  message: string;
}

/** Everything that does not fit, in the order of the text. */
export function checkShape(node: JsonNode, shape: Shape, path = ""): SettingsProblem[] {
  const wrong = (expected: string): SettingsProblem[] => [
    { isFatal: true, offset: node.from, message: `${path || "the file"} must be ${expected}` },
  ];
  switch (shape.kind) {
    case "text":
      return node.kind === "plain" && typeof node.value === "string" ? [] : wrong("a string");
    case "choice": {
      const word =
        node.kind === "plain" ? shape.choices.find((one) => one === node.value) : undefined;
      if (word === undefined) return wrong(shape.choices.map((one) => `"${one}"`).join(" or "));
      if (shape.fixed === undefined || word === shape.fixed) return [];
      return [{ isFatal: false, offset: node.from, message: `${path} is always "${shape.fixed}"` }];
    }
    case "list":
      if (node.kind !== "list") return wrong("a list");
      return node.items.flatMap((item, at) => checkShape(item, shape.of, `${path}[${at}]`));
    case "object":
      if (node.kind !== "object") return wrong("an object");
      return node.members.flatMap(({ key, keyFrom, value }) => {
        const inner = path === "" ? key : `${path}.${key}`;
        const known = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
        if (known) return checkShape(value, known, inner);
        const meant = nearestWord(key, Object.keys(shape.keys));
        const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
        const message = `there is no setting ${JSON.stringify(inner)}${hint}`;
        return [{ isFatal: false, offset: keyFrom, message }];
      });
  }
}
