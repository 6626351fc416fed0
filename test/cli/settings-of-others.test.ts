/** What `wf serve` prints about settings that come with a repository. */
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseForeignKeys, tellOpenings } from "../../src/tools/cli/serve/settings-of-others.js";
import { isOfStranger } from "../../src/workspace/settings/settings-of-strangers.js";
import { goodSource, Workspace } from "./call.js";

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

test("what it names commands no log of a CI", () => {
  const data = "/clone/##[error]a ##vso[task.setvariable]b \u202e::error::\n::error::";
  const from = { path: "/clone\u001b[2J/wf.config.json", keys: new Set(["data"]) };
  const [sentence] = tellOpenings({ ...usual, data } as Options, from);
  expect(sentence).not.toMatch(/##\[|##vso|[\u0000-\u001f\u202e]|^::/m);
  expect(sentence).toContain('wf.config.json sets serve.data to "/clone/');
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

/** A user that is neither root nor anybody else in these tests. */
const nobody = 4_711;

test.skipIf(process.getuid === undefined)(
  "settings have owners, of whom some are strangers",
  () => {
    const workspace = new Workspace({ "wf.config.json": "{}", "proj/a.wf": goodSource });
    const file = join(workspace.folder, "wf.config.json");
    const proj = join(workspace.folder, "proj");
    if (process.getuid!() === 0) for (const path of [file, proj]) chownSync(path, 4_712, 4_712);
    const { uid } = lstatSync(file);
    expect(isOfStranger(file, "/", { uid: nobody, env: {} })).toBe(true);
    expect(isOfStranger(file, "/", { uid: nobody, env: { SUDO_UID: String(uid) } })).toBe(true);
    symlinkSync("wf.config.json", join(workspace.folder, "link.json"));
    expect(isOfStranger(join(workspace.folder, "link.json"), "/", { uid: nobody, env: {} })).toBe(
      true,
    );
    expect(isOfStranger(file, "/", { uid, env: {} })).toBe(false);
    expect(isOfStranger(file, "/", { uid: 0, env: { SUDO_UID: String(uid) } })).toBe(false);
    expect(isOfStranger(file, proj, { uid: nobody, env: {} })).toBe(false);
    expect(isOfStranger(file, "/", { uid: undefined, env: {} })).toBe(false);
    expect(isOfStranger("/", proj, { uid: nobody, env: {} })).toBe(false);
    expect(isOfStranger(join(proj, "none"), "/", { uid: nobody, env: {} })).toBe(false);
  },
);

test.skipIf(process.getuid?.() !== 0)(
  "settings of strangers above a repository are ignored",
  async () => {
    const serve = { data: "stolen" };
    const workspace = new Workspace({
      "wf.config.json": JSON.stringify({
        serve,
        render: { outDir: "proj/out" },
        validate: { ignore: ["*"] },
      }),
      "proj/.git/HEAD": "",
      "proj/sub/a.wf": goodSource,
      "proj/sub/b.wf": goodSource,
      "other/a.wf": goodSource,
    });
    const file = join(workspace.folder, "wf.config.json");
    const told = `wf: ${file} is ignored: it is above the repository, and belongs to another user\n`;
    const here = { cwd: "proj/sub" };
    expect(await workspace.call(["validate", "."], here)).toMatchObject({ code: 0, err: "" });
    chownSync(file, nobody, nobody);
    expect(await workspace.call(["validate", "."], here)).toMatchObject({
      code: 0,
      out: expect.stringContaining("2 files checked"),
      err: told,
    });
    expect((await workspace.call(["fmt", "--check", "."], here)).err).toBe(told);
    const drawn = await workspace.call(["render", "a.wf", "b.wf", "--out-dir", "."], here);
    expect(drawn.err.split(told)).toHaveLength(2);
    await workspace.call(["accounts", "create", "ann", "--data", "data"], here);
    await workspace.call(["accounts", "create", "ann"], {
      ...here,
      env: { HOME: workspace.folder },
    });
    expect(readdirSync(workspace.folder)).not.toContain("stolen");
    // Without a repository, and in one, they count as before.
    expect((await workspace.call(["validate", "."], { cwd: "other" })).out).toContain("ignore");
    workspace.write("proj/wf.config.json", "{}");
    chownSync(join(workspace.folder, "proj/wf.config.json"), nobody, nobody);
    expect(await workspace.call(["validate", "."], here)).toMatchObject({ code: 0, err: "" });
  },
);

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
