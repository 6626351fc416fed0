/** Texts in a data folder of someone else, or in a backup, must not command the terminal or CI log that shows them. */
import { beforeEach, expect, test } from "vitest";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import type { EventRecord } from "../../src/service/store/records.js";
import { keyRecord, noon } from "../store/store-contract.js";
import { type Surroundings, Workspace } from "./call.js";

const evil = "a\u001b[2J\u009b31m\u202e\r\n::stop-commands::x ##[error]y";
/** What none of the outputs may contain. */
const command = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]|^\s*::|##\[/m;

let workspace: Workspace;

/** A folder with a key, an endpoint and an event whose texts are hostile. */
async function fill(name: string): Promise<void> {
  const store = await LmdbStore.open({ folder: workspace.folder });
  const endpoint = {
    url: `https://x/${evil}`,
    events: [evil as "api_key.rotated"],
    secret: `whsec_${evil}`,
    previousSecrets: [],
    createdAt: noon,
    disabled: null,
    lastSuccessAt: null,
  };
  await store.addAccount({ name, createdAt: noon, tokenHash: null, endpoint });
  const fields = { account: name, name: evil, tier: evil, display: evil };
  await store.addKey(keyRecord("key_1", fields));
  await store.addKey(keyRecord(`key_${evil}`, { ...fields, tier: "free", sharesWith: evil }));
  const event: EventRecord = {
    id: "evt_1",
    account: name,
    type: evil as EventRecord["type"],
    createdAt: noon,
    data: {},
    delivery: {
      state: evil as "failed",
      attempts: 1,
      nextAt: null,
      lease: null,
      startedAt: null,
      last: { at: noon, ms: 1, status: null, problem: evil },
    },
  };
  await store.addEvent(event);
  await store.close();
}

beforeEach(() => {
  workspace = new Workspace();
});

const call = (argv: readonly string[], surroundings?: Surroundings) =>
  workspace.call(argv, { env: { WF_DATA: workspace.folder }, ...surroundings });

test.each<[readonly string[], number, Surroundings?]>([
  [["keys", "list"], 0],
  [["keys", "list", "--all"], 0],
  [["keys", "list", "--json"], 0],
  [["keys", "show", `key_${evil}`], 0],
  [["keys", "show", "key_1"], 2],
  [["keys", "rotate", "key_1", "--grace", "0"], 1, { answers: ["n"] }],
  [["keys", "revoke", "key_1"], 1, { answers: ["n"] }],
  [["keys", "revoke", `key_${evil}`, "--yes"], 0],
  [["accounts", "list"], 0],
  [["accounts", "remove", `acme${evil}`], 1, { answers: ["n"] }],
  [["accounts", "remove", `acme${evil}`, "--yes"], 0],
  [["webhooks", "show"], 0],
  [["webhooks", "list"], 0],
  [["webhooks", "test", "--no-wait"], 0],
  [["webhooks", "disable"], 0],
  [["webhooks", "enable"], 0],
  [["webhooks", "rotate", "--grace", "0"], 1, { answers: ["n"] }],
  [["webhooks", "remove"], 1, { answers: ["n"] }],
  [["webhooks", "remove", "--yes"], 0],
])("wf %j", async (argv, expected, surroundings) => {
  await fill(`acme${evil}`);
  const { code, out, err } = await call(argv, surroundings);
  expect(out + err).not.toMatch(command);
  expect([code, err.includes("internal error")]).toEqual([expected, false]);
  expect(out + err).not.toBe("");
});

test.skipIf(process.platform === "win32")(
  "names of backups and stores are printed as text",
  async () => {
    const from = `${workspace.folder}/state`;
    const said: string[] = [];
    const wf = async (argv: readonly string[], surroundings?: Surroundings) => {
      const { out, err } = await call(argv, { env: { WF_DATA: from }, ...surroundings });
      said.push(out + err);
    };
    const [file, data] = [`${evil}.jsonl`, `${from}-${evil}`];
    await wf(["accounts", "create", "acme"]);
    await wf(["backup", file]);
    await wf(["backup", file], { answers: ["n"] });
    await wf(["restore", file, "--data", data, "--yes"]);
    await wf(["store", "copy", `lmdb:${from}`, `lmdb:${data}`, "--dry-run"]);
    await wf(["store", "copy", `lmdb:${from}`, `lmdb:${data}`], { answers: ["n"] });
    await wf(["store", "copy", `lmdb:${from}`, `lmdb:${data}`, "--yes"]);
    expect(said).toEqual([
      expect.stringMatching(/^created account acme\n/),
      expect.stringMatching(/^wrote a␛/),
      expect.stringMatching(/^Replace a␛/),
      expect.stringMatching(/^restored .* from a␛/),
      expect.stringMatching(/^would copy .*a␛/),
      expect.stringMatching(/^Replace 1 account .*a␛/),
      expect.stringMatching(/^copied .*a␛/),
    ]);
    for (const each of said) expect(each).not.toMatch(command);
  },
);
