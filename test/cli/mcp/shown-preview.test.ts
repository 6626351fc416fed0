/** Which preview shows a file, including files that were just written. */
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ShownPreviews } from "../../../src/tools/mcp/shown-preview.js";
import type { Io } from "../../../src/workspace/io.js";
import { Workspace } from "../call.js";

const screen = 'page "A" {\n  button "Go"\n}\n';

/** A folder with previews; the package has a page without a script. */
function previewsOf(files: Record<string, string>) {
  const { folder } = new Workspace({
    "package/dist/preview/client.js": "",
    "package/dist/preview/paint-worker.js": "",
    "root/.gitignore": "drafts\n",
    "root/a.wf": screen,
    ...files,
  });
  const cwd = realpathSync(join(folder, "root"));
  const stderr = { write: async () => undefined, isTerminal: false };
  const io = {
    cwd,
    env: { WF_AUTHOR: "Ann" },
    stderr,
    packageFolder: join(folder, "package"),
  };
  const previews = new ShownPreviews(io as unknown as Io);
  onTestFinished(() => previews.close());
  const write = (path: string): void => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), screen);
  };
  const show = async (path?: string, page?: string, element?: string) => {
    const { address } = await previews.show([cwd], path, page, element);
    return new URL(address);
  };
  return { show, write };
}

test("a file is shown as soon as it is written", async () => {
  const { show, write } = previewsOf({});
  await show("a.wf");
  for (const path of ["b.wf", "c.wf", "fresh/d.wf"]) {
    write(path);
    const { pathname, search } = await show(path, undefined, "Go");
    expect(pathname + search).toBe(`/view/${path}?element=Go`);
  }
});

test("a running preview shows the folders in its own, and one of their own if it leaves them out", async () => {
  const { show, write } = previewsOf({ "root/sub/b.wf": screen, "root/drafts/c.wf": screen });
  const { origin } = await show();
  expect((await show("sub/b.wf")).origin).toBe(origin);
  write("sub/deep/c.wf");
  expect((await show("sub/deep")).origin).toBe(origin);
  const drafts = await show("drafts/c.wf");
  expect(drafts.origin).not.toBe(origin);
  expect(drafts.pathname).toBe("/view/drafts/c.wf");
});

test("a page is shown by its id, title or number, and an element by a label of its own", async () => {
  const source =
    'page "One" id=first { button "Go" }\npage "Two" {\n  button "Go"\n}\npage { text "x" }\n';
  const { show } = previewsOf({ "root/p.wf": source });
  for (const [page, hash] of [
    ["first", "#first"],
    ["One", "#first"],
    ["1", "#first"],
    ["2", "#Two"],
    ["3", ""],
    ["all", ""],
  ] as const) {
    expect((await show("p.wf", page)).hash, page).toBe(hash);
  }
  await expect(show("p.wf", "4")).rejects.toThrow('there is no page "4"');
  await expect(show("p.wf", undefined, "Go")).rejects.toThrow("give the line of one: 1 or 3");
});

test.each([
  ["note.txt", "note.txt is not a wireframe; name a .wf or .wireframe file"],
  ["no.wf", "there is no no.wf; write it first with wf_write"],
])("%s is not shown", async (path, says) => {
  const { show } = previewsOf({ "root/note.txt": "" });
  await expect(show(path)).rejects.toThrow(says);
});
