/** Gives components absurd numbers, as data and in each numeric attribute: no picture has an invalid number. */
import { constants, inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { Composition } from "../../src/composition.js";
import { textPicture } from "../../src/drawing/text/text-picture.js";
import type { ComponentEntry } from "../../src/language/ast/element.js";
import type { AstNode, DocumentNode } from "../../src/language/ast/node.js";
import { walkNodes } from "../../src/language/ast/node.js";
import type { Value } from "../../src/language/ast/value.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { paintPdf } from "../../src/output/raster/paint-pdf.js";
import { everyNth, isSearching } from "../support/case-count.js";

const absurd = [1e20, -1.7e308, 1e-9];

/** Attributes of most components, which are tested with absurd sizes. */
const isCommon = (name: string) =>
  vocabulary.components.filter(({ attributes }) => attributes.has(name)).length > 30;

/** A copy of a document in which each element of a component is changed. */
function changed(document: DocumentNode, type: string, change: (node: AstNode) => void) {
  const copy = structuredClone(document);
  walkNodes(copy, (node) => {
    if (node.type === type) change(node);
  });
  return copy;
}

/** A value in which every number is replaced. */
function filled(value: Value, number: number): Value {
  if (typeof value === "number") return number;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) {
    return value.map((inner, at) => filled(inner, at % 3 === 2 ? -number : number));
  }
  if ("unit" in value) return value;
  const parts = Object.entries(value).map(([name, inner]) => [
    name,
    filled(inner as Value, number),
  ]);
  return Object.fromEntries(parts) as Value;
}

/** Examples of a component in which all numbers, or one attribute, are absurd. */
function* casesOf(component: ComponentEntry): Generator<[string, DocumentNode]> {
  const numericNames = [...component.attributes.values()]
    .filter(({ name, kind }) => kind.kind === "number" && !isCommon(name))
    .map(({ name }) => name);
  for (const example of component.examples) {
    const { ast } = analyze(example);
    for (const number of absurd) {
      yield [
        `${example} with all values at ${number}`,
        changed(ast, component.type, (node) => {
          if (node.items) node.items = node.items.map((item) => filled(item, number));
          for (const [name, value] of Object.entries(node.attributes ?? {})) {
            node.attributes = { ...node.attributes, [name]: filled(value, number) };
          }
        }),
      ];
      for (const name of numericNames) {
        yield [
          `${example} with ${name} at ${number}`,
          changed(ast, component.type, (node) => {
            node.attributes = { ...node.attributes, [name]: number };
          }),
        ];
      }
    }
  }
}

it.each(vocabulary.components.map((component) => [component.name, component] as const))(
  "%s",
  async (_, component) => {
    const cases = everyNth([...casesOf(component)], 3);
    for (const [at, [what, document]] of cases.entries()) {
      const { html, css } = renderHtml(document);
      const prototype = renderHtml(document, { prototype: true });
      const pictures = [renderSvg(document).svg, html, css, prototype.html, prototype.css];
      if (isSearching || at % 8 === 0) pictures.push(...(await slowOnes(document)));
      for (const picture of pictures) {
        expect(/.{0,40}\b(?:NaN|Infinity|undefined)\b/.exec(picture)?.[0], what).toBeUndefined();
      }
    }
  },
);

/** A document as text and, uncompressed, as the drawing of a PDF; a number that is none would make PDFKit throw. */
async function slowOnes(document: DocumentNode): Promise<string[]> {
  const boards = new Composition({ document }).boards();
  const { data } = await paintPdf(boards, { theme: "light", padding: 24 });
  return [textPicture(boards), ...streamsOf(data)];
}

/** The streams of a PDF that are compressed texts, such as the drawings of its pages. */
function streamsOf(data: Uint8Array): string[] {
  const text = Buffer.from(data).toString("latin1");
  const starts = [...text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)];
  return starts.flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    const bytes = Buffer.from(text.slice(start, text.indexOf("endstream", start)), "latin1");
    const stream = inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1");
    return /^[\s\x20-\x7e]*$/.test(stream) ? [stream] : [];
  });
}
