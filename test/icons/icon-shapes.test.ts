/** Compares the decoded shapes of icons with Lucide's data. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { canonicalIconNames, iconNames } from "../../src/base/icons/icon-names.js";
import { iconShapes } from "../../src/base/icons/icon-shapes.js";

const source = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
const nodes = JSON.parse(readFileSync(source, "utf8")) as Record<
  string,
  [tag: string, attributes: Record<string, string>][]
>;

describe("shapes of icons", () => {
  it("equal Lucide's", () => {
    const decoded = canonicalIconNames().map((name) => [
      name,
      iconShapes(name)?.map(({ tag, attributes }) => [tag, attributes]),
    ]);
    expect(Object.fromEntries(decoded)).toEqual(nodes);
  });

  it("exist for every accepted name", () => {
    expect(iconNames().filter((name) => (iconShapes(name)?.length ?? 0) === 0)).toEqual([]);
  });

  it("are the same under a former name", () => {
    expect(iconShapes("home")).toBe(iconShapes("house"));
  });

  it("do not exist for unknown names", () => {
    expect(iconShapes("no-such-icon")).toBeUndefined();
    expect(iconShapes("__proto__")).toBeUndefined();
  });

  it("are filled only with the current color", () => {
    const fills = iconNames().flatMap((name) =>
      (iconShapes(name) ?? []).flatMap(({ attributes }) => attributes.fill ?? []),
    );
    expect([...new Set(fills)]).toEqual(["currentColor"]);
  });
});
