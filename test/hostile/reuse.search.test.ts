/** Tests that short sources that expand to much stay within limits, and that nothing throws. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/index.js";
import { walkNodes } from "../../src/language/ast/node.js";
import { limitsForBytes } from "../../src/model/cost/limits.js";
import { loaderOf } from "../../src/model/reuse/given-files.js";
import { isSearching } from "../support/case-count.js";
import { hostileReuse } from "./hostile-reuse.js";

/** Limit on the elements of a source including expanded ones; further ones are not expanded. */
const mostElements = 20_000;

describe("stays within limits:", () => {
  // In the gate, all sources are read and checked, but only every fifth one is drawn.
  const cases = Object.entries(hostileReuse).map(([what, written], at) => ({
    ...{ what, ...written, isDrawn: isSearching || at % 5 === 0 },
  }));
  it.each(cases)("$what", ({ source, files, isDrawn }) => {
    const load = loaderOf({ files: files ?? {} })!;
    const { ast, written, isTooLarge } = analyze(source, { load, locations: true });
    let nodes = 0;
    walkNodes(ast, () => {
      nodes++;
    });
    expect(nodes).toBeLessThanOrEqual(mostElements + 5);
    // All values are counted, so a tree can always be written as JSON.
    expect(JSON.stringify(ast).length).toBeLessThan(60_000_000);
    expect(JSON.stringify(written).length).toBeLessThan(60_000_000);
    if (!isDrawn) return;
    const limits = limitsForBytes(1_000);
    expect(() => renderSvg(source, { load, limits })).not.toThrow();
    if (!isTooLarge && nodes < 200) expect(() => renderHtml(source, { load })).not.toThrow();
  });
});
