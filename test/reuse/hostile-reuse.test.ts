/** Sources of other people whose components and names would overflow the stack or take quadratic time. */
import { describe, expect, it, vi } from "vitest";
import { check } from "../../src/analyze.js";
import { Reporter } from "../../src/language/expand/reporter.js";

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n");

/** Components that only hold the one before with a slot, and uses of the last one in each other. */
function slots(components: number, uses: number): string {
  const others = lines(components, (at) => `component C${at + 1} { C${at} { slot } }`);
  const used = `C${components} { `.repeat(uses);
  return `component C0 { stack { slot } }\n${others}\npage "A" { ${used}text "x"${" }".repeat(uses)} }`;
}

describe("slots in slots", () => {
  it.each([
    [3, 150],
    [9, 60],
    [48, 30],
    [24, 1_000],
  ])("%i components, used in each other %i times, are too deep", (components, uses) => {
    const found = check(slots(components, uses));
    expect(found).toContainEqual(expect.objectContaining({ code: "reuse-limit" }));
  });

  it("are expanded up to that", () => {
    expect(check(slots(3, 30))).toEqual([]);
    expect(check(slots(40, 4))).toEqual([]);
  });
});

it.each([
  [
    "components",
    `component A { text "x" }\npage "A" {\n${lines(3_000, (at) => `use b${at}()`)}\n}`,
  ],
  ["variants", `page "A" variants=[a] {\n${lines(3_000, (at) => `text "x" when=b${at}`)}\n}`],
])("names of %s that do not exist are described up to a maximum", (_, source) => {
  // The names that exist are listed for each that does not.
  const listed = vi.spyOn(Reporter.prototype, "addProblem");
  const keys = vi.spyOn(Map.prototype, "keys");
  const found = check(source).filter(({ code }) => code.startsWith("reuse-"));
  expect(listed.mock.calls.length).toBeLessThan(2_000);
  expect(keys.mock.calls.length).toBeLessThan(2_000);
  expect(found.length).toBeGreaterThanOrEqual(500);
  keys.mockRestore();
  listed.mockRestore();
});
