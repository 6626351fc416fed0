/** Tests that `npm run test:quick` runs the tests that a change is most likely to break. */
import { expect, test } from "vitest";
// @ts-expect-error A script, which has no types.
import { casesAbout, nearestTests } from "../../scripts/nearest-tests.mjs";

/** A call that must not appear literally in this file, or it would count as one that mocks. */
const mocking = `vi.${"mock"}("a"); import { compile } from "../src/compile.js";`;

const files = new Map([
  ["src/a/button.ts", ""],
  ["src/registry.ts", 'import { button } from "./a/button.js";'],
  ["src/compile.ts", 'import { registry } from "./registry.js";'],
  ["test/a/button.test.ts", 'import { compile } from "../../src/compile.js";'],
  ["test/a/direct.test.ts", 'import type { button } from "../../src/a/button.js";'],
  ["test/a/by-support.test.ts", 'import { draw } from "../support/draw.js";'],
  ["test/support/draw.ts", 'export { registry } from "../../src/registry.js";'],
  ["test/far.test.ts", 'const { compile } = await import("../src/compile.js");'],
  ["test/slow.test.ts", 'import { compile } from "../src/compile.js";'],
  ["test/mocks-1.test.ts", mocking],
  ["test/mocks-2.test.ts", mocking],
  ["test/other.test.ts", 'import { expect } from "vitest";'],
  ["test/page.browser.test.ts", 'import { compile } from "../src/compile.js";'],
  ["test/far.process.test.ts", 'import { compile } from "../src/compile.js";'],
  ["test/architecture.test.ts", ""],
]);
const seconds = { "test/slow.test.ts": 40, "test/a/button.test.ts": 30 };
const always = "test/architecture.test.ts";

test.each([
  ["nothing else", ["README.md"], [always]],
  ["a test by itself, however slow it is", ["test/slow.test.ts"], ["test/slow.test.ts", always]],
  ["a test that reaches nothing", ["test/other.test.ts"], ["test/other.test.ts", always]],
  [
    "what imports a helper of tests",
    ["test/support/draw.ts"],
    ["test/a/by-support.test.ts", always],
  ],
  ["not what runs processes and browsers", ["test/page.browser.test.ts"], [always]],
])("chooses %s: %j", (_, changed, chosen) => {
  expect(nearestTests({ changed, files, seconds })).toEqual({ chosen, left: [] });
});

test("the nearest tests come first, by name, then by imports, up to the time limit", () => {
  const near = ["test/a/button.test.ts", "test/a/direct.test.ts"];
  const further = ["test/a/by-support.test.ts", "test/far.test.ts"];
  const mocks = ["test/mocks-1.test.ts", "test/mocks-2.test.ts"];
  const changed = ["src/a/button.ts"];
  // Tests that load all modules for themselves come last, and there is time for one of them.
  expect(nearestTests({ changed, files, seconds: {} })).toEqual({
    chosen: [...near, ...further, "test/slow.test.ts", mocks[0], always],
    left: [mocks[1]],
  });
  expect(nearestTests({ changed, files, seconds: { "test/slow.test.ts": 40 } })).toEqual({
    chosen: [...near, ...further, mocks[0], always],
    left: [mocks[1], "test/slow.test.ts"],
  });
  // A file with the same name runs even if it takes all of the time.
  expect(nearestTests({ changed, files, seconds })).toEqual({
    chosen: ["test/a/button.test.ts", always],
    left: ["test/a/direct.test.ts", ...further, ...mocks, "test/slow.test.ts"],
  });
});

test.each([
  ["src/model/components/file-row.ts", "test/components/every-attribute.test.ts", "file-row"],
  ["test/components/fixtures/button.wf", "test/components/every-attribute.test.ts", "button"],
  ["examples/login.wf", "test/pictures.test.ts", "login"],
  ["docs/devices.md", "test/docs/fences.test.ts", "docs/devices.md"],
])("cases about %s", (path, file, name) => {
  const { files, names } = casesAbout(["src/index.ts", path]);
  expect(files).toContain(file);
  expect(names).toEqual([name]);
});
