/** Tests the data of running servers: durability, backups and restores. */
import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createAccount } from "../../src/service/accounts/accounts.js";
import { pause } from "../support/pause.js";
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

const source = "page { }";

/** Sends requests until it is stopped, and counts the answers by status. */
function load(server: ServeProcess, key: string, clients = 4) {
  const statuses: Record<number, number> = {};
  let isOver = false;
  const one = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await server.post("validate", key, { source });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const running = Array.from({ length: clients }, one);
  return {
    statuses,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(running);
    },
  };
}

async function usedOf(folder: ServeFolder): Promise<number> {
  const [key] = JSON.parse((await folder.call("keys", "list", "--json")).stdout);
  const { windows } = JSON.parse((await folder.call("keys", "show", key.id, "--json")).stdout);
  return windows.find(({ name }: { name: string }) => name === "month").used;
}

describe("the durability", () => {
  test("is the same for all running servers, and may change when none runs", async () => {
    const folder = newFolder();
    const key = await folder.key();
    const first = await folder.serve("--durability", "process");
    await first.post("validate", key, { source });
    const refused = new RegExp(
      `in use with --durability process \\(process ${first.child.pid}\\); start with the same`,
    );
    await expect(folder.serve()).rejects.toThrow(refused);
    await expect(folder.serve("--durability", "power")).rejects.toThrow("ended with 2");
    const second = await folder.serve("--durability", "process");
    await second.post("validate", key, { source });
    expect(await usedOf(folder)).toBe(2);
    expect(await first.end()).toBe(0);
    await expect(folder.serve()).rejects.toThrow(/in use with --durability process/);
    second.child.kill("SIGKILL");
    await second.ended;
    const third = await folder.serve();
    await third.post("validate", key, { source });
    await expect(folder.serve("--durability", "process")).rejects.toThrow(/--durability power/);
    expect(await usedOf(folder)).toBe(3);
  });

  test("of concurrently starting servers is that of one of them", async () => {
    const folder = newFolder();
    await folder.key();
    const starts = ["power", "process", "power", "process"].map((each) =>
      folder.serve("--durability", each).then(
        () => each,
        (error: Error) => {
          expect(error.message).toMatch(/in use with --durability/);
        },
      ),
    );
    const running = (await Promise.all(starts)).filter((each) => each !== undefined);
    expect(new Set(running).size).toBeLessThanOrEqual(1);
  });
});

test("concurrent first starts share one store", async () => {
  const folder = newFolder();
  const servers = await Promise.all([folder.serve(), folder.serve(), folder.serve()]);
  const keys = JSON.parse((await folder.call("keys", "list", "--json")).stdout);
  expect(keys.length).toBeGreaterThan(0);
  for (const server of servers) {
    const key = /wf_live_\w{36}/.exec(server.out)?.[0];
    if (key) expect((await servers[0]!.post("validate", key, { source })).status).toBe(200);
  }
});

describe("while a server is under load", () => {
  test.each(["power", "process"])(
    "a backup of %s contains everything that was answered",
    async (durability) => {
      const folder = newFolder();
      const key = await folder.key();
      const server = await folder.serve("--durability", durability);
      const work = load(server, key);
      await expect.poll(() => work.statuses[200] ?? 0).toBeGreaterThan(50);
      const least = work.statuses[200]!;
      const backup = path.join(folder.folder, "a.jsonl");
      expect((await folder.call("backup", backup)).stdout).toMatch(/: 1 account and 1 key\n$/);
      const most = work.statuses[200]! + 4;
      await work.stop();
      expect(work.statuses).toEqual({ 200: expect.any(Number) });
      const other = newFolder();
      await other.call("restore", backup);
      const used = await usedOf(other);
      expect(used).toBeGreaterThanOrEqual(least);
      expect(used).toBeLessThanOrEqual(most);
      const again = await other.serve();
      expect((await again.post("validate", key, { source })).status).toBe(200);
    },
  );

  test.each(["power", "process"])(
    "a restore of %s applies to the next request",
    async (durability) => {
      const folder = newFolder();
      const key = await folder.key();
      const server = await folder.serve("--durability", durability);
      for (let at = 0; at < 5; at++) await server.post("validate", key, { source });
      const backup = path.join(folder.folder, "a.jsonl");
      await folder.call("backup", backup);
      const [{ id }] = JSON.parse((await folder.call("keys", "list", "--json")).stdout);
      const other = await folder.key("wide", "beta");
      const work = load(server, other);
      await folder.call("keys", "revoke", id, "--yes");
      expect((await server.post("validate", key, { source })).status).toBe(403);
      await folder.call("restore", backup, "--yes");
      expect((await server.post("validate", key, { source })).status).toBe(200);
      expect((await server.post("validate", other, { source })).status).toBe(403);
      await work.stop();
      expect(Object.keys(work.statuses).sort()).toEqual(["200", "403"]);
      expect(await usedOf(folder)).toBe(6);
      expect(await server.end()).toBe(0);
    },
  );
});

