/** Tests deliveries by real processes: two at a time on one store, some of which are killed in the middle. */
import { afterEach, describe, expect, test } from "vitest";
import { createAccount } from "../../../src/service/accounts/accounts.js";
import { sendTestEvent, setEndpoint } from "../../../src/service/accounts/endpoints.js";
import { LmdbStore } from "../../../src/service/store/lmdb-store.js";
import type { Delivery } from "../../../src/service/store/records.js";
import { isSearching } from "../../support/case-count.js";
import { ServeFolder } from "../serve-process.js";
import { LocalEndpoint } from "./local-endpoint.js";

let folder: ServeFolder;
let store: LmdbStore;
let endpoint: LocalEndpoint;
afterEach(async () => {
  await folder.remove();
  await store.close();
  await endpoint.close();
});

const accounts = ["a", "b", "c", "d"];

/** Opens a folder with accounts that share an endpoint; this process has the store open, too. */
async function open(): Promise<void> {
  folder = new ServeFolder();
  await folder.key("wide", accounts[0]);
  store = await LmdbStore.open({ folder: folder.data });
  endpoint = await LocalEndpoint.open();
  const request = { url: endpoint.url, allowPrivate: true };
  for (const account of accounts) {
    if (account !== accounts[0]) await createAccount(store, account, Date.now());
    await setEndpoint(store, account, request, Date.now());
  }
}

/** Queues events of all accounts in turn, and returns their ids. */
async function queue(count: number): Promise<string[]> {
  const events = Array.from({ length: count }, (_, at) =>
    sendTestEvent(store, accounts[at % accounts.length]!, undefined, Date.now()),
  );
  return (await Promise.all(events)).map(({ id }) => id);
}

/** Skips the time that events wait for: the next attempt, or the end of a claim. */
async function passTime(isMeant: (delivery: Delivery) => boolean): Promise<void> {
  const events = await Promise.all(accounts.map((account) => store.listEvents(account, 1_000)));
  const waiting = events.flat().filter(({ delivery }) => delivery.nextAt !== null);
  await Promise.all(
    waiting.map(({ id }) =>
      store.changeEvent(id, (event) => {
        const { delivery } = event;
        if (delivery.nextAt === null || !isMeant(delivery)) return undefined;
        return { ...event, delivery: { ...delivery, nextAt: Date.now() } };
      }),
    ),
  );
}

const serve = () => folder.serve("--allow-private-webhooks");

describe("two processes", () => {
  test("share the events of a store, and send each of them exactly once", async () => {
    await open();
    const running = new Set<string>();
    const twice: string[] = [];
    endpoint.answer = (reply, { id }) => {
      if (running.has(id)) twice.push(id);
      running.add(id);
      setTimeout(() => {
        running.delete(id);
        reply.writeHead(204).end();
      }, 20);
    };
    const servers = await Promise.all([serve(), serve()]);
    const ids: string[] = [];
    for (let round = 0; round < 10; round++) {
      ids.push(...(await queue(40)));
      await expect.poll(() => endpoint.messages.length).toBeGreaterThanOrEqual(ids.length - 20);
    }
    await expect.poll(() => store.nextDue()).toBeUndefined();
    expect(twice).toEqual([]);
    expect(endpoint.messages).toHaveLength(ids.length);
    expect(new Set(endpoint.counts.keys())).toEqual(new Set(ids));
    for (const server of servers) expect(await server.end()).toBe(0);
  });
});

describe("kill -9", () => {
  test("repeated during deliveries, loses no event", async () => {
    const rounds = isSearching ? 20 : 5;
    await open();
    // Slow enough that some deliveries are always in progress, and sometimes failing.
    endpoint.answer = (reply, { id }) => {
      const isTaken = endpoint.counts.get(id)! > 1 || id.charCodeAt(id.length - 1) % 8 > 0;
      setTimeout(() => reply.writeHead(isTaken ? 204 : 500).end(), 60);
    };
    const ids: string[] = [];
    let inFlight = 0;
    for (let round = 0; round < rounds; round++) {
      ids.push(...(await queue(100)));
      const before = endpoint.messages.length;
      const server = await serve();
      await expect.poll(() => endpoint.messages.length, { interval: 5 }).toBeGreaterThan(before);
      await server.end("SIGKILL");
      for (const account of accounts) {
        const events = await store.listEvents(account, 1_000);
        inFlight += events.filter(({ delivery }) => delivery.lease !== null).length;
      }
    }
    // The killed processes had open claims.
    expect(inFlight).toBeGreaterThan(rounds);
    await passTime(() => true);
    const last = await serve();
    const nextDue = async () => {
      await passTime(({ lease }) => lease === null);
      return store.nextDue();
    };
    await expect.poll(nextDue, { interval: 200 }).toBeUndefined();
    expect(new Set(endpoint.counts.keys())).toEqual(new Set(ids));
    for (const id of ids) {
      expect((await store.getEvent(id))!.delivery).toMatchObject({ state: "delivered" });
    }
    expect(endpoint.messages.length).toBeGreaterThan(ids.length);
    expect(await last.end()).toBe(0);
  });
});

test("an orderly shutdown releases running attempts, and the next process sends them immediately", async () => {
  await open();
  endpoint.answer = () => {};
  const [id] = await queue(1);
  const server = await serve();
  await expect.poll(() => endpoint.messages.length).toBe(1);
  expect(await server.end()).toBe(0);
  expect((await store.getEvent(id!))!.delivery).toMatchObject({ state: "pending", lease: null });
  endpoint.answer = (reply) => reply.writeHead(204).end();
  const next = await serve();
  await expect.poll(async () => (await store.getEvent(id!))!.delivery.state).toBe("delivered");
  expect(await next.end()).toBe(0);
  expect(endpoint.messages.map((message) => message.id)).toEqual([id, id]);
});

test("private endpoints cause a warning if others can reach the server, and are off by default", async () => {
  await open();
  const warned = /webhooks can reach private addresses/;
  const open0 = await folder.serve("--allow-private-webhooks", "--host", "0.0.0.0");
  await expect.poll(() => open0.err).toMatch(warned);
  await open0.end();
  const local = await serve();
  await local.end();
  expect(local.err).not.toMatch(warned);
  const [id] = await queue(1);
  const strict = await folder.serve();
  await expect
    .poll(async () => (await store.getEvent(id!))!.delivery.last?.problem)
    .toBe(
      "not sent: the URL must start with https://; start the server with --allow-private-webhooks to allow it",
    );
  await strict.end();
  expect(endpoint.messages).toEqual([]);
});
