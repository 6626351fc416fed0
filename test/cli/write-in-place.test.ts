/** Files that can be written but not replaced, or not at all, folders that become links, and remains of killed runs. */
import * as fs from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { badSource, Workspace } from "./call.js";

/** The error code of each failing operation. */
const failing = vi.hoisted(() => ({ create: "", rename: "", open: "", access: "" }));

/** The folder that becomes a link to another one as soon as this function is called for a file in it. */
const swapped = vi.hoisted(() => ({ at: "", folder: "", target: "" }));

/** The permissions with which the last file was created. */
const seen = vi.hoisted(() => ({ created: 0 }));

vi.mock("node:fs", async (load) => {
  const real = await load<typeof import("node:fs")>();
  const swap = (at: string, name: string): void => {
    const { folder, target } = swapped;
    if (at !== swapped.at || !name.startsWith(`${folder}/`)) return;
    swapped.at = "";
    real.renameSync(folder, `${folder}-before`);
    real.symlinkSync(target, folder);
  };
  const fail = (code: string, name: string): void => {
    if (code !== "" && /\.(?:wf|svg)\b/.test(name)) {
      throw Object.assign(new Error(code), { code, syscall: "write" });
    }
  };
  return {
    ...real,
    renameSync: (...given: Parameters<typeof real.renameSync>) => {
      fail(failing.rename, String(given[1]));
      real.renameSync(...given);
    },
    accessSync: (...given: Parameters<typeof real.accessSync>) => {
      if (given[1] === real.constants.W_OK) fail(failing.access, String(given[0]));
      real.accessSync(...given);
    },
    openSync: (...given: Parameters<typeof real.openSync>) => {
      const isNew = given[1] === "wx";
      swap(isNew ? "write" : "open", String(given[0]));
      if (given[1] === "r+") fail(failing.open, String(given[0]));
      if (isNew) fail(failing.create, String(given[0]));
      if (isNew) seen.created = given[2] as number;
      return real.openSync(...given);
    },
  };
});

beforeEach(() => Object.assign(failing, { create: "", rename: "", open: "", access: "" }));

beforeEach(() => Object.assign(swapped, { at: "" }));

const fixable = 'page "A" { buton "Go" }\n';
const namesIn = (folder: string) => fs.readdirSync(folder);

describe("a file that cannot be replaced", () => {
  test.each([
    ["a mount of this one file", { rename: "EBUSY" }],
    ["a mount of another disk", { rename: "EXDEV" }],
    ["a folder without write permission", { create: "EACCES" }],
    ["a read-only disk with a mounted file", { create: "EROFS" }],
    ["a folder with a rule against renaming", { rename: "EPERM" }],
  ])("is written in place: %s", async (_, codes) => {
    const workspace = new Workspace({ "a.wf": `${fixable}${"\n".repeat(99)}` });
    fs.chmodSync(join(workspace.folder, "a.wf"), 0o640);
    Object.assign(failing, codes);
    const fixed = await workspace.call(["validate", "--fix", "a.wf"]);
    expect(fixed).toMatchObject({ code: 0, out: "1 file checked, no problems found\n" });
    expect(workspace.read("a.wf").trimEnd()).toBe('page "A" { button "Go" }');
    expect((await workspace.call(["fmt", "a.wf"])).code).toBe(0);
    expect(workspace.read("a.wf")).toBe('page "A" { button "Go" }\n');
    expect(namesIn(workspace.folder)).toEqual(["a.wf"]);
    expect(fs.statSync(join(workspace.folder, "a.wf")).mode & 0o777).toBe(0o640);
  });

  test("is left unchanged if the disk is full", async () => {
    const workspace = new Workspace({ "a.wf": fixable });
    failing.create = "ENOSPC";
    const { code, err } = await workspace.call(["validate", "--fix", "a.wf"]);
    expect([code, err]).toEqual([2, "wf: a.wf: could not be written: no space left on the disk\n"]);
    expect(workspace.read("a.wf")).toBe(fixable);
  });
});

test.each(["EACCES", "EPERM"])(
  "a read-only file stays as it is, although its folder could be changed: %s",
  async (access) => {
    const workspace = new Workspace({ "a.wf": fixable, "b.wf": 'page "B" { text "b" }\n' });
    failing.access = access;
    expect(await workspace.call(["fmt", "--indent", "4", "."])).toEqual({
      code: 0,
      out: "0 files formatted, 2 unchanged\n",
      err: "",
    });
    workspace.write("a.wf", 'page   "A" { }\n');
    const reason = "permission denied; the file is read-only";
    expect(await workspace.call(["fmt", "."])).toEqual({
      code: 2,
      out: "0 files formatted, 1 unchanged\n",
      err: `wf: a.wf: ${reason}\n`,
    });
    workspace.write("a.wf", fixable);
    const { code, err } = await workspace.call(["validate", "--fix", "a.wf"]);
    expect([code, err]).toEqual([2, `wf: a.wf: could not be written: ${reason}\n`]);
    expect(workspace.read("a.wf")).toBe(fixable);
    // Generated files are replaced as before.
    workspace.write("b.svg", "");
    expect((await workspace.call(["render", "b.wf", "--output", "b.svg"])).code).toBe(0);
    expect(workspace.read("b.svg")).toMatch(/^<svg/);
  },
);

