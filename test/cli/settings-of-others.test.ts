/** What `wf serve` prints about settings that come with a repository. */
import { chmodSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseForeignKeys, tellOpenings } from "../../src/tools/cli/serve/settings-of-others.js";
import { Workspace } from "./call.js";

type Options = Parameters<typeof tellOpenings>[0];

const path = "/clone/wf.config.json";
const usual = { host: "127.0.0.1", trustProxy: false } as Options;

test("a setting that opens the server is reported with its file", () => {
  const from = { path, keys: new Set(["host", "trustProxy", "cors", "port"]) };
  const options = { ...usual, host: "0.0.0.0", trustProxy: true, cors: ["*"], port: 1 } as Options;
  expect(tellOpenings(options, from)).toEqual([
    `${path} sets serve.host to "0.0.0.0": others can reach this server`,
    `${path} sets serve.cors to ["*"]: pages of these origins can call it`,
    `${path} sets serve.trustProxy to true: clients say who they are`,
  ]);
});

test("a harmless setting, or one from elsewhere, is not", () => {
  expect(tellOpenings(usual, { path, keys: new Set(["host", "trustProxy"]) })).toEqual([]);
  const open = { ...usual, host: "0.0.0.0" } as Options;
  expect(tellOpenings(open, { path, keys: new Set() })).toEqual([]);
  expect(tellOpenings(open, undefined)).toEqual([]);
});

test.skipIf(process.platform === "win32").each([
  {
    what: "in a repository",
    isRepository: true,
    mode: 0o600,
    says: /a file of its own repository/,
  },
  {
    what: "that others can change",
    isRepository: false,
    mode: 0o666,
    says: /other users can change/,
  },
  { what: "of the user", isRepository: false, mode: 0o600, says: undefined },
])("a keys file $what", ({ isRepository, mode, says }) => {
  const workspace = new Workspace({ "keys.json": "[]" });
  if (isRepository) mkdirSync(join(workspace.folder, ".git"));
  const keys = join(workspace.folder, "keys.json");
  chmodSync(keys, mode);
  const from = { path: join(workspace.folder, "wf.config.json"), keys: new Set(["keys"]) };
  const refused = () => refuseForeignKeys({ ...usual, keys } as Options, from, () => {});
  if (says) expect(refused).toThrow(says);
  else expect(refused).not.toThrow();
  expect(() =>
    refuseForeignKeys({ ...usual, keys } as Options, { ...from, keys: new Set() }, () => {}),
  ).not.toThrow();
});

test.skipIf(process.platform === "win32").each(["own", "clone"])(
  "settings in %s do not tell what is in the place of a keys file",
  async (folder) => {
    const told = new Set<string>();
    for (const keys of [
      "../none",
      "../folder",
      "../secret",
      "../list",
      "../secret/none",
      "../loop",
    ]) {
      const workspace = new Workspace({
        [`${folder}/wf.config.json`]: JSON.stringify({ serve: { keys, port: 0 } }),
        "clone/.git/HEAD": "",
        "folder/a": "",
        secret: "hunter2",
        list: '[{ "account": "ann" }]',
      });
      symlinkSync("loop", join(workspace.folder, "loop"));
      for (const name of ["secret", "list"]) chmodSync(join(workspace.folder, name), 0o600);
      const { code, err } = await workspace.call(["serve"], { cwd: folder });
      told.add(
        `${code} ${err.replaceAll(workspace.folder, "").replaceAll(keys.slice(2), "/KEYS")}`,
      );
      expect(readdirSync(join(workspace.folder, folder))).not.toContain(".wf");
    }
    expect([...told]).toEqual([
      `2 wf: serve.keys in /${folder}/wf.config.json names no keys file of yours; if you trust this file, pass --keys /KEYS\n`,
    ]);
  },
);

test.skipIf(process.platform === "win32")(
  "settings in a repository do not tell of a file that others can change",
  () => {
    const workspace = new Workspace({ "keys.json": "[]", "clone/.git/HEAD": "" });
    const keys = join(workspace.folder, "keys.json");
    chmodSync(keys, 0o666);
    const from = { path: join(workspace.folder, "clone/wf.config.json"), keys: new Set(["keys"]) };
    const refused = () => refuseForeignKeys({ ...usual, keys } as Options, from, () => {});
    expect(refused).toThrow("names no keys file of yours; if you trust");
  },
);

test.each([
  [{ data: "../outside" }, "data"],
  [{ data: "/nowhere/wf" }, "data"],
  [{ data: "link/in" }, "data"],
  [{ data: ".git" }, "data"],
  [{ data: ".git/wf" }, "data"],
  [{ store: "lmdb:../outside" }, "store"],
  [{ store: "redis://127.0.0.1:1" }, "store"],
])("settings in a repository name no data outside of it: %j", async (serve, name) => {
  const workspace = new Workspace({ "clone/wf.config.json": JSON.stringify({ serve }) });
  mkdirSync(join(workspace.folder, "clone/.git"));
  symlinkSync("..", join(workspace.folder, "clone/link"));
  const before = readdirSync(workspace.folder);
  for (const argv of [
    ["serve", "--port", "0"],
    ["accounts", "create", "ann"],
    ["keys", "list"],
  ]) {
    const { code, err } = await workspace.call(argv, { cwd: "clone" });
    expect(err).toMatch(
      new RegExp(
        `^wf: serve\\.${name} in .* leads out of its repository; if you trust .*--${name} `,
      ),
    );
    expect(code).toBe(2);
  }
  expect(readdirSync(workspace.folder)).toEqual(before);
});

test("settings in a repository may name data in it, and others may name any", async () => {
  const workspace = new Workspace({
    "clone/wf.config.json": JSON.stringify({ serve: { data: "data" } }),
    "own/wf.config.json": JSON.stringify({ serve: { data: "../data" } }),
  });
  mkdirSync(join(workspace.folder, "clone/.git"));
  for (const folder of ["clone", "own"]) {
    const created = await workspace.call(["accounts", "create", "ann"], { cwd: folder });
    expect([created.code, created.err]).toEqual([0, expect.not.stringContaining("leads out")]);
  }
});

test("a keys file in a repository keeps the server from starting", async () => {
  const workspace = new Workspace({
    "keys.json": "[]",
    "wf.config.json": JSON.stringify({ serve: { keys: "keys.json", host: "0.0.0.0", port: 0 } }),
  });
  mkdirSync(join(workspace.folder, ".git"));
  const { code, err } = await workspace.call(["serve", "--data", "data"]);
  expect(err).toMatch(
    /^wf: serve\.keys in .*wf\.config\.json names a file of its own repository; .*--keys .*\n$/,
  );
  expect(code).toBe(2);
});
