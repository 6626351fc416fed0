/** Many sources that write out as much as each of them may come to no more than a run may. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { FreeShare } from "../../src/base/sharing/free-share.js";

const cells =
  'component cell { row { col { text "x" } } }\ncomponent five { cell cell cell cell cell }\n';
const handedOn = `component a(t: string) { text "$t" w=9 }\ncomponent b(t: string) { a "$t" }\n`;

describe.each([
  ["repeats", 'page { repeat 80 { repeat 40 { text "x" } } }'],
  ["components", `${cells}page { ${"five ".repeat(600)} }`],
  ["repeats of nothing", "page { row { repeat 100 { repeat 100 { repeat 4 { } } } } }"],
  ["values", `${handedOn}page { repeat 100 { b "${"x".repeat(9_000)}" } }`],
])("a run of sources with %s", (_, source) => {
  it("checks each alone, and together only up to a bound", () => {
    const room = { left: 8_000, free: new FreeShare({ each: 500, inAll: 8_000 }) };
    const units = Object.assign(new Map<string, object>(), { room });
    let count = 0;
    for (; room.left > 0; count++) {
      expect(analyze(source, { units }).diagnostics).toEqual([]);
    }
    expect(count).toBeLessThan(10);
    const before = room.left;
    const [found] = analyze(source, { units }).diagnostics;
    expect(found?.code).toBe("reuse-limit");
    // What is cut off takes nothing more.
    expect(before - room.left).toBeLessThan(50);
    const small = 'component a { text "x" }\npage { repeat 99 { a } }';
    expect(analyze(small, { units }).diagnostics).toEqual([]);
    for (let at = 0; at < 100; at++) analyze(small, { units });
    expect(analyze(small, { units }).diagnostics[0]?.code).toBe("reuse-limit");
    expect(analyze('page { text "x" }', { units }).diagnostics).toEqual([]);
  });
});
