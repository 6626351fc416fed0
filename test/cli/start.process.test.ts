/** Counts what a check of a file without errors loads, because each file and each Node module takes time. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutReference } from "../support/without-reference.js";
import { ensureBuilt } from "./built.js";

const root = join(import.meta.dirname, "../..");

/** Prints, at the end, which files were read completely and which Node modules are loaded. */
const recorder = `
const fs = require("node:fs");
const read = [];
const { readFileSync } = fs;
fs.readFileSync = (path, ...rest) => {
  read.push(String(path));
  return readFileSync(path, ...rest);
};
process.once("exit", () => {
  const modules = process.moduleLoadList.filter((name) => /^NativeModule (?!internal)/.test(name));
  fs.writeSync(3, JSON.stringify({ read, modules }));
});
`;

interface Loaded {
  read: string[];
  modules: string[];
}

let folder = "";

beforeAll(() => {
  ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), "wf-start-"));
  writeFileSync(join(folder, "recorder.cjs"), recorder);
  writeFileSync(join(folder, "empty.cjs"), "");
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sources that need the modules for rare checks (scripts/late-modules.mjs). */
const rare =
  /(?:^|\{)\s*(?:(?:calendar|chart|gantt|menubar|tree)\b|stat\b.*\[|page\b.*\burl=|\/\/ wf-ignore)/m;

async function load(...words: string[]): Promise<Loaded> {
  const { stdio } = await execa(
    process.execPath,
    ["--require", join(folder, "recorder.cjs"), ...words],
    { cwd: root, reject: false, stdio: ["ignore", "pipe", "pipe", "pipe"] },
  );
  return JSON.parse(String(stdio[3]));
}

describe.each([
  [
    "wf",
    "bin/wf.js",
    "dist/cli",
    ["start.chunk", "validate-run-validate.chunk"],
    "validate-late.chunk",
  ],
  ["the hook", "bin/hook/start.js", "bin/hook", ["wf.generated.cjs"], "more.generated.cjs"],
] as const)("%s validate", (_, program, chunks, wanted, more) => {
  const chunksOf = ({ read }: Loaded): string[] =>
    read
      .filter((path) => path.startsWith(`${join(root, chunks)}/`) && !path.includes("/cache/"))
      .map((path) => path.slice(join(root, chunks).length + 1))
      .filter((name) => !/^(?:start\.js|launch|keep-code)\b/.test(name));

  test("loads only what reads and checks, for every example", async () => {
    const examples = readdirSync(join(root, "examples")).filter((name) => name.endsWith(".wf"));
    expect(examples.length).toBeGreaterThan(3);
    for (const name of examples) {
      const loaded = await load(join(root, program), "validate", `examples/${name}`);
      const hasRare = rare.test(readFileSync(join(root, "examples", name), "utf8"));
      expect(chunksOf(loaded), name).toEqual(hasRare ? [...wanted, more] : wanted);
    }
  });

  test("loads the rest if something is wrong", async () => {
    writeFileSync(join(folder, "bad.wf"), 'page { buton "x" }\n');
    const loaded = await load(join(root, program), "validate", join(folder, "bad.wf"));
    expect(chunksOf(loaded).length).toBeGreaterThan(wanted.length);
  });

  test("loads one more module of Node than for an empty file", async () => {
    const empty = await load(join(folder, "empty.cjs"));
    const loaded = await load(join(root, program), "validate", "examples/login.wf");
    const more = loaded.modules.filter((name) => !empty.modules.includes(name));
    expect(more).toEqual(["NativeModule vm"]);
  });
});

test("the chunk of a check contains neither messages, drawing nor the reader by tree", () => {
  const chunk = (name: string): string => readFileSync(join(root, "dist/cli", name), "latin1");
  for (const text of ["unknown component", "no such file or folder", "nodeNames"]) {
    expect(chunk("validate-late.chunk")).toContain(text);
    expect(chunk("validate-run-validate.chunk")).not.toContain(text);
  }
  expect(chunk("render-run-render.chunk")).toContain("aria-pressed");
  expect(chunk("validate-run-validate.chunk")).not.toContain("aria-pressed");
  // `wf validate` starts with the compiled code of this chunk; ten percent more would be noticeable. The limit has some
  // margin, since each new diagnostic adds to it. The reference text of components is compiled only for those that a
  // source uses.
  const check = chunk("validate-run-validate.chunk");
  expect(withoutReference(check).length).toBeLessThan(221_000);
  expect(check.length).toBeLessThan(257_000);
});
