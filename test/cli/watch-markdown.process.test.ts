/** `wf watch` and `wf render --watch` on Markdown files whose fences are added, changed and removed. */
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { FileSummary, PictureView, SourceView } from "../../src/tools/preview/protocol.js";
import { Watching } from "../preview/watching.js";
import { ensureBuilt } from "./built.js";
import { goodSource, Workspace } from "./call.js";

beforeAll(() => ensureBuilt("cli", "preview"), 60_000);

const running: Watching[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop("SIGKILL");
});

function start(workspace: Workspace, argv: string[], env?: Record<string, string>): Watching {
  const watching = new Watching(workspace.folder, argv, env);
  running.push(watching);
  return watching;
}

function fence(name: string, text: string): string {
  return `\`\`\`wf ${name}\npage "Home" { text "${text}" }\n\`\`\`\n`;
}

async function get<T>(address: string, path: string): Promise<T> {
  return (await (await fetch(`${address}api/${path}`)).json()) as T;
}

async function pathsAt(address: string): Promise<string[]> {
  const { files } = await get<{ files: FileSummary[] }>(address, "state");
  return files.map(({ path }) => path);
}

test("the preview shows each fence with its lines, as fences are added, changed and removed", async () => {
  const workspace = new Workspace({
    "docs/spec.md": `# Spec\n\n${fence("login", "one")}\n> ${fence("cart", "two").trim().replaceAll("\n", "\n> ")}\n`,
    "docs/a.wf": goodSource,
    "docs/none.md": "# None\n",
  });
  workspace.write("editor.cjs", 'require("fs").writeFileSync("seen", process.argv[2])');
  const env = { WF_EDITOR: `"${process.execPath}" editor.cjs {file}:{line}` };
  const watching = start(workspace, ["watch", "docs/**/*.{md,wf}", "--port", "0"], env);
  const address = await watching.address();
  expect(watching.out).toContain("3 wireframes at ");
  expect(await pathsAt(address)).toEqual(["docs/a.wf", "docs/spec.md/cart", "docs/spec.md/login"]);
  const view = "format=svg&theme=light";
  const cart = await get<PictureView>(address, `picture?path=docs/spec.md/cart&${view}`);
  expect(cart.svg).toContain("two");
  expect(cart.areas!.some(([, , , , line, column]) => line === 8 && column === 17)).toBe(true);
  const { text } = await get<SourceView>(address, "source?path=docs/spec.md/cart");
  expect(text.split("\n")[7]).toBe('  page "Home" { text "two" }');
  await fetch(`${address}api/open`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: "docs/spec.md/cart", line: 8, column: 1 }),
  });
  await expect.poll(() => workspace.read("seen")).toMatch(/[\\/]docs[\\/]spec\.md:8$/);
  workspace.write(
    "docs/spec.md",
    `${fence("login", "three")}\n${fence("new", "buton").replace("text", "buton")}`,
  );
  await watching.says(/^\d\d:\d\d:\d\d docs\/spec\.md\/login ok, /m);
  await watching.says(/^\d\d:\d\d:\d\d docs\/spec\.md\/new 6:15 unknown component "buton"/m);
  await watching.says(/docs\/spec\.md\/cart was deleted/);
  expect(await pathsAt(address)).toEqual(["docs/a.wf", "docs/spec.md/login", "docs/spec.md/new"]);
  workspace.write("docs/none.md", fence("some", "x"));
  await watching.says(/docs\/none\.md\/some ok/);
  expect(watching.err).toBe("");
});

test("render --watch follows a Markdown file, and keeps its links up to date", async () => {
  const workspace = new Workspace({ "spec.md": fence("login", "one") });
  const watching = start(workspace, ["render", "spec.md", "--watch", "--in-place"]);
  await watching.says(/spec\.md spec-login\.svg, spec\.md, \d+ ms/);
  expect(workspace.read("spec-login.svg")).toContain("one");
  const linked = workspace.read("spec.md");
  expect(linked).toContain("![Home](spec-login.svg)");
  workspace.write("spec.md", `${linked}\n${fence("cart", "two")}`);
  await watching.says(/spec\.md spec-login\.svg, spec-cart\.svg, spec\.md, \d+ ms/);
  expect(workspace.read("spec.md")).toContain("![Home](spec-cart.svg)");
  workspace.write("spec.md", workspace.read("spec.md").replace(fence("login", "one"), ""));
  await watching.says(/spec\.md spec-cart\.svg, spec\.md, \d+ ms/);
  expect(workspace.read("spec.md")).not.toContain("spec-login.svg");
  workspace.write("spec.md", "# Nothing\n");
  await watching.says(/spec\.md has no wireframes/);
  // Files that wf itself has written do not cause another drawing.
  expect(watching.err.match(/ ms$/gm)).toHaveLength(4);
  expect(await watching.stop()).toBe(0);
});

test("render --watch --open shows the fences and draws them", async () => {
  const workspace = new Workspace({ "spec.md": fence("login", "one") });
  const argv = ["render", "spec.md", "--out-dir", "out", "--watch", "--open"];
  const watching = start(workspace, argv, { PATH: "/nowhere", DISPLAY: "" });
  const address = await watching.address();
  expect(await pathsAt(address)).toEqual(["spec.md/login"]);
  await watching.says(/spec\.md out/);
  workspace.write("spec.md", fence("login", "both"));
  await expect.poll(() => workspace.read(join("out", "spec-login.svg"))).toContain("both");
  const url = `${address}api/picture?path=spec.md/login&format=svg&theme=light`;
  await expect.poll(async () => await (await fetch(url)).text()).toContain("both");
  expect(await watching.stop()).toBe(0);
});
