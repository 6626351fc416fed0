/** The kind of attribute for the ratio of width to height. */
import type { AttributeKind } from "../../language/ast/entries.js";
import { textOf, type Value } from "../../language/ast/value.js";
import { kindProblem } from "../../language/ast/value-problem.js";
import { type AttributeDefinition, attribute } from "./attributes.js";

const describes = 'a ratio such as "16:9", or a number above 0';

/** With larger numbers, a side would be longer than any picture. */
const most = 100;

/** The ratio that a value states; undefined if it states none. */
export function ratioOf(value: Value): number | undefined {
  const written = textOf(value) ?? "";
  const [, width, height = "1"] = /^\s*([\d.]+)\s*(?:[:/]\s*([\d.]+)\s*)?$/.exec(written) ?? [];
  const found = Number(width) / Number(height);
  return found >= 1 / most && found <= most ? found : undefined;
}

const ratioKind: AttributeKind<number> = {
  kind: "number",
  describes,
  check: (literal, name) =>
    ratioOf(literal.value) === undefined ? kindProblem(literal, name, describes) : undefined,
  read: ratioOf,
};

/** Width to height: `"16:9"`, `"3/2"` or a number. */
export function ratio(docs: string): AttributeDefinition<number> {
  return attribute(docs, ratioKind);
}
