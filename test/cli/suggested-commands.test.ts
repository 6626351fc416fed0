/** Commands that wf suggests can be pasted into a shell, whatever the names in them. */
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shellValue } from "../../src/base/text/shell-word.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { ensureKey } from "../../src/tools/cli/serve/first-key.js";
import { tellUnsearched } from "../../src/tools/cli/terminal/tell-unsearched.js";
import { nextLine } from "../../src/tools/cli/webhooks/next-commands.js";
import { outcomeText } from "../../src/tools/cli/webhooks/outcome-text.js";
import { goodSource, Workspace } from "./call.js";

const evil = "a;touch $(id)'";
const quoted = "'a;touch $(id)'\\'''";
const tier = { minute: 1, day: 1, month: 1 };

test("a word that is no path is quoted, too", () => {
  expect(shellValue(evil)).toBe(quoted);
  expect(shellValue("-x")).toBe("-x");
  expect(shellValue("")).toBe("''");
});

test("for an endpoint", () => {
  expect(nextLine("test", { account: evil, data: evil, store: evil })).toBe(
    `wf webhooks test --account ${quoted} --data ${quoted} --store ${quoted}`,
  );
  const usual = { account: "acme", data: "./state", store: "redis://x:6379/0" };
  expect(nextLine("test", usual)).toBe(
    "wf webhooks test --account acme --data ./state --store redis://x:6379/0",
  );
  const outcome = { stage: "idle", event: { delivery: {} } } as Parameters<typeof outcomeText>[1];
  expect(outcomeText("evt_1", outcome, evil)).toMatch(/: wf serve --data /);
  expect(outcomeText("evt_1", outcome, evil)).toContain(`--data ${quoted}`);
});

test("for the first key", async () => {
  const store = new MemoryStore();
  const given = { host: "0.0.0.0", data: evil, store: "lmdb:" };
  await expect(ensureKey(store, { [evil]: tier }, given)).rejects.toThrow(
    `wf accounts create NAME --data ${quoted} && wf keys create --account NAME --tier ${quoted} --data ${quoted}`,
  );
  const workspace = new Workspace({
    "wf.config.json": JSON.stringify({ serve: { tiers: { [evil]: tier } } }),
  });
  const { out } = await workspace.call(["accounts", "create", "acme", "--data", "state"]);
  expect(out).toBe(
    `created account acme\nto create a key: wf keys create --account acme --tier ${quoted}\n`,
  );
});

test.skipIf(process.platform === "win32")("for a data folder that others can change", async () => {
  const workspace = new Workspace();
  const folder = join(workspace.folder, "a;b c");
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  const { err } = await workspace.call(["accounts", "create", "acme", "--data", "a;b c"]);
  expect(err).toContain(`run \`chmod 700 '${folder}'\``);
});

test("for a file with the name of an option, or in place of a command", async () => {
  const workspace = new Workspace({ "-x;id.wf": goodSource });
  expect((await workspace.call(["validate", "-x;id.wf"])).err).toContain(
    "put -- before it: wf validate -- '-x;id.wf'",
  );
  expect((await workspace.call(["x;id.wf", "--color"])).err).toContain(
    "(did you mean: wf validate 'x;id.wf'?)",
  );
});

test("for a project that is too large", async () => {
  const said: string[] = [];
  const stderr = { write: async (text: string) => void said.push(text) };
  const io = { cwd: "/x", stderr } as unknown as Parameters<typeof tellUnsearched>[1];
  await tellUnsearched(["/x/a;b"], io);
  expect(said.join("")).toMatch(/^wf: a;b has .* run: wf validate 'a;b'\n$/);
});
