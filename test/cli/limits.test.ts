/** The section `limits` of wf.config.json: every command that draws or checks applies it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Workspace } from "./call.js";

const many = "page { } ".repeat(4);
const limited = JSON.stringify({ limits: { boards: 3 } });
const message = "the wireframe has 4 boards, over the limit of 3";

function workspaceOf(files: Record<string, string> = {}): Workspace {
  return new Workspace({
    "a/many.wf": many,
    "a/wf.config.json": limited,
    "b/many.wf": many,
    ...files,
  });
}

describe("a limit in the settings", () => {
  test("applies to wireframes in its folder and below in wf validate", async () => {
    const { code, out } = await workspaceOf().call(["validate", ".", "--format=compact"]);
    expect([code, out.trim().split("\n")[0]]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^a/many\\.wf:1:1: error.*${message}.*size-limit`)),
    ]);
    expect(out).not.toContain("b/many.wf");
  });

  test("applies to the fences of a Markdown file", async () => {
    const workspace = workspaceOf({ "a/spec.md": `# Spec\n\n\`\`\`wf\n${many}\n\`\`\`\n` });
    const { code, out } = await workspace.call(["validate", "a/spec.md", "--format=compact"]);
    expect([code, out]).toEqual([1, expect.stringContaining(`a/spec.md:4:1: error`)]);
    expect((await workspace.call(["render", "a/spec.md"])).err).toContain(message);
  });

  test("keeps wf render from drawing, even with --force", async () => {
    const workspace = workspaceOf();
    for (const force of [[], ["--force"]]) {
      const { code, err } = await workspace.call([
        "render",
        ".",
        "--out-dir",
        "pictures",
        ...force,
      ]);
      expect([code, err]).toEqual([1, expect.stringContaining(message)]);
      expect(existsSync(join(workspace.folder, "pictures/a/many.svg"))).toBe(false);
      expect(existsSync(join(workspace.folder, "pictures/b/many.svg"))).toBe(true);
    }
  });

  test("counts the boards of all devices", async () => {
    const workspace = workspaceOf({ "a/two.wf": "page { } page { }" });
    const call = ["render", "a/two.wf", "--pdf", "-o", "two.pdf"];
    expect((await workspace.call(call)).code).toBe(0);
    const { code, err } = await workspace.call([...call, "--device", "mobile,desktop"]);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });

  test("applies in wf parse", async () => {
    const workspace = workspaceOf();
    const { code, out, err } = await workspace.call(["parse", "a/many.wf"]);
    expect([code, out, err]).toEqual([1, "", expect.stringContaining(message)]);
    expect((await workspace.call(["parse", "b/many.wf"])).code).toBe(0);
  });

  test("can be raised", async () => {
    const many = "page { } ".repeat(101);
    const workspace = new Workspace({ "a.wf": many });
    expect((await workspace.call(["validate", "a.wf"])).code).toBe(1);
    workspace.write("wf.config.json", '{ "limits": { "boards": 101, "output": "20MB" } }');
    expect((await workspace.call(["validate", "a.wf"])).code).toBe(0);
    workspace.write("wf.config.json", '{ "limits": { "boards": 101, "output": 1000 } }');
    expect((await workspace.call(["validate", "a.wf"])).out).toContain("the limit of 0.1 MB");
  });

  test.each([
    ['{ "limits": { "boxes": 0 } }', "limits.boxes must be a whole number of at least 1"],
    ['{ "limits": { "output": "much" } }', "limits.output must be a size such as 256KiB"],
    ['{ "limits": { "boxs": 5 } }', 'unknown setting "limits.boxs"; did you mean "boxes"?'],
  ])("that is invalid is reported: %s", async (settings, told) => {
    const workspace = new Workspace({ "a.wf": many, "wf.config.json": settings });
    expect((await workspace.call(["validate", "a.wf"])).err).toContain(told);
  });
});
