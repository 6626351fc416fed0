/** Tests that invalid Redis replies cause a StoreError in each operation, and that the process continues. */
import { expect, onTestFinished, test } from "vitest";
import { pendingDelivery } from "../../src/service/store/delivery.js";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import { type Store, StoreError } from "../../src/service/store/store.js";
import { bulk, FakeRedis } from "../support/fake-redis.js";
import { keyRecord, noon, subject } from "./store-contract.js";

const account = { name: "acme", createdAt: noon, tokenHash: null, endpoint: null };
const event = {
  id: "evt_1",
  account: "acme",
  type: "api_key.rotated",
  createdAt: noon,
  data: {},
  delivery: pendingDelivery(noon),
} as const;
const session = {
  hash: "s",
  account: "acme",
  tokenHash: "t",
  createdAt: noon,
  expiresAt: noon + 1,
};
const claim = { now: noon, until: noon, lease: "l", count: 9, perAccount: 9, busy: new Map() };

/** Every operation, as a call that returns its result. */
const operations: Record<string, (store: Store) => Promise<unknown>> = {
  findKey: (store) => store.findKey("hash"),
  getKey: (store) => store.getKey("key_1"),
  listKeys: (store) => store.listKeys(),
  "listKeys of an account": (store) => store.listKeys("acme"),
  pageKeys: (store) => store.pageKeys("acme", { now: noon, size: 9, working: 1, ended: 1 }),
  addKey: (store) => store.addKey(keyRecord("key_1"), () => true),
  changeKey: (store) => store.changeKey("key_1", (key) => ({ key, events: [event] })),
  getAccount: (store) => store.getAccount("acme"),
  listAccounts: (store) => store.listAccounts(),
  addAccount: (store) => store.addAccount(account),
  changeAccount: (store) => store.changeAccount("acme", (each) => each),
  removeAccount: (store) => store.removeAccount("acme"),
  consume: (store) => store.consume(subject("key_1"), noon),
  refund: (store) => store.refund(subject("key_1"), noon),
  getUsage: (store) => store.getUsage("key_1"),
  seeUsage: (store) => store.seeUsage("key_1", noon),
  getOwnUsage: (store) => store.getOwnUsage("key_1"),
  getDays: (store) => store.getDays("key_1"),
  listEvents: (store) => store.listEvents("acme", 9),
  getEvent: (store) => store.getEvent("evt_1"),
  addEvent: (store) => store.addEvent(event),
  changeEvent: (store) => store.changeEvent("evt_1", (each) => each),
  claimEvents: (store) => store.claimEvents(claim),
  nextDue: (store) => store.nextDue(),
  countPending: (store) => store.countPending(),
  removeEvents: (store) => store.removeEvents(noon),
  getSession: (store) => store.getSession("s"),
  addSession: (store) => store.addSession(session),
  removeSession: (store) => store.removeSession("s"),
  items: async (store) => {
    for await (const _ of store.items()) {
      // Reads to the end.
    }
  },
  replaceItems: (store) => store.replaceItems(() => [{ kind: "account", value: account }]),
  check: (store) => store.check(noon),
};

const nested = `${"*1\r\n".repeat(100_000)}:1\r\n`;
const wrong: Record<string, string> = {
  "a text": bulk("acme"),
  "a JSON text that is no record": bulk('{"id":7}'),
  "a number": ":7\r\n",
  "a negative number": ":-7\r\n",
  "a simple text": "+OK\r\n",
  nothing: "$-1\r\n",
  "no list": "*-1\r\n",
  "an empty list": "*0\r\n",
  "a list of numbers": "*3\r\n:1\r\n:2\r\n:3\r\n",
  "a list of texts": `*2\r\n${bulk("x")}${bulk("y")}`,
  "a list of lists": `*2\r\n*1\r\n${bulk("x")}*1\r\n:1\r\n`,
  "too many levels": nested,
  "an error": "-ERR nobody is here\r\n",
  "an HTTP answer": "HTTP/1.1 400 Bad Request\r\n\r\n",
};

async function open(): Promise<{ fake: FakeRedis; store: RedisStore }> {
  const fake = await FakeRedis.open();
  onTestFinished(() => fake.close());
  const store = await RedisStore.open({ address: readRedisAddress(fake.url), freshness: 600_000 });
  onTestFinished(() => store.close());
  return { fake, store };
}

/** Whether the store works again after it has reconnected. */
const works = (store: Store) => store.check(noon).then(Boolean, () => false);

test.each(Object.entries(wrong))("%s, as the reply to anything", async (_, bytes) => {
  const { fake, store } = await open();
  for (const [name, run] of Object.entries(operations)) {
    fake.answer = (command, words) =>
      command === "client" || command === "info" ? fake.usual(command, words) : bytes;
    const result = await run(store).catch((error: unknown) => error);
    if (result instanceof Error) expect([name, result]).toEqual([name, expect.any(StoreError)]);
    // Values that are not numbers are not counted.
    expect(JSON.stringify(result) ?? "").not.toMatch(/:null,"count|NaN|-7/);
    fake.answer = (command, words) => {
      if (command === "hset") return ":1\r\n";
      return command === "hget" ? bulk("1") : fake.usual(command, words);
    };
    await expect.poll(() => works(store), { interval: 5, timeout: 5_000 }).toBe(true);
  }
});

test.each([
  ["nothing", "$-1\r\n"],
  ["a text", bulk("x")],
  ["an error", "-ERR\r\n"],
  ["a push", ">1\r\n_\r\n"],
  ["too many levels", nested],
])("%s without a command ends the connection, and a new one is made", async (_, bytes) => {
  const { fake, store } = await open();
  fake.answer = (command, words) => {
    if (command === "hset") return ":1\r\n";
    return command === "hget" ? bulk("1") : fake.usual(command, words);
  };
  expect(await works(store)).toBe(true);
  const { accepted } = fake;
  fake.say(bytes);
  await expect.poll(() => fake.accepted).toBe(accepted + 1);
  await expect.poll(() => works(store)).toBe(true);
});

test("the reason names the reply", async () => {
  const { fake, store } = await open();
  fake.answer = (command, words) =>
    command === "smembers" ? ":7\r\n" : fake.usual(command, words);
  const error = await store.listAccounts().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^cannot use Redis at redis:\/\/127\.0\.0\.1:\d+$/),
    cause: { message: "its answer to SMEMBERS is not one that Redis gives" },
  });
});
