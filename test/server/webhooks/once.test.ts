/** Tests that each event is sent once: with parallel requests over HTTP, and with several loops on one store. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changeTier, createKey } from "../../../src/service/accounts/keys.js";
import type { TierTable } from "../../../src/service/accounts/tiers.js";
import { LmdbStore } from "../../../src/service/store/lmdb-store.js";
import { Api, start } from "../api.js";
import { Sending } from "./sending.js";

/** A store in files, which is closed and removed after the test and its servers. */
async function openFiles(): Promise<LmdbStore> {
  const folder = mkdtempSync(path.join(tmpdir(), "wf-outbox-"));
  const store = await LmdbStore.open({ folder });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

test("40 concurrent clients cause one warning and one exceeded event, and again in a higher tier", async () => {
  const tiers: TierTable = {
    small: { minute: 9_999, day: 9_999, month: 100 },
    large: { minute: 9_999, day: 9_999, month: 200 },
  };
  const sending = await Sending.open({ store: await openFiles(), tiers });
  const { api, endpoint } = sending;
  const { key, record } = await createKey(
    api.store,
    tiers,
    { account: "acme", tier: "small" },
    start,
  );
  const { port } = api.app.server.address() as { port: number };
  const statuses = new Map<number, number>();
  /** Sends `count` requests in total from 40 clients. */
  const send = async (count: number) => {
    let left = count;
    const client = async () => {
      while (left-- > 0) {
        const url = `http://127.0.0.1:${port}/tools/grammar`;
        const answer = await fetch(url, { headers: { "x-api-key": key } });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 40 }, client));
  };
  const told = () =>
    endpoint.messages
      .map(({ body }) => JSON.parse(body))
      .map(({ type, data }) => `${type} ${data.period} ${data.used}/${data.limit}`)
      .sort();
  await send(150);
  expect(Object.fromEntries(statuses)).toEqual({ 200: 100, 429: 50 });
  const small = ["usage.quota_exceeded 2026-11 100/100", "usage.quota_warning 2026-11 80/100"];
  await expect.poll(told, { timeout: 10_000 }).toEqual(small);
  await changeTier(api.store, tiers, record.id, "large", start);
  await send(150);
  expect(Object.fromEntries(statuses)).toEqual({ 200: 200, 429: 100 });
  const large = ["usage.quota_exceeded 2026-11 200/200", "usage.quota_warning 2026-11 160/200"];
  const november = [...small, ...large].sort();
  await expect.poll(told, { timeout: 10_000 }).toEqual(november);
  api.now = Date.UTC(2026, 11, 1);
  await send(210);
  const december = large.map((text) => text.replace("-11", "-12"));
  await expect.poll(told, { timeout: 10_000 }).toEqual([...november, ...december].sort());
});

test("two loops on one store send every event exactly once", async () => {
  const store = await openFiles();
  const sending = await Sending.open({ store });
  const { endpoint } = sending;
  const other = await Api.open({ store, allowPrivateWebhooks: true });
  onTestFinished(() => other.app.close());
  await other.app.listen({ port: 0, host: "127.0.0.1" });
  const running = new Set<string>();
  const twice: string[] = [];
  endpoint.answer = (reply, { id }) => {
    if (running.has(id)) twice.push(id);
    running.add(id);
    setTimeout(() => {
      running.delete(id);
      reply.writeHead(204).end();
    }, 5);
  };
  const accounts = ["a", "b", "c"];
  for (const account of accounts) await sending.set(account, endpoint.url);
  const ids: string[] = [];
  for (let at = 0; at < 300; at++) {
    ids.push(await sending.queue(accounts[at % accounts.length]!));
    other.app.webhooks.wake();
  }
  await expect.poll(() => store.nextDue(), { timeout: 20_000 }).toBeUndefined();
  expect(twice).toEqual([]);
  expect([...endpoint.counts.keys()].sort()).toEqual(ids.sort());
  expect(endpoint.messages).toHaveLength(ids.length);
  for (const id of ids) expect((await sending.event(id)).delivery.state).toBe("delivered");
});
