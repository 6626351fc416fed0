/** Tests the library of the packed package in browsers, through users' bundlers. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { build as buildWithEsbuild } from "esbuild";
import { execa } from "execa";
import type { Browser } from "playwright-core";
import { build as buildWithVite, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { vocabulary } from "../src/model/components/registry.generated.js";
import { hasBrowser, startBrowser } from "./support/browser.js";
import { pack, root } from "./support/pack.js";
import { withoutReference } from "./support/without-reference.js";

let folder = "";
const sources = readdirSync(path.join(root, "examples"))
  .filter((name) => name.endsWith(".wf"))
  .map((name) => readFileSync(path.join(root, "examples", name), "utf8"));

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "wf-bundlers-"));
  const place = path.join(folder, "node_modules/wf-wireframes");
  mkdirSync(place, { recursive: true });
  // The library itself has no dependencies.
  const { tarball } = pack(folder);
  await execa("tar", ["-xzf", tarball, "-C", place, "--strip-components", "1"]);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundlers: Record<string, (entry: string) => Promise<string>> = {
  async esbuild(entry) {
    const { outputFiles } = await buildWithEsbuild({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      write: false,
      logLevel: "error",
    });
    return outputFiles[0]!.text;
  },
  async vite(entry) {
    const { output } = (await buildWithVite({
      root: folder,
      configFile: false,
      logLevel: "warn",
      build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
    })) as Rolldown.RolldownOutput;
    expect(output).toHaveLength(1);
    return output[0].code;
  },
};

let entries = 0;

/** The output of a bundler for a module with this text. */
async function bundle(bundler: string, text: string): Promise<string> {
  const entry = path.join(folder, `app-${entries++}.js`);
  writeFileSync(entry, text);
  return await bundlers[bundler]!(entry);
}

/** Code for the pictures of all examples, and for what is wrong with a source. */
const drawing = `import { renderHtml, renderSvg, validate } from "wf-wireframes";
globalThis.draw = (sources) => JSON.stringify([
  ...sources.map((source) => [renderSvg(source).svg, renderHtml(source, { fullDocument: true }).html]),
  validate("page { buton }"),
]);`;

async function drawnByNode(): Promise<string> {
  const entry = path.join(folder, "node_modules/wf-wireframes/dist/index.js");
  const { renderHtml, renderSvg, validate } = await import(pathToFileURL(entry).href);
  return JSON.stringify([
    ...sources.map((source) => [
      renderSvg(source).svg,
      renderHtml(source, { fullDocument: true }).html,
    ]),
    validate("page { buton }"),
  ]);
}

/** Strings that occur only in the code of the layout, the fonts, the icons, SVG and HTML. */
const marks = [
  "Segmenter",
  "w-3i 4g-4s",
  "x1 y1 x2 y2",
  "textLength=",
  "overflow-wrap:break-word",
] as const;

