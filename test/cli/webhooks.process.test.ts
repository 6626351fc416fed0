/** `wf webhooks listen` and `wf webhooks test` as processes: what arrives, and the results of events. */
import { createServer, request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  generateWebhookSecret,
  signWebhook,
} from "../../src/service/accounts/webhook-signature.js";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import type { Delivery } from "../../src/service/store/records.js";
import { Watching } from "../preview/watching.js";
import { ensureBuilt } from "./built.js";
import { Workspace } from "./call.js";

beforeAll(() => ensureBuilt(), 60_000);

const running: Watching[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop("SIGKILL");
});

function start(workspace: Workspace, argv: readonly string[], env: Record<string, string> = {}) {
  const process = new Watching(workspace.folder, argv, { WF_WEBHOOK_SECRET: "", ...env });
  running.push(process);
  return process;
}

describe("wf webhooks listen", () => {
  const secret = generateWebhookSecret();
  const body = JSON.stringify({
    type: "webhook.test",
    timestamp: "2026-11-22T10:20:30.000Z",
    data: { account: "acme" },
  });

  const listen = (...options: string[]) =>
    start(new Workspace(), ["webhooks", "listen", "--port", "0", ...options]);

  const send = (address: string, text: string, headers: Record<string, string> = {}) =>
    fetch(address, { method: "POST", body: text, headers });

  const signed = (id: string, text = body, secrets = [secret], now = Date.now()) => ({
    ...signWebhook(secrets, id, text, now),
  });

  test("verifies and prints incoming messages, and ends with 0", async () => {
    const listener = listen("--secret", secret);
    const address = await listener.address();
    expect(listener.out).toBe(`listening on ${address} (press Ctrl-C to stop)\n\n`);
    const headers = signed("evt_1");
    const answer = await send(`${address}any/path?x=1`, body, headers);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    await listener.says(/"acme"\n[\s\S]*\n\n$/);
    const time = Number(headers["webhook-timestamp"]);
    expect(listener.out.split("\n").slice(2)).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d webhook\.test verified, answered 204$/),
      "  webhook-id         evt_1",
      `  webhook-timestamp  ${time} (${new Date(time * 1000).toISOString()})`,
      "  {",
      '    "type": "webhook.test",',
      '    "timestamp": "2026-11-22T10:20:30.000Z",',
      '    "data": {',
      '      "account": "acme"',
      "    }",
      "  }",
      "",
      "",
    ]);
    expect(await listener.stop("SIGINT")).toBe(0);
    expect(listener.err).toBe("");
  });

  test("refuses messages that are not signed with its secret, and says why", async () => {
    const listener = listen("--secret", secret);
    const address = await listener.address();
    const old = Date.now() - 301_000;
    for (const [headers, text, problem] of [
      [{}, body, "the webhook headers are missing"],
      [signed("evt_1"), `${body} `, "the signature does not match this secret"],
      [signed("evt_1", body, [generateWebhookSecret()]), body, "the signature does not match"],
      [signed("evt_1", body, [secret], old), body, "the timestamp is more than five minutes off"],
    ] as const) {
      expect((await send(address, text, headers)).status).toBe(400);
      await listener.says(new RegExp(`not verified: ${problem}.*, answered 400$`, "m"));
      listener.out = "";
    }
    const both = [generateWebhookSecret(), secret];
    expect((await send(address, body, signed("evt_2", body, both))).status).toBe(204);
    await listener.says(/ verified, answered 204$/m);
  });

  test("marks repeated messages, but not because of forged ones", async () => {
    const listener = listen("--secret", secret);
    const address = await listener.address();
    await send(address, body, { ...signed("evt_1"), "webhook-signature": "v1,x" });
    await listener.says(/not verified/);
    await send(address, body, signed("evt_1"));
    await listener.says(/ verified, answered/);
    await send(address, body, signed("evt_1"));
    await listener.says(/ verified, delivery 2 of this id, answered 204$/m);
    await send(address, body, signed("evt_2"));
    await listener.says(/evt_2/);
    expect(listener.out.match(/delivery \d/g)).toEqual(["delivery 2"]);
  });

  test("takes the secret from the variable, and refuses an invalid one", async () => {
    const env = { WF_WEBHOOK_SECRET: secret };
    const listener = start(new Workspace(), ["webhooks", "listen", "--port", "0"], env);
    await send(await listener.address(), body, signed("evt_1"));
    await listener.says(/ verified, /);
    const wrong = `${secret}x!`;
    const called = await new Workspace().call(["webhooks", "listen", "--secret", wrong]);
    expect(called).toEqual({
      code: 2,
      out: "",
      err: "wf: --secret must be whsec_ followed by 24 to 64 bytes in base64\n",
    });
  });

  test("without a secret, says so once, and accepts everything", async () => {
    const listener = listen("--status", "503");
    const address = await listener.address();
    expect((await send(address, "plain text\nof two lines")).status).toBe(503);
    expect((await send(address, body, signed("evt_1"))).status).toBe(503);
    await listener.says(/evt_1/);
    expect(listener.err).toBe(
      "messages are not verified; pass the secret printed by `wf webhooks set` as --secret or WF_WEBHOOK_SECRET\n",
    );
    expect(listener.out).toMatch(/ message without a type not checked, answered 503$/m);
    expect(listener.out).toContain(
      "webhook-id         none\n  webhook-timestamp  none\n  plain text\n  of two lines\n",
    );
    expect(listener.out).toMatch(/ webhook\.test not checked, answered 503$/m);
  });

  test("prints nothing that a terminal could interpret as a command", async () => {
    const listener = listen();
    const address = await listener.address();
    const evil = "\u001b[2J\u009b31m\u202e\r\u0007";
    const texts = [
      evil,
      JSON.stringify({ type: evil, [evil]: evil }),
      '{"type":"\u001b]0;x\u0007"}',
    ];
    for (const text of texts) {
      await send(address, text, {
        "webhook-id": "evt_\u0080\u009b",
        "webhook-timestamp": "\u009bm",
      });
    }
    await send(address, "{}", { "webhook-id": "last" });
    const path = `/${"a".repeat(5_000)}`;
    await fetch(new URL(path, address));
    await listener.says(/GET \/a+, answered 405/);
    expect(listener.out).not.toMatch(/[^\P{C}\n]/u);
    expect(Math.max(...listener.out.split("\n").map(({ length }) => length))).toBeLessThan(300);
  });

  test("answers other methods and endless bodies, and continues", async () => {
    const listener = listen("--secret", secret);
    const address = await listener.address();
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const answer = await fetch(`${address}hook`, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
      await listener.says(new RegExp(` ${method} /hook, answered 405\n`));
    }
    const request = httpRequest(address, { method: "POST" }, (response) => response.resume());
    // The answer and the end of the connection may arrive in any order.
    const over = new Promise((resolve) => request.on("close", resolve).on("error", resolve));
    const chunk = "x".repeat(65_536);
    const write = () => {
      while (!request.destroyed && request.write(chunk));
    };
    request.on("drain", write);
    write();
    await over;
    request.destroy();
    await listener.says(/ POST \/, answered 413\n/);
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab");
    await new Promise((resolve) => socket.once("ready", resolve));
    socket.destroy();
    expect((await send(address, body, signed("evt_1"))).status).toBe(204);
    await listener.says(/evt_1/);
  });

  test.each([
    ["deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["less deep", `${"[".repeat(2_000)}${"]".repeat(2_000)}`],
    ["long", JSON.stringify({ data: "x".repeat(200_000) })],
  ])("prints the start of a message that is too large to format: %s", async (_, text) => {
    const listener = listen("--secret", secret);
    expect((await send(await listener.address(), text, signed("evt_1", text))).status).toBe(204);
    await listener.says(/verified, answered 204[\s\S]*\n\n$/);
    expect(listener.out.length).toBeLessThan(21_000);
    if (text.length > 20_000) {
      expect(listener.out).toContain(`… and ${text.length - 20_000} more characters`);
    }
  });

  test("a given port is not replaced; the usual one is, with a message", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await expect.poll(() => other.listening).toBe(true);
    const { port } = other.address() as AddressInfo;
    const called = await new Workspace().call(["webhooks", "listen", "--port", `${port}`]);
    expect(called).toMatchObject({
      code: 2,
      err: `wf: cannot listen on 127.0.0.1, port ${port}: the port is already in use; choose another with --port, or --port 0 for any free one\n`,
    });
    const first = start(new Workspace(), ["webhooks", "listen"]);
    const usual = new URL(await first.address()).port;
    const second = start(new Workspace(), ["webhooks", "listen"]);
    const address = await second.address();
    expect(new URL(address).port).not.toBe(usual);
    expect(Number(usual)).toBeGreaterThanOrEqual(4480);
    await second.says(/messages are not verified/);
    expect(second.err).toContain(
      `port 4480 is in use; to send events here: wf webhooks set ${address} --allow-private-webhooks\n`,
    );
    const nowhere = ["webhooks", "listen", "--host", "192.0.2.1", "--port", "0"];
    expect((await new Workspace().call(nowhere)).err).toMatch(/^wf: cannot listen on 192\.0\.2\.1/);
  });
});

