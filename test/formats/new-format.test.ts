/** Adds a format only to the record, and tests that everything that offers, checks or draws formats has it. */
import { expect, test, vi } from "vitest";
import type { Format } from "../../src/output/formats/format.js";
import { downloadName } from "../../src/tools/preview/download-name.js";
import { listDownloads } from "../../src/tools/preview/downloads.js";
import { paintPicture } from "../../src/tools/preview/paint-picture.js";
import { previewPage } from "../../src/tools/preview/preview-page.js";
import { settingsSchema } from "../../src/workspace/settings/schema.js";
import { Workspace } from "../cli/call.js";

vi.mock("../../src/output/formats/formats.js", async (original) => {
  const { formats } = await original<typeof import("../../src/output/formats/formats.js")>();
  const eps: Format = {
    ...formats.pdf,
    title: "EPS",
    docs: "draw an EPS",
    ending: "eps",
    mediaType: "application/postscript",
    alsoCalled: ["ps"],
    isText: true,
    isSlow: false,
    takes: ["scale"],
    mark: { pattern: /^%!PS-wf/, isAnywhere: false },
    async draw(drawable, { theme, scale }) {
      const { svg } = drawable.svg(theme);
      const content = `%!PS-wf ${theme} ${scale} ${svg.length}\n`;
      return { content, size: "1 page", diagnostics: [] };
    },
  };
  return { formats: { ...formats, eps } };
});

const source = 'page "Home" { text "Hello" }';
const drawn = /^%!PS-wf light 1 \d+\n$/;

test("the command line draws it by option and by extension", async () => {
  const workspace = new Workspace({ "a.wf": source });
  const render = (...words: string[]) => workspace.call(["render", "a.wf", ...words]);
  expect((await render("--eps")).out).toMatch(drawn);
  expect(await render("-o", "b.EPS", "--scale", "2")).toMatchObject({ code: 0 });
  expect(workspace.read("b.EPS")).toContain("light 2");
  expect(await render("--eps", "--svg", "--out-dir", "out")).toMatchObject({ code: 0 });
  expect(workspace.read("out/a.eps")).toMatch(drawn);
  expect((await workspace.call(["icons", "trash", "-o", "icons.eps"])).code).toBe(0);
  expect(workspace.read("icons.eps")).toMatch(drawn);
});

test("help, messages and checks include it", async () => {
  const workspace = new Workspace({ "a.wf": source });
  const { out } = await workspace.call(["render", "--help"]);
  expect(out).toMatch(/--eps +draw an EPS/);
  expect(out).toMatch(/pixels per px, for PNG and EPS/);
  expect((await workspace.call(["--help"])).out).toMatch(/SVG, HTML, PNG, PDF, text or\s+EPS/);
  const misuse = async (...words: string[]) => (await workspace.call(["render", ...words])).err;
  expect(await misuse("a.wf", "--format", "ps")).toContain("did you mean --eps?");
  expect(await misuse("a.wf", "-o", "a.xyz")).toContain(".txt or .eps");
  expect(await misuse("a.wf", "--svg", "--scale", "2")).toBe(
    "wf: --scale is only for PNG and EPS; add --png or --eps\n",
  );
  expect(await misuse("a.wf", "--eps", "--padding", "2")).toContain("--padding is only for SVG");
  expect(await misuse("a.wf", "--eps", "--theme", "auto")).toContain("--theme auto is only for");
});

test("the settings accept it, and --check recognizes its pictures", async () => {
  expect(JSON.stringify(settingsSchema)).toContain('"eps"');
  const settings = JSON.stringify({ render: { eps: true, outDir: "out" } });
  const workspace = new Workspace({ "in/a.wf": source, "in/wf.config.json": settings });
  expect(await workspace.call(["render", "in"])).toMatchObject({ code: 0 });
  expect(workspace.read("in/out/a.eps")).toMatch(drawn);
  workspace.write("in/out/gone.eps", "%!PS-wf light");
  const { code, out, err } = await workspace.call(["render", "in", "--check"]);
  expect(code).toBe(1);
  expect(out + err).toContain("gone.eps no longer has a wireframe");
});

test("Markdown links to it by its title", async () => {
  const workspace = new Workspace({ "a.md": `\`\`\`wf shop\n${source}\n\`\`\`\n` });
  const { code } = await workspace.call(["render", "a.md", "--in-place", "--svg", "--eps"]);
  expect(code).toBe(0);
  expect(workspace.read("a.md")).toContain("[Home (EPS)](a-shop.eps)");
});

test("the preview offers it", async () => {
  const download = listDownloads().find(({ key }) => key === "eps")!;
  expect(download).toMatchObject({ name: "EPS", scales: [1, 2], isSlow: false });
  expect(downloadName("in/a.wf", download.ending, 2)).toBe("a@2x.eps");
  expect(previewPage().html).toContain("EPS");
  const task = { text: source, theme: "light", pageWidth: undefined, scale: 1 } as const;
  expect(await paintPicture({ ...task, ...download })).toMatchObject({
    data: expect.stringMatching(drawn),
  });
});
