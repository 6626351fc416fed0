/** `wf backup` and `wf restore`: a backup is restored completely, and nothing else is accepted as one. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import type { StoreItem } from "../../src/service/store/store.js";
import { noon, subject } from "../store/store-contract.js";
import { type Called, type Surroundings, Workspace } from "./call.js";

let workspace: Workspace;
beforeEach(() => {
  workspace = new Workspace();
});

function wf(line: string, { env, ...surroundings }: Surroundings = {}): Promise<Called> {
  const data = { WF_DATA: join(workspace.folder, "data") };
  return workspace.call(line.split(" "), { env: { ...data, ...env }, ...surroundings });
}

async function inStore<T>(work: (store: LmdbStore) => Promise<T>, name = "data"): Promise<T> {
  const store = await LmdbStore.open({ folder: join(workspace.folder, name) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const items = (name?: string): Promise<StoreItem[]> =>
  inStore(async (store) => [...store.items()], name);

/** Two accounts, a key with usage, and an event. */
async function fill(): Promise<void> {
  expect(await wf("accounts create acme")).toMatchObject({ code: 0 });
  await wf("accounts create beta");
  await wf("accounts token acme");
  await wf("keys create --account acme --tier pro");
  await wf("webhooks set https://example.com/ --account acme");
  await wf("webhooks test --no-wait --account acme");
  const [key] = await inStore((store) => store.listKeys());
  await wf(`keys rotate ${key!.id}`);
  await inStore((store) => store.consume(subject(key!.id), noon));
}

describe("a backup", () => {
  test("can be restored in another place", async () => {
    await fill();
    expect(await wf("backup a.jsonl")).toEqual({
      code: 0,
      out: "wrote a.jsonl: 2 accounts and 1 key\n",
      err: "",
    });
    expect(statSync(join(workspace.folder, "a.jsonl")).mode & 0o777).toBe(0o600);
    expect(readdirSync(workspace.folder).sort()).toEqual(["a.jsonl", "data"]);
    const { code, out } = await wf("restore a.jsonl", { env: { WF_DATA: "elsewhere" } });
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^restored 2 accounts and 1 key of \d{4}-.* UTC from a.jsonl\n$/),
    ]);
    const before = await items();
    expect(before.map(({ kind }) => kind)).toContain("event");
    expect(await items("elsewhere")).toEqual(before);
  });

  test("undoes later changes when it is restored", async () => {
    await fill();
    const before = await items();
    await wf("backup a.jsonl");
    await wf("accounts remove acme --yes");
    await wf("accounts create gamma");
    const asked = /^Replace 2 accounts and 0 keys with 2 accounts and 1 key of .* UTC\?/;
    for (const [answers, code] of [
      [["n"], 1],
      [["y"], 0],
    ] as const) {
      const called = await wf("restore a.jsonl", { answers });
      expect(called.code).toBe(code);
      expect(called.err).toMatch(asked);
      if (code === 1) expect((await items()).length).toBe(2);
    }
    expect(await items()).toEqual(before);
  });

  test("of counters without durability counts after the restore", async () => {
    const folder = join(workspace.folder, "data");
    await wf("accounts create acme");
    const count = async (times: number) => {
      const store = await LmdbStore.open({ folder, durability: "process" });
      for (let at = 0; at < times; at++) await store.consume(subject("key_1"), noon);
      const { month } = await store.getUsage("key_1");
      await store.close();
      return month.count;
    };
    await count(3);
    await wf("backup a.jsonl");
    expect(await count(4)).toBe(7);
    await wf("restore a.jsonl --yes");
    expect(await count(1)).toBe(4);
  });

  test("replaces a file only on request", async () => {
    await fill();
    workspace.write("a.jsonl", "mine");
    expect(await wf("backup a.jsonl")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Replace a.jsonl\? To confirm, pass --yes/),
    });
    expect((await wf("backup a.jsonl", { answers: ["n"] })).code).toBe(1);
    expect(workspace.read("a.jsonl")).toBe("mine");
    expect((await wf("backup a.jsonl --yes")).code).toBe(0);
    expect(workspace.read("a.jsonl")).toMatch(/^{"format":"wf backup","formatVersion":1,"version"/);
  });

  test.each([
    ["data/a.jsonl", "data/a.jsonl is in a data folder; choose another place for the backup"],
    ["data/wf.mdb", "data/wf.mdb is in a data folder; choose another place for the backup"],
    ["folder", "folder is a folder"],
    ["-", "a backup is read again to check it, so it has to be a file, not -"],
    ["/dev/null", "/dev/null is not a file"],
    ["none/a.jsonl", "none/a.jsonl: no such file or folder"],
    ["/proc/1/a.jsonl", /^wf: \/proc\/1\/a.jsonl: \S/],
  ])("is not written to %s", async (place, said) => {
    await fill();
    mkdirSync(join(workspace.folder, "folder"));
    const { code, out, err } = await wf(`backup ${place} --yes`);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(said);
    expect(await items()).toHaveLength(6);
  });

  test("removes what a killed process left behind", async () => {
    await fill();
    const old = [".a.jsonl.1.tmp", ".a.jsonl.2.tmp", ".b.jsonl.1.tmp", ".a.jsonl.x.tmp"];
    for (const name of old) workspace.write(name, "half of it");
    for (const name of old.filter((name) => !name.includes("2"))) {
      utimesSync(join(workspace.folder, name), 0, 0);
    }
    await wf("backup a.jsonl");
    const left = readdirSync(workspace.folder).filter((name) => name.startsWith("."));
    expect(left.sort()).toEqual([".a.jsonl.2.tmp", ".a.jsonl.x.tmp", ".b.jsonl.1.tmp"]);
  });

  test("without any data is refused, and creates none", async () => {
    expect(await wf("backup a.jsonl")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no data in .* yet/),
    });
    expect(readdirSync(workspace.folder)).toEqual([]);
  });
});

