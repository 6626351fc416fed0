/** The section `render` of wf.config.json: where it applies, and what the command line overrides. */
import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { themeChoices } from "../../src/base/theme/theme.js";
import { renderCommand } from "../../src/tools/cli/render/render-command.js";
import { settingsSchema } from "../../src/workspace/settings/schema.js";
import { goodSource, Workspace } from "./call.js";

function settings(render: object): string {
  return JSON.stringify({ render });
}

/** The same workspace with another current folder. */
function inside(workspace: Workspace, folder: string): Workspace {
  return Object.create(workspace, { folder: { value: join(workspace.folder, folder) } });
}

function listOf(workspace: Workspace, path = "."): string[] {
  const all = readdirSync(join(workspace.folder, path), { recursive: true, encoding: "utf8" });
  return all
    .filter((name) => /\.(svg|html|png|pdf)$/.test(name))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}

async function drawn(workspace: Workspace, ...argv: string[]): Promise<string> {
  const { code, out } = await workspace.call(["render", ...argv]);
  expect(code).toBe(0);
  return out;
}

test("an option comes from the command line, then the environment, then the settings", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const light = await drawn(workspace, "a.wf");
  const dark = await drawn(workspace, "a.wf", "--theme", "dark");
  workspace.write("wf.config.json", settings({ theme: "dark" }));
  expect(await drawn(workspace, "a.wf")).toBe(dark);
  const env = { WF_THEME: "light" };
  expect((await workspace.call(["render", "a.wf"], { env })).out).toBe(light);
  expect((await workspace.call(["render", "a.wf", "--theme", "dark"], { env })).out).toBe(dark);
});

test("each wireframe has the settings nearest to it", async () => {
  const workspace = new Workspace({
    "wf.config.json": settings({ width: 500, padding: 0 }),
    "a.wf": goodSource,
    "sub/deep/b.wf": goodSource,
    "other/wf.config.json": settings({ width: 700 }),
    "other/c.wf": goodSource,
  });
  await drawn(workspace, ".", "--out-dir", "out");
  const widthOf = (path: string) => /width="(\d+)"/.exec(workspace.read(path))?.[1];
  expect(["out/a.svg", "out/sub/deep/b.svg", "out/other/c.svg"].map(widthOf)).toEqual([
    "500",
    "500",
    "700",
  ]);
  expect(await drawn(inside(workspace, "sub/deep"), "b.wf")).toMatch(/^<svg [^>]*width="500"/);
  expect(await drawn(inside(workspace, "sub"), "../other/c.wf")).toMatch(/^<svg [^>]*width="700"/);
  const stdin = await inside(workspace, "other").call(["render", "-"], { input: goodSource });
  expect(stdin.out).toMatch(/^<svg [^>]*width="700"/);
});

test("outDir is relative to the settings file, and gives the same pictures in every run", async () => {
  const files = { "wf.config.json": settings({ outDir: "pictures" }), "c.wf": goodSource };
  for (const [folder, ...paths] of [
    [".", "."],
    [".", "designs", "c.wf"],
    [".", "designs/a.wf", "designs/deep/b.wireframe", "c.wf"],
    [".", "**/*.{wf,wireframe}"],
    ["designs/deep", "..", "../../c.wf"],
    ["designs", "deep/b.wireframe", "a.wf", "../c.wf"],
  ]) {
    const workspace = new Workspace({
      ...files,
      "designs/a.wf": goodSource,
      "designs/deep/b.wireframe": goodSource,
    });
    const { code, out } = await inside(workspace, folder!).call(["render", ...paths]);
    expect([code, out]).toEqual([0, ""]);
    expect(listOf(workspace)).toEqual([
      "pictures/c.svg",
      "pictures/designs/a.svg",
      "pictures/designs/deep/b.svg",
    ]);
    const check = await inside(workspace, folder!).call(["render", ...paths, "--check"]);
    expect(check).toEqual({ code: 0, out: "", err: "" });
  }
});

test("--output, --out-dir and standard input take precedence over outDir", async () => {
  const workspace = new Workspace({
    "wf.config.json": settings({ outDir: "pictures" }),
    "designs/a.wf": goodSource,
  });
  expect(await drawn(workspace, "designs/a.wf", "-o", "-")).toMatch(/^<svg /);
  await drawn(workspace, "designs/a.wf", "-o", "x.html");
  await drawn(workspace, "designs", "--out-dir", "out");
  expect(listOf(workspace)).toEqual(["out/a.svg", "x.html"]);
  expect((await workspace.call(["render", "-"], { input: goodSource })).out).toMatch(/^<svg /);
  expect(existsSync(join(workspace.folder, "pictures"))).toBe(false);
});

