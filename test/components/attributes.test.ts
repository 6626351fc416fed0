/** Tests the kinds of attribute with tables of values: what each accepts, and what it reports about others. */
import { describe, expect, it } from "vitest";
import type { AttributeKind } from "../../src/language/ast/entries.js";
import type { Literal, LiteralKind, Value } from "../../src/language/ast/value.js";
import { Suggester } from "../../src/language/diagnostics/suggester.js";
import { activeAttribute } from "../../src/model/components/parts/active-item.js";
import { boolean, choice, list, text } from "../../src/model/define/attributes.js";
import {
  booleanOr,
  length,
  margin,
  measure,
  number,
  size,
  spacing,
} from "../../src/model/define/measures.js";
import { ratio } from "../../src/model/define/ratio.js";
import { color, iconName, reference, url } from "../../src/model/define/references.js";

const px = (value: number) => ({ value, unit: "px" }) as const;

/** Kind, value, result, code of the diagnostic. */
const table: [string, AttributeKind, Value, unknown, string | undefined][] = [
  ["boolean", boolean("x").kind, true, true, undefined],
  ["boolean", boolean("x").kind, false, false, undefined],
  ["boolean", boolean("x").kind, "true", true, "boolean-string"],
  ["boolean", boolean("x").kind, "false", false, "boolean-string"],
  ["boolean", boolean("x").kind, "yes", true, "attribute-kind"],
  ["boolean", boolean("x").kind, 1, true, "attribute-kind"],
  ["choice", choice(["left", "right"], "x").kind, "left", "left", undefined],
  ["choice", choice(["left", "right"], "x").kind, "lef", undefined, "attribute-choice"],
  ["choice", choice(["left", "right"], "x").kind, 3, undefined, "attribute-choice"],
  ["choice", choice(["left", "right"], "x").kind, ["left"], undefined, "attribute-kind"],
  ["text", text("x").kind, "a", "a", undefined],
  ["text", text("x").kind, 42, "42", undefined],
  ["text", text("x").kind, px(4), "4px", undefined],
  ["text", text("x").kind, true, "true", undefined],
  ["text", text("x").kind, ["a"], undefined, "attribute-kind"],
  ["list", list("x").kind, ["a", 1], ["a", 1], undefined],
  ["list", list("x").kind, "a", undefined, "attribute-kind"],
  ["number", number({}, "x").kind, -1.5, -1.5, undefined],
  ["number", number({}, "x").kind, "12", 12, undefined],
  ["number", number({}, "x").kind, px(12), 12, undefined],
  ["number", number({}, "x").kind, "many", undefined, "attribute-kind"],
  ["number", number({ min: 1, max: 6, integer: true }, "x").kind, 6, 6, undefined],
  ["number", number({ min: 1, max: 6, integer: true }, "x").kind, 7, undefined, "attribute-range"],
  [
    "number",
    number({ min: 1, max: 6, integer: true }, "x").kind,
    2.5,
    undefined,
    "attribute-range",
  ],
  ["number", number({ min: 1 }, "x").kind, 0, undefined, "attribute-range"],
  ["spacing", spacing("x").kind, 4, 4, undefined],
  ["spacing", spacing("x").kind, px(10), px(10), undefined],
  ["spacing", spacing("x").kind, "1.5rem", { value: 1.5, unit: "rem" }, undefined],
  ["spacing", spacing("x").kind, "auto", undefined, "attribute-kind"],
  ["margin", margin("x").kind, "auto", "auto", undefined],
  ["margin", margin("x").kind, "wide", undefined, "attribute-choice"],
  ["spacing", spacing("x").kind, -3, -3, "attribute-range"],
  ["margin", margin("x").kind, -3, -3, undefined],
  ["length", length([], "x").kind, 0, 0, undefined],
  [
    "length",
    length([], "x").kind,
    { value: -40, unit: "%" },
    { value: -40, unit: "%" },
    "attribute-range",
  ],
  ["size", size([], "x").kind, 0, 0, "attribute-range"],
  ["measure", measure(["full"], "px", "x").kind, "full", "full", undefined],
  ["measure", measure(["full"], "px", "x").kind, ".5", 0.5, undefined],
  ["measure", measure(["full"], "px", "x").kind, "ful", undefined, "attribute-choice"],
  ["measure", measure(["full"], "px", "x").kind, true, undefined, "attribute-kind"],
  ["ratio", ratio("x").kind, "16:9", 16 / 9, undefined],
  ["ratio", ratio("x").kind, " 3 / 2 ", 1.5, undefined],
  ["ratio", ratio("x").kind, 0.01, 0.01, undefined],
  ["ratio", ratio("x").kind, "101:1", undefined, "attribute-kind"],
  ["ratio", ratio("x").kind, "16:0", undefined, "attribute-kind"],
  ["ratio", ratio("x").kind, "0:9", undefined, "attribute-kind"],
  ["ratio", ratio("x").kind, "-1", undefined, "attribute-kind"],
  ["ratio", ratio("x").kind, "NaN", undefined, "attribute-kind"],
  ["ratio", ratio("x").kind, "1.2.3:1", undefined, "attribute-kind"],
  ["ratio", ratio("x").kind, px(2), undefined, "attribute-kind"],
  ["size", size(["sm", "lg"], "x").kind, "lg", "lg", undefined],
  ["size", size(["sm", "lg"], "x").kind, 20, 20, undefined],
  ["boolean or number", booleanOr(number({ min: 0 }, ""), "x").kind, true, true, undefined],
  ["boolean or number", booleanOr(number({ min: 0 }, ""), "x").kind, "false", false, undefined],
  ["boolean or number", booleanOr(number({ min: 0 }, ""), "x").kind, 2, 2, undefined],
  [
    "boolean or number",
    booleanOr(number({ min: 0 }, ""), "x").kind,
    -1,
    undefined,
    "attribute-range",
  ],
  ["icon", iconName("x").kind, "house", "house", undefined],
  ["icon", iconName("x").kind, "hous", "hous", "unknown-icon"],
  ["icon", iconName("x").kind, true, undefined, "attribute-kind"],
  ["url", url("x").kind, "/a?b", "/a?b", undefined],
  ["url", url("x").kind, "javascript:alert(1)", undefined, "url-unsafe"],
  ["url", url("x").kind, ["a"], undefined, "attribute-kind"],
  ["reference", reference("opens", "x").kind, "confirm", "confirm", undefined],
  ["reference", reference("opens", "x").kind, ["a"], undefined, "attribute-kind"],
  ["color", color(["muted"], "x").kind, "muted", "muted", undefined],
  ["color", color(["muted"], "x").kind, "#0aF", "#0aF", undefined],
  ["color", color(["muted"], "x").kind, "#0a", undefined, "attribute-choice"],
  ["color", color(["muted"], "x").kind, "mutd", undefined, "attribute-choice"],
  ["index", activeAttribute.kind, 1, 1, undefined],
  ["index", activeAttribute.kind, "1", 1, undefined],
  ["index", activeAttribute.kind, "Files", "Files", undefined],
  ["index", activeAttribute.kind, ["Files"], undefined, "attribute-kind"],
];

