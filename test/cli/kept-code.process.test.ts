/** The compiled code that a run caches for the next one: where, for whom, and how invalid code is handled. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keptCodeFile, readKeptCode } from "../../src/tools/cli/start/kept-code.js";

const root = path.join(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;
/** Another user, on systems where tests may give files away. */
const nobody = 65_534;

let folder = "";
let chunks = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "wf-kept-")));
  chunks = path.join(folder, "package/dist/cli");
  const besideCode = (source: string) => source !== path.join(root, "dist/cli/cache");
  cpSync(path.join(root, "dist/cli"), chunks, { recursive: true, filter: besideCode });
  for (const part of ["bin", "package.json"]) {
    cpSync(path.join(root, part), path.join(folder, "package", part), { recursive: true });
  }
  mkdirSync(path.join(folder, "home"));
  writeFileSync(path.join(folder, "wrong.wf"), 'page { buton "x" }\n');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
}

async function wf(env: Record<string, string> = {}, options: string[] = []): Promise<Run> {
  const bin = path.join(folder, "package/bin/wf.js");
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    [...options, bin, "validate", "wrong.wf", "--format", "json"],
    {
      cwd: folder,
      reject: false,
      extendEnv: false,
      env: { PATH: process.env.PATH ?? "", HOME: path.join(folder, "home"), ...env },
    },
  );
  return { exitCode, stdout, stderr };
}

const right = {
  exitCode: 1,
  stdout: expect.stringContaining("unknown component"),
  stderr: "",
};

/** The output of a run that uses the code that the test put into the cache. */
const poisoned = { stdout: expect.stringContaining("unknown komponent") };

/** The only cache folder in another folder; undefined if there is none. */
function codeIn(parent: string): string | undefined {
  const [name] = existsSync(parent) ? readdirSync(parent) : [];
  return name === undefined ? undefined : path.join(parent, name);
}

const beside = () => codeIn(path.join(chunks, "cache"));
const atHome = () => codeIn(path.join(folder, "home/.cache/wf-wireframes"));

/** Replaces cached code with code that V8 accepts for the chunk, but that has a different message. */
async function poison(place: string): Promise<void> {
  const chunk = path.join(chunks, "validate-late.chunk");
  const made = path.join(folder, "made");
  const make = `
    const { readFileSync, writeFileSync } = require("node:fs");
    const { setFlagsFromString } = require("node:v8");
    const { Script } = require("node:vm");
    const source = readFileSync(${JSON.stringify(chunk)}, "latin1");
    setFlagsFromString("--no-lazy");
    const script = new Script(source.replaceAll("unknown component", "unknown komponent"));
    setFlagsFromString("--lazy");
    writeFileSync(${JSON.stringify(made)}, script.createCachedData());`;
  await execa(process.execPath, ["-e", make], { extendEnv: false });
  writeFileSync(path.join(place, "validate-late.chunk"), keptCodeFile(readFileSync(made), 3));
}