test("formats on the command line replace those in the settings", async () => {
  const set = { outDir: "out", svg: true, png: true };
  const workspace = new Workspace({ "wf.config.json": settings(set), "a.wf": goodSource });
  const formats = async (...argv: string[]) => {
    const before = listOf(workspace);
    await drawn(workspace, "a.wf", ...argv);
    return listOf(workspace).filter((name) => !before.includes(name));
  };
  expect(await formats("--pdf")).toEqual(["out/a.pdf"]);
  expect(await formats("-o", "b.html")).toEqual(["b.html"]);
  expect(await formats()).toEqual(["out/a.png", "out/a.svg"]);
});

test("settings without effect on a picture are ignored, not refused", async () => {
  const set = {
    theme: "auto",
    scale: 2,
    padding: 8,
    font: "full",
    prototype: true,
    split: true,
    strict: true,
  };
  const workspace = new Workspace({ "wf.config.json": settings(set), "a.wf": goodSource });
  for (const format of ["svg", "html", "fragment", "png", "pdf"]) {
    await drawn(workspace, "a.wf", `--${format}`);
    await drawn(workspace, "a.wf", `--${format}`, "--out-dir", `out-${format}`);
  }
  await drawn(workspace, "a.wf", "--page", "Home", "-o", "page.svg");
  workspace.write("wf.config.json", settings({ theme: "both" }));
  expect(await drawn(workspace, "a.wf")).not.toContain("prefers-color-scheme");
  await drawn(workspace, "a.wf", "-o", "b.svg");
  expect(listOf(workspace)).toContain("b.dark.svg");
});

test("the command line can undo a flag or choice of the settings", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" { text "x" colour=red }' });
  workspace.write("wf.config.json", settings({ strict: true, font: "none", outDir: "out" }));
  expect((await workspace.call(["render", "a.wf"])).code).toBe(1);
  await drawn(workspace, "a.wf", "--no-strict", "--font", "embed");
  expect(workspace.read("out/a.svg")).toContain("@font-face");
  await drawn(workspace, "a.wf", "--no-strict");
  expect(workspace.read("out/a.svg")).not.toContain("@font-face");
});

test.each([
  [
    { theme: "blue" },
    `render.theme must be ${themeChoices.map((name) => `"${name}"`).join(", ")} or "both"`,
  ],
  [{ width: 10 }, "render.width must be a whole number from 64 to 8192"],
  [{ width: 100, padding: 50 }, "wf: render.padding 50 leaves no room in render.width 100\n"],
  [{ device: "nokia" }, 'wf: render.device: unknown device "nokia" (one of '],
  [{ device: "ipad,ipad-pr" }, "did you mean ipad-pro?"],
  [{ html: true, fragment: true }, "wf: render.html and render.fragment cannot be used together\n"],
  [
    { svg: true, png: true },
    "wf: render.svg and render.png need --out-dir; or name one format, such as --svg\n",
  ],
])("%j is reported with the name of the setting", async (render, message) => {
  const workspace = new Workspace({ "wf.config.json": settings(render), "a.wf": goodSource });
  const { code, out, err } = await workspace.call(["render", "a.wf"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(message);
});

test("options for a single run are not settings", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  for (const key of ["check", "watch", "open", "force", "output", "page", "quiet"]) {
    expect(renderCommand.options).toHaveProperty(key);
    workspace.write("wf.config.json", settings({ [key]: true }));
    const { err } = await workspace.call(["render", "a.wf"]);
    expect(err).toContain(`warning: unknown setting "render.${key}"`);
  }
});

test("the schema accepts what the reader accepts", () => {
  const fits = new Ajv({ allErrors: true }).compile(settingsSchema);
  const all = { outDir: "x", svg: true, theme: "auto", device: "ipad", width: 64, scale: 8 };
  expect(fits({ render: all })).toBe(true);
  for (const render of [{ theme: "blue" }, { width: 1 }, { check: true }, { svg: 1 }]) {
    expect(fits({ render }), JSON.stringify(render)).toBe(false);
  }
});

test("several files without a folder are counted across all settings", async () => {
  const workspace = new Workspace({
    "a/wf.config.json": settings({ theme: "dark" }),
    "a/a.wf": goodSource,
    "b.wf": goodSource,
    "c/wf.config.json": settings({ outDir: "out" }),
    "c/c.wf": goodSource,
  });
  const { code, err } = await workspace.call(["render", "."]);
  expect([code, err]).toEqual([2, "wf: for 2 wireframes, use --out-dir DIR\n"]);
  await drawn(workspace, "b.wf", "c/c.wf");
  expect(listOf(workspace)).toEqual(["c/out/c.svg"]);
});

test("a link to a wireframe has the settings beside the link", async () => {
  const workspace = new Workspace({
    "real/a.wf": goodSource,
    "linked/wf.config.json": settings({ width: 700 }),
  });
  symlinkSync("../real/a.wf", join(workspace.folder, "linked/a.wf"));
  expect(await drawn(workspace, "linked/a.wf")).toMatch(/^<svg [^>]*width="700"/);
});
