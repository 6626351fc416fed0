/** Tests the diagnostic for URLs of pages that no browser shows. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { repair } from "../../src/repair.js";

const reported = (head: string) =>
  analyze(`page "A" ${head} { text "a" }`).diagnostics.map(({ code, severity, fix }) => [
    code,
    severity,
    fix !== undefined,
  ]);

it.each([
  ['url="b.com"', [["unknown-attribute", "info", true]]],
  ['device=iphone14 url="b.com"', [["unknown-attribute", "info", true]]],
  ['frame=phone url="b.com"', [["unknown-attribute", "info", false]]],
  ['url="b.com" frame=false', [["unknown-attribute", "info", false]]],
  ['url="b.com" frame', []],
  ['frame=true url="b.com"', []],
  ['frame=browser url="b.com"', []],
  ['device=desktop url="b.com"', []],
  ["frame", []],
])("page %s", (head, expected) => {
  expect(reported(head)).toEqual(expected);
});

it("has a fix that inserts a browser before the URL", () => {
  expect(repair('page "A" url="b.com" { text "a" }')).toMatchObject({
    text: 'page "A" frame=browser url="b.com" { text "a" }',
  });
});
