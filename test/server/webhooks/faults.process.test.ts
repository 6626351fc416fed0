/** Tests endpoints that misbehave, stores that fail and servers that end: delivery continues, and nobody else waits. */
import { createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { drainServer } from "../../../src/service/server/app/lifecycle.js";
import { describeFailure } from "../../../src/service/server/webhooks/describe-failure.js";
import { OutboxLoop } from "../../../src/service/server/webhooks/outbox-loop.js";
import { defaultWebhookOptions } from "../../../src/service/server/webhooks/webhook-options.js";
import { pendingDelivery } from "../../../src/service/store/delivery.js";
import { MemoryStore } from "../../../src/service/store/memory-store.js";
import { StoreError } from "../../../src/service/store/store.js";
import { Api, start } from "../api.js";
import { LocalEndpoint, status } from "./local-endpoint.js";
import { Sending } from "./sending.js";

/** A server that handles each connection as a test wants; returns its port. */
async function openPort(handle: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Without reading, it would not notice that the other side has closed.
    socket.on("error", () => {}).resume();
    handle(socket);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

describe("a bad endpoint", () => {
  const head = "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n";
  /** What an endpoint does with a connection, and what its account holder is told. */
  const bad: Record<string, [(socket: Socket) => void, number | null, RegExp]> = {
    "says nothing": [() => {}, null, /^no response within 0.3 s$/],
    "drips its headers": [
      (socket) => drip(socket, "HTTP/1.1 200 OK\r\n"),
      null,
      /^no response within 0.3 s$/,
    ],
    "drips its body": [
      (socket) => drip(socket, "", `${head}content-length: 900\r\n\r\n`),
      200,
      /^no complete response within 0.3 s$/,
    ],
    "closes at once": [
      (socket) => socket.destroy(),
      null,
      /^the connection was closed before the response was complete$/,
    ],
    "closes in the middle": [
      (socket) => socket.once("data", () => socket.end(`${head}content-length: 9\r\n\r\nhalf`)),
      200,
      /^the connection was closed before the response was complete$/,
    ],
    "does not speak HTTP": [
      (socket) => socket.once("data", () => socket.end("220 mail.test ESMTP\r\n")),
      null,
      /^the response is not valid HTTP$/,
    ],
    "has endless headers": [
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        const timer = setInterval(() => socket.write(`x: ${"x".repeat(9_000)}\r\n`), 1);
        socket.on("close", () => clearInterval(timer));
      },
      null,
      /^the response is longer than 64 KiB$/,
    ],
    "fails, and drips its reasons": [
      (socket) => drip(socket, "", "HTTP/1.1 503 No\r\ncontent-length: 900\r\n\r\n"),
      503,
      /^HTTP 503$/,
    ],
  };

  function drip(socket: Socket, text: string, before = ""): void {
    socket.once("data", () => {
      socket.write(before);
      let at = 0;
      const timer = setInterval(() => socket.write(text[at++] ?? "x"), 50);
      socket.on("close", () => clearInterval(timer));
    });
  }

  test.each(Object.keys(bad))("that %s is tried again later", async (name) => {
    const [handle, code, problem] = bad[name]!;
    const port = await openPort(handle);
    const sending = await Sending.open({ webhooks: { attemptLimit: 300 } });
    await sending.set("acme", `http://127.0.0.1:${port}/`);
    const { delivery } = await sending.attempted(await sending.queue());
    expect(delivery).toMatchObject({ state: "pending", attempts: 1, last: { status: code } });
    expect(delivery.last!.problem).toMatch(problem);
    expect(delivery.nextAt).toBe(start + 5_000);
  });

  test("with a closed port or an untrusted certificate is tried again later", async () => {
    const sending = await Sending.open();
    const closed = await LocalEndpoint.open();
    await closed.close();
    await sending.set("acme", `http://127.0.0.1:9/`);
    const refused = (await sending.attempted(await sending.queue())).delivery;
    expect(refused.last).toMatchObject({ status: null, problem: "the connection was refused" });
    const secure = await LocalEndpoint.open({ isSecure: true });
    onTestFinished(() => secure.close());
    await sending.set("acme", secure.url);
    const untrusted = (await sending.attempted(await sending.queue())).delivery;
    expect(untrusted).toMatchObject({
      state: "pending",
      last: { status: null, problem: "the certificate is self-signed" },
    });
    expect(secure.messages).toEqual([]);
  });

  test("that answers 64 MB is read for 64 KiB, and its status counts", async () => {
    const sending = await Sending.open();
    let written = 0;
    let isCut = false;
    sending.endpoint.answer = (reply) => {
      const chunk = Buffer.alloc(65_536);
      reply.writeHead(200).on("close", () => {
        isCut = !reply.writableFinished;
      });
      const write = () => {
        while (written < 1 << 26 && !reply.destroyed) {
          written += chunk.length;
          if (!reply.write(chunk)) return void reply.once("drain", write);
        }
        reply.end();
      };
      write();
    };
    const { delivery } = await sending.attempted(await sending.queue());
    expect(delivery).toMatchObject({ state: "delivered", last: { status: 200, problem: null } });
    await expect.poll(() => isCut).toBe(true);
    expect(written).toBeLessThan(1 << 25);
  });

  test("delays no one else: ten that hang with long queues, and the others are served", async () => {
    const port = await openPort(() => {});
    // No hanging attempt times out during the test.
    const sending = await Sending.open({ webhooks: { attemptLimit: 600_000 } });
    const { store } = sending.api;
    for (let account = 0; account < 10; account++) {
      await sending.set(`a-hanging-${account}`, `http://127.0.0.1:${port}/`);
      for (let at = 0; at < 30; at++) await sending.queue(`a-hanging-${account}`);
    }
    const { endpoint } = sending;
    endpoint.answer = status(500);
    await sending.set("b-failing", endpoint.url);
    const failing = await sending.queue("b-failing");
    await sending.attempted(failing);
    endpoint.answer = status(204);
    const ids: string[] = [];
    for (let at = 0; at < 20; at++) {
      await sending.set(`z-other-${at}`, endpoint.url);
      ids.push(await sending.queue(`z-other-${at}`), await sending.queue(`z-other-${at}`));
    }
    for (const id of ids) {
      expect((await sending.attempted(id)).delivery.state).toBe("delivered");
    }
    // The hanging attempts are still running, and none has been given up.
    for (let account = 0; account < 10; account++) {
      const hanging = await store.listEvents(`a-hanging-${account}`, 50);
      expect(hanging.filter(({ delivery }) => delivery.attempts > 0)).toEqual([]);
      expect(hanging.some(({ delivery }) => delivery.lease !== null)).toBe(true);
    }
    expect((await sending.next(failing)).delivery.state).toBe("delivered");
  });

  test("gets at most half of the slots, however many such endpoints there are", async () => {
    const port = await openPort(() => {});
    const sending = await Sending.open({
      webhooks: { attemptLimit: 150, slowAfter: 100, slots: 8 },
    });
    const accounts = Array.from({ length: 12 }, (_, at) => `a-hanging-${at}`);
    for (const account of accounts) {
      await sending.set(account, `http://127.0.0.1:${port}/`);
      for (let at = 0; at < 10; at++) await sending.queue(account);
    }
    const { store } = sending.api;
    const attemptsOf = async (account: string) => {
      const events = await store.listEvents(account, 50);
      return events.reduce((sum, { delivery }) => sum + delivery.attempts, 0);
    };
    const least = async () => Math.min(...(await Promise.all(accounts.map(attemptsOf))));
    // Each account is known to be slow after its first attempt.
    await expect.poll(least, { timeout: 25_000 }).toBeGreaterThan(0);
    await sending.set("z-other", sending.endpoint.url);
    const id = await sending.queue("z-other");
    expect((await sending.attempted(id)).delivery.state).toBe("delivered");
    expect(await attemptsOf(accounts.at(-1)!)).toBeLessThan(10);
  }, 60_000);

  test("that hangs gets one event at a time after the first", async () => {
    let open = 0;
    let most = 0;
    const port = await openPort((socket) => {
      most = Math.max(most, ++open);
      socket.on("close", () => open--);
    });
    const sending = await Sending.open({
      webhooks: { attemptLimit: 500, slowAfter: 100, perAccount: 4 },
    });
    await sending.set("acme", `http://127.0.0.1:${port}/`);
    const ids: string[] = [];
    for (let at = 0; at < 6; at++) ids.push(await sending.queue());
    await expect.poll(() => most, { timeout: 5_000 }).toBe(4);
    for (const id of ids.slice(0, 4)) await sending.attempted(id);
    // The other side notices the end a little later.
    await expect.poll(() => open).toBeLessThanOrEqual(1);
    most = 0;
    for (const id of ids) await sending.attempted(id);
    expect(most).toBeLessThanOrEqual(1);
  });
});

describe("the description of a failure", () => {
  const withCode = (code: string) => Object.assign(new Error(`${code} 10.0.0.1:443`), { code });
  test.each([
    ["ECONNREFUSED", "the connection was refused"],
    ["ENOTFOUND", "the host name was not found"],
    ["ENODATA", "the host name was not found"],
    ["EAI_AGAIN", "the DNS lookup failed"],
    ["ESERVFAIL", "the DNS lookup failed"],
    ["ETIMEOUT", "the DNS lookup failed"],
    ["ETIMEDOUT", "connecting timed out"],
    ["UND_ERR_CONNECT_TIMEOUT", "connecting timed out"],
    ["ENETUNREACH", "the address is unreachable"],
    ["ECONNRESET", "the connection was closed before the response was complete"],
    ["CERT_HAS_EXPIRED", "the certificate has expired"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "the certificate is self-signed"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "the certificate is for another host name"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "the certificate is not from a trusted authority"],
    ["ERR_SSL_WRONG_VERSION_NUMBER", "the TLS handshake failed"],
    ["HPE_INVALID_CONSTANT", "the response is not valid HTTP"],
    ["EMFILE", "the connection failed"],
  ])("for %s is: %s", (code, words) => {
    expect(describeFailure(withCode(code))).toBe(words);
    expect(describeFailure(new AggregateError([withCode(code), withCode("E")]))).toBe(words);
    expect(describeFailure(new Error("outside", { cause: withCode(code) }))).toBe(words);
  });
});

/** A store whose writes or reads fail while a test wants it. */
class FailingStore extends MemoryStore {
  fails = { claims: false, reads: false, changes: false };
  claims = 0;
  reads = 0;

  override async claimEvents(claim: Parameters<MemoryStore["claimEvents"]>[0]) {
    this.claims++;
    if (this.fails.claims) throw new StoreError("cannot write to the store");
    return super.claimEvents(claim);
  }

  override async nextDue() {
    this.reads++;
    if (this.fails.reads) throw new StoreError("cannot read from the store");
    return super.nextDue();
  }

  override async changeEvent(...args: Parameters<MemoryStore["changeEvent"]>) {
    if (this.fails.changes) throw new StoreError("cannot write to the store");
    return super.changeEvent(...args);
  }
}

/** A store whose claims take six seconds of an adjustable clock, before the events are claimed or after. */
class SlowStore extends MemoryStore {
  pass = (_: number) => {};
  slowClaims = Infinity;
  isSlowAfter = false;

  override async claimEvents(claim: Parameters<MemoryStore["claimEvents"]>[0]) {
    const time = this.slowClaims-- > 0 ? 6_000 : 0;
    if (!this.isSlowAfter) this.pass(time);
    const events = await super.claimEvents(claim);
    if (this.isSlowAfter) this.pass(time);
    return events;
  }
}

describe("a store that is slow", () => {
  async function open() {
    const store = new SlowStore();
    const sending = await Sending.open({ store, webhooks: { poll: 10 } });
    const { api } = sending;
    store.pass = (time) => {
      api.now += time;
    };
    const warned = () => api.log.filter((line) => line.includes("too long to claim")).length;
    return { store, sending, warned };
  }

  test("until it claims events has them sent", async () => {
    const { sending, warned } = await open();
    const ids = [await sending.queue(), await sending.queue()];
    for (const id of ids) expect((await sending.attempted(id)).delivery.state).toBe("delivered");
    expect(warned()).toBe(0);
  });

  test("after it has claimed events delays them, which is told once", async () => {
    const { store, sending, warned } = await open();
    store.isSlowAfter = true;
    store.slowClaims = 3;
    const id = await sending.queue();
    expect((await sending.attempted(id)).delivery.state).toBe("delivered");
    expect(store.slowClaims).toBeLessThan(0);
    expect(warned()).toBe(1);
  });
});

describe("a store that fails", () => {
  test.each(["claims", "reads"] as const)(
    "at %s is told of once, and events wait",
    async (what) => {
      const store = new FailingStore();
      const sending = await Sending.open({ store, webhooks: { poll: 10 } });
      const { api, endpoint } = sending;
      const told = () => api.log.filter((line) => line.includes("the store fails")).length;
      store.fails[what] = true;
      const id = await sending.queue();
      await expect.poll(told).toBe(1);
      for (let at = 0; at < 20; at++) {
        sending.wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(told()).toBe(1);
      expect(endpoint.messages).toEqual([]);
      const { key } = await api.key();
      expect((await api.post("validate", key, { source: "page { }" })).status).toBe(200);
      store.fails[what] = false;
      expect((await sending.attempted(id)).delivery.state).toBe("delivered");
      api.now += 10_000;
      await sending.attempted(await sending.queue());
      await expect.poll(() => api.log.join("")).toContain("the store works again");
      store.fails[what] = true;
      await sending.queue();
      await expect.poll(told).toBe(2);
      store.fails[what] = false;
    },
  );

  test("after an attempt sends the event again when its claim has expired", async () => {
    const store = new FailingStore();
    const sending = await Sending.open({ store, webhooks: { poll: 10 } });
    const { api, endpoint } = sending;
    store.fails.changes = true;
    const id = await sending.queue();
    await expect.poll(() => endpoint.messages.length).toBe(1);
    store.fails.changes = false;
    const { delivery } = await sending.event(id);
    expect(delivery).toMatchObject({ state: "pending", attempts: 0, nextAt: start + 20_000 });
    api.now = start + 20_000;
    sending.wake();
    expect((await sending.attempted(id)).delivery.state).toBe("delivered");
    expect(endpoint.messages.map((message) => message.id)).toEqual([id, id]);
  });
});

describe("an expired claim", () => {
  test("settles nothing: only the process with the new claim does", async () => {
    const sending = await Sending.open();
    const { api, endpoint } = sending;
    const replies: (() => void)[] = [];
    endpoint.answer = (reply) => replies.push(() => reply.writeHead(500).end());
    const id = await sending.queue();
    await expect.poll(() => replies.length).toBe(1);
    api.now = start + 20_000;
    sending.wake();
    await expect.poll(() => replies.length).toBe(2);
    replies[0]!();
    await expect
      .poll(() => api.log.filter((line) => line.includes("not delivered")).length)
      .toBe(1);
    expect((await sending.event(id)).delivery).toMatchObject({
      attempts: 0,
      nextAt: start + 40_000,
    });
    replies[1]!();
    expect((await sending.attempted(id)).delivery.attempts).toBe(1);
  });
});

test("an idle loop only reads the store, and finds events queued by other processes", async () => {
  const store = new FailingStore();
  const sending = await Sending.open({ store, webhooks: { poll: 5 } });
  await sending.attempted(await sending.queue());
  const { claims, reads } = store;
  await expect.poll(() => store.reads).toBeGreaterThan(reads + 20);
  expect(store.claims).toBe(claims);
  const event = { ...(await store.listEvents("acme", 1))[0]!, id: "evt_of_others" };
  await store.addEvent({ ...event, delivery: pendingDelivery(start) });
  expect((await sending.attempted(event.id)).delivery.state).toBe("delivered");
});

test.each([
  [20, 9 * 20],
  [2_000, 5_000],
])("after a poll of %d ms, requests have %d ms before the next one", async (lookTime, pause) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  let looks = 0;
  const store = new MemoryStore();
  vi.spyOn(store, "nextDue").mockImplementation(async () => {
    looks++;
    clock += lookTime;
    return undefined;
  });
  const deliver = () => Promise.reject(new Error("nothing is due"));
  const { log } = (await Api.open()).app;
  const now = () => start;
  const loop = new OutboxLoop({ ...defaultWebhookOptions, store, deliver, now, log });
  loop.start();
  // An event is queued in every remaining millisecond.
  const free = 10 * pause - 1;
  for (let at = 0; at < free; at++) {
    loop.wake();
    clock++;
    await vi.advanceTimersByTimeAsync(1);
  }
  const ended = loop.stop(0);
  await vi.advanceTimersByTimeAsync(pause);
  await ended;
  expect(looks).toBe(10);
});

describe("a server that shuts down", () => {
  test("lets a running attempt finish if it is answered in time", async () => {
    const sending = await Sending.open();
    const { api, endpoint } = sending;
    let finish = () => {};
    endpoint.answer = (reply) => {
      finish = () => reply.writeHead(204).end();
    };
    const id = await sending.queue();
    await expect.poll(() => endpoint.messages.length).toBe(1);
    const drained = drainServer(api.app, 10_000);
    const late = await sending.queue();
    finish();
    await drained;
    expect((await sending.event(id)).delivery.state).toBe("delivered");
    expect((await sending.event(late)).delivery).toMatchObject({ lease: null, attempts: 0 });
    expect(endpoint.messages).toHaveLength(1);
  });

  test("releases attempts that hang, so that the next process sends the events immediately", async () => {
    const store = new MemoryStore();
    const sending = await Sending.open({ store });
    const { api, endpoint } = sending;
    endpoint.answer = () => {};
    const id = await sending.queue();
    await expect.poll(() => endpoint.messages.length).toBe(1);
    await drainServer(api.app, 50);
    const { delivery } = await sending.event(id);
    expect(delivery).toMatchObject({ state: "pending", attempts: 0, lease: null, nextAt: start });
    endpoint.answer = status(204);
    const next = await Api.open({ store, allowPrivateWebhooks: true });
    onTestFinished(() => next.app.close());
    await next.app.listen({ port: 0, host: "127.0.0.1" });
    await expect.poll(async () => (await sending.event(id)).delivery.state).toBe("delivered");
  });
});

test("logs no secret, body or address of an endpoint", async () => {
  const sending = await Sending.open();
  await sending.set("acme", sending.endpoint.url.replace("/hook", "/token-in-path"));
  sending.endpoint.answer = (reply) => reply.writeHead(500).end("text-of-an-answer");
  const { delivery } = await sending.attempted(await sending.queue());
  sending.endpoint.answer = status(204);
  await sending.attempted(await sending.queue());
  const log = sending.api.log.join("\n");
  expect(log).toContain("event not delivered");
  expect(log).toContain("event delivered");
  const { secret } = await sending.kept();
  for (const text of ["token-in-path", "text-of-an-answer", secret, "127.0.0.1:9"]) {
    expect(log).not.toContain(text);
    expect(JSON.stringify(delivery)).not.toContain(text);
  }
});