test("kill -9 in the middle of a restore leaves either the old or the new data", async () => {
  const folder = newFolder();
  await folder.key();
  const old = path.join(folder.folder, "old.jsonl");
  await folder.call("backup", old);
  await folder.withStore(async (store) => {
    for (let at = 0; at < 40; at++) await createAccount(store, `new-${at}`, Date.now());
  });
  const fresh = path.join(folder.folder, "new.jsonl");
  await folder.call("backup", fresh);
  const countOf = async () =>
    JSON.parse((await folder.call("accounts", "list", "--json")).stdout).length;
  const seen = new Set<number>();
  for (let round = 0; round < 12; round++) {
    const child = folder.start("restore", round % 2 === 0 ? old : fresh, "--yes");
    const ended = new Promise((resolve) => child.once("close", resolve));
    await pause(90 + round * 12);
    child.kill("SIGKILL");
    await ended;
    seen.add(await countOf());
  }
  for (const count of seen) expect([1, 41]).toContain(count);
});

test("reports data damaged between starts, and a backup restores it", async () => {
  const folder = newFolder();
  const key = await folder.key();
  const backup = path.join(folder.folder, "a.jsonl");
  await folder.call("backup", backup);
  const server = await folder.serve();
  await server.post("validate", key, { source });
  const file = path.join(folder.data, "wf.mdb");
  const bytes = readFileSync(file);
  for (let page = 2; page * 4096 < bytes.length; page++) bytes.writeUInt16LE(77, page * 4096 + 18);
  await server.end();
  writeFileSync(file, bytes);
  await expect(folder.serve()).rejects.toThrow(/wf.mdb is damaged \(page \d+ is not/);
  await expect(folder.call("keys", "list")).rejects.toThrow(
    /restore a backup with `wf restore FILE`/,
  );
  const { stderr } = await folder.call("restore", backup, "--yes");
  expect(stderr).toMatch(/kept the damaged data in .* restart servers/);
  const again = await folder.serve();
  expect((await again.post("validate", key, { source })).status).toBe(200);
});

test("every command reports a full disk", async ({ skip }) => {
  const folder = newFolder();
  const data = path.join(folder.folder, "small");
  const unmount = mountSmallDisk(data, "512k");
  if (!unmount) return skip("no file system can be mounted here");
  try {
    const small = newFolder(data);
    const codes = new Set<unknown>();
    for (let pages = 128; pages >= 0; pages -= 8) {
      writeFileSync(path.join(data, "filler"), Buffer.alloc(pages * 4_096));
      const ended = await small.call("accounts", "create", "acme").then(
        () => ({ code: 0, stderr: "" }),
        ({ code, stderr }: { code: unknown; stderr: string }) => ({ code, stderr }),
      );
      codes.add(ended.code);
      if (ended.code !== 0) expect(ended.stderr).toMatch(/^wf: .*no space left on the disk$/m);
      for (const name of readdirSync(data)) rmSync(path.join(data, name));
    }
    expect([...codes].sort()).toEqual([0, 2]);
  } finally {
    unmount();
  }
});

/** Runs a command as root without root's privileges, so that file permissions apply to it. */
const unprivileged = ["--bounding-set=-all", "--inh-caps=-all", "--"];
const canDropPrivileges =
  process.getuid?.() === 0 && spawnSync("setpriv", [...unprivileged, "true"]).status === 0;

test.skipIf(!canDropPrivileges)("files of another user are reported", async () => {
  const folder = newFolder();
  await folder.call("accounts", "create", "acme");
  const list = () =>
    new Promise<{ code: unknown; signal: unknown; stderr: string }>((resolve) => {
      const command = [process.execPath, path.resolve("bin/wf.js"), "accounts", "list"];
      const env = { PATH: process.env.PATH, HOME: folder.folder, WF_DATA: folder.data };
      const options = { cwd: folder.folder, env };
      execFile("setpriv", [...unprivileged, ...command], options, (error, _stdout, stderr) => {
        resolve({ code: error?.code ?? 0, signal: error?.signal, stderr });
      });
    });
  const lock = path.join(folder.data, "wf.mdb-lock");
  const refusal = (stderr: string) => ({ code: 2, stderr, signal: null });
  const nobody = 65_534;
  chownSync(lock, nobody, nobody);
  chmodSync(lock, 0o600);
  expect(await list()).toEqual(refusal(`wf: cannot use ${lock}: permission denied\n`));
  rmSync(lock);
  chmodSync(folder.data, 0o500);
  expect(await list()).toEqual(refusal(`wf: cannot create ${lock}: permission denied\n`));
  chmodSync(folder.data, 0o700);
  expect(await list()).toMatchObject({ code: 0 });
});

test("an interrupted backup leaves a complete one or nothing", async () => {
  const folder = newFolder();
  for (const name of ["one", "two"]) await folder.key("wide", name);
  const codes = new Set<number | null>();
  for (let ms = 0; ms < 400; ms += 40) {
    const child = folder.start("backup", "b.jsonl", "--yes");
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    await pause(ms);
    child.kill("SIGINT");
    codes.add(await ended);
    const left = readdirSync(folder.folder).filter((name) => name.includes("b.jsonl"));
    expect(left).toEqual(existsSync(path.join(folder.folder, "b.jsonl")) ? ["b.jsonl"] : []);
  }
  console.log("interrupted backups:", [...codes]);
  await folder.call("backup", "b.jsonl", "--yes");
  expect((await folder.call("restore", "b.jsonl", "--yes")).stdout).toMatch(/^restored 2 accounts/);
});
