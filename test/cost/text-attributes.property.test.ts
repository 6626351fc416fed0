/** Compares the estimate for a long text with the size of each format, for every text of every component. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml } from "../../src/compile.js";
import { Composition } from "../../src/composition.js";
import { textPicture } from "../../src/drawing/text/text-picture.js";
import type { AstNode, DocumentNode } from "../../src/language/ast/node.js";
import type { Value } from "../../src/language/ast/value.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { estimateDocument } from "../../src/model/cost/estimate.js";
import { type Limits, limitTable } from "../../src/model/cost/limits.js";
import { paintPdf } from "../../src/output/raster/paint-pdf.js";
import { caseCount } from "../support/case-count.js";
import { Random } from "../support/random.js";
import { SourceWriter } from "../support/source-writer.js";

const unlimited = Object.fromEntries(
  Object.keys(limitTable).map((name) => [name, Number.POSITIVE_INFINITY]),
) as Limits;

/** Characters that some format writes as several, and text that a format replaces with a number. */
const fills = ['"', "\\", "<", "{}", "\u0001", "日", "\ud800"];

/** Long enough that the rest of a picture hardly matters. */
const length = 6_000;

/** With all sources and characters, a run takes minutes; one of each is enough to show how often a text is drawn. */
const isShort = caseCount(1) === 1;

/** Sources that contain a component. */
function sourcesOf(name: string): string[] {
  const { examples } = vocabulary.component(name)!;
  return isShort ? examples.slice(0, 1) : [...examples, ...writtenFor(name)];
}

function writtenFor(name: string): string[] {
  const component = vocabulary.component(name)!;
  const own = vocabulary.components.filter(
    (each) => each === component || each.root || each.name === component.parents[0],
  );
  return [1, 2, 3].map((seed) =>
    new SourceWriter(new Random(seed), { ...vocabulary, components: own }, 12).write(),
  );
}

/** A way to put a text into a node. */
interface Slot {
  readonly name: string;
  put(node: AstNode, text: string): void;
}

function slotsOf(name: string): Slot[] {
  const component = vocabulary.component(name)!;
  const attributes = [...component.attributes.values()]
    .filter(({ common }) => !common || name === "textarea")
    .map(({ name: key }) => ({
      name: key,
      put: (node: AstNode, text: string) => {
        node.attributes = { ...node.attributes, [key]: text };
      },
    }));
  const label = {
    name: "label",
    put: (node: AstNode, text: string) => {
      node.label = text;
    },
  };
  const list = {
    name: "list",
    put: (node: AstNode, text: string) => {
      const [key, value] =
        Object.entries(node.attributes ?? {}).find(([, each]) => Array.isArray(each)) ?? [];
      if (key !== undefined) node.attributes![key] = longTexts(value!, text);
    },
  };
  const fields = {
    name: "fields of the list",
    put: (node: AstNode, text: string) => {
      node.items = longFields(name, text);
    },
  };
  return [...attributes, label, list, ...(component.list ? [fields] : [])];
}

/** Objects with every field that a list has, all of them long. */
function longFields(name: string, text: string): Value[] {
  const keys = [...(vocabulary.component(name)!.list?.keys.keys() ?? [])];
  return [Object.fromEntries(keys.map((key) => [key, text]))];
}

/** A list whose first text is replaced by a long one. */
function longTexts(value: Value, text: string): Value {
  if (!Array.isArray(value)) return typeof value === "string" ? text : value;
  const [first, ...rest] = value;
  return first === undefined ? [text] : [longTexts(first, text), ...rest];
}

function nodesOf(document: DocumentNode, type: string): AstNode[] {
  const found: AstNode[] = [];
  const visit = (nodes: readonly AstNode[]): void => {
    for (const node of nodes) {
      if (node.type === type) found.push(node);
      visit(node.children ?? []);
    }
  };
  visit(document.children);
  return found;
}

const drawn = (document: DocumentNode) => new Composition({ document }, { limits: unlimited });

const bytesOf = (answer: object | string) => Buffer.byteLength(JSON.stringify(answer));

/** The bytes of a document in each format whose size depends on its texts; that of a PNG has a limit of its own. */
const made: Record<string, (document: DocumentNode) => number | Promise<number>> = {
  html: (document) => bytesOf(drawn(document).html()),
  prototype: (document) => bytesOf(drawn(document).html({ prototype: true })),
  svg: (document) => bytesOf(drawn(document).svg().svg),
  text: (document) => Buffer.byteLength(textPicture(drawn(document).boards())),
  pdf: async (document) => {
    const { data } = await paintPdf(drawn(document).boards(), { theme: "light", padding: 24 });
    return data.length;
  },
};

/** In the gate, each component is tried in HTML, and every few in one of the other formats. */
function formatsFor(name: string): string[] {
  const [first, ...others] = Object.keys(made) as [string, ...string[]];
  if (!isShort) return [first, ...others];
  const at = vocabulary.components.findIndex((each) => each.name === name);
  return at % 4 === 0 ? [first, others[(at / 4) % others.length]!] : [first];
}

/** The bytes that do not depend on the texts: a PDF has fonts, which an estimate leaves out. */
const bytesApart = async (format: string, source: string): Promise<number> =>
  format === "pdf" ? await made.pdf!(analyze(source, { limits: unlimited }).ast) : 0;

/** Descriptions of everything that is larger than estimated. */
async function overruns(name: string, type: string): Promise<string[]> {
  const over: string[] = [];
  for (const source of sourcesOf(name)) {
    for (const slot of slotsOf(name)) {
      for (const fill of isShort ? fills.slice(0, 1) : fills) {
        const { ast } = analyze(source, { limits: unlimited });
        const [node] = nodesOf(ast, type);
        if (!node) continue;
        slot.put(node, fill.repeat(length / fill.length));
        const { output } = estimateDocument(ast).total;
        for (const format of formatsFor(name)) {
          const bytes = (await made[format]!(ast)) - (await bytesApart(format, source));
          if (bytes <= output) continue;
          over.push(`${slot.name} of ${JSON.stringify(fill)} as ${format}: ${bytes} > ${output}`);
        }
      }
    }
  }
  return over;
}

describe("a long text", () => {
  it.each(vocabulary.components.map(({ name, type }) => [name, type] as const))(
    "of %s is not larger than estimated",
    async (name, type) => expect(await overruns(name, type)).toEqual([]),
  );

  it.each(["unit", "format"])("in the %s of a chart is cut, with a warning", (attribute) => {
    const source = `page { chart donut values [${"9 ".repeat(400)}] ${attribute}="${"\\\\".repeat(30_000)}" }`;
    const { diagnostics, ast, estimate } = analyze(source);
    expect(diagnostics).toMatchObject([
      { code: "attribute-kind", severity: "warning", hint: expect.stringContaining("at most 40") },
    ]);
    const { html } = drawn(ast).html();
    expect(html.length).toBeLessThan(estimate.total.output);
    expect(html.length).toBeLessThan(200_000);
  });

  it("that a component repeats more often than any other is reported before it is drawn", () => {
    const { ast } = analyze(`page { text "${"<".repeat(30_000)}" }`);
    expect(
      new Composition({ document: ast }, { limits: { output: 100_000 } }).htmlExcess(),
    ).toMatchObject({
      code: "size-limit",
    });
    expect(renderHtml(ast, { limits: { output: 100_000 } })).toMatchObject({
      html: expect.not.stringContaining("&lt;&lt;"),
      diagnostics: [{ code: "size-limit" }],
    });
  });
});
