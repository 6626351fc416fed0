/** Follows docs/editors.md: builds a page with CodeMirror from the packed package, and types in it in Chromium. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { execa } from "execa";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  describeAttribute,
  describeModifier,
} from "../../src/authoring/editing/complete/attributes.js";
import { describeElement } from "../../src/authoring/editing/complete/components.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { iconPicture } from "../../src/authoring/editing/pictures.js";
import { formsWritten } from "../../src/language/diagnostics/forms-written.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { describeForm } from "../../src/reference.js";
import { hasBrowser, startBrowser } from "../support/browser.js";
import { pack, root } from "../support/pack.js";
import { pause } from "../support/pause.js";

const guide = readFileSync(path.join(root, "docs/editors.md"), "utf8");
const [, section = ""] = /^## CodeMirror\n([\s\S]*?)^## /m.exec(guide) ?? [];

/** The contents of the fences with a language, in order. */
function fences(language: string): string[] {
  const found = section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"));
  return Array.from(found, ([, text = ""]) => text);
}

const [install = "", bundle = ""] = fences("sh");
const address = "http://wf.test/";
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "wf-codemirror-"));
  const { tarball } = pack(folder);
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const [npm = "", ...words] = install.trim().split(" ");
  const packages = words.map((word) => (word === "wf-wireframes" ? tarball : word));
  await execa(npm, [...packages, "--prefer-offline", "--no-audit", "--no-fund"], { cwd: folder });
  writeFileSync(path.join(folder, "editor.js"), fences("js")[0]!);
  writeFileSync(path.join(folder, "index.html"), fences("html")[0]!);
  const [npx = "", ...call] = bundle.trim().split(" ");
  await execa(npx, ["--no-install", ...call], { cwd: folder });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The compressed size in KB of what a page that imports this loads immediately. */
async function sizeOf(text: string, external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: folder },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    outdir: path.join(folder, "sized"),
    external: [...external],
    write: false,
    logLevel: "error",
  });
  const later = outputFiles.filter(({ text: each }) => /as ICON_SHAPES\}/.test(each));
  expect(later).toHaveLength(1);
  const sum = outputFiles.filter((file) => !later.includes(file)).map(({ contents }) => contents);
  return sum.reduce((bytes, each) => bytes + gzipSync(each).length, 0) / 1000;
}

test("it adds at most the documented size to a page with CodeMirror", async () => {
  const [, stated = ""] = /adds at most (\d+) KB/.exec(section) ?? [];
  const size = await sizeOf('export { wireframe } from "wf-wireframes/codemirror";', [
    "@codemirror/*",
    "@lezer/*",
  ]);
  expect(size).toBeLessThan(Number(stated));
  expect(size).toBeGreaterThan(Number(stated) - 20);
  const [, icons = ""] = /(\d+) KB of icon shapes/.exec(section) ?? [];
  const shapes = readFileSync(path.join(folder, "node_modules/wf-wireframes/dist/icon-shapes.js"));
  expect(gzipSync(shapes).length / 1000).toBeLessThan(Number(icons));
});

test("it has types", async () => {
  writeFileSync(
    path.join(folder, "typed.ts"),
    `import { EditorView } from "codemirror";
import { formatWireframe, refreshWireframe, wireframe, type WireframeConfig } from "wf-wireframes/codemirror";
const config: WireframeConfig = { width: 80, load: (path) => ({ problem: "missing", path }) as never };
const view = new EditorView({ extensions: [wireframe(config)] });
formatWireframe(view);
refreshWireframe(view);
// @ts-expect-error: a width is a number
wireframe({ width: "80" });
`,
  );
  const options =
    "--noEmit --strict --skipLibCheck --target es2023 --module nodenext --lib es2023,dom,dom.iterable";
  const tsc = path.join(root, "node_modules/.bin/tsc");
  await execa(tsc, [...options.split(" "), "typed.ts"], { cwd: folder });
});

