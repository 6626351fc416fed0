/** Compares the estimated sizes of pictures and pages with their true ones: never smaller, and not many times larger. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { looks } from "../../src/base/theme/looks.js";
import { Composition } from "../../src/composition.js";
import { svgSize } from "../../src/drawing/svg/svg-size.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { type Limits, limitTable } from "../../src/model/cost/limits.js";
import { pictureFont } from "../../src/output/raster/picture-font.js";
import { performTask } from "../../src/service/server/work/perform-task.js";
import type { Task } from "../../src/service/server/work/task.js";
import { examples } from "../corpus/corpus.js";
import { everyNth, isSearching } from "../support/case-count.js";

const unlimited = Object.fromEntries(
  Object.keys(limitTable).map((name) => [name, Number.POSITIVE_INFINITY]),
) as Limits;

type LookName = keyof typeof looks;
const lookNames = Object.keys(looks) as LookName[];
const paths = pictureFont("paths");

/** How many times too high an estimate may be, and by how many bytes more: rules of a page are many at first. */
const greatestFactor = 2.5;
const more = { svg: 35_000, html: 75_000 };

/** Expects that estimates in all formats are close to what is drawn. */
function expectClose(source: string, look: LookName): void {
  const { ast } = analyze(source, { limits: unlimited });
  const composed = (limits: Limits) => new Composition({ document: ast }, { look, limits });
  const drawn = composed(unlimited);
  const { frames } = drawn;
  const found = (format: string) => `${format} of ${source.slice(0, 300)} in ${look}`;
  const size = svgSize(frames);
  expect(svgSize(frames, { enough: Number.POSITIVE_INFINITY })).toBeGreaterThanOrEqual(size);
  // With a ruler, both themes have the same shapes.
  for (const theme of look === "sketch" ? (["light", "dark"] as const) : (["light"] as const)) {
    const bytes = Buffer.byteLength(drawn.svg({ theme }).svg);
    expect(size, found(theme)).toBeGreaterThanOrEqual(bytes);
    expect(size, found(theme)).toBeLessThanOrEqual(greatestFactor * bytes + more.svg);
  }
  const outlined = Buffer.byteLength(drawn.svg({ theme: "light", ...paths }).svg);
  expect(svgSize(frames, { asOutlines: true }), found("outlines")).toBeGreaterThanOrEqual(outlined);
  for (const prototype of [false, true]) {
    const { html, css } = drawn.html({ theme: "light", prototype });
    const bytes = Buffer.byteLength(html) + Buffer.byteLength(css);
    const excessOver = (output: number) =>
      composed({ ...unlimited, output }).htmlExcess({ prototype })?.code;
    expect(excessOver(bytes - 1), found("html")).toBe("size-limit");
    if (prototype) continue;
    expect(excessOver(greatestFactor * bytes + more.html), found("html")).toBeUndefined();
  }
}

describe("an estimated size", () => {
  it.each(vocabulary.components.map(({ name }, at) => [name, at] as const))(
    "is close for %s",
    (name, at) => {
      const { examples: own, root } = vocabulary.component(name)!;
      for (const look of isSearching ? lookNames : [lookNames[at % lookNames.length]!]) {
        for (const source of everyNth(own, own.length)) {
          expectClose(root ? source : source.repeat(2), look);
        }
      }
    },
  );

  it("is close for examples", () => {
    for (const [at, { source }] of everyNth(examples, 24).entries()) {
      expectClose(source, lookNames[at % lookNames.length]!);
    }
  });
});

const svg = {
  theme: "light",
  diagnostics: false,
  width: 1_200,
  padding: 24,
  font: "none",
} as const;
const html = {
  theme: "light",
  diagnostics: false,
  fullDocument: true,
  images: "all",
  font: "none",
} as const;

const times = (count: number, text: string): string => `${text}\n`.repeat(count);

describe("a size over the limit is reported before it is drawn", () => {
  it.each<[string, Task]>([
    [
      "many icons by hand",
      { kind: "svg", options: svg, source: `page look=sketch { ${times(60, 'icon "qr-code"')} }` },
    ],
    [
      "large fills by hand",
      {
        kind: "svg",
        options: svg,
        source: `page look=sketch { ${times(60, "row w=3000 h=3000 bg=#ff0000 { }")} }`,
      },
    ],
    [
      "lines under and through narrow texts",
      {
        kind: "svg",
        options: svg,
        source: `page { ${times(30, `text "${"aaaaaaaaaa ".repeat(10)}" strike underline w=20`)} }`,
      },
    ],
    [
      "many icons in HTML",
      { kind: "html", options: html, source: `page { ${times(600, 'icon "qr-code"')} }` },
    ],
    [
      "shadows",
      {
        kind: "svg",
        options: svg,
        source: `page { ${times(60, 'fab "a" icon=plus')} }`,
      },
    ],
    [
      "bars for short words",
      {
        kind: "svg",
        options: { ...svg, look: "greyed" },
        source: `page { ${times(20, `text "${"a ".repeat(200)}"`)} }`,
      },
    ],
    [
      "areas of charts by hand",
      {
        kind: "svg",
        options: svg,
        source: `page look=sketch { ${times(6, `chart area [${"0, 9, ".repeat(60)}0]`)} }`,
      },
    ],
    [
      "pieces of Thai",
      {
        kind: "html",
        options: html,
        source: `page { ${times(60, `text "${"ก ".repeat(3)}${"กขคงจ".repeat(20)}"`)} }`,
      },
    ],
  ])("%s", (_, task) => {
    const { status, json } = performTask(task);
    expect(status, json.slice(0, 300)).toBe(200);
    const drawn: { svg?: string; html?: string } = JSON.parse(json);
    const bytes = Buffer.byteLength(drawn.svg ?? drawn.html ?? "");
    const composition = (output: number) => {
      const { ast } = analyze(task.source);
      const options =
        "look" in task.options && task.options.look ? { look: task.options.look } : {};
      return new Composition({ document: ast }, { ...options, limits: { output } });
    };
    const excess = (output: number) =>
      task.kind === "svg" ? composition(output).svgExcess() : composition(output).htmlExcess();
    expect(excess(bytes - 1)).toMatchObject({ code: "size-limit" });
    expect(excess(greatestFactor * bytes)).toBeUndefined();
    expect(performTask({ ...task, limits: { output: bytes - 1 } })).toMatchObject({
      status: 400,
      json: expect.stringContaining("over the limit of"),
    });
  });
});
