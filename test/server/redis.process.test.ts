/** Tests several `wf serve` on one Redis: exact limits, each event sent once, failures, and loss of its data. */
import { afterEach, describe, expect, test } from "vitest";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import { NetworkHosts } from "../support/network-hosts.js";
import { freePort, hasRedis, RedisCluster, RedisServer } from "../support/redis-server.js";
import { ServeFolder, type ServeProcess } from "./serve-process.js";
import { LocalEndpoint } from "./webhooks/local-endpoint.js";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const source = "page { }";

/** A Redis with its settings, and a folder whose servers use it. */
async function open(...args: string[]): Promise<{ redis: RedisServer; folder: ServeFolder }> {
  const redis = await RedisServer.start(args);
  ends.push(() => redis.remove());
  return { redis, folder: folderOn(redis.url) };
}

function folderOn(url: string): ServeFolder {
  const folder = new ServeFolder();
  folder.variables = { WF_STORE: url };
  ends.push(() => folder.remove());
  return folder;
}

/** Counts the statuses of requests that are sent to the servers in turn, all at once. */
async function countStatuses(
  servers: readonly ServeProcess[],
  key: string,
  count: number,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const answer = await servers[at % servers.length]!.post("validate", key, { source });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }),
  );
  return statuses;
}

/** The status of one request. */
async function ask(server: ServeProcess, key: string): Promise<number> {
  const answer = await server.post("validate", key, { source });
  await answer.arrayBuffer();
  return answer.status;
}

async function usedOf(folder: ServeFolder): Promise<number> {
  const [key] = JSON.parse((await folder.call("keys", "list", "--json")).stdout);
  const { windows } = JSON.parse((await folder.call("keys", "show", key.id, "--json")).stdout);
  return windows.find(({ name }: { name: string }) => name === "month").used;
}

/** A key with a limit of 50 requests, and an endpoint that is notified when the limit is nearly and fully used. */
class Quota {
  static readonly settings = {
    serve: { tiers: { small: { minute: 10_000, day: 10_000, month: 50 } } },
  };
  readonly #key: string;
  readonly #endpoint: LocalEndpoint;

  private constructor(key: string, endpoint: LocalEndpoint) {
    this.#key = key;
    this.#endpoint = endpoint;
  }

  /** Creates both; `host` is where the endpoint listens. */
  static async set(folder: ServeFolder, host?: string): Promise<Quota> {
    folder.write("wf.config.json", Quota.settings);
    const key = await folder.key("small");
    const endpoint = await LocalEndpoint.open({ ...(host !== undefined && { host }) });
    ends.push(() => endpoint.close());
    await folder.call(
      ..."webhooks set --allow-private-webhooks --account acme".split(" "),
      endpoint.url,
    );
    return new Quota(key, endpoint);
  }