describe.runIf(hasBrowser)("in Chromium", () => {
  let browser: Browser;
  let page: Page;
  let failures: string[] = [];

  beforeAll(async () => {
    browser = await startBrowser();
  });

  afterAll(() => browser?.close());

  beforeEach(async () => {
    failures = [];
    page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
    page.on("pageerror", (error) => failures.push(error.message));
    await page.route(`${address}**`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
      const file = path.join(folder, name);
      if (name === "favicon.ico") await route.fulfill({ status: 204 });
      else await route.fulfill({ path: file });
    });
    await page.goto(address);
    await page.waitForSelector(".cm-content");
  });

  afterEach(async () => {
    expect(failures).toEqual([]);
    await page.close();
  });

  const text = () =>
    page.$$eval(".cm-line", (lines) => lines.map((line) => line.textContent).join("\n"));

  async function startWith(written: string): Promise<void> {
    await page.click(".cm-content");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.insertText(written);
  }

  /** Chooses the first candidate, once it has the expected label. */
  async function choose(label: string): Promise<void> {
    const first = ".cm-tooltip-autocomplete li[aria-selected] .cm-completionLabel";
    await expect
      .poll(() => page.$eval(first, (each) => each.textContent).catch(() => ""))
      .toBe(label);
    // Editors ignore a choice that is too fast for a person to have read.
    await pause(100);
    await page.keyboard.press("Enter");
  }

  test("a screen is typed, with completion, snippets, matching brackets and indentation", async () => {
    await startWith("");
    await page.keyboard.type("pag");
    await choose("page");
    await page.keyboard.type("Team");
    await page.keyboard.press("Tab");
    await page.keyboard.type("butt");
    await choose("button");
    await page.keyboard.type("Invite");
    await page.keyboard.press("End");
    await page.keyboard.type(" prim");
    await choose("primary");
    await page.keyboard.press("Enter");
    await page.keyboard.type("text Hello size=");
    await expect
      .poll(() => page.$$eval(".cm-completionLabel", (all) => all.map((each) => each.textContent)))
      .toContain("lg");
    await page.keyboard.type("l");
    await choose("lg");
    expect(await text()).toBe(
      ['page "Team" {', '  button "Invite" primary', "  text Hello size=lg", "}"].join("\n"),
    );
  });

  test("Enter starts a new line after what is written to its end, however slowly it is typed", async () => {
    await startWith("");
    const lines = ['page "A" {', "card {", 'text "Hello"', 'button "Save" icon=check', "divider"];
    for (const line of lines) {
      await page.keyboard.type(line);
      // Candidates would appear after 100 ms.
      await pause(300);
      await page.keyboard.press("Enter");
    }
    expect(await text()).toBe(
      'page "A" {\n  card {\n    text "Hello"\n    button "Save" icon=check\n    divider\n    \n  }\n}',
    );
  });

  test("docs show the picture of an example and of an icon, whose shapes are loaded on demand", async () => {
    await startWith("page { button icon=roc }");
    for (let back = 0; back < 2; back++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("ke");
    const picture = ".cm-completionInfo img";
    await expect.poll(() => page.$(picture)).not.toBe(null);
    expect(await page.$eval(picture, (image) => (image as HTMLImageElement).alt)).toBe("rocket");
    await startWith("page { butto }");
    for (let back = 0; back < 2; back++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Control+Space");
    await expect
      .poll(() =>
        page.$eval(picture, (image) => (image as HTMLImageElement).naturalWidth).catch(() => 0),
      )
      .toBeGreaterThan(100);
  });

  test("words are colored by their meaning", async () => {
    await startWith('page "A" {\n  card { text "b" bold }\n}');
    const colors = () =>
      page.$$eval(".cm-line span[class]", (spans) =>
        spans.map((span) => `${span.textContent} ${getComputedStyle(span).color}`),
      );
    const colorOf = async (word: string) =>
      (await colors()).find((each) => each.startsWith(`${word} `))?.slice(word.length + 1);
    await expect.poll(() => colorOf("card")).toBeDefined();
    expect(await colorOf("card")).toBe(await colorOf("page"));
    expect(await colorOf("card")).not.toBe(await colorOf('"b"'));
  });

  test("blocks can be folded", async () => {
    await startWith('page "A" {\n  card "B" {\n    text "c"\n  }\n}');
    await page.waitForSelector('.cm-foldGutter span[title="Fold line"]');
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+Shift+BracketLeft");
    await page.waitForSelector(".cm-foldPlaceholder");
    expect(await text()).toBe('page "A" {…}');
    await page.keyboard.press("Control+Shift+BracketRight");
    await expect.poll(text).toContain('text "c"');
  });

  test("problems are marked, and can be fixed with a click", async () => {
    await startWith('page "A" {\n  buton "Save"\n  text "x"\n}');
    await page.hover(".cm-lintRange-error");
    const told = ".cm-tooltip-lint .cm-diagnostic-error";
    await page.waitForSelector(told);
    expect(await page.$eval(told, (each) => each.textContent)).toContain('did you mean "button"?');
    await page.click(`${told} .cm-diagnosticAction`);
    await expect.poll(text).toBe('page "A" {\n  button "Save"\n  text "x"\n}');
    await expect.poll(() => page.$(".cm-lintRange-error")).toBe(null);
  });

  test("docs appear under the pointer", async () => {
    await startWith('page "A" {\n  button "Save"\n}');
    await page.hover('.cm-line:nth-child(2) span:text("button")');
    await page.waitForSelector(".cm-tooltip-hover .cm-wf-docs h4");
    expect(await page.$eval(".cm-wf-docs h4", (each) => each.textContent)).toBe("button");
  });

  test("Shift-Alt-F formats, and one undo reverts it", async () => {
    const loose = "page 'A'   {\n button   \"Save\"   primary\n}\n";
    await startWith(loose);
    await page.keyboard.press("Shift+Alt+f");
    await expect.poll(text).toBe('page "A" {\n  button "Save" primary\n}\n');
    await page.keyboard.press("Control+z");
    await expect.poll(text).toBe(loose);
  });

  test("lines and selections become comments, and are text again", async () => {
    const plain = 'page "A" { }';
    await startWith(plain);
    await page.keyboard.press("Control+/");
    await expect.poll(text).toBe(`// ${plain}`);
    await page.keyboard.press("Control+/");
    await expect.poll(text).toBe(plain);
    await page.keyboard.press("Control+a");
    // As keyboards send it: with a capital letter, which the binding of CodeMirror requires.
    await page.keyboard.press("Shift+Alt+KeyA");
    await expect.poll(text).toBe(`/* ${plain} */`);
    await page.keyboard.press("Shift+Alt+KeyA");
    await expect.poll(text).toBe(plain);
  });

  test("all docs become elements, without any Markdown syntax", async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { docsToDom } from "./src/tools/codemirror/docs-to-dom.ts"; globalThis.docsToDom = docsToDom;`,
        resolveDir: root,
      },
      bundle: true,
      write: false,
    });
    await page.addScriptTag({ content: outputFiles[0]!.text });
    const document = new LanguageDocument("");
    const docs = [
      ...vocabulary.components.flatMap((component) => [
        describeElement(component, document),
        ...[...component.attributes.values()].map(describeAttribute),
        ...[...component.modifiers.values()].map(describeModifier),
      ]),
      ...Object.keys(formsWritten).map((word) => describeForm(word)!),
      iconPicture("house")!,
    ];
    expect(docs.length).toBeGreaterThan(1000);
    const shown = await page.evaluate((all) => {
      const { docsToDom } = globalThis as unknown as { docsToDom(docs: string): HTMLElement };
      return all.map((each) => {
        const root = docsToDom(each);
        const words = root.textContent!.length;
        const images = root.querySelectorAll("img").length;
        for (const code of root.querySelectorAll("code")) code.remove();
        return { left: root.textContent!, words, images };
      });
    }, docs);
    for (const [at, { left, words, images }] of shown.entries()) {
      expect(left, docs[at]!).not.toMatch(/`|\*\*|!\[|^#|data:image/m);
      expect(words + images, docs[at]!).toBeGreaterThan(0);
    }
    // Text from elsewhere stays text.
    const hostile = await page.evaluate(
      (text) =>
        (globalThis as unknown as { docsToDom(docs: string): HTMLElement }).docsToDom(text)
          .innerHTML,
      "<img src=x onerror=alert(1)> ![a](javascript:alert(1)) ![b](https://example.com/x.png)",
    );
    expect(hostile).not.toMatch(/<img/);
  });
});