describe("a file", () => {
  /** Changes the lines of a backup, and updates its last line to match unless told otherwise. */
  async function withBackup(
    edit: (lines: string[]) => string[],
    { isHonest = false } = {},
  ): Promise<void> {
    await fill();
    await wf("backup a.jsonl");
    const lines = edit(workspace.read("a.jsonl").trimEnd().split("\n").slice(0, -1));
    const text = lines.map((line) => `${line}\n`).join("");
    const sha256 = createHash("sha256")
      .update(isHonest ? "" : text)
      .digest("hex");
    workspace.write(
      "a.jsonl",
      `${text}${JSON.stringify({ end: { items: lines.length - 1, sha256 } })}\n`,
    );
  }

  async function refused(said: RegExp | string): Promise<void> {
    const before = await items();
    const { code, err } = await wf("restore a.jsonl --yes");
    expect([code, err]).toEqual([2, expect.stringMatching(said)]);
    expect(err).toMatch(/^wf: a.jsonl cannot be used as a backup: /);
    expect(await items()).toEqual(before);
  }

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ["lacks a line", (lines) => lines.toSpliced(1, 1), /line \d+ is not a valid record/],
    ["has a line twice", (lines) => [...lines, lines[1]!], /line 8 is not a valid record/],
    ["has an account with an odd name", account({ name: "a\u001b[2Jb" }), /line 8 is not/],
    ["has an account without a name", account({ name: undefined }), /line 8 is not/],
    ["has an account with another field", account({ isAdmin: true }), /line 8 is not/],
    ["has an account named __proto__", account({ name: "__proto__" }), /line 8 is not/],
    ["has a long name", account({ name: "a".repeat(3_000) }), /line 8 is not/],
    [
      "has a key without an account",
      (lines) =>
        lines.map((line) => line.replace('"account":"acme","name"', '"account":"x","name"')),
      /is not a valid record/,
    ],
    [
      "has a key that shares the limits of a missing one",
      (lines) =>
        lines.map((line) => line.replace('"isDeclared":', '"sharesWith":"key_x","isDeclared":')),
      /a key shares the limits of one that is missing/,
    ],
    [
      "has two keys with a secret",
      (lines) => {
        const key = lines.find((line) => line.includes('"kind":"key"'))!;
        return [...lines, key.replace(/key_\w+/, "key_2")];
      },
      /is not a valid record/,
    ],
    [
      "counts more than there is room for",
      (lines) => lines.map((line) => line.replace('"count":1', '"count":4294967296')),
      /is not a valid record/,
    ],
    [
      "has a terminal escape in a text",
      (lines) =>
        lines.map((line) => line.replace(/"problem":null|"data":{/, '"data":{"x":"\\u009b2J",')),
      /is not a valid record/,
    ],
    ["has a line that is not JSON", (lines) => [...lines, "{"], /line 8 is damaged/],
    [
      "is of another format",
      (lines) => lines.map((line) => line.replace("wf backup", "x")),
      /not a backup made by wf/,
    ],
    [
      "is of a newer format",
      (lines) => lines.map((line) => line.replace('Version":1', 'Version":2')),
      /made by a newer version of wf/,
    ],
    [
      "has a strange version",
      (lines) => lines.map((line) => line.replace(/"version":"[^"]*"/, '"version":"\\u001b"')),
      /its first line is damaged/,
    ],
    [
      "has two ends",
      (lines) => [...lines, '{"end":{"items":1,"sha256":"x"}}'],
      /something after its end/,
    ],
  ])("that %s is refused", async (_what, edit, said) => {
    await withBackup(edit);
    await refused(said);
  });

  function account(fields: object) {
    const value = { name: "new", createdAt: 1, tokenHash: null, endpoint: null, ...fields };
    return (lines: string[]) => [...lines, JSON.stringify({ kind: "account", value })];
  }

  test("that was changed is refused because of its checksum", async () => {
    await withBackup((lines) => lines, { isHonest: true });
    await refused(/its content does not match its checksum/);
  });

  test.each<[string, string | Buffer, RegExp]>([
    ["empty", "", /it is empty/],
    ["cut off", '{"format":"wf backup"', /its last line is cut off/],
    [
      "without an end",
      '{"format":"wf backup","formatVersion":1,"version":"1","at":"2026-11-22"}\n',
      /its end is missing/,
    ],
    ["an LMDB file", Buffer.alloc(3 << 20), /it is not a backup made by wf/],
    ["a list", "[]\n", /it is not a backup made by wf/],
    ["null", "null\n", /it is not a backup made by wf/],
    ["no UTF-8", Buffer.from([0xff, 0xfe, 10]), /it is not a backup made by wf/],
  ])("that is %s is refused", async (_what, content, said) => {
    await fill();
    workspace.write("a.jsonl", content);
    await refused(said);
  });

  test("that is not a backup is refused", async () => {
    expect(await wf("restore none")).toMatchObject({
      code: 2,
      err: "wf: none: no such file or folder\n",
    });
    expect(await wf("restore /dev/zero")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/it is not a file/),
    });
    expect(await wf("restore .")).toMatchObject({ code: 2 });
    const pipe = new Workspace();
    execFileSync("mkfifo", [join(pipe.folder, "pipe")]);
    expect(await wf(`restore ${pipe.folder}/pipe`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("it is not a file"),
    });
    expect(readdirSync(workspace.folder)).toEqual([]);
  });
});

