/** Adds a look only to the record, and tests that everything that offers, checks or draws looks has it. */
import { Value } from "typebox/value";
import { expect, test, vi } from "vitest";
import { type LookName, lookNames } from "../../src/base/theme/look.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { validate } from "../../src/index.js";
import { renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { grammar } from "../../src/reference.js";
import { HtmlRequest, SvgRequest } from "../../src/service/server/schemas/requests.js";
import { settingsSchema } from "../../src/workspace/settings/schema.js";
import { Workspace } from "../cli/call.js";
import { scriptOf } from "../cli/completion/script-of.js";

vi.mock("../../src/base/theme/looks.js", async (original) => {
  const { looks } = await original<typeof import("../../src/base/theme/looks.js")>();
  const tokens = { paper: "#f8f0dd", ink: "#33270f" };
  return { looks: { ...looks, parchment: { ...looks.sketch, title: "Parchment", tokens } } };
});

const look = "parchment" as LookName;
const source = 'page "Home" { card shadow=md { text "Hello" button "Go" primary } }';

test("the language has it, as an attribute and as a token", () => {
  expect(lookNames.at(-1)).toBe("parchment");
  expect(validate('page "A" look=parchment { text "a" }').diagnostics).toEqual([]);
  expect(validate('tokens { look=parchment } page "A" { text "a" }').diagnostics).toEqual([]);
  const [problem] = validate('page "A" look=parchmant { text "a" }').diagnostics;
  expect(problem?.hint).toContain("parchment");
  expect(grammar().grammar).toContain("parchment");
});

test("pictures are drawn in it, through every interface", async () => {
  const { svg } = renderSvg(source, { look });
  expect(svg).toContain("#f8f0dd");
  const byPage = renderSvg(source.replace('"Home"', '"Home" look=parchment')).svg;
  expect(byPage).toContain("#f8f0dd");
  expect(renderSvg(source, { tokens: { look } }).svg).toBe(svg);
  expect(renderSvg(`tokens { look=parchment } ${source}`).svg).toBe(svg);
  expect(renderSvg(`tokens { look=outline } ${source}`, { look }).svg).toBe(svg);
  expect(renderHtml(source, { look }).css).toContain("--wf-paper:#f8f0dd");
  const [plain, brown] = [await renderPng(source), await renderPng(source, { look })];
  expect(Buffer.compare(plain.data, brown.data)).not.toBe(0);
  const [pages, brownPages] = [await renderPdf(source), await renderPdf(source, { look })];
  expect(Buffer.compare(pages.data, brownPages.data)).not.toBe(0);
  const none = "parchmant" as LookName;
  expect(() => renderSvg(source, { look: none })).toThrow(/look must be .*parchment/);
});

test("the command line accepts, completes and documents it", async () => {
  const settings = JSON.stringify({ tokens: { look: "parchment" } });
  const workspace = new Workspace({
    "a.wf": source,
    "b/b.wf": source,
    "b/wf.config.json": settings,
  });
  const words = ["--look", "parchment", "--font", "none", "--out-dir", "out"];
  expect(await workspace.call(["render", "a.wf", ...words])).toMatchObject({ code: 0 });
  expect(workspace.read("out/a.svg")).toBe(renderSvg(source, { look }).svg);
  const { out } = await workspace.call(["render", "b/b.wf", "--font", "none"]);
  expect(out).toBe(renderSvg(source, { look }).svg);
  for (const command of ["render", "watch"]) {
    expect((await workspace.call([command, "--help"])).out).toContain("parchment");
  }
  expect((await workspace.call(["render", "a.wf", "--look", "parchmant"])).err).toContain(
    "parchment",
  );
  expect(await scriptOf("bash")).toContain("parchment");
  expect(JSON.stringify(settingsSchema)).toContain("parchment");
});

test("the API accepts it", () => {
  for (const request of [HtmlRequest, SvgRequest]) {
    expect(Value.Check(request, { source, look: "parchment" })).toBe(true);
    expect(Value.Check(request, { source, look: "parchmant" })).toBe(false);
  }
});