test("a fix that cannot be written says what is forbidden, and reports the problems", async () => {
  const workspace = new Workspace({ "a.wf": badSource, "b.wf": fixable });
  Object.assign(failing, { create: "EACCES", open: "EACCES" });
  const { code, out, err } = await workspace.call(["validate", "--fix", "a.wf", "b.wf"]);
  const reason =
    "could not be written: permission denied; neither the file nor its folder can be written to";
  expect([code, err]).toEqual([2, `wf: a.wf: ${reason}\nwf: b.wf: ${reason}\n`]);
  expect(out).toContain('a.wf:2:3 error unknown component "buton"');
  expect(out).toContain('b.wf:1:12 error unknown component "buton"');
  expect(out).not.toContain("no problems found");
  expect(workspace.read("b.wf")).toBe(fixable);
});

test("a picture in a folder where nothing can be created is reported", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" {}\n' });
  failing.create = "EACCES";
  const { code, err } = await workspace.call(["render", "a.wf", "-o", "a.svg"]);
  const reason = "permission denied; files cannot be created in this folder";
  expect([code, err]).toEqual([2, `wf: a.svg: ${reason}\n`]);
});

describe.skipIf(process.platform === "win32")("the permissions of a file", () => {
  test.each([0o600, 0o640, 0o644, 0o755])(
    "of mode %o are never wider while it is replaced",
    async (mode) => {
      const workspace = new Workspace({ "a.wf": fixable });
      const path = join(workspace.folder, "a.wf");
      fs.chmodSync(path, mode);
      expect((await workspace.call(["validate", "--fix", "a.wf"])).code).toBe(0);
      expect(workspace.read("a.wf")).toContain("button");
      expect(seen.created).toBe(0o600);
      expect(fs.statSync(path).mode & 0o7777).toBe(mode);
    },
  );

  test("that is new are the usual ones", async () => {
    const workspace = new Workspace({ "a.wf": 'page "A" {}\n' });
    expect((await workspace.call(["render", "a.wf", "-o", "a.svg"])).code).toBe(0);
    const [made, usual] = ["a.svg", "a.wf"].map((name) =>
      fs.statSync(join(workspace.folder, name)),
    );
    expect(made!.mode).toBe(usual!.mode);
  });

  test.skipIf(process.getuid?.() !== 0)("of another user stay that user's", async () => {
    const workspace = new Workspace({ "a.wf": fixable });
    const path = join(workspace.folder, "a.wf");
    fs.chownSync(path, 12_345, 23_456);
    fs.chmodSync(path, 0o4640);
    expect((await workspace.call(["validate", "--fix", "a.wf"])).code).toBe(0);
    const { uid, gid, mode } = fs.statSync(path);
    expect([uid, gid, mode & 0o7777]).toEqual([12_345, 23_456, 0o4640]);
  });
});

test("a file left by a killed run does not stop the next one, even with the same process id", async () => {
  const workspace = new Workspace({ "a.wf": fixable, [`.a.wf.${process.pid}.tmp`]: "half" });
  expect((await workspace.call(["validate", "--fix", "a.wf"])).code).toBe(0);
  expect(workspace.read("a.wf")).toContain("button");
});

describe("a folder that becomes a link out of the project", () => {
  const twoFolders = (at: string) => {
    const [outside, inside] = [{ "a.wf": fixable }, { "in/a.wf": fixable }].map(
      (files) => new Workspace(files),
    ) as [Workspace, Workspace];
    const folder = fs.realpathSync(join(inside.folder, "in"));
    Object.assign(swapped, { at, folder, target: outside.folder });
    return { outside, inside };
  };
  const reason = "a symbolic link leads out of the project, where wf neither reads nor writes";

  test("after it was looked at: nothing outside is shown", async () => {
    const { inside } = twoFolders("open");
    const { code, out, err } = await inside.call(["validate", "in/a.wf"]);
    expect([code, err]).toEqual([2, `wf: in/a.wf: ${reason}\n`]);
    expect(out).not.toContain("buton");
  });

  test("while a file is written: nothing outside is changed", async () => {
    const { inside, outside } = twoFolders("write");
    const { code, err } = await inside.call(["validate", "--fix", "in/a.wf"]);
    expect([code, err]).toEqual([2, `wf: in/a.wf: could not be written: ${reason}\n`]);
    expect(outside.read("a.wf")).toBe(fixable);
    expect(namesIn(outside.folder)).toEqual(["a.wf"]);
  });
});
