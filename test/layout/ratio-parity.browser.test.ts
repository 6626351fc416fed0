/** Compares every component with and without a ratio, in containers of all kinds, with Chromium. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { ComponentEntry } from "../../src/language/ast/element.js";
import { type DocumentNode, walkNodes } from "../../src/language/ast/node.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { isSearching } from "../support/case-count.js";
import { compareCanvas } from "../support/parity.js";

const width = 800;

/** Containers for an element, in most of which its content determines its width. */
const containers: readonly ((source: string) => string)[] = [
  (source) => `page { ${source} }`,
  (source) => `page { row { ${source}\n text "after" } }`,
  (source) => `page { col centered { ${source}\n } }`,
  (source) => `page { grid columns=2 { ${source}\n } }`,
  (source) => `page { col align=end { col justify=between h=300 { ${source}\n } } }`,
];

function withRatio(document: DocumentNode, { type }: ComponentEntry, ratio: number): DocumentNode {
  walkNodes(document, (node) => {
    if (node.type === type) node.attributes = { ...node.attributes, ratio };
  });
  return document;
}

const components = vocabulary.components.filter(({ attributes }) => attributes.has("ratio"));

describe.skipIf(!hasBrowser)("boxes whose height follows from their width", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  it.each(components.map((component) => ({ name: component.name, component })))(
    "$name",
    { timeout: 20_000 },
    async ({ component }) => {
      for (const [at, example] of component.examples.entries()) {
        for (const [place, around] of containers.entries()) {
          const source = around(example);
          // In the gate, each example is tested without a ratio in only one of the containers.
          const isPlain = isSearching || place === at % containers.length;
          for (const ratio of isPlain ? [undefined, 1.7] : [1.7]) {
            const { ast } = analyze(source);
            const document = ratio === undefined ? ast : withRatio(ast, component, ratio);
            const canvas = compose(document, { room: width }).boxes;
            const { differences, compared } = await compareCanvas(page, canvas, width);
            const faults = differences.map(({ ours, theirs }) => ({ source, ratio, ours, theirs }));
            expect(faults).toEqual([]);
            expect(compared).toBeGreaterThan(0);
          }
        }
      }
    },
  );
});
