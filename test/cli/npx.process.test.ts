/** `npx wf watch` in the clone, as processes: npm, its shell and the program, all of which must end. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { isStartedByNpm, onStarterGone } from "../../src/workspace/starter-gone.js";
import { pause } from "../support/pause.js";
import { ensureBuilt } from "./built.js";

const root = join(import.meta.dirname, "../..");
const hasNpx = spawnable("npx");
// Descendants of a process are found through Linux's /proc.
const isLinux = existsSync("/proc/self/stat");

function spawnable(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The descendants of a process, children first. */
function descendants(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return [[Number(name), Number(/^.*\) \S (\d+)/s.exec(stat)![1])] as const];
      } catch {
        return [];
      }
    });
  const below = (parent: number): number[] =>
    parents.flatMap(([child, above]) => (above === parent ? [child, ...below(child)] : []));
  return below(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasNpx || !isLinux)("npx wf watch", () => {
  const folder = mkdtempSync(join(tmpdir(), "wf-npx-"));
  const started: number[] = [];
  /** Without a registry, and without rebuilding the clone while other tests run. */
  const env = {
    ...process.env,
    npm_config_cache: join(folder, "cache"),
    npm_config_offline: "true",
    npm_config_ignore_scripts: "true",
    npm_config_update_notifier: "false",
  };

  beforeAll(() => {
    ensureBuilt("cli", "preview");
    // The first call takes longer, because it puts a link to the clone into the cache.
    execFileSync("npx", ["wf", "--version"], { cwd: root, env, stdio: "pipe" });
  }, 120_000);

  afterEach(() => {
    for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, "SIGKILL");
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts it in its own process group, like a terminal, and waits until it serves. */
  async function start(): Promise<{ npm: ChildProcess; all: number[]; address: string }> {
    const npm = spawn("npx", ["wf", "watch", "examples", "--port", "0"], {
      cwd: root,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let out = "";
    npm.stdout!.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
    await expect.poll(() => out).toMatch(/http:\S+\//);
    const all = [npm.pid!, ...descendants(npm.pid!)];
    started.push(...all);
    return { npm, all, address: /http:\S+\//.exec(out)![0] };
  }

  const isEnded = (all: readonly number[]) => expect.poll(() => all.filter(isAlive)).toEqual([]);

  test.each([
    ["SIGTERM", "npx"],
    ["SIGHUP", "npx"],
    ["SIGKILL", "npx"],
    ["SIGTERM", "the group"],
    ["SIGHUP", "the group"],
    // Ctrl-C in a terminal; npm does not pass on a signal that is sent only to itself.
    ["SIGINT", "the group"],
  ] as const)(
    "%s to %s leaves no process behind",
    async (signal, target) => {
      const { npm, all, address } = await start();
      expect(all.length).toBeGreaterThan(1);
      expect((await fetch(address)).status).toBe(200);
      process.kill(target === "npx" ? npm.pid! : -npm.pid!, signal);
      await isEnded(all);
      await expect(fetch(address)).rejects.toThrow();
    },
    60_000,
  );

  test("SIGTERM to the program itself ends npx with 0", async () => {
    const { npm, all } = await start();
    const ended = new Promise((resolve) => npm.once("exit", (...outcome) => resolve(outcome)));
    process.kill(all.at(-1)!, "SIGTERM");
    expect(await ended).toEqual([0, null]);
    await isEnded(all);
  }, 60_000);
});

describe.skipIf(!isLinux)("wf watch in the background", () => {
  test("continues after its shell has ended and its input is empty", async () => {
    ensureBuilt("cli", "preview");
    const folder = mkdtempSync(join(tmpdir(), "wf-background-"));
    const script = `"${process.execPath}" "${join(root, "bin/wf.js")}" watch --port 0 > out & echo $!`;
    const said = () => readFileSync(join(folder, "out"), "utf8");
    const pid = Number(
      execFileSync("sh", ["-c", script], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] }),
    );
    try {
      await expect.poll(() => said()).toMatch(/http:\S+\//);
      // Longer than it takes to notice that npm is gone.
      await pause(1500);
      expect((await fetch(/http:\S+\//.exec(said())![0])).status).toBe(200);
    } finally {
      process.kill(pid, "SIGTERM");
      await expect.poll(() => isAlive(pid)).toBe(false);
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});

test.each([
  ["'wf'", true],
  ["wf watch --open", true],
  ["npm run build && wf watch", true],
  ["wf watch designs 2>&1 | tee log", true],
  ["vite & wf watch", false],
  ["wf watch &", false],
  ["wf watch & sleep 1", false],
  ["vite", false],
  ["", false],
  [undefined, false],
])("the script %j: ends with npm: %j", (script, isFollowed) => {
  const env = { npm_lifecycle_script: script };
  expect(isStartedByNpm(env)).toBe(isFollowed);
});

test("without npm, nothing is monitored", () => {
  vi.useFakeTimers();
  try {
    onStarterGone({ env: {} }, () => expect.fail());
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
