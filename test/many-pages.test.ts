/** Tests that thousands of pages, files and references between them take time that grows with their number. */
import { expect, onTestFinished, test, vi } from "vitest";
import { PageIndex } from "../src/pages.js";
import { describeGraph } from "../src/tools/cli/map/describe-graph.js";
import { mapSource } from "../src/tools/cli/map/map-source.js";
import { mermaidOf } from "../src/tools/cli/map/mermaid-of.js";
import type { MappedLink, MappedPage } from "../src/tools/cli/map/page-graph.js";
import { Workspace } from "./cli/call.js";

const count = 1_000;
const numbers = Array.from({ length: count }, (_, at) => at);

test("each file is looked at a few times, however many references there are", () => {
  let looks = 0;
  const names = numbers.map((at) => `/p/${at}.wf`);
  const files = new Proxy(names, {
    get(target, key) {
      looks++;
      return Reflect.get(target, key) as unknown;
    },
  });
  const index = new PageIndex(files, (file) => `page "In ${file.slice(3, -3)}" { text "a" }`);
  const { has } = index.seenFrom("/p/0.wf");
  looks = 0;
  for (const at of numbers) {
    expect(has(`In ${at}`)).toBe(at > 0);
    expect(has(`none ${at}`)).toBe(false);
  }
  expect(looks).toBeLessThan(30 * count);
});

test("pages of many files are found in their order, besides those of the file that asks", () => {
  const texts: Record<string, string> = {};
  for (const at of numbers.slice(0, 9)) {
    texts[`/p/${at}.wf`] = `page "${at % 3}" { text "a" } page "All" { text "a" }`;
  }
  const index = new PageIndex(Object.keys(texts), (file) => texts[file]);
  const fileOf = (reference: string, from: number) => {
    const { has } = index.seenFrom(`/p/${from}.wf`);
    return [has(reference), index.find(reference, `/p/${from}.wf`)?.file];
  };
  expect(fileOf("2", 0)).toEqual([true, "/p/2.wf"]);
  expect(fileOf("0", 1)).toEqual([true, "/p/0.wf"]);
  expect(fileOf("2", 2)).toEqual([true, "/p/2.wf"]);
  expect(fileOf("2", 1)).toEqual([true, "/p/2.wf"]);
  expect(fileOf("All", 8)).toEqual([true, "/p/8.wf"]);
  expect(fileOf("#All", 9)).toEqual([true, "/p/0.wf"]);
  texts["/p/0.wf"] = 'page "New" { text "a" }';
  index.forget("/p/0.wf");
  expect(fileOf("New", 5)).toEqual([true, "/p/0.wf"]);
  expect(fileOf("All", 9)).toEqual([true, "/p/1.wf"]);
});

test("of many references, only some are searched for in the texts of a project", async () => {
  const pages = Array.from({ length: 3_000 }, (_, at) => `page "${at}" { text "a" }`);
  const words = Array.from({ length: 1_500 }, (_, at) => `button "x" navigate="${2_999 - at}"`);
  const workspace = new Workspace({
    ".git/HEAD": "",
    "a.wf": `page "A" {\n${words.join("\n")}\nbutton "x" navigate=none\n}`,
    "b.wf": `${pages.join("\n")}\n// ${"x".repeat(100_000)}`,
  });
  let searched = 0;
  const usual = String.prototype.includes;
  const spy = vi.spyOn(String.prototype, "includes").mockImplementation(function (
    this: string,
    ...words
  ) {
    if (this.length > 100_000) searched += this.length;
    return usual.apply(this, words);
  });
  onTestFinished(() => spy.mockRestore());
  const { out } = await workspace.call(["validate", "a.wf"]);
  expect(out).toMatch(/"none", which does not exist/);
  expect(out.match(/which does not exist/g)).toHaveLength(1);
  expect(searched).toBeLessThan(110_000_000);
});

test("a map looks at each link and page a few times", () => {
  let looks = 0;
  const counted = <Each extends object>(each: Each): Each =>
    new Proxy(each, {
      get(target, key) {
        looks++;
        return Reflect.get(target, key) as unknown;
      },
    });
  const pages = numbers.map((at): MappedPage => {
    return counted({ key: `p${at}`, id: `p${at}`, title: "", path: `${at}.wf`, place: undefined });
  });
  const links = numbers.map((at): MappedLink => {
    const ways = { from: `p${at}`, to: `p${(at + 1) % count}`, label: "Go" };
    return counted({ ...ways, attribute: "navigate", path: `${at}.wf`, line: 1 });
  });
  const graph = { pages, links, first: pages[0] };
  for (const write of [describeGraph, mapSource, mermaidOf]) {
    looks = 0;
    expect([...write(graph)].join("").length).toBeGreaterThan(20 * count);
    expect(looks).toBeLessThan(50 * count);
  }
});
