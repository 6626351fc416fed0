/** Tests that no call spreads a list of unbounded length: V8 throws a RangeError for some 100,000 arguments. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { visualRuns } from "../src/base/text/visual-order.js";
import { renderHtml, renderSvg } from "../src/index.js";

const root = join(import.meta.dirname, "..");

const toolbar = "src/tools/preview/client/toolbar.ts";

/** Lists that are known to be short, by the files that spread them into arguments. */
const bounded: Readonly<Record<string, readonly string[]>> = {
  // The arguments of a call that is passed on.
  "src/model/define/reuse-entries.ts": ["given"],
  "src/service/server/cluster/close-lost-connection.ts": ["args"],
  "src/service/server/webhooks/endpoint-connections.ts": ["made"],
  "src/service/store/redis/guard-replies.ts": ["rest"],
  "src/tools/preview/ask-across.ts": ["about"],
  // A tag of four letters.
  "src/base/fonts/given/open-font.ts": ["data.subarray(0, 4)"],
  "src/base/fonts/subset/font-tables.ts": ["bytesOf(part(file, at, 4))"],
  "src/base/fonts/subset/single-substitution.ts": [
    "[0, 1, 2, 3].map((byte) => view.getUint8(at + byte))",
  ],
  "src/base/images/whole-file.ts": ["bytes.subarray(at + 4, at + 8)"],
  "src/output/raster/first-frame.ts": ["[0, 1, 2, 3].map((index) => view.getUint8(at + index))"],
  // A few values of ours.
  "src/model/components/parts/marked-text.ts": ["padding"],
  "src/model/components/row.ts": ["hanging(style, controls)"],
  "src/model/components/upload.ts": ["padding"],
  "src/service/server/dashboard/pages/secret-page.ts": ["back"],
  [toolbar]: [
    "deviceOptions()",
    'lookNames.map((name) => element("option", { value: name }, looks[name].title))',
  ],
  // One page of a list.
  "src/service/store/redis/redis-counters.ts": ["ids"],
  "src/service/store/redis/redis-outbox.ts": ["ids"],
};

/** Finds texts that are worth parsing: those that spread something after a parenthesis or a comma. */
const maySpread = /[(,]\s*\.\.\./;

/** A part of a syntax tree. */
interface Part {
  type?: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

/** The lists that calls in a source spread into their arguments. */
function spreadIn(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  expect(errors, file).toEqual([]);
  const found: string[] = [];
  const waiting: unknown[] = [program];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const { type, arguments: given } = next as Part;
    if (type === "CallExpression" || type === "NewExpression") {
      for (const argument of given as Part[]) {
        if (argument.type !== "SpreadElement") continue;
        const { start, end } = argument.argument as Part;
        found.push(text.slice(start, end).replace(/\s+/g, " "));
      }
    }
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return found.sort();
}

test("no source spreads a list of any length into the arguments of a call", () => {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes(".generated."))
    .map((file) => join("src", file).replaceAll("\\", "/"));
  expect(files.length).toBeGreaterThan(500);
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    const lists = maySpread.test(text) ? spreadIn(file, text) : [];
    if (lists.length > 0) found[file] = lists;
  }
  expect(found).toEqual(bounded);
});

test.each([
  ["list.push(...more);", ["more"]],
  ["list.push(1, ...more);", ["more"]],
  ["Math.max(0, ...list.map(({ at }) => at));", ["list.map(({ at }) => at)"]],
  ["list.splice(1, 2, ...(more as string[]));", ["(more as string[])"]],
  ["new Set(...lists);", ["lists"]],
  ["make([...list], { ...fields });", []],
  ["function make(...list: string[]): void {}", []],
])("%s", (source, lists) => expect(spreadIn("a.ts", source)).toEqual(lists));

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

test("a line with many changes of direction is ordered", () => {
  expect(visualRuns("א1".repeat(200_000), false)).toHaveLength(400_000);
});