const suggester = new Suggester(0);

describe("a kind of attribute", () => {
  it.each(table)("%s: %j %j", (_, kind, value, read, code) => {
    expect(kind.read(value)).toEqual(read);
    expect(kind.check(literal(value), "x", suggester)?.code).toBe(code);
  });

  it("suggests the closest word, and fixes it if there is only one candidate", () => {
    const { kind } = choice(["stretch", "center"], "x");
    const problem = kind.check({ ...literal("strech"), from: 10, to: 16 }, "align", suggester);
    expect(problem?.message).toBe('align cannot be "strech"');
    expect(problem?.hint).toContain('did you mean "stretch"?');
    expect(problem?.fix?.edits).toEqual([{ from: 10, to: 16, insert: "stretch" }]);
    expect(kind.check(literal("strtch2"), "align", suggester)?.fix).toBeUndefined();
  });

  it("keeps quotes when it repairs a string", () => {
    const problem = iconName("x").kind.check(
      { ...literal("hous"), kind: "string" },
      "icon",
      suggester,
    );
    expect(problem?.fix?.edits[0]?.insert).toBe('"house"');
  });

  it("describes what it accepts", () => {
    expect(number({ min: 1, max: 6, integer: true }, "x").kind.describes).toBe(
      "a whole number from 1 to 6",
    );
    expect(booleanOr(color([], ""), "x").kind.describes).toBe("true, false or a hex color");
  });
});

function literal(value: Value): Literal {
  return { kind: kindOf(value), value, from: 0, to: 4 };
}

function kindOf(value: Value): LiteralKind {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "unit";
  if (typeof value === "string") return value.startsWith("#") ? "color" : "word";
  return typeof value === "number" ? "number" : "boolean";
}