describe.each(Object.keys(bundlers))("bundled by %s", (bundler) => {
  test("it draws the same as Node without using Node, and changes no built-in", async () => {
    const context = vm.createContext({});
    const frozen = `for (const name of Object.getOwnPropertyNames(globalThis)) {
      const value = globalThis[name];
      if (typeof value === "function") { Object.freeze(value); Object.freeze(value.prototype); }
    }`;
    vm.runInContext(frozen, context);
    const code = await bundle(bundler, drawing);
    vm.runInContext(`(() => {"use strict";${code}})()`, context);
    expect(Object.keys(context)).toEqual(["draw"]);
    expect(context.draw(sources)).toBe(await drawnByNode());
  });

  describe.runIf(hasBrowser)("in Chromium", () => {
    let browser: Browser;

    beforeAll(async () => {
      browser = await startBrowser();
    }, 60_000);

    afterAll(() => browser?.close());

    test("it draws the same as Node", async () => {
      const page = await browser.newPage();
      const failures: string[] = [];
      page.on("pageerror", (error) => failures.push(error.message));
      await page.addScriptTag({ content: await bundle(bundler, drawing), type: "module" });
      await page.waitForFunction("globalThis.draw !== undefined");
      const drawn = await page.evaluate(
        (all) => (globalThis as unknown as { draw(sources: string[]): string }).draw(all),
        sources,
      );
      expect(failures).toEqual([]);
      expect(drawn).toBe(await drawnByNode());
    });
  });

  // Definitions, imports, data, design tokens and the looks that these may name, with all messages about them; the JSON
  // of trees with definitions; and the index of names from imports, with its limits.
  const reuse = 42;
  // Hand-drawn strokes, which `renderSvg` needs at once because it is synchronous, and the advances of their font.
  const looks = 12;
  // Messages about the canvas, widths of boards, images that are not shown, the map of pages, and geometry.
  const screens = 4;
  // The routes of arrows around boards, and their lanes.
  const flows = 13;
  // The positions of notes beside boards, and the lines that lead to them.
  const notes = 3;
  // The meaning of HTML and JSX tags, including whole documents, which are rewritten if that is certain, and other
  // things that models write around sources: sentences, fences, functions, other JSON, surplus brackets and commas.
  const tags = 9;
  // How pages adapt to small devices: which parts are tight, the menu that opens, lines of cards.
  const devices = 5;
  // The docs and examples of components, which are part of the definitions that are checked.
  const reference = 17;
  // Messages about sources that a merge or an escaper has broken.
  const broken = 4;
  // One value has all pictures of a document, so code that writes HTML comes with code that paints SVG, and vice versa.
  const both = 13;
  // Entries of a list as the rows of an app, and names in a fragment that are derived from its content.
  const rows = 5;
  // Axis names and label placement in charts, line breaks at soft hyphens, and text anchors in SVG.
  const axes = 6;
  // Long words are divided at syllables or parts if they have too little room; widths and columns in a full row or
  // narrow grid shrink to what they need; headings of plans and numbers of paginations are thinned out; words keep away
  // from edges, labels take the room of their padding and icons, and icons stay on them; rows
  // of controls without room wrap.
  const hyphens = 17;
  // An element as wide as its container has its own width in a row that hugs it, and limits must be numbers.
  const widths = 1;
  // Editors read sources part by part, and lists may lack their ends.
  const parts = 1;
  // Words of other languages, some thousand of them, devices, what people guess, and what letters as outlines take before they are drawn.
  const words = 14;
  // What stands beside sidebars, in footers, headers and accordions without being told where.
  const places = 1.5;
  // Adding up what shapes take before they are drawn.
  const sizes = 3;
  // Data and files in circles that the sources of a run share.
  const shared = 2;
  // Drawing code grows with the components: each may add as much as one takes on average, including charts, calendars
  // and the languages of code. Prototypes switch states, lines break in all scripts, users' fonts draw parts of them,
  // devices have frames, and emoji are recognized by their code points.
  const drawn =
    162 +
    broken +
    reuse +
    looks +
    flows +
    notes +
    tags +
    devices +
    both +
    rows +
    axes +
    hyphens +
    widths +
    parts +
    words +
    places +
    sizes +
    shared +
    1.4 * vocabulary.components.length;

  test.each([
    ["validate", 100 + broken + reuse + screens + tags + widths + parts + words + shared],
    ["renderHtml", drawn],
    ["renderSvg", drawn],
  ])(
    "%s alone takes at most %f KB, compressed, without what the reference says",
    async (name, limit) => {
      const text = await bundle(
        bundler,
        `import { ${name} } from "wf-wireframes"; globalThis.${name} = ${name};`,
      );
      expect(gzipSync(withoutReference(text)).length).toBeLessThan(limit * 1000);
      expect(gzipSync(text).length).toBeLessThan((limit + reference) * 1000);
    },
  );

  test("validate alone includes neither layout, fonts, icons nor renderers", async () => {
    const only = (name: string): Promise<string> =>
      bundle(bundler, `import { ${name} } from "wf-wireframes"; globalThis.run = ${name};`);
    const [checking, drawn, written] = await Promise.all([
      only("validate"),
      only("renderSvg"),
      only("renderHtml"),
    ]);
    for (const mark of marks) {
      expect((drawn + written).includes(mark), mark).toBe(true);
      expect(checking.includes(mark), mark).toBe(false);
    }
  });

  test("an unused import leaves nothing in the bundle", async () => {
    expect(await bundle(bundler, 'import "wf-wireframes";')).toBe("");
  });
});
