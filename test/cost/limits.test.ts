/** Sources that are far too expensive are refused before anything is drawn. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { analyze, check } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import { drawings } from "../../src/model/components/drawings.generated.js";
import {
  costNames,
  defaultLimits,
  type Limits,
  limitsForBytes,
} from "../../src/model/cost/limits.js";
import { tooLarge } from "../hostile/hostile-sources.js";

const repeated = (count: number, part: string): string => Array(count).fill(part).join(" ");

/** Spies on the drawings of all components. */
function spyOnDrawing() {
  return Object.values(drawings).map((drawing) => vi.spyOn(drawing, "lower"));
}

describe("a source that exceeds a limit", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(tooLarge)("%s: one error, and nothing is drawn", (_, source) => {
    const limits = limitsForBytes(source.length);
    const spies = spyOnDrawing();
    const { diagnostics, isTooLarge } = analyze(source, { limits });
    expect(isTooLarge).toBe(true);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
      { code: "size-limit" },
    ]);
    const picture = renderSvg(source, { limits });
    const page = renderHtml(source, { limits });
    for (const { diagnostics: found } of [picture, page]) {
      expect(found.filter(({ code }) => code === "size-limit")).toHaveLength(1);
    }
    expect(picture.svg.length).toBeLessThan(1_000);
    expect(page.html.length).toBeLessThan(1_000);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it("is refused as a tree, too", () => {
    const { ast } = analyze(repeated(200, "page{}"), { limits: { boards: 1_000 } });
    const spies = spyOnDrawing();
    expect(renderSvg(ast).diagnostics).toMatchObject([{ code: "size-limit", from: 0, to: 0 }]);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    expect(renderSvg(ast, { limits: { boards: 200 } }).diagnostics).toEqual([]);
    expect(spies.filter(({ mock }) => mock.calls.length > 0)).not.toEqual([]);
  });

  it("may be within the limits on one device, but not on many", () => {
    const source = `page { ${repeated(6_000, 'text "a"')} }`;
    expect(check(source)).toEqual([]);
    const devices = Array(10).fill("desktop") as ["desktop"];
    expect(renderSvg(source, { devices }).diagnostics).toMatchObject([{ code: "size-limit" }]);
  });

  it("is not drawn if its texts wrap more often than the tree indicates", () => {
    const source = `page { text "${"a ".repeat(60_000)}" w=1 }`;
    const limits = { output: 2_000_000 };
    expect(check(source, { limits })).toEqual([]);
    const { diagnostics, svg } = renderSvg(source, { limits });
    expect(diagnostics).toMatchObject([{ code: "size-limit", severity: "error" }]);
    expect(svg.length).toBeLessThan(1_000);
    const { ast } = analyze(source, { limits, locations: true });
    const composition = compose(ast, { limits });
    expect(composition.boards()).toEqual([]);
    expect(composition.diagnostics).toEqual(diagnostics);
  });
});

