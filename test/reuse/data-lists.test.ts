/** Tests that a data file is parsed once, whoever takes its list, and that nothing else changes by it. */
import { expect, it, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { SourceCache } from "../../src/language/ast/load-file.js";
import { mostValues } from "../../src/model/reuse/read-data.js";
import { filesOf } from "./files.js";

/** A list with at least this many values. */
const listOf = (values: number): string => JSON.stringify(Array.from({ length: values }, () => 1));

const rows = '[{"name":"Ada","tags":[{"label":"a"},{"label":"b"}]},{"name":"Bob","tags":[{}]}]';
const files = { "d.json": rows, "many.json": listOf(90_000), "e.csv": "name\nEve\n" };
const load = filesOf(files);

/** How often a text of a file is parsed during an action. */
function parsesOf(text: string, act: () => void): number {
  const parse = vi.spyOn(JSON, "parse");
  act();
  const { length } = parse.mock.calls.filter(([given]) => given === text);
  parse.mockRestore();
  return length;
}

const page =
  'page "P" { repeat d as r { text "${r.name}" list "$r.tags" table data=d text "$r.none" } bogus }';

/** Sources that take lists in all ways, at different places. */
const sources = [
  `data d from "d.json"\n${page}`,
  `data first from "d.json"\ndata d from "./d.json"\n${page}`,
  `component c(list) { list "$list" }\ndata d from "d.json"\npage { c list=d list data=d tabs "$d" select "x" options=d }`,
  `data d from "e.csv"\n${page}`,
  'data d from "many.json"\ndata e from "many.json"\ndata f from "many.json"\npage { text "x" }',
  'data d from "many.json"\npage { text "x" }',
];

it("fifty names of one file parse it once", () => {
  const lines = Array.from({ length: 50 }, (_, at) => `data a${at} from "d.json"\n`).join("");
  const run = () => expect(analyze(`${lines}page { table data=a7 }`, { load }).ast).toBeDefined();
  expect(parsesOf(rows, run)).toBe(1);
});

it("the sources of a run parse it once, wherever they name it", () => {
  const units: SourceCache = new Map();
  const run = () => {
    for (let at = 0; at < 30; at++) {
      const source = `${"\n".repeat(at)}data d from "d.json"\npage { table data=d }`;
      expect(analyze(source, { load, units, file: `${at}.wf` }).files).toEqual(["d.json"]);
    }
  };
  expect(parsesOf(rows, run)).toBe(1);
});

it("each source has the same result as alone", () => {
  const units: SourceCache = new Map();
  const read = (source: string, cache: SourceCache) => {
    const { ast, diagnostics } = analyze(source, { load, units: cache, locations: true });
    return JSON.stringify({ ast, diagnostics });
  };
  for (const source of [...sources, ...sources.toReversed()]) {
    expect(read(source, units)).toBe(read(source, new Map()));
  }
  const { diagnostics } = analyze(sources[4]!, { load });
  expect(diagnostics).toMatchObject([{ code: "reuse-file", from: 60 }]);
});

it("values of a file are at its name, so that problems with them are found there", () => {
  const source = `data first from "d.json"\ndata d from "d.json"\npage { tabs "$d" }`;
  const found = analyze(source, { load }).diagnostics.filter(({ from }) => from > 24 && from < 46);
  for (const { from, to } of found) expect(source.slice(from, to)).toBe('"d.json"');
  expect(found).not.toEqual([]);
});

it("a changed file is parsed again", () => {
  const units: SourceCache = new Map();
  const read = (text: string) =>
    JSON.stringify(analyze(sources[0]!, { load: filesOf({ "d.json": text }), units }).ast);
  expect(read(rows)).toContain("Ada");
  expect(read(rows.replace("Ada", "Eve"))).toContain("Eve");
});

it("JSON with too many values is refused before it is parsed", () => {
  const text = `[${"{},".repeat(2 * mostValues)}{}]`;
  const run = () => {
    const options = { load: filesOf({ "d.json": text }) };
    const { diagnostics } = analyze('data d from "d.json"\npage { table data=d }', options);
    expect(diagnostics).toMatchObject([{ code: "reuse-file" }]);
  };
  expect(parsesOf(text, run)).toBe(0);
});

it("a file may have as many values as a source, even if all of them are empty", () => {
  const text = JSON.stringify(Array.from({ length: mostValues - 2 }, () => ({})));
  const read = (json: string) =>
    analyze('data d from "d.json"\npage { repeat 1 { text "x" } }', {
      load: filesOf({ "d.json": json }),
    }).diagnostics.map(({ code }) => code);
  expect(read(text)).not.toContain("reuse-file");
  expect(read(`[{},${text.slice(1)}`)).toContain("reuse-file");
});
