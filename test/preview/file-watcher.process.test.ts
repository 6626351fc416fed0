/** Tests the watcher on a real disk: how editors save, and files that are added, removed and moved. */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, type TestContext, test } from "vitest";
import { CompileSession, type Rebuild } from "../../src/tools/preview/compile-session.js";
import { type FileChange, startChokidar } from "../../src/tools/preview/file-watcher.js";
import { followFiles } from "../../src/tools/preview/follow-files.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { pause } from "../support/pause.js";
import { good, wrong } from "./fake-set.js";

const complain = (message: string): never => expect.fail(message);

async function follow(
  { expect, onTestFinished }: TestContext,
  files: Record<string, string>,
  paths: string[] = ["."],
) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-watch-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    const absolute = join(folder, "w", path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  };
  mkdirSync(join(folder, "w"));
  for (const [path, text] of Object.entries(files)) write(path, text);
  const cwd = join(folder, "w");
  const set = watchedPaths(paths, cwd);
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  const rebuilds: Rebuild[] = [];
  session.subscribe((rebuild) => rebuilds.push(rebuild));
  const following = await followFiles(
    set,
    startChokidar,
    (batch) => session.apply(batch),
    complain,
  );
  onTestFinished(() => following.close());
  const shown = (path: string): string =>
    session.picture(path, { format: "svg", theme: "light", pageWidth: undefined })?.svg ?? "";
  /** Waits for a picture that contains a word. */
  const sees = (path: string, word: string) =>
    expect.poll(() => shown(path), { interval: 10 }).toContain(word);
  let markers = 0;
  /** Waits until a file that is saved now is shown: by then, all earlier changes have been handled. */
  const settle = async (): Promise<void> => {
    const name = `marker${++markers}.wf`;
    write(name, good(name));
    await sees(name, name);
  };
  const isGone = (path: string) =>
    expect.poll(() => session.fileAt(path), { interval: 10 }).toBeUndefined();
  /** The same for a file outside of the folder, by its absolute path. */
  const shownAt = (absolute: string, word: string) => sees(absolute.replace(/^\//, ""), word);
  return {
    cwd,
    session,
    rebuilds,
    write,
    sees,
    shownAt,
    settle,
    isGone,
    path: (name: string) => join(cwd, name),
  };
}

test.concurrent("notices when the folder behind a link is swapped and the old one stays", async (context) => {
  const { path, sees } = await follow(context, {
    "..2026_1/a.wf": good("one"),
    "..2026_2/a.wf": good("two"),
    "b.wf": good("other"),
  });
  symlinkSync("..2026_1", path("..data"));
  symlinkSync("..data/a.wf", path("a.wf"));
  await sees("a.wf", "one");
  symlinkSync("..2026_2", path("..data_tmp"));
  renameSync(path("..data_tmp"), path("..data"));
  await sees("a.wf", "two");
});

test.concurrent.for<[string, string]>([
  ["a folder", "current"],
  ["a file", "current/a.wf"],
])("%s behind a link is replaced when the link is swapped", async ([, operand], context) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-releases-")));
  context.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, word] of [
    ["v1", "one"],
    ["v2", "two"],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "a.wf"), good(word));
  }
  symlinkSync("v1", join(folder, "current"));
  const { shownAt } = await follow(context, {}, [join(folder, operand)]);
  const file = join(folder, "current", "a.wf");
  await shownAt(file, "one");
  symlinkSync("v2", join(folder, "next"));
  renameSync(join(folder, "next"), join(folder, "current"));
  await shownAt(file, "two");
  writeFileSync(join(folder, "v2", "a.wf"), good("three"));
  await shownAt(file, "three");
});

/** A way in which programs write files. */
type Save = (file: string, text: string) => void | Promise<void>;

test.concurrent.for<[string, Save]>([
  ["written over", (file, text) => writeFileSync(file, text)],
  [
    "renamed over",
    (file, text) => {
      writeFileSync(`${file}.tmp123`, text);
      renameSync(`${file}.tmp123`, file);
    },
  ],
  [
    "moved away, then written anew",
    (file, text) => {
      renameSync(file, `${file}~`);
      writeFileSync(file, text);
      rmSync(`${file}~`);
    },
  ],
  [
    "removed, then written",
    (file, text) => {
      rmSync(file);
      writeFileSync(file, text);
    },
  ],
  [
    "emptied, then written in pieces",
    async (file, text) => {
      writeFileSync(file, "");
      await pause(30);
      for (const part of [text.slice(0, 9), text.slice(9)]) appendFileSync(file, part);
    },
  ],
  [
    "written beside a swap file",
    (file, text) => {
      writeFileSync(join(dirname(file), ".a.wf.swp"), "swap");
      writeFileSync(file, text);
      rmSync(join(dirname(file), ".a.wf.swp"));
    },
  ],
])("a file that is %s causes one rebuild", async ([, save], context) => {
  const { path, rebuilds, sees, settle } = await follow(context, {
    "a.wf": good("one"),
    "b.wf": good("other"),
  });
  for (const word of ["two", "three", "four"]) {
    const before = rebuilds.length;
    await save(path("a.wf"), good(word));
    await sees("a.wf", word);
    await settle();
    const changes = rebuilds.slice(before).map(({ change }) => change);
    const isMarker = ({ path: name }: { path: string }) => name.startsWith("marker");
    context.expect(changes.filter(({ files }) => !files.every(isMarker))).toEqual([
      expect.objectContaining({
        files: [expect.objectContaining({ path: "a.wf" })],
        removed: [],
        moved: [],
      }),
    ]);
  }
});

