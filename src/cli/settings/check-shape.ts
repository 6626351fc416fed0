/** Compares settings with the shape that they should have. */
import { nearestWord } from "../../text/suggest.js";
import { describeMeasure, readMeasure } from "../arguments/measures.js";
import { describeInteger } from "../arguments/read-value.js";
import type { JsonNode } from "./json-node.js";
import type { Shape } from "./shape.js";

/** Something about a settings file; a wrong one cannot be used, an odd one can. */
export interface SettingsProblem {
  isFatal: boolean;
  offset: number;
  message: string;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Everything that does not fit, in the order of the text. */
export function checkShape(node: JsonNode, shape: Shape, path = ""): SettingsProblem[] {
  const wrong = (expected: string): SettingsProblem[] => [
    { isFatal: true, offset: node.from, message: `${path || "the file"} must be ${expected}` },
  ];
  const plain = node.kind === "plain" ? node.value : undefined;
  switch (shape.kind) {
    case "text":
      if (typeof plain !== "string") return wrong("a string");
      return plain === "" && shape.isFilled ? wrong("a string that is not empty") : [];
    case "boolean":
      return typeof plain === "boolean" ? [] : wrong("true or false");
    case "number": {
      const described = `${describeInteger(shape)}${shape.orNull ? ", or null" : ""}`;
      if ((plain === null && shape.orNull) || (plain !== undefined && plain === shape.word)) {
        return [];
      }
      return Number.isSafeInteger(plain) && isWithin(plain as number, shape)
        ? []
        : wrong(described);
    }
    case "measure": {
      const { measure, min, max } = shape;
      const isWritten = typeof plain === "string" || typeof plain === "number";
      const value = isWritten ? readMeasure(measure, String(plain)) : undefined;
      return value !== undefined && isWithin(value, shape)
        ? []
        : wrong(describeMeasure(measure, min, max));
    }
    case "choice": {
      const word = shape.choices.find((one) => one === plain);
      if (word === undefined) return wrong(shape.choices.map((one) => `"${one}"`).join(" or "));
      if (shape.fixed === undefined || word === shape.fixed) return [];
      return [{ isFatal: false, offset: node.from, message: `${path} is always "${shape.fixed}"` }];
    }
    case "list":
      if (node.kind !== "list") return wrong("a list");
      return node.items.flatMap((item, at) => checkShape(item, shape.of, `${path}[${at}]`));
    case "map":
      if (node.kind !== "object") return wrong("an object");
      return node.members.flatMap(({ key, value }) =>
        checkShape(value, shape.of, path === "" ? key : `${path}.${key}`),
      );
    case "object": {
      if (node.kind !== "object") return wrong("an object");
      const written = new Set(node.members.map(({ key }) => key));
      const missing = shape.required?.filter((key) => !written.has(key)) ?? [];
      const lacks = missing.map((key) => {
        const message = `${path || "the file"} lacks ${JSON.stringify(key)}`;
        return { isFatal: true, offset: node.from, message };
      });
      const found = node.members.flatMap(({ key, keyFrom, value }) => {
        const inner = path === "" ? key : `${path}.${key}`;
        const known = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
        if (known) return checkShape(value, known, inner);
        const meant = nearestWord(key, Object.keys(shape.keys));
        const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
        const message = `there is no setting ${JSON.stringify(inner)}${hint}`;
        return [{ isFatal: false, offset: keyFrom, message }];
      });
      return [...lacks, ...found];
    }
  }
}

function isWithin(value: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds): boolean {
  return value >= min && value <= max;
}
