/** `wf webhooks`: creating, showing, changing and removing endpoints; queuing and listing events. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { isWebhookSecret } from "../../src/service/accounts/webhook-signature.js";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import type { Delivery, Endpoint } from "../../src/service/store/records.js";
import { type Called, type Surroundings, Workspace } from "./call.js";

const url = "https://example.com/hook";
const all = "usage.quota_warning, usage.quota_exceeded, api_key.rotated";

let workspace: Workspace;

beforeEach(() => {
  workspace = new Workspace();
});

function wf(line: string, { env, ...surroundings }: Surroundings = {}): Promise<Called> {
  const data = { WF_DATA: workspace.folder };
  return workspace.call(line.split(" "), { env: { ...data, ...env }, ...surroundings });
}

/** Creates the only account. */
async function withAccount(name = "acme"): Promise<void> {
  expect(await wf(`accounts create ${name}`)).toMatchObject({ code: 0 });
}

/** Creates an endpoint for the account, and returns its secret. */
async function withEndpoint(): Promise<string> {
  await withAccount();
  return (await wf(`webhooks set ${url}`)).out.trim();
}

/** Uses the store between two calls. */
async function inStore<T>(work: (store: LmdbStore) => Promise<T>): Promise<T> {
  const store = await LmdbStore.open({ folder: workspace.folder });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const changeEndpoint = (fields: Partial<Endpoint>) =>
  inStore((store) =>
    store.changeAccount("acme", (account) => ({
      ...account,
      endpoint: { ...account.endpoint!, ...fields },
    })),
  );

const changeDelivery = (id: string, fields: Partial<Delivery>) =>
  inStore((store) =>
    store.changeEvent(id, (event) => ({ ...event, delivery: { ...event.delivery, ...fields } })),
  );

describe("the account", () => {
  const lines = ["set https://example.com/", "show", "test --no-wait", "list", "redeliver evt_1"];
  const others = ["disable", "enable", "rotate", "remove --yes"];

  test.each([...lines, ...others])("may be omitted if there is only one: %s", async (line) => {
    expect((await wf(`webhooks ${line}`)).err).toContain("no data in");
    await inStore(async () => {});
    expect(await wf(`webhooks ${line}`)).toEqual({
      code: 2,
      out: "",
      err: "wf: no accounts yet; run `wf serve` or `wf accounts create NAME` to create one\n",
    });
    await withAccount("beta");
    expect((await wf(`webhooks ${line}`)).err).not.toContain("account");
    await withAccount("acme");
    expect(await wf(`webhooks ${line}`)).toEqual({
      code: 2,
      out: "",
      err: "wf: there are several accounts; choose one with --account: acme, beta\n",
    });
    expect((await wf(`webhooks ${line} --account beta`)).err).not.toContain(
      "choose one with --account",
    );
    expect(await wf(`webhooks ${line} --account gamma`)).toEqual({
      code: 2,
      out: "",
      err: 'wf: there is no account "gamma"\n',
    });
  });

  test.each(["show", "test", "redeliver evt_1", "disable", "enable", "rotate", "remove --yes"])(
    "without an endpoint is told how to create one: %s",
    async (line) => {
      await withAccount();
      const next = `wf webhooks set URL --data ${workspace.folder}`;
      expect(await wf(`webhooks ${line}`)).toEqual({
        code: 2,
        out: "",
        err: `wf: acme has no endpoint; to create one: ${next}\n`,
      });
      expect((await wf(`webhooks ${line} --account acme`)).err).toContain(
        "URL --account acme --data",
      );
    },
  );
});

describe("wf webhooks set", () => {
  test("prints only the secret, and suggests what to do next", async () => {
    await withAccount();
    const { code, out, err } = await wf(`webhooks set ${url}`);
    expect(code).toBe(0);
    expect(out.endsWith("\n")).toBe(true);
    expect(isWebhookSecret(out.trimEnd())).toBe(true);
    expect(err).toBe(
      `events sent to ${url}: ${all}\ncreated a secret; it will not be shown again:\n\nto try it:\n  wf webhooks test --data ${workspace.folder}\n`,
    );
  });

  test.each([
    ["http://127.0.0.1:4480/", ""],
    ["http://localhost:4480/hook", ""],
    ["http://127.0.0.1:4481/", " --port 4481"],
    ["http://127.0.0.1/", " --port 80"],
    ["http://127.0.0.2:4480/", " --host 127.0.0.2"],
    ["http://[::1]:9000/", " --host ::1 --port 9000"],
  ])("suggests listening at %s", async (local, place) => {
    await withAccount();
    const set = `webhooks set ${local} --allow-private-webhooks`;
    const { code, out, err } = await wf(set, { isTerminal: true });
    expect(code).toBe(0);
    expect(err).toContain(`\n  wf webhooks listen${place} --secret ${out.trim()}\n`);
    await wf("webhooks remove --yes");
    // A script that reads a secret from standard output must not have it in its log as well.
    const quiet = await wf(set);
    expect(quiet.err).toContain(`\n  wf webhooks listen${place} --secret SECRET\n`);
    expect(quiet.err).not.toContain("whsec_");
  });

  test.each(["http://192.168.0.1:4480/", "https://localhost:4480/"])(
    "suggests nothing for %s, where wf webhooks listen cannot receive",
    async (other) => {
      await withAccount();
      const { code, err } = await wf(`webhooks set ${other} --allow-private-webhooks`);
      expect(code).toBe(0);
      expect(err).not.toContain("listen");
      expect(err).toContain("\nto try it while wf serve --allow-private-webhooks is running:\n");
    },
  );

  test("names the account and the data in the next line, quoted for a shell", async () => {
    const data = "it's here";
    await workspace.call(["accounts", "create", "acme", "--data", data]);
    const set = ["webhooks", "set", url, "--account", "acme", "--data", data];
    expect((await workspace.call(set)).err).toContain(
      "wf webhooks test --account acme --data 'it'\\''s here'\n",
    );
  });

  test("keeps the secret and the events of an existing endpoint, and enables it", async () => {
    await withAccount();
    const events = "--events api_key.rotated --events usage.quota_exceeded";
    const made = await wf(`webhooks set ${url} ${events}`);
    await wf("webhooks disable");
    expect(await wf(`webhooks set ${url}/2`)).toEqual({
      code: 0,
      out: "",
      err: `events sent to ${url}/2: usage.quota_exceeded, api_key.rotated\nthe secret has not changed\nto try it: wf webhooks test --data ${workspace.folder}\n`,
    });
    const account = await inStore((store) => store.getAccount("acme"));
    expect(account!.endpoint).toMatchObject({ url: `${url}/2`, disabled: null });
    expect(account!.endpoint!.secret).toBe(made.out.trim());
    await wf(`webhooks set ${url}/2 --events usage.quota_warning,usage.quota_warning`);
    expect((await wf("webhooks show")).out).toMatch(/^events +usage\.quota_warning$/m);
  });

  test.each([
    [
      "http://example.com/",
      /"http:\/\/example.com\/": the URL must start with https:\/\/; to allow it for development, pass --allow-/,
    ],
    [
      "https://10.0.0.1/",
      /10\.0\.0\.1 is not a public address; to allow it for development, pass --allow-pr/,
    ],
    ["https://localhost/", /localhost is this machine; to allow it for development/],
    ["https://u:p@example.com/", /the URL contains a user name or password\n$/],
    ["example.com", /the URL must start with https:\/\/\n$/],
    ["https://\u001b[31m/", /"https:\/\/\\u001b\[31m\/": the URL is not well-formed\n$/],
  ])(
    "refuses %j with the reason, and names the flag if that would help",
    async (address, message) => {
      await withAccount();
      const { code, out, err } = await wf(`webhooks set ${address}`);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(message);
      expect((await wf("webhooks show")).err).toContain("has no endpoint");
    },
  );

  test("takes the flag from the variable and from the settings of the server", async () => {
    await withAccount();
    const env = { WF_ALLOW_PRIVATE_WEBHOOKS: "yes" };
    expect(await wf("webhooks set http://127.0.0.1:4480/", { env })).toMatchObject({ code: 0 });
    workspace.write("wf.config.json", '{ "serve": { "allowPrivateWebhooks": true } }');
    expect(await wf("webhooks set http://127.0.0.1:4481/")).toMatchObject({ code: 0 });
  });

  test("refuses unknown events", async () => {
    await withAccount();
    const { code, err } = await wf(`webhooks set ${url} --events usage.quota`);
    expect(code).toBe(2);
    expect(err).toContain("--events must be one of usage.quota_warning");
  });
});

describe("wf webhooks show", () => {
  test("shows the state of the endpoint, never its secret", async () => {
    const secret = await withEndpoint();
    const facts = async () => (await wf("webhooks show")).out;
    expect(await facts()).toBe(
      [
        "account       acme",
        `url           ${url}`,
        `events        ${all}`,
        "state         enabled",
        "last success  never",
        `secret        ${secret.slice(0, 10)}…`,
        "old secret    none",
        "",
      ].join("\n"),
    );
    const at = Date.UTC(2026, 10, 22, 4, 5, 6);
    for (const [reason, words] of [
      ["gone", "it answered 410"],
      ["failing", "all attempts to deliver an event failed"],
      ["asked", "disabled by a user"],
    ] as const) {
      await changeEndpoint({ disabled: { at, reason }, lastSuccessAt: at - 1000 });
      expect(await facts()).toContain(`disabled since 2026-11-22 04:05:06 UTC: ${words}\n`);
      expect(await facts()).toMatch(/^last success {2}2026-11-22 04:05:05 UTC$/m);
    }
  });

  test("prints the same as JSON", async () => {
    const secret = await withEndpoint();
    const at = Date.UTC(2026, 10, 22, 4, 5, 6);
    const old = { secret: "whsec_old", expiresAt: Date.now() + 60_000 };
    await changeEndpoint({
      disabled: { at, reason: "gone" },
      createdAt: at,
      previousSecrets: [old],
    });
    const { out } = await wf("webhooks show --json");
    expect(JSON.parse(out)).toEqual({
      account: "acme",
      url,
      events: all.split(", "),
      state: "disabled",
      disabledAt: "2026-11-22T04:05:06.000Z",
      disabledReason: "gone",
      secret: `${secret.slice(0, 10)}…`,
      oldSecretUntil: new Date(old.expiresAt).toISOString(),
      createdAt: "2026-11-22T04:05:06.000Z",
      lastSuccessAt: null,
    });
    expect(out).not.toContain("whsec_old");
    await changeEndpoint({ previousSecrets: [{ ...old, expiresAt: Date.now() }] });
    expect(JSON.parse((await wf("webhooks show --json")).out).oldSecretUntil).toBeNull();
  });

  test("prints nothing that a terminal could interpret as a command", async () => {
    await withEndpoint();
    const evil = "https://example.com/\u001b[2J\u202e";
    await changeEndpoint({ url: `${evil}\n` });
    for (const line of ["show", "disable", "enable", `set ${evil}`, "remove"]) {
      const { out, err } = await wf(`webhooks ${line}`, { answers: ["y"] });
      expect(out + err).toContain("https://example.com/");
      expect(out + err).not.toMatch(/[\u001b\u202e]/);
    }
  });
});

describe("commands that change an endpoint", () => {
  test("disable and enable", async () => {
    await withEndpoint();
    expect(await wf("webhooks disable")).toMatchObject({
      code: 0,
      out: `no more events will be sent to ${url}; to resume: wf webhooks enable --data ${workspace.folder}\n`,
    });
    expect((await wf("webhooks show")).out).toContain("disabled since");
    expect((await wf("webhooks test")).err).toBe(
      "wf: the endpoint of acme is disabled; enable it first\n",
    );
    expect((await wf("webhooks enable")).out).toContain(
      `events are sent to ${url} again; to resend a skipped one: wf webhooks redeliver ID --data ${workspace.folder}\n`,
    );
    expect((await wf("webhooks show")).out).toMatch(/^state +enabled$/m);
  });

  test("rotate prints only the new secret; the old one keeps signing for the grace period", async () => {
    const now = Date.UTC(2026, 10, 22, 4, 5, 6);
    vi.useFakeTimers({ now, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const old = await withEndpoint();
    const { code, out, err } = await wf("webhooks rotate --grace 2h");
    expect(code).toBe(0);
    expect(isWebhookSecret(out.trimEnd())).toBe(true);
    expect(out.trim()).not.toBe(old);
    const until =
      /^the old secret signs until (\S+Z); the new secret will not be shown again:\n$/.exec(err);
    expect(Date.parse(until![1]!)).toBe(now + 7_200_000);
    const { endpoint } = (await inStore((store) => store.getAccount("acme")))!;
    expect(endpoint).toMatchObject({ secret: out.trim(), previousSecrets: [{ secret: old }] });
    expect((await wf("webhooks show")).out).toMatch(/^old secret +signs until 20.* UTC$/m);
  });

  test("rotate without a grace period asks first", async () => {
    await withEndpoint();
    const line = "webhooks rotate --grace 0s";
    expect((await wf(line)).err).toMatch(/stops signing immediately\. To confirm, pass --yes\n$/);
    expect(await wf(line, { answers: ["n"] })).toMatchObject({ code: 1, out: "" });
    expect((await wf(line, { answers: ["y"] })).out).toMatch(/^whsec_/);
    expect((await wf(`${line} --yes`)).err).toContain("the old secret no longer signs");
    expect((await wf("webhooks show")).out).toMatch(/^old secret +none$/m);
    expect((await wf("webhooks rotate --grace 31d")).err).toContain("--grace must be a time");
  });

  test("remove asks first", async () => {
    await withEndpoint();
    const asked = `Remove the endpoint of acme, ${url}, and its secret?`;
    expect(await wf("webhooks remove")).toEqual({
      code: 2,
      out: "",
      err: `wf: ${asked} To confirm, pass --yes\n`,
    });
    expect(await wf("webhooks remove", { answers: ["no"] })).toMatchObject({ code: 1 });
    expect(await wf("webhooks remove", { answers: ["yes"] })).toEqual({
      code: 0,
      out: "removed the endpoint of acme\n",
      err: `${asked} (y/N) \n`,
    });
    expect((await wf("webhooks show")).code).toBe(2);
  });
});

describe("events", () => {
  const queue = async (options = ""): Promise<string> => {
    const { code, out, err } = await wf(`webhooks test --no-wait${options}`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    return /^queued \S+ as (evt_\w+)\n$/.exec(out)![1]!;
  };
  const last = { at: Date.UTC(2026, 10, 22, 4, 5, 6), ms: 12, status: 500, problem: null };

  test("are queued without waiting", async () => {
    await withEndpoint();
    const first = await queue();
    const second = await queue(" --event usage.quota_exceeded");
    const events = await inStore((store) => store.listEvents("acme", 10));
    expect(events.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(["webhook.test", "usage.quota_exceeded"]),
    );
    expect((await wf("webhooks test --event usage.quota")).err).toContain(
      "--event must be one of usage.quota_warning",
    );
  });

  test("are listed with their results", async () => {
    await withEndpoint();
    expect((await wf("webhooks list")).out).toBe("no events yet\n");
    expect((await wf("webhooks list --json")).out).toBe("[]\n");
    const id = await queue();
    const row = async () => (await wf("webhooks list")).out.split("\n")[1]!.split(/ {2,}/).slice(1);
    expect((await row()).slice(0, 4)).toEqual([id, "webhook.test", "pending", "0"]);
    await changeDelivery(id, { lease: "somebody", nextAt: Date.now() + 60_000 });
    expect(await row()).toEqual([id, "webhook.test", "sending", "0"]);
    // An expired claim does not count.
    await changeDelivery(id, { lease: "somebody", nextAt: 1_000 });
    expect((await row()).slice(2)).toEqual(["pending", "0", "1970-01-01 00:00:01"]);
    const nextAt = Date.UTC(2026, 10, 22, 4, 10, 0);
    await changeDelivery(id, { lease: null, attempts: 1, last, nextAt });
    expect(await row()).toEqual([
      id,
      "webhook.test",
      "pending",
      "1",
      "500, 12 ms",
      "2026-11-22 04:10:00",
    ]);
    const odd = { ...last, status: null, problem: "refused\u001b[2J" };
    await changeDelivery(id, { state: "failed", attempts: 10, last: odd, nextAt: null });
    expect(await row()).toEqual([id, "webhook.test", "failed", "10", "refused␛[2J, 12 ms"]);
    expect(JSON.parse((await wf("webhooks list --json")).out)).toEqual([
      {
        id,
        type: "webhook.test",
        createdAt: expect.stringMatching(/Z$/),
        state: "failed",
        attempts: 10,
        last: { ...odd, at: "2026-11-22T04:05:06.000Z" },
        nextAt: null,
      },
    ]);
  });

  test("are listed up to the requested number, and only for the account", async () => {
    await withEndpoint();
    await withAccount("beta");
    await wf(`webhooks set ${url} --account beta`);
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.push(await queue(" --account acme"));
    const foreign = await queue(" --account beta");
    const { out } = await wf("webhooks list --account acme --limit 2");
    expect(out.split("\n")).toHaveLength(4);
    expect(out).not.toContain(foreign);
    const whole = JSON.parse((await wf("webhooks list --account acme --json")).out);
    expect(whole.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
    expect((await wf("webhooks list --account acme --limit 0")).code).toBe(2);
  });

  test("can be sent again by hand", async () => {
    await withEndpoint();
    const id = await queue();
    await changeDelivery(id, { state: "failed", attempts: 10, last, nextAt: null });
    expect(await wf(`webhooks redeliver ${id} --no-wait`)).toEqual({
      code: 0,
      out: `queued ${id} again\n`,
      err: "",
    });
    const { delivery } = (await inStore((store) => store.getEvent(id)))!;
    expect(delivery).toMatchObject({ state: "pending", attempts: 0, last });
    await changeDelivery(id, { lease: "somebody", nextAt: Date.now() + 60_000 });
    expect((await wf(`webhooks redeliver ${id}`)).err).toBe(
      `wf: ${id} is being sent right now; try again in a moment\n`,
    );
    expect((await wf("webhooks redeliver evt_none")).err).toBe(
      'wf: acme has no event "evt_none"\n',
    );
    expect((await wf("webhooks redeliver")).err).toBe("wf: missing required argument 'ID'\n");
  });
});
