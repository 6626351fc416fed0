/** Follows docs/hosting.md word by word, from one process through two workers to two processes on Redis. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuilt, wf } from "../cli/built.js";
import { hasRedis, RedisServer } from "../support/redis-server.js";
import { readPageFences } from "./page-fences.js";

const page = readFileSync(join(import.meta.dirname, "../../docs/hosting.md"), "utf8");
const steps = readPageFences(page).filter(({ tag, info }) => tag === "sh" && info === "step");

let folder = "";
let env: Record<string, string>;
/** Addresses and paths of the page that may be in use here, with replacements. */
const places = new Map<string, string>();
const running: { child: ChildProcess; ended: Promise<number | null>; out: () => string }[] = [];

beforeAll(async () => {
  ensureBuilt("cli", "server");
  folder = mkdtempSync(join(tmpdir(), "wf-steps-"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/wf"), `#!/bin/sh\nexec "${process.execPath}" "${wf}" "$@"\n`);
  chmodSync(join(folder, "bin/wf"), 0o755);
  env = { PATH: `${join(folder, "bin")}:${process.env.PATH}`, HOME: folder };
  for (const port of ["4400", "4401"]) places.set(`--port ${port}`, `--port ${await freePort()}`);
});

afterAll(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  return new Promise((resolve) => {
    probe.once("listening", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Types the lines of a step one after another; servers keep running. Returns the output of the other lines. */
async function follow(step: string): Promise<string> {
  let printed = "";
  for (const written of step.trim().split("\n")) {
    const line = [...places].reduce((text, [from, to]) => text.replaceAll(from, to), written);
    const words = line.split(" ");
    if (words[1] === "serve") await serve(words.slice(1));
    else
      printed += (await execa("sh", ["-c", line], { cwd: folder, env, extendEnv: false })).stdout;
  }
  return printed;
}

async function serve(words: string[]): Promise<void> {
  const child = spawn(process.execPath, [wf, ...words], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout!.on("data", (text) => {
    out += text;
  });
  child.stderr!.on("data", (text) => {
    err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  running.push({ child, ended, out: () => out });
  const listens = () => {
    if (child.exitCode !== null) throw new Error(err);
    return out;
  };
  await expect.poll(listens, { timeout: 100_000 }).toContain("listening on ");
}

/** Presses Ctrl-C in all windows. */
async function stop(): Promise<void> {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  }
}

/** Sends a source to each server; returns what is left of the key's limit in this month. */
async function left(key: string): Promise<number[]> {
  const rest: number[] = [];
  for (const { out } of running) {
    const [, base] = /listening on (\S+)/.exec(out())!;
    const send = async () => {
      const answer = await fetch(`${base}/tools/validate`, {
        method: "POST",
        headers: { "x-api-key": key, "content-type": "application/json" },
        body: JSON.stringify({ source: 'page "Sign in" { button "Sign in" }' }),
      });
      await answer.text();
      if (answer.status !== 200) return undefined;
      return Number(/"month";r=(\d+)/.exec(answer.headers.get("ratelimit")!)![1]);
    };
    // A busy machine may be too slow right after a start.
    let found: number | undefined;
    await expect.poll(async () => (found = await send())).toBeTypeOf("number");
    rest.push(found!);
  }
  return rest;
}

test("from one process to two workers, and to two processes on Redis", async () => {
  expect(steps).toHaveLength(3);
  const [one, two, three] = steps.map(({ content }) => content);
  const key = /wf_live_\w{36}/.exec(await follow(one!))![0];
  const [first] = await left(key);
  await stop();

  await follow(two!);
  expect(await left(key)).toEqual([first! - 1]);
  await stop();

  if (!hasRedis) return;
  const redis = await RedisServer.start();
  try {
    places.set("redis://127.0.0.1:6379", redis.url);
    await follow(three!);
    expect(running).toHaveLength(2);
    expect(await left(key)).toEqual([first! - 2, first! - 3]);
    await stop();
  } finally {
    await redis.remove();
  }
});
