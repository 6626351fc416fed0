/** Adds a theme only to the record, and tests that everything that offers, checks or draws themes has it. */
import { Value } from "typebox/value";
import { expect, test, vi } from "vitest";
import { type ThemeName, themeChoices, themeNames } from "../../src/base/theme/theme.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { validate } from "../../src/index.js";
import { renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { grammar } from "../../src/reference.js";
import { HtmlRequest, SvgRequest } from "../../src/service/server/schemas/requests.js";
import { pageIcons } from "../../src/tools/preview/icon-names.js";
import { previewPage } from "../../src/tools/preview/preview-page.js";
import { settingsSchema } from "../../src/workspace/settings/schema.js";
import { Workspace } from "../cli/call.js";

vi.mock("../../src/base/theme/themes.js", async (original) => {
  const { themes } = await original<typeof import("../../src/base/theme/themes.js")>();
  const colors = { ...themes.light.colors, canvas: "#e8dcc2", paper: "#f8f0dd" };
  const sepia = { ...themes.light, colors, title: "Sepia colors", icon: "coffee" };
  return { themes: { ...themes, sepia } };
});

const sepia = "sepia" as ThemeName;
const source =
  'page "Home" { text "Hello" } page "Old" sepia { card shadow=md { button "Go" primary } }';

test("the lists contain it", () => {
  expect(themeNames).toEqual(["light", "dark", "sepia"]);
  expect(themeChoices).toEqual(["light", "dark", "sepia", "auto"]);
});

test("the language has it, as a value and as a word", () => {
  expect(validate(`${source} page theme=sepia { text "a" }`).diagnostics).toEqual([]);
  expect(grammar().grammar).toContain("`theme`: one of light, dark, sepia");
});

test("SVG and HTML are drawn in it", () => {
  const { svg } = renderSvg(source, { theme: sepia });
  expect(svg).toContain("#e8dcc2");
  expect(renderSvg(source, { theme: "auto" }).svg).not.toContain("#e8dcc2");
  const { html } = renderHtml(source, { theme: sepia, fullDocument: true });
  expect(html).toContain("html{color-scheme:light}");
  expect(html).toMatch(/\.wf-sepia,\.wf \.wf-sepia\{[^}]*--wf-paper:#f8f0dd/);
  expect(html).toContain('<body class="wf-sepia">');
  expect(renderHtml(source).html).toMatch(/class="wf-sepia wf-\d+"/);
});

test("PNG and PDF are painted in it", async () => {
  const [plain, brown] = [await renderPng(source), await renderPng(source, { theme: sepia })];
  expect(Buffer.compare(plain.data, brown.data)).not.toBe(0);
  const [paper, brownPaper] = [await renderPdf(source), await renderPdf(source, { theme: sepia })];
  expect(Buffer.compare(paper.data, brownPaper.data)).not.toBe(0);
});

test("the command line accepts it in every format", async () => {
  const workspace = new Workspace({ "a.wf": source });
  const render = (...words: string[]) =>
    workspace.call(["render", "a.wf", "--font", "none", ...words]);
  expect((await workspace.call(["render", "--help"])).out).toMatch(
    /light, dark, sepia, auto,\s+both/,
  );
  const formats = ["--svg", "--html", "--png", "--pdf", "--out-dir", "out"];
  expect(await render("--theme", "sepia", ...formats)).toMatchObject({ code: 0 });
  expect(workspace.read("out/a.svg")).toBe(renderSvg(source, { theme: sepia }).svg);
  expect(await render("--theme", "both", "--out-dir", "both")).toMatchObject({ code: 0 });
  expect(workspace.read("both/a.dark.svg")).toBe(renderSvg(source, { theme: "dark" }).svg);
  expect((await render("--theme", "sepa")).err).toContain("sepia");
});

test("the settings accept and document it", async () => {
  const words = ["light", "dark", "sepia", "auto", "both"];
  expect(JSON.stringify(settingsSchema)).toContain(JSON.stringify(words));
  const settings = JSON.stringify({ render: { theme: "sepia", font: "none" } });
  const workspace = new Workspace({ "a.wf": source, "wf.config.json": settings });
  const { out } = await workspace.call(["render", "a.wf"]);
  expect(out).toBe(renderSvg(source, { theme: sepia }).svg);
});

test("the API accepts and documents it", () => {
  for (const request of [HtmlRequest, SvgRequest]) {
    expect(request.properties.theme).toMatchObject({ enum: ["light", "dark", "sepia"] });
    expect(Value.Check(request, { source, theme: "sepia" })).toBe(true);
    expect(Value.Check(request, { source, theme: "blue" })).toBe(false);
  }
});

test("the preview has its icon", () => {
  expect(pageIcons).toContain("coffee");
  expect(previewPage().html).toContain('id="icon-coffee"');
});