test("a renamed file is distinguished from a removed and an added one", async (context) => {
  const { path, session, rebuilds, write, sees, isGone } = await follow(context, {
    "a.wf": good("a"),
    "old/b.wf": good("same"),
    "old/c.wf": good("same"),
    "d.wf": good("d"),
  });
  const told = () => rebuilds.flatMap(({ change }) => change.moved);
  renameSync(path("a.wf"), path("renamed.wf"));
  await sees("renamed.wf", "a");
  expect(told()).toEqual([{ from: "a.wf", to: "renamed.wf" }]);
  // Renamed and changed at the same moment, as by an editor that renames and saves.
  renameSync(path("renamed.wf"), path("again.wf"));
  write("again.wf", good("changed"));
  await sees("again.wf", "changed");
  expect(told().at(-1)).toEqual({ from: "renamed.wf", to: "again.wf" });
  renameSync(path("old"), path("new"));
  await sees("new/c.wf", "same");
  expect(session.moved.slice(-2)).toEqual([
    { from: "old/b.wf", to: "new/b.wf" },
    { from: "old/c.wf", to: "new/c.wf" },
  ]);
  const count = told().length;
  // A new file often gets the inode number of the one that was removed just before.
  rmSync(path("d.wf"));
  write("e.wf", good("e"));
  await sees("e.wf", "e");
  await isGone("d.wf");
  expect(told()).toHaveLength(count);
});

test("follows files that are added, moved and removed, also in new folders", async (context) => {
  const { path, session, write, sees, isGone } = await follow(context, { "a.wf": good("a") });
  write("b.wf", good("new file"));
  await sees("b.wf", "new file");
  write("deep/er/c.wf", good("new folder"));
  await sees("deep/er/c.wf", "new folder");
  write("deep/er/c.wf", good("changed there"));
  await sees("deep/er/c.wf", "changed there");
  renameSync(path("deep"), path("moved"));
  await sees("moved/er/c.wf", "changed there");
  await isGone("deep/er/c.wf");
  write("moved/er/c.wf", wrong);
  await expect
    .poll(() => session.files.find(({ path: each }) => each === "moved/er/c.wf")?.errors)
    .toBe(1);
  rmSync(path("moved"), { recursive: true });
  await isGone("moved/er/c.wf");
  rmSync(path("a.wf"));
  await isGone("a.wf");
  write("a.wf", good("back"));
  await sees("a.wf", "back");
});

test("waits for paths that do not exist yet", async (context) => {
  const { session, write, sees } = await follow(context, {}, ["some/designs", "single.wf"]);
  expect(session.missing).toMatchObject([
    { path: "some/designs", message: "no such file or folder" },
    { path: "single.wf", message: "no such file or folder" },
  ]);
  write("some/other.txt", "x");
  write("single.wf", good("one file"));
  await sees("single.wf", "one file");
  write("some/designs/a.wf", good("came"));
  await sees("some/designs/a.wf", "came");
  expect(session.missing).toEqual([]);
  write("some/designs/a.wf", good("changed"));
  await sees("some/designs/a.wf", "changed");
  expect(session.files.map(({ path }) => path)).toEqual(["single.wf", "some/designs/a.wf"]);
});

test("a watched folder and a watched file may be removed and restored", async (context) => {
  const { path, write, sees, isGone } = await follow(
    context,
    { "designs/a.wf": good("a"), "single.wf": good("s"), "other.wf": good("not watched") },
    ["designs", "single.wf"],
  );
  for (const round of ["first", "second"]) {
    rmSync(path("designs"), { recursive: true });
    rmSync(path("single.wf"));
    await isGone("designs/a.wf");
    await isGone("single.wf");
    write("designs/a.wf", good(`${round} time`));
    write("single.wf", good(`${round} single`));
    await sees("designs/a.wf", `${round} time`);
    await sees("single.wf", `${round} single`);
    write("designs/a.wf", good(`${round} again`));
    await sees("designs/a.wf", `${round} again`);
  }
});

test("ignores ignored folders, foreign files and circular links", async (context) => {
  const { path, session, rebuilds, write, sees, settle } = await follow(context, {
    ".gitignore": "dist\n",
    "a.wf": good("a"),
    "node_modules/x/b.wf": good("b"),
  });
  mkdirSync(join(path("."), ".git"));
  symlinkSync(path("."), path("circle"));
  write("dist/c.wf", good("c"));
  write("node_modules/x/b.wf", good("b2"));
  write("notes.txt", "x");
  await settle();
  expect(rebuilds.flatMap(({ change }) => change.files.map((file) => file.path))).not.toContain(
    "node_modules/x/b.wf",
  );
  write("a.wf", good("after"));
  await sees("a.wf", "after");
  expect(session.files.map(({ path: each }) => each)).not.toContain("circle/a.wf");
});