describe("wf webhooks test", () => {
  const last = { at: Date.UTC(2026, 10, 22, 4, 5, 6), ms: 12, status: 204, problem: null };

  /** The output and exit code of the command if the event changes in the meantime. */
  async function testWhile(fields: Partial<Delivery>): Promise<{ out: string; code: number }> {
    const workspace = new Workspace();
    const env = { WF_DATA: workspace.folder };
    await workspace.call(["accounts", "create", "acme"], { env });
    await workspace.call(["webhooks", "set", "https://example.com/"], { env });
    const command = start(workspace, ["webhooks", "test"], env);
    const [, id] = await command.says(/^queued webhook\.test as (evt_\w+); waiting for delivery$/m);
    const store = await LmdbStore.open({ folder: workspace.folder });
    await store.changeEvent(id!, (event) => ({
      ...event,
      delivery: { ...event.delivery, ...fields },
    }));
    await store.close();
    await command.says(/^evt_/m);
    return { out: command.out.replaceAll(id!, "ID"), code: (await command.ended) ?? -1 };
  }

  test("returns 0 if it was delivered", async () => {
    const delivered = { state: "delivered", attempts: 1, nextAt: null, last } as const;
    expect(await testWhile(delivered)).toEqual({ out: "ID was delivered: 204, 12 ms\n", code: 0 });
  });

  test("returns 1 if its first attempt failed, and says when the next one is", async () => {
    const problem = "it answered 500";
    const nextAt = Date.UTC(2026, 10, 22, 4, 5, 11);
    const failed = { attempts: 1, nextAt, last: { ...last, status: 500, problem } };
    expect(await testWhile(failed)).toEqual({
      out: "ID was not delivered: it answered 500, 12 ms; next attempt at 2026-11-22 04:05:11 UTC\n",
      code: 1,
    });
  });

  test("returns 1 if it was skipped", async () => {
    const reason = { ...last, ms: 0, status: null, problem: "the endpoint is disabled" };
    expect(await testWhile({ state: "skipped", nextAt: null, last: reason })).toEqual({
      out: "ID was skipped: the endpoint is disabled\n",
      code: 1,
    });
  });
});
