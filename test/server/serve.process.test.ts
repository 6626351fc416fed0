/** Tests `wf serve` as a process: its start, keys changed while it runs, kill -9, a full disk, secrets. */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { isSearching, searchSeed } from "../support/case-count.js";
import { hasCommand, isInstalled } from "../support/has-command.js";
import { pause } from "../support/pause.js";
import { Random } from "../support/random.js";
import { mountSmallDisk } from "../support/small-disk.js";
import { ServeFolder, type ServeProcess } from "./serve-process.js";

const folders: ServeFolder[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove();
});

function newFolder(data?: string): ServeFolder {
  const folder = new ServeFolder(data);
  folders.push(folder);
  return folder;
}

const source = 'page "Sign in" { button "Sign in" primary }';

/** The log lines of a server, without those that LMDB prints. */
function linesOf(server: ServeProcess): Record<string, number | string>[] {
  const lines = server.err.split("\n").slice(0, -1);
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

/** The contents of all files in a folder. */
function bytesIn(folder: string): Buffer {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  return Buffer.concat(
    files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file)),
  );
}

/** The number of the minute that contains a time. */
function minuteOf(ms: number): number {
  return Math.floor(ms / 60_000);
}

/** Signs in to the dashboard; returns the status. */
async function signIn({ base }: ServeProcess, token: string): Promise<number> {
  const answer = await fetch(`${base}/dashboard/sign-in`, {
    method: "POST",
    headers: { origin: base },
    body: new URLSearchParams({ token }),
    redirect: "manual",
  });
  return answer.status;
}

