/** Tests that importing the same files again, by many lines or from many sources, repeats no work. */
import { expect, it, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { SourceCache } from "../../src/language/ast/load-file.js";
import { SourceUnits } from "../../src/model/reuse/source-units.js";
import { filesOf } from "./files.js";

it("lines that import the same file look at its imports once", () => {
  const names = Array.from({ length: 50 }, (_, at) => `f${at}.wf`);
  const files: Record<string, string> = {
    "p.wf": `${names.map((name) => `import "${name}"\n`).join("")}component own { text "x" }`,
  };
  for (const name of names) files[name] = `component ${name.replace(".wf", "")} { text "x" }\n`;
  const looks = vi.fn();
  class Watched extends Map<string, object> {
    override set(id: string, unit: object): this {
      if (id !== "p.wf") return super.set(id, unit);
      const { files } = unit as { files: Map<string, object> };
      const watched = new Proxy(files, {
        get(target, key) {
          if (key === Symbol.iterator) looks();
          const value: unknown = Reflect.get(target, key);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      return super.set(id, { ...unit, files: watched });
    }
  }
  const units: SourceCache = new Watched();
  const source = `${'import "p.wf"\n'.repeat(1_000)}page { own }`;
  const { diagnostics, files: read } = analyze(source, { load: filesOf(files), units });
  expect(diagnostics).toEqual([]);
  expect(read.toSorted()).toEqual(["p.wf", ...names].toSorted());
  expect(looks.mock.calls.length).toBeLessThan(10);
});

it("files in a circle are read once for all sources that enter it by the same one", () => {
  const load = filesOf({
    "p.wf": 'import "q.wf"\ncomponent one { text "x" }',
    "q.wf": 'import "p.wf"\ncomponent two { text "y" }',
    "above.wf": 'import "p.wf"\ncomponent three { text "z" }',
  });
  const gather = vi.spyOn(SourceUnits.prototype, "gather");
  const sources = [
    ["a.wf", 'import "p.wf"\npage { one }'],
    ["b.wf", 'import "above.wf"\nimport "q.wf"\npage { two three }'],
    ["c.wf", 'import "q.wf"\nimport "p.wf"\npage { one two }'],
    ["q.wf", 'import "p.wf"\ncomponent two { text "y" }'],
  ] as const;
  const read = (file: string, source: string, units: SourceCache) => {
    const { ast, diagnostics, files } = analyze(source, { load, units, file });
    return JSON.stringify({ ast, diagnostics, files: files.toSorted() });
  };
  const units: SourceCache = new Map();
  for (const [file, source] of sources) {
    expect(read(file, source, units)).toBe(read(file, source, new Map()));
  }
  gather.mockClear();
  const again: SourceCache = new Map();
  for (let at = 0; at < 20; at++) read(`${at}.wf`, 'import "p.wf"\npage { one }', again);
  expect(gather.mock.calls.filter(([id]) => id === "p.wf" || id === "q.wf")).toHaveLength(2);
});
