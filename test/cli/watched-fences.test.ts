/** The fences of Markdown files as watched wireframes. */
import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderSvg } from "../../src/compile.js";
import { withFences } from "../../src/tools/cli/watching/watched-fences.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { goodSource, Workspace } from "./call.js";

test("each fence has a path below its file, its own lines, and the file for editors", async () => {
  const text = '\ufeff# A\r\n\r\n- ```wf x\r\n  text "y"\r\n  ```\r\n';
  const workspace = new Workspace({ "docs/a.md": text, "docs/b.wf": goodSource });
  const set = withFences(watchedPaths(["docs/**/*"], workspace.folder));
  const { files, missing } = await set.find();
  const absolute = join(workspace.folder, "docs", "a.md");
  const own = join(absolute, "x");
  expect(missing).toEqual([]);
  expect(files).toEqual([
    { path: "docs/a.md/x", absolute: own, source: absolute },
    { path: "docs/b.wf", absolute: join(workspace.folder, "docs", "b.wf") },
  ]);
  expect(set.read(own)).toEqual({ text: '\n\n\n  text "y"\r\n' });
  expect(set.placesIn!(absolute)).toEqual([own]);
  expect(set.placesIn!(files[1]!.absolute)).toBeUndefined();
  expect(set.admits(absolute, false)).toBe(true);
  const identity = set.identity(own);
  workspace.write("docs/a.md", "# A\n");
  expect(() => set.read(own)).toThrow(/no longer a code fence/);
  expect((await set.find()).files).toHaveLength(1);
  workspace.write("docs/a.md", text);
  renameSync(absolute, join(workspace.folder, "docs/c.md"));
  const [moved] = (await set.find()).files.filter(({ path }) => path === "docs/c.md/x");
  expect(set.identity(moved!.absolute)).toBe(identity);
  expect(identity).toMatch(/ x$/);
});

test("a file that is not text is shown with its problem, one with too many fences in part", async () => {
  const workspace = new Workspace({
    "a.md": Uint8Array.of(0xff),
    "b.md": "```wf\n```\n".repeat(2_000),
  });
  const set = withFences(watchedPaths(["*.md"], workspace.folder));
  const { files } = await set.find();
  expect(files).toHaveLength(501);
  expect(files[0]).toEqual({ path: "a.md", absolute: join(workspace.folder, "a.md") });
  expect(set.read(files[0]!.absolute).unreadable?.code).toBe("text-encoding");
});

test("Markdown files in a folder are skipped", async () => {
  const workspace = new Workspace({ "a.md": "```wf\n```\n", "b.wf": goodSource });
  const set = withFences(watchedPaths(["."], workspace.folder));
  expect((await set.find()).files.map(({ path }) => path)).toEqual(["b.wf"]);
  expect(set.admits(join(workspace.folder, "a.md"), false)).toBe(false);
});

test("folders are watched as deep as they are searched", () => {
  const workspace = new Workspace({ "b.wf": goodSource });
  const set = watchedPaths(["."], workspace.folder);
  const below = (depth: number) => join(workspace.folder, ..."a".repeat(depth));
  expect(set.admits(below(100), true)).toBe(true);
  expect(set.admits(below(101), true)).toBe(false);
  expect(watchedPaths([below(50)], workspace.folder).admits(below(150), true)).toBe(true);
});

const view = { format: "svg", theme: "light", pageWidth: undefined } as const;

test("a fence is drawn with its options, and redrawn if only these change", async () => {
  const body = 'page { text "Hello" }\n';
  const inFence = (info: string) => `\`\`\`wf a ${info}\n${body}\`\`\`\n`;
  const workspace = new Workspace({
    "a.md": inFence("theme=dark width=400 device=mobile fold=true"),
  });
  const session = new CompileSession(withFences(watchedPaths(["a.md"], workspace.folder)));
  await session.open();
  await session.lookAtAll();
  const svg = () => session.picture("a.md/a", view)!.svg;
  const devices = ["mobile"] as const;
  expect(svg()).toBe(renderSvg(body, { theme: "dark", width: 400, devices, fold: true }).svg);
  const { version } = session.picture("a.md/a", view)!;
  workspace.write("a.md", inFence("padding=8 theme=auto width=wide"));
  session.apply({ changed: new Set([join(workspace.folder, "a.md", "a")]), found: undefined });
  expect(svg()).toBe(renderSvg(body, { padding: 8 }).svg);
  expect(session.picture("a.md/a", view)!.version).not.toBe(version);
  const narrow = session.picture("a.md/a", { ...view, pageWidth: 320 })!;
  expect(narrow.svg).toBe(renderSvg(body, { padding: 8, width: 336 }).svg);
});

test.each(["device=mobile,mobile", "width=64 padding=40"])(
  "contradictory options are left to `wf render`: %s",
  async (info) => {
    const workspace = new Workspace({ "a.md": `\`\`\`wf a ${info}\npage { text "x" }\n\`\`\`\n` });
    const session = new CompileSession(withFences(watchedPaths(["a.md"], workspace.folder)));
    await session.open();
    expect(session.picture("a.md/a", view)!.svg).toBe(renderSvg('page { text "x" }').svg);
  },
);