describe("the first start", () => {
  test("prints a key once, and a command that draws", async () => {
    const folder = newFolder();
    const server = await folder.serve();
    await expect.poll(() => server.out).toContain("curl");
    const key = /wf_live_\w{36}/.exec(server.out)![0];
    const line = server.out.split("\n").find((text) => text.includes("curl"))!;
    const { stdout } = await promisify(execFile)("sh", ["-c", line]);
    expect(JSON.parse(stdout).svg).toMatch(/^<svg /);
    const token = /wf_token_[\w-]{43}/.exec(server.out)![0];
    expect(await signIn(server, token)).toBe(303);
    expect(await server.end()).toBe(0);
    const again = await folder.serve();
    expect(again.out).not.toContain("wf_live_");
    expect(again.out).not.toContain("wf_token_");
    expect(await signIn(again, token)).toBe(303);
    expect((await again.post("validate", key, { source })).status).toBe(200);
    expect(await again.end("SIGINT")).toBe(0);
  });

  // The system keeps fewer if it allows no more.
  test.skipIf(
    process.platform !== "linux" || !(process.env.CI === "true" || isInstalled("ss", "-V")),
  )("lets thousands of connections wait until they are accepted", async () => {
    const most = Number(readFileSync("/proc/sys/net/core/somaxconn", "utf8"));
    for (const workers of ["1", "2"]) {
      const { base } = await newFolder().serve("--workers", workers);
      const filter = `sport = :${new URL(base).port}`;
      const { stdout } = await promisify(execFile)("ss", ["-Hltn", filter]);
      expect(Number(stdout.split(/\s+/)[2])).toBe(Math.min(4_096, most));
    }
  });

  test("does not replace the token of an account without keys", async () => {
    const folder = newFolder();
    await folder.call("accounts", "create", "local");
    const { stdout } = await folder.call("accounts", "token", "local");
    const server = await folder.serve();
    await expect.poll(() => server.out).toContain("curl");
    expect(server.out).not.toContain("wf_token_");
    expect(await signIn(server, stdout.trim())).toBe(303);
    const script = await fetch(`${server.base}/dashboard/script.js`);
    expect(script.status).toBe(200);
  });

  test.each([
    [["--host", "0.0.0.0"], /no keys yet.*create NAME --data \S+ && wf keys create .* --data/],
    [
      ["--store", "redis://127.0.0.1:1"],
      /cannot use Redis at redis:\/\/127.0.0.1:1: connection refused/,
    ],
    [["--store", "mongo:"], /"mongo:" is not a known store/],
    [["--store", "valkey://u:secret@h/"], /"valkey:" is not a known store/],
    [["--store", "memory:"], /set --store to lmdb:, lmdb:FOLDER or redis:/],
    [["--base-url", "ftp://x"], /--base-url must be a URL such as/],
    [["--cors", "app.example.com"], /--cors must be an origin such as/],
    [["--max-body", "lots"], /--max-body must be/],
    [["--keys", "none.json"], /none.json: no such file/],
    [["--data", "wf.config.json/below"], /cannot create the data folder .*below/],
  ])("%j is refused with the reason", async (args, message) => {
    const folder = newFolder();
    const started = folder.serve(...args);
    await expect(started).rejects.toThrow(message);
    await expect(started).rejects.toThrow("ended with 2");
  });

  test.each(["info", "silent"])(
    "names the settings that open the server, at the log level %s of these settings",
    async (logLevel) => {
      const folder = newFolder();
      await folder.key("free");
      const file = folder.write("wf.config.json", {
        serve: { host: "0.0.0.0", cors: ["*"], logLevel },
      });
      const server = await folder.serve();
      await expect
        .poll(() => linesOf(server).filter(({ msg }) => String(msg).includes(" sets serve.")))
        .toMatchObject([
          {
            level: 40,
            msg: `${file} sets serve.host to "0.0.0.0": others can reach this server`,
          },
          {
            level: 40,
            msg: `${file} sets serve.cors to ["*"]: pages of these origins can call it`,
          },
        ]);
    },
  );

  test("reports a missing folder and does not create it", async () => {
    const folder = newFolder();
    const wrong = path.join(folder.folder, "typo");
    for (const words of [
      ["keys", "list"],
      ["accounts", "token", "acme"],
    ]) {
      await expect(folder.call(...words, "--data", wrong)).rejects.toThrow(
        `no data in ${wrong} yet; run \`wf serve\` or \`wf accounts create NAME\` to create it`,
      );
    }
    expect(existsSync(wrong)).toBe(false);
  });

  test("reports a port that is already in use", async () => {
    const folder = newFolder();
    const other = createServer().listen(0, "127.0.0.1");
    await pause(20);
    const { port } = other.address() as { port: number };
    await expect(folder.serve("--port", String(port))).rejects.toThrow(
      /is already in use; choose another with --port, or --port 0/,
    );
    other.close();
  });

  test("a key whose tier is in no table is reported, and refused", async () => {
    const folder = newFolder();
    const key = await folder.key("wide");
    folder.write("wf.config.json", {});
    const server = await folder.serve();
    await expect.poll(() => server.err).toMatch(/there is no tier \\"wide\\"; run `wf keys tier/);
    expect((await server.post("validate", key, { source })).status).toBe(403);
  });
});

describe("keys that change while the server runs", () => {
  /** Changes a key in every way while a server counts its requests; one of its limits is per minute. */
  async function changeKey() {
    const begun = minuteOf(Date.now());
    const folder = newFolder();
    const key = await folder.key("free");
    const server = await folder.serve();
    const status = async (secret: string) =>
      (await server.post("validate", secret, { source })).status;
    const limit = async (secret: string) =>
      (await server.post("validate", secret, { source })).headers.get("x-ratelimit-limit");
    expect(await limit(key)).toBe("10");
    const [{ id }] = JSON.parse((await folder.call("keys", "list", "--json")).stdout);
    await folder.call("keys", "tier", id, "basic");
    expect(await limit(key)).toBe("30");
    const fresh = (await folder.call("keys", "rotate", id, "--grace", "1h")).stdout.trim();
    expect([await status(fresh), await status(key)]).toEqual([200, 200]);
    const rotated = await folder.call("keys", "rotate", id, "--grace", "0s", "--yes");
    expect(rotated.stderr).toContain("the old key no longer works");
    const newest = rotated.stdout.trim();
    expect([await status(newest), await status(fresh), await status(key)]).toEqual([200, 403, 403]);
    const { stdout: shown } = await folder.call("keys", "show", id);
    const isOneMinute = minuteOf(Date.now()) === begun;
    return { folder, id, newest, status, shown, isOneMinute };
  }

  test("apply to the next request", async () => {
    let changed = await changeKey();
    // Counts are reset at the end of a minute, so a run that crosses it is repeated.
    for (let times = 1; !changed.isOneMinute && times < 5; times++) changed = await changeKey();
    const { folder, id, newest, status, shown } = changed;
    expect(shown).toMatch(/minute +5 of 30 +resets/);
    await folder.call("keys", "revoke", id, "--yes");
    expect(await status(newest)).toBe(403);
    const second = await folder.key("free");
    expect(await status(second)).toBe(200);
    await folder.call("accounts", "remove", "acme", "--yes");
    expect(await status(second)).toBe(403);
  });

  test("several processes at once lose nothing", async () => {
    const folder = newFolder();
    await folder.key("free");
    const keys = await Promise.all(Array.from({ length: 6 }, () => folder.keyByCommand("free")));
    const listed = JSON.parse((await folder.call("keys", "list", "--json")).stdout) as object[];
    expect(listed).toHaveLength(7);
    const server = await folder.serve();
    for (const key of keys)
      expect((await server.post("validate", key, { source })).status).toBe(200);
  });

  test("are read from a file, and again on SIGHUP", async () => {
    const folder = newFolder();
    const entry = { account: "team", name: "ci", tier: "free", key: "a-secret-of-the-container" };
    const file = folder.write("keys.json", [entry]);
    const server = await folder.serve("--host", "127.0.0.1", "--keys", file);
    expect(server.out).not.toContain("wf_live_");
    expect((await server.post("validate", entry.key, { source })).status).toBe(200);
    const other = { ...entry, key: "another-secret-of-it", tier: "basic" };
    folder.write("keys.json", [other]);
    server.child.kill("SIGHUP");
    await expect
      .poll(async () => (await server.post("validate", other.key, { source })).status)
      .toBe(200);
    expect((await server.post("validate", entry.key, { source })).status).toBe(403);
    writeFileSync(file, "[ nonsense");
    server.child.kill("SIGHUP");
    await expect.poll(() => server.err).toMatch(/keys not reloaded/);
    expect((await server.post("validate", other.key, { source })).status).toBe(200);
    expect(server.err).not.toContain("secret-of");
  });
});

test("repeated kill -9 under load loses nothing that was answered", async () => {
  const folder = newFolder();
  const key = await folder.key();
  const clients = 8;
  const rounds = isSearching ? 20 : 5;
  const random = new Random(searchSeed);
  let answered = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await folder.serve("--log-level", "silent");
    let isOver = false;
    const send = async () => {
      while (!isOver) {
        const answer = await server.post("validate", key, { source }).catch(() => undefined);
        if (answer?.status === 200) answered++;
        // A busy machine may refuse work, as long as it says when to retry.
        else if (answer?.status === 503) await answer.arrayBuffer();
        else if (answer) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
      }
    };
    const before = answered;
    const load = Array.from({ length: clients }, send);
    // On a busy machine, the first answers of a new process may take long.
    await expect.poll(() => answered - before, { timeout: 20_000 }).toBeGreaterThan(clients);
    await pause(random.below(250));
    server.child.kill("SIGKILL");
    await server.ended;
    isOver = true;
    await Promise.all(load);
  }
  const [shown] = JSON.parse((await folder.call("keys", "list", "--json")).stdout);
  const { windows } = JSON.parse((await folder.call("keys", "show", shown.id, "--json")).stdout);
  const counted = windows.find(({ name }: { name: string }) => name === "month").used;
  console.log(`kill -9 (seed ${searchSeed}): ${answered} answered, ${counted} counted`);
  expect(answered).toBeGreaterThan(rounds);
  expect(counted).toBeGreaterThanOrEqual(answered);
  // Requests that were counted but not answered were in progress at the kill.
  expect(counted).toBeLessThanOrEqual(answered + rounds * clients);
  const last = await folder.serve();
  expect((await last.post("validate", key, { source })).status).toBe(200);
});

test("a full disk is 503 until there is space again", async ({ skip }) => {
  const folder = newFolder();
  const data = path.join(folder.folder, "small");
  const unmount = mountSmallDisk(data);
  if (!unmount) return skip("no file system can be mounted here");
  try {
    const small = newFolder(data);
    // Counters of new keys need new pages in the file, for which a full disk has no space.
    const keys = Array.from({ length: 400 }, (_, at) => `secret-of-the-container-${at}`);
    const file = small.write(
      "keys.json",
      keys.map((key, at) => ({ account: "team", name: `key ${at}`, tier: "wide", key })),
    );
    const server = await small.serve("--keys", file);
    const errors = () => linesOf(server).filter(({ level }) => Number(level) >= 40);
    // The warning that the small disk itself is in memory.
    await expect.poll(errors).toHaveLength(1);
    const filler = path.join(data, "filler");
    expect(() => writeFileSync(filler, Buffer.alloc(2 << 20))).toThrow(/ENOSPC/);
    const statuses = new Map<number, number>();
    for (const key of keys) {
      const answer = await server.post("validate", key, { source });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 503) expect(answer.headers.get("retry-after")).toBe("5");
    }
    console.log("a full disk:", Object.fromEntries(statuses));
    expect(statuses.get(503)).toBeGreaterThan(0);
    expect((statuses.get(200) ?? 0) + statuses.get(503)!).toBe(keys.length);
    expect((await fetch(`${server.base}/health`)).status).toBe(200);
    const unready = await fetch(`${server.base}/health?ready=1`);
    expect([unready.status, (await unready.json()).status]).toEqual([503, "unready"]);
    // A single line for all failures.
    await expect.poll(() => errors().length).toBe(2);
    expect(errors()[1]).toMatchObject({ level: 50, msg: "the store fails" });
    const others = server.err.split("\n").filter((line) => !line.includes('"status":200'));
    expect(others.length, others.join("\n")).toBeLessThan(20);
    rmSync(filler);
    const status = async () => (await server.post("validate", keys[0]!, { source })).status;
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    for (const key of keys)
      expect((await server.post("validate", key, { source })).status).toBe(200);
    expect(await server.end()).toBe(0);
  } finally {
    unmount();
  }
});

test.skipIf(!hasCommand("prlimit"))(
  "writes that the system refuses are not tried again and again, since each can end LMDB",
  async () => {
    const folder = newFolder();
    const key = await folder.key();
    const server = await folder.serve();
    const post = () => server.post("validate", key, { source }).then(({ status }) => status);
    expect(await post()).toBe(200);
    const limitFiles = (size: string) =>
      spawnSync("prlimit", ["--pid", String(server.child.pid), `--fsize=${size}:`]).status;
    // As with a quota or a broken disk, there seems to be room.
    expect(limitFiles("4096")).toBe(0);
    for (let at = 0; at < 100; at++) expect(await post()).toBe(503);
    expect(server.err.split("Write error").length - 1).toBeLessThan(20);
    expect(limitFiles("unlimited")).toBe(0);
    await expect.poll(post, { timeout: 20_000 }).toBe(200);
    expect(await server.end()).toBe(0);
  },
);

test("a key appears only where it is issued", async () => {
  const folder = newFolder();
  const issued = await folder.key("wide");
  const limited = await folder.key("free");
  const foreign = `wf_live_${"c".repeat(36)}`;
  const server = await folder.serve("--log-level", "trace");
  for (const key of [issued, limited, foreign]) {
    const places: [string, Record<string, string>][] = [
      ["", { "x-api-key": key }],
      ["", { authorization: `Bearer ${key}` }],
      [`?api_key=${key}`, {}],
    ];
    for (const [query, headers] of places) {
      const call = (method: string, url: string, body?: string, type = "application/json") =>
        fetch(`${server.base}${url}${query}`, {
          method,
          headers: { ...headers, "content-type": type },
          ...(body !== undefined && { body }),
        }).then((answer) => answer.arrayBuffer());
      await call("POST", "/tools/validate", JSON.stringify({ source }));
      await call("POST", "/tools/parse", JSON.stringify({ source: "x {" }));
      await call("POST", "/tools/parse", "{");
      await call("POST", "/tools/parse", "x", "text/plain");
      await call("POST", "/tools/parse", JSON.stringify({ source: "x".repeat(2 << 20) })).catch(
        () => {},
      );
      await call(
        "POST",
        "/tools/render/svg",
        JSON.stringify({ source: `${source}\n`.repeat(500) }),
      );
      await call("GET", "/tools/none");
      await call("GET", "/tools/parse");
      await call("GET", "/tools/%zz");
      await call("GET", "/none");
      await call("GET", "/health");
      await call("GET", "/tools/grammar");
    }
  }
  expect(await server.end()).toBe(0);
  const data = bytesIn(folder.data);
  for (const key of [issued, limited, foreign]) {
    expect(server.out).not.toContain(key);
    expect(server.err).not.toContain(key);
    expect(data.includes(key)).toBe(false);
  }
  expect(server.err).toContain('"status":429');
});

test("a flood without keys writes only a few lines", async () => {
  const server = await newFolder().serve();
  for (let round = 0; round < 20; round++) {
    const answers = Array.from({ length: 50 }, () => fetch(`${server.base}/tools/grammar`));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(401);
  }
  expect(await server.end()).toBe(0);
  const answered = linesOf(server).filter(({ status }) => status === 401);
  expect(answered.length).toBeLessThanOrEqual(3 * 21);
  const held = answered.reduce((sum, { count }) => sum + Number(count ?? 1), 0);
  expect(held).toBe(1_000);
});

describe("the end", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "and the start are logged in one line each: %s",
    async (signal) => {
      const folder = newFolder();
      await folder.key();
      const server = await folder.serve("--base-url", "https://wf.example.com/x");
      expect(await server.end(signal)).toBe(0);
      expect(linesOf(server)).toMatchObject([
        {
          level: 30,
          msg: "started",
          version: expect.stringMatching(/^\d/),
          pid: server.child.pid,
          address: server.base,
          publicUrl: "https://wf.example.com/x",
        },
        { level: 30, msg: "stopped", reason: signal, cut: 0 },
      ]);
    },
  );

  test("fails the health check first on SIGTERM, and does not wait on Ctrl-C", async () => {
    const folder = newFolder();
    const key = await folder.key();
    const server = await folder.serve("--drain-delay", "60s");
    server.child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${server.base}/health`)).status).toBe(503);
    expect((await server.post("validate", key, { source })).status).toBe(200);
    expect(await server.end("SIGTERM")).toBe(0);
    const other = await folder.serve("--drain-delay", "60s");
    expect(await other.end("SIGINT")).toBe(0);
    expect(linesOf(other).at(-1)).toMatchObject({ msg: "stopped", reason: "SIGINT" });
  });

  test("comes when running requests are answered", async () => {
    const folder = newFolder();
    const key = await folder.key();
    const server: ServeProcess = await folder.serve();
    const big = `page {\n${'  text "a line of text"\n'.repeat(5000)}}`;
    const running = server.post("render/svg", key, { source: big });
    await pause(100);
    const ended = server.end("SIGTERM");
    expect((await running).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
