/** Tests that importing the same files again, by many lines or from many sources, repeats no work. */
import { expect, it, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { SourceCache } from "../../src/language/ast/load-file.js";
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
