/** Tests that no call spreads a list of unbounded length: V8 throws a RangeError for some 100,000 arguments. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderHtml, renderSvg } from "../src/index.js";

const root = join(import.meta.dirname, "..");

/** Calls with spread lists, except `fromCharCode`, which always has a fixed number of arguments. */
const spreading = /\.push\(\s*\.\.\.|\bMath\.(?:max|min)\((?:[^()]|\([^()]*\))*\.\.\./;

test("no source spreads a list into push, min or max", () => {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes(".generated."))
    .map((file) => join("src", file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => spreading.test(readFileSync(join(root, file), "utf8")));
  expect(found).toEqual([]);
});

test.each([
  [
    "a toast with letters that break one by one",
    `page { toast "x" text w=1 "${"a".repeat(500_000)}" }`,
  ],
  ["a placeholder of many words", `page { placeholder "${"a ".repeat(200_000)}" }`],
])("%s does not throw", (_, source) => {
  expect(() => renderHtml(source)).not.toThrow();
  expect(() => renderSvg(source)).not.toThrow();
});