describe("the error", () => {
  const messageOf = (source: string, limits: Partial<Limits>): string => {
    const [found, ...others] = check(source, { limits });
    expect(others).toEqual([]);
    return `${source.slice(found!.from, found!.to)}: ${found!.message}; ${found!.hint}`;
  };

  it.each([
    [
      "the element that takes most of it",
      'page { title "A" section { table [["a", "b", "c"], [], ["..."], "..."] } }',
      { cells: 10 },
      "table: the tables have 18 cells, over the limit of 10; show fewer rows or columns here",
    ],
    [
      "the page, where no element takes most of it",
      `page { ${repeated(20, 'text "a"')} } page { text "a" }`,
      { boxes: 20 },
      "page: the wireframe needs 29 boxes, over the limit of 20; draw less here, or split it into several wireframes",
    ],
    [
      "the overlays, where they draw a page again and again",
      `page { ${repeated(10, 'text "a"')} ${repeated(3, "modal { }")} }`,
      { boards: 3 },
      "page: the wireframe has 4 boards, over the limit of 3; each overlay adds another copy of its page, 4 boards in all; move overlays to a page of their own",
    ],
    [
      "the limit that is passed by the largest factor",
      `page { text "${"a".repeat(1_500_000)}" ${repeated(20, 'text "b"')} }`,
      { boxes: 5, text: 1_000_000, output: 100_000_000 },
      "page: the wireframe needs 25 boxes, over the limit of 5; draw less here, or split it into several wireframes",
    ],
    [
      "long texts",
      `page { text "a" text "${"a".repeat(1_500_000)}" }`,
      { output: 100_000_000 },
      "text: the boards show 1,500,001 characters, over the limit of 1,000,000; shorten the text here",
    ],
    [
      "elements outside a page",
      repeated(20, 'text "a"'),
      { boxes: 10 },
      "text: the wireframe needs 24 boxes, over the limit of 10; draw less here, or split it into several wireframes",
    ],
  ] as const)("names %s", (_, source, limits, expected) => {
    const found = check(source, { limits }).filter(({ code }) => code === "size-limit");
    expect(found).toHaveLength(1);
    const [{ from, to, message, hint }] = found as [(typeof found)[number]];
    expect(`${source.slice(from, to)}: ${message}; ${hint}`).toBe(expected);
  });

  it("names an element in a file that is longer than the source", () => {
    const text = `component block1 { ${"divider ".repeat(9)} row { ${repeated(40, 'text "a"')} } }`;
    const found = check('import "a.wf" page { block1 }', {
      limits: { boxes: 20 },
      load: () => ({ id: "a.wf", text }),
    });
    expect(found).toMatchObject([{ code: "size-limit", source: "a.wf" }]);
    expect(text.slice(found[0]!.from, found[0]!.to)).toBe("row");
  });

  it("states sizes in megabytes", () => {
    expect(messageOf('page { text "a" }', { output: 1_000 })).toMatch(
      /^page: the picture takes 0\.1 MB, over the limit of 0\.1 MB; draw less here/,
    );
  });
});

describe("the limits", () => {
  it("are the documented ones", () => {
    expect(defaultLimits).toEqual({
      boxes: 50_000,
      cells: 20_000,
      boards: 100,
      text: 1_000_000,
      output: 16_000_000,
      elements: 20_000,
      repeats: 5_000,
    });
  });

  it("grow with the size of a source up to the default ones", () => {
    const least = {
      boxes: 2_000,
      elements: 2_000,
      repeats: 2_000,
      text: 20_000,
      output: 1_000_000,
    };
    expect(limitsForBytes(0)).toEqual({ ...defaultLimits, ...least });
    const more = { boxes: 3_000, elements: 3_000, repeats: 3_000, text: 28_000, output: 1_180_000 };
    expect(limitsForBytes(4_000)).toEqual({ ...defaultLimits, ...more });
    expect(limitsForBytes(10_000_000)).toEqual(defaultLimits);
    const most = { ...defaultLimits, boxes: 500, boards: 3 };
    expect(limitsForBytes(1_000, most)).toEqual({
      ...most,
      elements: 2_250,
      repeats: 2_250,
      text: 22_000,
      output: 1_045_000,
    });
  });

  it("can be lifted one by one", () => {
    const source = `page { ${repeated(30_000, 'text "a"')} }`;
    expect(check(source)).toEqual([]);
    expect(check(`${source} ${source}`)).toMatchObject([{ code: "size-limit" }]);
    expect(check(`${source} ${source}`, { limits: { boxes: Number.POSITIVE_INFINITY } })).toEqual(
      [],
    );
  });

  it.each(costNames)("are exact: %s", (name) => {
    const source = 'page { table [["a", "b"], ["c", "d"]] modal { } }';
    const count = analyze(source).estimate.total[name];
    expect(check(source, { limits: { [name]: count } })).toEqual([]);
    expect(check(source, { limits: { [name]: count - 1 } })).toMatchObject([
      { code: "size-limit" },
    ]);
  });
});
