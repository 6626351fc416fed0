/** `wf render`: which picture goes where, and what happens when there is none. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { badSource, goodSource, Workspace } from "./call.js";

test("SVG goes to standard output unless told otherwise", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const { code, out, err } = await workspace.call(["render", "a.wf"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect((await workspace.call(["render", "-", "--svg"], { input: goodSource })).out).toBe(out);
  expect((await workspace.call(["render", "a.wf", "--html"])).out).toMatch(/^<!doctype html>/i);
});

test("the ending of --output chooses the format, and folders are made", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  expect((await workspace.call(["render", "a.wf", "-o", "x/y/a.html"])).out).toBe("");
  expect(workspace.read("x/y/a.html")).toMatch(/^<!doctype html>/i);
  await workspace.call(["render", "a.wf", "-o", "a.svg"]);
  expect(workspace.read("a.svg")).toMatch(/^<svg /);
  expect(readdirSync(workspace.folder).sort()).toEqual(["a.svg", "a.wf", "x"]);
  const { err } = await workspace.call(["render", "a.wf", "-o", "b.svg"], { isTerminal: true });
  expect(err).toBe("wrote b.svg\n");
});

test("theme, width and padding reach the picture", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const light = (await workspace.call(["render", "a.wf"])).out;
  const dark = (await workspace.call(["render", "a.wf", "--theme", "dark"])).out;
  expect(dark).not.toBe(light);
  const env = { WF_THEME: "dark" };
  expect((await workspace.call(["render", "a.wf"], { env })).out).toBe(dark);
  const narrow = (await workspace.call(["render", "a.wf", "--width", "500", "--padding", "0"])).out;
  expect(narrow).toMatch(/^<svg [^>]*width="500"/);
});

test("a source with errors leaves an existing picture as it is, unless forced", async () => {
  const workspace = new Workspace({ "a.wf": badSource, "a.svg": "old" });
  const refused = await workspace.call(["render", "a.wf", "-o", "a.svg"]);
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.err).toContain("a.wf:2:3 error unknown component");
  expect(workspace.read("a.svg")).toBe("old");
  const forced = await workspace.call(["render", "a.wf", "-o", "a.svg", "--force"]);
  expect([forced.code, forced.err]).toEqual([1, refused.err]);
  expect(workspace.read("a.svg")).toMatch(/^<svg /);
});

test("warnings are told and do not stop the picture, infos are not told", async () => {
  const workspace = new Workspace({
    "a.wf": 'page "A" { text "x" colour=red }',
    "b.wf": 'text "x"',
  });
  const { code, out, err } = await workspace.call(["render", "a.wf"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^<svg /);
  expect(err).toContain("attribute-unknown");
  expect((await workspace.call(["render", "b.wf"])).err).toBe("");
});

test.each([
  [["render", "a.wf", "--svg", "--html"], "--svg and --html exclude each other"],
  [["render", "a.wf", "--svg", "-o", "a.html"], "--svg does not go with --output a.html"],
  [
    ["render", "a.wf", "-o", "./a.wf"],
    "./a.wf is the wireframe itself; give --output another name",
  ],
  [["render", "a.wf", "--width", "0"], '--width takes a whole number from 1 to 20000, not "0"'],
  [["render", "a.wf", "-o", "a.wf/x.svg"], "a.wf/x.svg: "],
  [["render", "b.wf"], "b.wf: no such file or folder"],
])("%j is misuse", async (argv, message) => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const { code, out, err } = await workspace.call(argv);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(`wf: ${message}`);
  expect(existsSync(join(workspace.folder, "a.wf"))).toBe(true);
});
