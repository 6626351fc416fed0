/** What `wf serve` prints about settings that come with a repository. */
import { chmodSync, mkdirSync } from "node:fs";
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
  const refused = () => refuseForeignKeys({ ...usual, keys } as Options, from);
  if (says) expect(refused).toThrow(says);
  else expect(refused).not.toThrow();
  expect(() =>
    refuseForeignKeys({ ...usual, keys } as Options, { ...from, keys: new Set() }),
  ).not.toThrow();
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