  /** Sends 160 requests, 20 at a time, and counts their statuses. */
  async useUp(servers: readonly ServeProcess[]): Promise<Record<number, number>> {
    const statuses: Record<number, number> = {};
    for (let round = 0; round < 8; round++) {
      for (const [status, count] of Object.entries(await countStatuses(servers, this.#key, 20))) {
        statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
      }
    }
    return statuses;
  }

  /** Checks that each event was sent once, and that none is left that could be sent again. */
  async expectToldOnce(redis: RedisServer): Promise<void> {
    const told = () => this.#endpoint.messages.map(({ body }) => JSON.parse(body).type).sort();
    await expect.poll(told).toEqual(["usage.quota_exceeded", "usage.quota_warning"]);
    const store = await RedisStore.open({ address: readRedisAddress(redis.url) });
    ends.push(() => store.close());
    await expect.poll(() => store.nextDue()).toBeUndefined();
    expect(told()).toHaveLength(2);
  }
}

describe.skipIf(!hasRedis)("servers on one Redis", () => {
  test("admit exactly ten of 500 parallel requests, over two processes", async () => {
    const { folder } = await open();
    // All requests are counted in one window, however long they take.
    folder.write("wf.config.json", {
      serve: { tiers: { ten: { minute: 1_000, day: 1_000, month: 10 } } },
    });
    const key = await folder.key("ten");
    const servers = [await folder.serve(), await folder.serve()];
    const statuses = await countStatuses(servers, key, 500);
    expect(statuses[200]).toBe(10);
    // A server may also refuse requests for which it has no room, and does not count these.
    expect((statuses[429] ?? 0) + (statuses[503] ?? 0)).toBe(490);
    expect(await usedOf(folder)).toBe(10);
  });

  test("say the same time until a window ends if a clock is ten minutes slow", async () => {
    const { folder } = await open();
    folder.write("wf.config.json", {
      serve: { tiers: { one: { minute: 1_000, day: 1, month: null } } },
    });
    const key = await folder.key("one");
    const slow = "const { now } = Date; Date.now = () => now() - 600_000;";
    folder.nodeFlags = ["--import", `data:text/javascript,${encodeURIComponent(slow)}`];
    const server = await folder.serve();
    const answerOf = async () => {
      const answer = await server.post("validate", key, { source });
      await answer.arrayBuffer();
      const wait = Number(/"day";r=0;t=(\d+)/.exec(answer.headers.get("ratelimit") ?? "")?.[1]);
      return { status: answer.status, wait };
    };
    // Redis counts the request; a refusal comes from what the server reads there.
    const counted = await answerOf();
    const refused = await answerOf();
    expect([counted.status, refused.status]).toEqual([200, 429]);
    expect(refused.wait).toBeLessThanOrEqual(counted.wait);
  });

  test("admit exactly ten of 500 on a cluster of three nodes, and report its events", async () => {
    const cluster = await RedisCluster.start();
    ends.push(() => cluster.remove());
    const folder = folderOn(cluster.url);
    folder.write("wf.config.json", {
      serve: { tiers: { ten: { minute: 1_000, day: 1_000, month: 10 } } },
    });
    const key = await folder.key("ten");
    const endpoint = await LocalEndpoint.open();
    ends.push(() => endpoint.close());
    await folder.call(
      ..."webhooks set --allow-private-webhooks --account acme".split(" "),
      endpoint.url,
    );
    const servers = [
      await folder.serve("--allow-private-webhooks"),
      await folder.serve("--allow-private-webhooks"),
    ];
    const statuses = await countStatuses(servers, key, 500);
    expect(statuses[200]).toBe(10);
    expect((statuses[429] ?? 0) + (statuses[503] ?? 0)).toBe(490);
    expect(await usedOf(folder)).toBe(10);
    const told = () => endpoint.messages.map(({ body }) => JSON.parse(body).type).sort();
    await expect.poll(told).toEqual(["usage.quota_exceeded", "usage.quota_warning"]);
    // Scripts with keys of one account on several nodes would fail like this.
    for (const server of servers) expect(server.err).not.toContain("CROSSSLOT");
  });

  test("report each event of a quota once, over two processes", async () => {
    const { redis, folder } = await open();
    const quota = await Quota.set(folder);
    const servers = await Promise.all([
      folder.serve("--allow-private-webhooks"),
      folder.serve("--allow-private-webhooks"),
    ]);
    await quota.useUp(servers);
    await quota.expectToldOnce(redis);
  });

  test("do the same on separate hosts, if these can be created", async ({ skip }) => {
    const made = NetworkHosts.make(2);
    if (!made) return skip("this machine allows no network namespaces");
    ends.push(async () => made.remove());
    const { hosts } = made;
    const listens = ["127.0.0.1", ...hosts.map(({ gateway }) => gateway)];
    const { redis, folder } = await open("--bind", ...listens, "--protected-mode", "no");
    const quota = await Quota.set(folder, hosts[0]!.gateway);
    const servers: ServeProcess[] = [];
    for (const { via, address, gateway } of hosts) {
      // Each has its own settings, and shares only the Redis with the other.
      const own = folderOn(`redis://${gateway}:${redis.port}`);
      own.write("wf.config.json", Quota.settings);
      own.via = via;
      servers.push(await own.serve("--allow-private-webhooks", "--host", address));
    }
    const statuses = await quota.useUp(servers);
    expect(statuses[200]).toBe(50);
    expect((statuses[429] ?? 0) + (statuses[503] ?? 0)).toBe(110);
    await quota.expectToldOnce(redis);
  });

  test("lose no acknowledged count if one of them is killed", async () => {
    const { folder } = await open();
    const key = await folder.key();
    const [killed, other] = [await folder.serve(), await folder.serve()];
    let acknowledged = 0;
    let unknown = 0;
    const client = async (server: ServeProcess): Promise<void> => {
      for (let at = 0; at < 60; at++) {
        try {
          if ((await ask(server, key)) === 200) acknowledged++;
        } catch {
          // It may have been counted before the server was killed.
          unknown++;
          return;
        }
        if (server === killed && acknowledged > 40) killed.child.kill("SIGKILL");
      }
    };
    await Promise.all([killed, killed, other, other].map(client));
    const used = await usedOf(folder);
    expect(used).toBeGreaterThanOrEqual(acknowledged);
    expect(used).toBeLessThanOrEqual(acknowledged + unknown);
    expect(unknown).toBeGreaterThan(0);
    expect(await ask(other, key)).toBe(200);
  });
});

describe.skipIf(!hasRedis)("a Redis", () => {
  test("that stops is a 503, and is used again soon after it is back, with every count", async () => {
    const { redis, folder } = await open("--appendfsync", "always");
    const key = await folder.key();
    const strict = await folder.serve();
    const lenient = await folder.serve("--limits-fail-open");
    for (const server of [strict, lenient]) await expect.poll(() => ask(server, key)).toBe(200);
    const before = await usedOf(folder);
    await redis.stop("SIGKILL");
    await expect.poll(() => ask(strict, key)).toBe(503);
    const answer = await strict.post("validate", key, { source });
    expect(answer.headers.get("retry-after")).toBe("5");
    // The server that may serve without limits remembers recently used keys.
    await expect.poll(() => ask(lenient, key)).toBe(200);
    expect((await fetch(`${strict.base}/health`)).status).toBe(200);
    const ready = await fetch(`${strict.base}/health?ready=1`);
    expect([ready.status, (await ready.json()).checks.store]).toEqual([503, "failing"]);
    await redis.start();
    // Reconnecting is attempted at least every half second.
    await expect.poll(() => ask(strict, key), { interval: 50 }).toBe(200);
    await expect.poll(() => usedOf(folder)).toBeGreaterThan(before);
    expect(strict.err).toContain("cannot use Redis at redis://127.0.0.1");
  });

  test("that stops and returns under load keeps every acknowledged count", async () => {
    const { redis, folder } = await open("--appendfsync", "always");
    const key = await folder.key();
    const server = await folder.serve();
    const statuses: Record<number, number> = {};
    let isOver = false;
    const client = async (): Promise<void> => {
      while (!isOver) {
        const status = await ask(server, key);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    const clients = [client(), client(), client(), client()];
    const answered = () => statuses[200] ?? 0;
    await expect.poll(answered).toBeGreaterThan(20);
    await redis.stop("SIGKILL");
    await expect.poll(() => statuses[503] ?? 0).toBeGreaterThan(20);
    const before = answered();
    await redis.start();
    await expect.poll(answered, { interval: 50 }).toBeGreaterThan(before + 20);
    isOver = true;
    await Promise.all(clients);
    expect(Object.keys(statuses)).toEqual(["200", "503"]);
    const used = await usedOf(folder);
    expect(used).toBeGreaterThanOrEqual(answered());
    expect(used).toBeLessThanOrEqual(answered() + (statuses[503] ?? 0));
  });

  test("that returns empty is noticed and reported until its data are back", async () => {
    const { redis, folder } = await open("--appendonly", "no");
    const key = await folder.key();
    await folder.call("backup", "saved.jsonl");
    const server = await folder.serve();
    await expect.poll(() => server.err).toContain("CONFIG SET appendonly yes");
    await expect.poll(() => ask(server, key)).toBe(200);
    await redis.stop("SIGKILL");
    await expect.poll(() => ask(server, key)).toBe(503);
    await redis.start();
    await expect.poll(() => server.err).toContain("has lost its data: it is empty now; restore");
    // Not 403, because the key may still be valid.
    expect(await ask(server, key)).toBe(503);
    await folder.call("restore", "saved.jsonl");
    await expect.poll(() => ask(server, key)).toBe(200);
  });

  test("that would evict keys is refused with advice", async () => {
    const redis = await RedisServer.start(["--maxmemory-policy", "allkeys-lru"]);
    ends.push(() => redis.remove());
    const folder = folderOn(redis.url);
    const said = /\(maxmemory-policy allkeys-lru\); run `redis-cli (CONFIG SET [\w -]+)`/;
    const error = await folder.call("accounts", "list").catch((failed: Error) => failed.message);
    const [, cure = ""] = said.exec(String(error))!;
    await redis.call(...cure.split(" "));
    await folder.call("accounts", "create", "acme");
  });

  test("can have a password and TLS", async () => {
    const [port, keyFile, certificate] = [
      await freePort(),
      "self-signed-key.pem",
      "self-signed.pem",
    ];
    const at = (name: string) => new URL(`webhooks/${name}`, import.meta.url).pathname;
    const redis = await RedisServer.start([
      ...["--tls-port", String(port), "--tls-auth-clients", "no", "--requirepass", "geheim"],
      ...["--tls-key-file", at(keyFile), "--tls-cert-file", at(certificate)],
    ]);
    ends.push(() => redis.remove());
    const ca = at(certificate);
    // The name in the certificate.
    const host = "localhost";
    const folder = folderOn(`rediss://:geheim@${host}:${port}?ca=${ca}`);
    await folder.call("accounts", "create", "acme");
    folder.variables = {
      WF_STORE: `rediss://${host}:${port}`,
      WF_STORE_CA: ca,
      WF_STORE_PASSWORD: "geheim",
    };
    expect((await folder.call("accounts", "list")).stdout).toContain("acme");
    folder.variables = { WF_STORE: `rediss://:geheim@${host}:${port}` };
    await expect(folder.call("accounts", "list")).rejects.toThrow(/self.signed certificate/);
    folder.variables = { WF_STORE: `rediss://:falsch@${host}:${port}?ca=${ca}` };
    await expect(folder.call("accounts", "list")).rejects.toThrow(/WRONGPASS|invalid/);
  });

  test("is found through a Sentinel, also after its primary has changed", async () => {
    const primary = await RedisServer.start();
    const replica = await RedisServer.start(["--replicaof", "127.0.0.1", String(primary.port)]);
    const sentinel = await startSentinel(primary.port);
    ends.push(
      () => primary.remove(),
      () => replica.remove(),
      () => sentinel.remove(),
    );
    const folder = folderOn(`redis+sentinel://127.0.0.1:${sentinel.port}/mymaster`);
    const key = await folder.key();
    const server = await folder.serve();
    await expect.poll(() => ask(server, key)).toBe(200);
    await expect
      .poll(() => sentinel.call("sentinel", "replicas", "mymaster"))
      .toContain("127.0.0.1");
    await expect.poll(() => replica.call("info", "replication")).toContain("master_link_status:up");
    const used = await usedOf(folder);
    await expect.poll(() => sentinel.call("sentinel", "failover", "mymaster")).toMatch(/^OK/);
    await expect.poll(() => replica.call("role")).toMatch(/^master/);
    // The former primary takes writes for some ten seconds, and forgets them when it becomes a replica.
    const countOnce = async () => {
      await ask(server, key);
      return usedOf(folder);
    };
    await expect.poll(countOnce, { timeout: 6_000, interval: 100 }).toBeGreaterThan(used);
    await primary.stop("SIGKILL");
    await expect.poll(() => ask(server, key)).toBe(200);
    expect(await usedOf(folder)).toBeGreaterThan(used);
  });
});

/** Starts a Sentinel that watches a primary as `mymaster`. */
function startSentinel(port: number): Promise<RedisServer> {
  return RedisServer.startSentinel([
    `sentinel monitor mymaster 127.0.0.1 ${port} 1`,
    "sentinel down-after-milliseconds mymaster 1000",
  ]);
}