describe("compiled code is cached", () => {
  test("beside the chunks by the first run, and used by the second", async () => {
    expect(await wf()).toMatchObject(right);
    expect(readdirSync(beside()!)).toContain("validate-late.chunk");
    expect(atHome()).toBeUndefined();
    await poison(beside()!);
    expect(await wf()).toMatchObject(poisoned);
  });

  test("in the user's folder if the package is not writable", async () => {
    // A file in place of the folder stops even root from creating it.
    writeFileSync(path.join(chunks, "cache"), "");
    expect(await wf()).toMatchObject(right);
    await poison(atHome()!);
    expect(await wf()).toMatchObject(poisoned);
    const xdg = path.join(folder, "xdg");
    mkdirSync(xdg);
    expect(await wf({ XDG_CACHE_HOME: xdg })).toMatchObject(right);
    expect(codeIn(path.join(xdg, "wf-wireframes"))).toBeDefined();
  });

  test.runIf(isRoot)("in the user's folder if the package belongs to another user", async () => {
    chownSync(chunks, nobody, nobody);
    expect(await wf()).toMatchObject(right);
    expect(beside()).toBeUndefined();
    await poison(atHome()!);
    expect(await wf()).toMatchObject(poisoned);
  });

  test("nowhere if nothing is writable", async () => {
    writeFileSync(path.join(chunks, "cache"), "");
    for (const env of [
      { HOME: path.join(folder, "none") },
      { HOME: "" },
      { XDG_CACHE_HOME: path.join(folder, "wrong.wf") },
    ]) {
      expect(await wf(env)).toMatchObject(right);
    }
    expect(readdirSync(folder).sort()).toEqual(["home", "package", "wrong.wf"]);
    expect(readdirSync(path.join(folder, "home"))).toEqual([]);
  });

  test("nowhere if everyone may write there", async () => {
    writeFileSync(path.join(chunks, "cache"), "");
    const open = path.join(folder, "open");
    mkdirSync(open);
    chmodSync(open, 0o1777);
    expect(await wf({ XDG_CACHE_HOME: open })).toMatchObject(right);
    expect(readdirSync(open)).toEqual([]);
  });

  test("nowhere, and never used, with WF_NO_CACHE", async () => {
    expect(await wf({ WF_NO_CACHE: "1" })).toMatchObject(right);
    expect(existsSync(path.join(chunks, "cache"))).toBe(false);
    expect(readdirSync(path.join(folder, "home"))).toEqual([]);
    await wf();
    await poison(beside()!);
    expect(await wf({ WF_NO_CACHE: "1" })).toMatchObject(right);
  });

  test("separately for each build", async () => {
    await wf();
    await poison(beside()!);
    const other = path.basename(beside()!).replace(/^\w+/, "0123456789ab");
    renameSync(beside()!, path.join(chunks, "cache", other));
    expect(await wf()).toMatchObject(right);
  });

  test("by many concurrent first runs", async () => {
    const runs = await Promise.all(Array.from({ length: 8 }, () => wf()));
    for (const run of runs) expect(run).toMatchObject(right);
    const names = readdirSync(beside()!);
    expect(names).toContain("validate-late.chunk");
    expect(names.filter((name) => !name.endsWith(".chunk"))).toEqual([]);
  });

  test("by three runs, each of which adds code", async () => {
    const times = [];
    for (let run = 0; run < 5; run++) {
      await wf();
      times.push(readKeptCode(path.join(beside()!, "validate-late.chunk"))?.times);
    }
    expect(times).toEqual([1, 2, 3, 3, 3]);
  });

  test("and by the first run of each day after them", async () => {
    for (let run = 0; run < 3; run++) await wf();
    const file = path.join(beside()!, "validate-late.chunk");
    const kept = readFileSync(file);
    for (const at of [4, kept.length / 2 + 4]) kept.writeUInt32LE(kept.readUInt32LE(at) - 1, at);
    writeFileSync(file, kept);
    await wf();
    await wf();
    expect(readKeptCode(file)?.times).toBe(4);
  });

  test("until it has not been used for a month", async () => {
    const cache = path.join(chunks, "cache");
    const [old, recent, foreign] = [
      "0123456789ab-v20.1.0-linux-x64",
      "0123456789ab-v20.2.0-linux-x64",
      "something-else",
    ].map((name) => path.join(cache, name)) as [string, string, string];
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [each, days] of [
      [old, 40],
      [recent, 20],
      [foreign, 40],
    ] as const) {
      mkdirSync(each, { recursive: true, mode: 0o700 });
      writeFileSync(path.join(each, "start.chunk"), "");
      utimesSync(each, daysAgo(days), daysAgo(days));
    }
    await wf();
    expect([old, recent, foreign].map(existsSync)).toEqual([false, true, true]);
  });
});

describe("compiled code is not used", () => {
  test.each([
    ["a byte is wrong", (file: Buffer) => file.fill(~file[5000]! & 0xff, 5000, 5001)],
    ["all of it is wrong", (file: Buffer) => Buffer.from(file.map((byte) => byte ^ 0x5a))],
    ["half of it is missing", (file: Buffer) => file.subarray(0, file.length / 2)],
    ["it is zeros", (file: Buffer) => Buffer.alloc(file.length)],
    ["it is empty", () => Buffer.alloc(0)],
    ["it is a few bytes", () => Buffer.from("0123456789abcdef")],
  ])("if %s; it is created again", async (_, damage) => {
    await wf();
    const file = path.join(beside()!, "validate-late.chunk");
    writeFileSync(file, damage(readFileSync(file)));
    expect(readKeptCode(file)?.times).not.toBe(1);
    expect(await wf()).toMatchObject(right);
    expect(readKeptCode(file)?.times).toBe(1);
  });

  test("if Node runs with other flags; it is kept for other runs", async () => {
    await wf();
    const file = path.join(beside()!, "validate-late.chunk");
    const before = readFileSync(file);
    expect(await wf({}, ["--stack-size=900"])).toMatchObject(right);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("if others may write to its folder", async () => {
    await wf();
    await poison(beside()!);
    chmodSync(beside()!, 0o777);
    expect(await wf()).toMatchObject(right);
  });

  test.runIf(isRoot)("if its folder belongs to another user", async () => {
    await wf();
    await poison(beside()!);
    chownSync(beside()!, nobody, nobody);
    expect(await wf()).toMatchObject(right);
  });
});
