/** The folders of an editor may be someone else's: what is outside is not looked at, and long paths are not followed. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DiskWorkspace } from "../../src/tools/cli/lsp/disk-workspace.js";
import type { Io } from "../../src/workspace/io.js";
import { Workspace } from "../cli/call.js";

function serve({ folder }: Workspace, folders: readonly string[]): DiskWorkspace {
  const io = { cwd: folder, packageFolder: "", stderr: { write: async () => {} } };
  return new DiskWorkspace(
    folders.map((each) => join(folder, each)),
    io as unknown as Io,
  );
}

test("a link that leads out and back tells nothing", () => {
  const workspace = new Workspace({ "own/a.wf": "page {}", "outside/x.wf": "" });
  const { folder } = workspace;
  symlinkSync("../own/a.wf", join(folder, "outside", "back.wf"));
  symlinkSync("../outside/back.wf", join(folder, "own", "out.wf"));
  symlinkSync("a.wf", join(folder, "own", "in.wf"));
  symlinkSync("own", join(folder, "linked"));
  const served = serve(workspace, ["own"]);
  const held = ["own/a.wf", "own/in.wf", "linked/a.wf", "own/out.wf", "outside/x.wf"].filter(
    (path) => served.holds(join(folder, path)),
  );
  expect(held).toEqual(["own/a.wf", "own/in.wf", "linked/a.wf"]);
  expect(serve(workspace, ["linked"]).holds(join(folder, "own/a.wf"))).toBe(true);
});

test("a path of hundreds of folders is not followed", () => {
  const workspace = new Workspace({ "a.wf": "page {}" });
  const { folder } = workspace;
  const deep = join(folder, "a/".repeat(250));
  mkdirSync(deep, { recursive: true });
  workspace.write(`${"a/".repeat(250)}b.wf`, "page {}");
  workspace.write(`${"a/".repeat(50)}b.wf`, "page {}");
  const served = serve(workspace, ["."]);
  expect(served.read(join(deep, "b.wf"))).toBeUndefined();
  expect(served.read(join(folder, "a/".repeat(50), "b.wf"))).toBe("page {}");
});

test.each([
  [2, false],
  [4, true],
])("of %i files of 4 MB, those that are read are searched for pages", async (count, isThought) => {
  const names = ["a", "b", "c", "d"].slice(0, count);
  const workspace = new Workspace({ "own/0.wf": "page {}" });
  for (const name of names) {
    workspace.write(`own/${name}.wf`, `page "${name}" { text "x" }\n//${"x".repeat(3_900_000)}`);
  }
  const served = serve(workspace, ["own"]);
  const { analysis } = await served.surroundingsOf(join(workspace.folder, "own/0.wf"), true);
  expect(analysis!.others!.has("a")).toBe(true);
  expect(analysis!.others!.has("nowhere")).toBe(isThought);
});

test.each([[[]], [["own"]]])(
  "next to an unsaved document is nothing, with %j open",
  async (folders) => {
    const workspace = new Workspace({
      "own/a.wf": 'page "A" { text "a" }\n',
      "own/data.json": "[1]",
    });
    const served = serve(workspace, folders);
    const path = join(workspace.folder, "own/new.wf");
    const [saved, unsaved] = [
      await served.surroundingsOf(path, true),
      await served.surroundingsOf(path, false),
    ];
    expect(saved.analysis!.load!("data.json", undefined)).toMatchObject({ text: "[1]" });
    expect(saved.paths!()).toEqual(["a.wf", "data.json"]);
    expect(saved.drawing!().pictures).toBeDefined();
    expect(unsaved.analysis!.load).toBeUndefined();
    expect(unsaved.analysis!.units).toBeUndefined();
    expect(unsaved.paths!()).toEqual([]);
    expect(unsaved.drawing!()).toEqual({});
    // The pages in open folders are known to all documents.
    expect(unsaved.analysis!.others?.has("A")).toBe(folders.length > 0 ? true : undefined);
  },
);