describe("damaged data", () => {
  async function damage(): Promise<void> {
    await fill();
    await wf("backup a.jsonl");
    truncateSync(join(workspace.folder, "data/wf.mdb"), 9_000);
  }

  test("is refused by every command, with advice", async () => {
    await damage();
    for (const line of ["keys list", "accounts create x", "backup b.jsonl", "serve --port 0"]) {
      expect(await wf(line)).toMatchObject({
        code: 2,
        err: expect.stringMatching(
          /wf.mdb is damaged \(it is cut off\); restore a backup with `wf restore FILE`/,
        ),
      });
    }
  });

  test("is kept when a backup replaces it", async () => {
    await damage();
    const declined = await wf("restore a.jsonl", { answers: ["n"] });
    expect(declined).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Move it aside and restore 2 accounts and 1 key/),
    });
    expect(existsSync(join(workspace.folder, "data/wf.mdb-lock"))).toBe(true);
    const { code, err } = await wf("restore a.jsonl --yes");
    expect(code).toBe(0);
    expect(err).toMatch(/kept the damaged data .* as .*; restart servers that still use it\n$/);
    expect(await items()).toHaveLength(6);
    const names = readdirSync(join(workspace.folder, "data"));
    expect(
      names.filter((name) => /^wf.mdb(-lock)?\.damaged-\d{8}T\d{6}Z$/.test(name)),
    ).toHaveLength(2);
  });

  test("may also be moved away", async () => {
    await damage();
    for (const name of ["wf.mdb", "wf.mdb-lock"]) rmSync(join(workspace.folder, "data", name));
    expect(await wf("accounts create x")).toMatchObject({ code: 0 });
  });
});

