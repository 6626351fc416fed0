/** Runs the examples of docs/api.md and docs/hosting.md against `wf serve`, and compares their output with the docs. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readArguments } from "../../src/tools/cli/arguments/read-arguments.js";
import { serveCommand } from "../../src/tools/cli/serve/serve-command.js";
import { packageVersion } from "../../src/workspace/files/package-version.js";
import { ensureBuilt, wf } from "../cli/built.js";
import { Workspace } from "../cli/call.js";
import { hasCommand } from "../support/has-command.js";
import { findDifference, maskChanging } from "./match-shown.js";
import { readPageFences } from "./page-fences.js";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/api.md"), "utf8");
const hosting = readFileSync(join(root, "docs/hosting.md"), "utf8");
/** The commands on the page about hosting are followed step by step in a test of their own. */
const fences = [
  ...readPageFences(page),
  ...readPageFences(hosting).filter(({ tag }) => tag !== "sh"),
];
/** The version, address and id on the page, which are replaced by the real ones. */
const shownVersion = "0.1.0";
const shownBase = "http://127.0.0.1:4400";
const shownId = "key_4Fh2mXq8LwZt01Ab";

let folder = "";
let server: ServeProcess;
let base = "";
let key = "";
let id = shownId;

beforeAll(async () => {
  ensureBuilt("cli", "server");
  folder = mkdtempSync(join(tmpdir(), "wf-api-"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/wf"), `#!/bin/sh\nexec "${process.execPath}" "${wf}" "$@"\n`);
  chmodSync(join(folder, "bin/wf"), 0o755);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/wf-wireframes"), "junction");
  for (const { tag, info, content } of fences) {
    if (tag === "wf" && info !== "") writeFileSync(join(folder, info), content);
  }
  server = new ServeProcess([]);
  await server.untilPrinted(/curl .*\n/);
  base = server.base;
  key = /wf_live_\w+/.exec(server.greeting)![0];
}, 120_000);

afterAll(async () => {
  expect(await server.end()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

/** `wf serve` in the folder of the examples, on any free port. */
class ServeProcess {
  readonly child: ChildProcess;
  greeting = "";
  log = "";

  constructor(options: readonly string[]) {
    const args = [wf, "serve", "--port", "0", ...options];
    this.child = spawn(process.execPath, args, { cwd: folder, env: surroundings() });
    this.child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      this.greeting += text;
    });
    this.child.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.log += text;
    });
  }

  get base(): string {
    return /http:\/\/127\.0\.0\.1:\d+/.exec(this.greeting)![0];
  }

  async untilPrinted(pattern: RegExp): Promise<void> {
    // `expect.poll` works only inside tests, and this runs before them.
    while (!pattern.test(this.greeting)) {
      if (this.child.exitCode !== null) throw new Error(`wf serve ended: ${this.log}`);
      await Promise.race([once(this.child.stdout!, "data"), once(this.child, "exit")]);
    }
  }

  /** Stops the server; resolves to its exit code. */
  async end(): Promise<number> {
    const exit = new Promise<number>((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGTERM");
    return await exit;
  }
}

/** An environment without the machine's own settings, such as a proxy between an example and the server. */
function surroundings(): Record<string, string> {
  const path = `${join(folder, "bin")}:${process.env.PATH}`;
  return {
    PATH: path,
    HOME: folder,
    WF_DATA: join(folder, "data"),
    WF_KEY: key,
    WF_DRAIN_DELAY: "0s",
  };
}

/** Runs an example, and returns its whole output. */
async function run(command: string, args: readonly string[], content: string): Promise<string> {
  const text = content
    .replaceAll(shownBase, base)
    .replaceAll(shownId, id)
    .replaceAll("wf_live_…", key);
  const { all, exitCode } = await execa(command, args, {
    input: text,
    cwd: folder,
    env: surroundings(),
    extendEnv: false,
    all: true,
    reject: false,
    stripFinalNewline: false,
  });
  expect(exitCode, all).toBe(0);
  return all.replaceAll("\r", "").replaceAll(base, shownBase);
}

const withCurl = test.skipIf(!hasCommand("curl"));
const withPython = test.skipIf(!hasCommand("python3"));

/** Answers that a server may give to any request for a while if the machine is busy. */
const onBusyMachine = /^\{"error":"Service unavailable"\}|"status":"unready".*"pool":"busy"/m;

/** The examples with a tag, by their line on the page. */
function examples(tag: string) {
  return fences.filter((fence) => fence.tag === tag);
}

describe("in the shell", () => {
  for (const { content, line, next } of examples("sh")) {
    const [start, ...words] = content.trim().split(/\s+/);
    if (start === "wf" && words[0] === "serve") {
      test(`wf serve, line ${line}`, () => {
        expect(readArguments(serveCommand, words.slice(1))).toBeDefined();
        if (next?.tag !== "text") return;
        const printed = server.greeting.replaceAll(base, shownBase).trimEnd();
        expect(maskChanging(printed)).toBe(maskChanging(next.content.trimEnd()));
      });
      continue;
    }
    (content.includes("curl ") ? withCurl : test)(`line ${line}`, async () => {
      let printed = "";
      await expect
        .poll(async () => (printed = await run("sh", ["-eu"], content)))
        .not.toMatch(onBusyMachine);
      id = /^created (key_\w+)/m.exec(printed)?.[1] ?? id;
      expect(["json", "text"], "the output is shown").toContain(next?.tag);
      if (next?.tag === "text") {
        expect(maskChanging(printed)).toBe(maskChanging(next.content));
        return;
      }
      const shown = next!.content.replaceAll(shownVersion, packageVersion(root));
      const difference = findDifference(JSON.parse(shown), JSON.parse(printed));
      expect(difference, printed.slice(0, 2_000)).toBeUndefined();
    });
  }
});

describe("in JavaScript", () => {
  test.each(examples("js"))("line $line", async ({ content }) => {
    const printed = await run(process.execPath, ["--input-type=module", "-"], content);
    expect(printed).toBe(promised(content, /console\.log\(.*; \/\/ (.*)$/gm));
  });
});

describe("in Python", () => {
  withPython.each(examples("python"))("line $line", async ({ content }) => {
    const printed = await run("python3", ["-"], content);
    expect(printed).toBe(promised(content, /print\(.*\) {2}# (.*)$/gm));
  });
});

/** What comments promise about the lines before them; every example has at least one promise. */
function promised(content: string, pattern: RegExp): string {
  const lines = [...content.matchAll(pattern)].map(([, text]) => `${text}\n`);
  expect(lines).not.toEqual([]);
  return lines.join("");
}

test("every endpoint has an example in each language", () => {
  const sections = page.split(/^### /m).filter((text) => /^(GET|POST) \//.test(text));
  expect(sections.map((text) => text.split("\n")[0])).toEqual([
    "GET /health",
    "POST /tools/parse",
    "POST /tools/validate",
    "POST /tools/render/html",
    "POST /tools/render/svg",
    "GET /tools/grammar",
    "GET /openapi.json",
  ]);
  for (const text of sections) {
    const path = /^\w+ (\S+)/.exec(text)![1]!;
    const calls = readPageFences(text).filter(({ content }) => content.includes(shownBase + path));
    expect(new Set(calls.map(({ tag }) => tag)), path).toEqual(new Set(["sh", "js", "python"]));
  }
});

test("a line of the log has the documented fields", () => {
  const shown = fences.find(({ content }) => content.startsWith('{"level"'))!;
  const lines = server.log.split("\n").filter((line) => line.includes('"status":200'));
  const withKey = lines.find((line) => line.includes("keyId"))!;
  expect(Object.keys(JSON.parse(withKey))).toEqual(Object.keys(JSON.parse(shown.content)));
});

test("the keys in a file work, and end on SIGHUP when they are removed from it", async () => {
  const { content } = fences.find(({ info }) => info === "keys.json")!;
  const secret = /"key": "(.*?)"/.exec(content)![1]!;
  writeFileSync(join(folder, "keys.json"), content);
  const other = new ServeProcess(["--data", "declared", "--keys", "keys.json"]);
  onTestFinished(() => void other.child.kill());
  const status = async () => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${other.base}/tools/grammar`, { headers })).status;
  };
  await other.untilPrinted(/\(press Ctrl-C to stop\)\n/);
  // On a busy machine, a server is overloaded by its own start.
  await expect.poll(status).toBe(200);
  writeFileSync(join(folder, "keys.json"), "[");
  other.child.kill("SIGHUP");
  await expect.poll(() => other.log).toContain("keys not reloaded");
  await expect.poll(status).toBe(200);
  writeFileSync(join(folder, "keys.json"), "[]");
  other.child.kill("SIGHUP");
  await expect.poll(status).toBe(403);
  expect(await other.end()).toBe(0);
  const messages = other.log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  expect(messages).toContain("keys loaded from keys.json: 2 added, 0 changed, 0 revoked");
  expect(messages).toContain("keys loaded from keys.json: 0 added, 0 changed, 2 revoked");
});

test("the table of tiers is correct", async () => {
  const { content } = fences.find(({ info }) => info === "wf.config.json")!;
  const workspace = new Workspace({ "wf.config.json": content });
  const call = (line: string) => workspace.call([...line.split(" "), "--data", workspace.folder]);
  await call("accounts create acme");
  const make = "keys create --account acme --tier";
  expect(await call(`${make} team`)).toMatchObject({ code: 0 });
  expect((await call(`${make} pro`)).err).toContain("choose one of guest, team");
});