test("a link to a folder is not followed, also if it is named like a wireframe", async ({
  expect,
  onTestFinished,
}) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-watch-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["w/later.wf", "outside/deep"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  symlinkSync(join(folder, "outside"), join(folder, "w/now.wf"));
  const told: string[] = [];
  const set = watchedPaths(["."], join(folder, "w"));
  const watcher = await startChokidar(set, ({ absolute }) => told.push(absolute), complain);
  onTestFinished(() => watcher.close());
  rmSync(join(folder, "w/later.wf"), { recursive: true });
  symlinkSync(join(folder, "outside"), join(folder, "w/later.wf"));
  // Folders are read again within 250 ms.
  await pause(600);
  for (const round of [1, 2]) {
    writeFileSync(join(folder, "outside/deep/b.wf"), good(`${round}`));
    writeFileSync(join(folder, `w/marker${round}.wf`), good("marker"));
    await expect.poll(() => told).toContain(join(folder, `w/marker${round}.wf`));
    await pause(300);
  }
  expect(told.filter((path) => path.includes(".wf/"))).toEqual([]);
});

test("a pattern follows its matches", async (context) => {
  const { session, write, sees } = await follow(
    context,
    { "x/a.wf": good("a"), "x/b.wireframe": good("b") },
    ["x/**/*.wf", "!x/draft"],
  );
  write("x/deep/c.wf", good("deep"));
  write("x/draft/d.wf", good("draft"));
  await sees("x/deep/c.wf", "deep");
  write("x/deep/last.wf", good("last"));
  await sees("x/deep/last.wf", "last");
  expect(session.files.map(({ path }) => path)).toEqual([
    "x/a.wf",
    "x/deep/c.wf",
    "x/deep/last.wf",
  ]);
});

test("a storm of 1,000 files ends in few rebuilds and all pictures", async (context) => {
  const names = Array.from({ length: 1000 }, (_, at) => `${at % 20}/f${at}.wf`);
  const { session, rebuilds, write } = await follow(
    context,
    Object.fromEntries(names.map((name) => [name, wrong])),
  );
  for (const name of names) write(name, good("storm"));
  await expect
    .poll(() => session.files.filter(({ errors }) => errors > 0), { timeout: 60_000, interval: 50 })
    .toEqual([]);
  expect(rebuilds.length).toBeLessThan(names.length / 10);
}, 60_000);

test("imported files are no longer watched after the watcher is closed", async ({
  expect,
  onTestFinished,
}) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-watch-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "w"));
  mkdirSync(join(folder, "parts"));
  writeFileSync(join(folder, "w/a.wf"), good("a"));
  const set = watchedPaths(["."], join(folder, "w"));
  const watched = () => process.getActiveResourcesInfo().filter((name) => /FSEvent/i.test(name));
  // Watchers of earlier tests may still be closing.
  await expect.poll(() => watched()).toEqual([]);
  const watcher = await startChokidar(set, () => undefined, complain);
  set.imported!.note(join(folder, "w/a.wf"), [join(folder, "parts/b.wf")]);
  await expect.poll(() => watched()).not.toEqual([]);
  await watcher.close();
  // A picture whose drawing started earlier may be finished only now.
  set.imported!.note(join(folder, "w/a.wf"), [join(folder, "parts/c.wf")]);
  // There is no event for a watcher that was not started; this is long enough for one to start.
  await pause(400);
  expect(watched()).toEqual([]);
});

test("a folder that is only followed for an imported file counts as replaced when it is", async ({
  expect,
  onTestFinished,
}) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-watch-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const part = join(folder, "parts/b.wf");
  mkdirSync(join(folder, "w"));
  mkdirSync(join(folder, "parts"));
  writeFileSync(join(folder, "w/a.wf"), good("a"));
  writeFileSync(part, good("b"));
  const set = watchedPaths(["."], join(folder, "w"));
  const told: FileChange[] = [];
  const watcher = await startChokidar(set, (change) => told.push(change), complain);
  onTestFinished(() => watcher.close());
  set.imported!.note(join(folder, "w/a.wf"), [part]);
  // Whatever appears makes the watcher look at its folders, within 250 ms.
  writeFileSync(join(folder, "w/new.wf"), good("new"));
  await pause(600);
  writeFileSync(part, good("b2"));
  await expect
    .poll(() => told.filter(({ absolute }) => absolute === part))
    .toContainEqual({ absolute: part, kind: "content" });
  expect(told).not.toContainEqual({ absolute: part, kind: "presence" });
  renameSync(join(folder, "parts"), join(folder, "before"));
  mkdirSync(join(folder, "parts"));
  writeFileSync(part, good("b3"));
  await expect.poll(() => told).toContainEqual({ absolute: part, kind: "presence" });
});