test("restoring through a symlink keeps the symlink", async () => {
  await fill();
  workspace.write("b.jsonl", "");
  symlinkSync("b.jsonl", join(workspace.folder, "a.jsonl"));
  symlinkSync("data/a.jsonl", join(workspace.folder, "inside.jsonl"));
  workspace.write("data/a.jsonl", "");
  expect(await wf("backup a.jsonl --yes")).toMatchObject({ code: 0 });
  expect(lstatSync(join(workspace.folder, "a.jsonl")).isSymbolicLink()).toBe(true);
  expect(workspace.read("b.jsonl")).toContain("wf backup");
  expect(await wf("restore a.jsonl --yes")).toMatchObject({ code: 0 });
  const { err } = await wf("backup inside.jsonl --yes");
  expect(err).toContain("is in a data folder");
});

describe("in a repository", () => {
  const at = (path: string) => join(workspace.folder, path);

  beforeEach(async () => {
    await fill();
    workspace.write("victim/rc", "mine");
    mkdirSync(at("clone/.git/hooks"), { recursive: true });
    for (const [name, target] of [
      ["rc.bak", "../victim/rc"],
      ["new.bak", "../victim/new"],
      ["own.bak", "own"],
      ["folder", "../victim"],
      ["far", "near"],
      ["near", at("victim")],
      ["git", ".git/hooks"],
      ["inside", "sub"],
    ] as const) {
      symlinkSync(target, at(`clone/${name}`));
    }
    workspace.write("clone/own", "mine");
    mkdirSync(at("clone/sub"));
  });

  test.each([
    [
      "rc.bak",
      /rc.bak leads to \S+victim\/rc, out of the repository; to write there, name that place/,
    ],
    ["new.bak", /new.bak leads to \S+victim\/new, out of/],
    ["folder/a.bak", /folder\/a.bak leads to \S+victim\/a.bak, out of/],
    ["folder/none/a.bak", /folder\/none\/a.bak leads to \S+victim\/none\/a.bak, out of/],
    ["far/a.bak", /far\/a.bak leads to \S+victim\/a.bak, out of/],
    ["own.bak", /own.bak: is a symbolic link, which wf does not write through/],
    ["git/pre-commit", /git\/pre-commit: a symbolic link leads into .git/],
  ])("is not written through a link: %s", async (name, said) => {
    const { code, out, err } = await wf(`backup ${name} --yes`, { cwd: "clone" });
    expect([code, out, err]).toEqual([2, "", expect.stringMatching(said)]);
    expect(readdirSync(at("victim"))).toEqual(["rc"]);
    expect(readdirSync(at("clone/.git/hooks"))).toEqual([]);
    expect([workspace.read("victim/rc"), workspace.read("clone/own")]).toEqual(["mine", "mine"]);
  });

  test.each(["a.bak", "sub/a.bak", "inside/a.bak", "../victim/a.bak", "../linked/a.bak"])(
    "is written to %s",
    async (name) => {
      symlinkSync("victim", at("linked"));
      expect(await wf(`backup ${name}`, { cwd: "clone" })).toMatchObject({ code: 0, err: "" });
      expect(workspace.read(`clone/${name}`)).toContain("wf backup");
    },
  );
});
