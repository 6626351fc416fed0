/** Real processes that write the same notes file at the same time, one of which is killed while it writes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readNotes } from "../../../src/authoring/notes/read-notes.js";

let folder = "";
let script = "";

/** A writer: adds a number of notes, one after another, and prints the id of each once it is written. */
const writer = `
import { changeNotesOf } from ${JSON.stringify(new URL("../../../src/workspace/notes/note-store.ts", import.meta.url).pathname)};
import { applyAct } from ${JSON.stringify(new URL("../../../src/authoring/notes/apply-act.ts", import.meta.url).pathname)};
const [wireframe, name, count] = process.argv.slice(2);
const anchor = { path: "", component: "file", words: "", line: 1 };
for (let at = 0; at < Number(count); at++) {
  const act = { kind: "add", id: name + "-" + at, anchor, text: "x".repeat(500) };
  const actor = { author: name, created: new Date().toISOString() };
  const { problem } = await changeNotesOf(wireframe, process.cwd(), (file) => applyAct(file, act, actor));
  if (problem !== undefined) throw new Error(problem);
  process.stdout.write(act.id + "\\n");
}
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wf-notes-"));
  script = join(folder, "writer.mjs");
  await build({
    stdin: { contents: writer, resolveDir: folder, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: script,
    logLevel: "error",
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Writer {
  child: ChildProcess;
  /** The ids that it has printed. */
  said(): string[];
  ended: Promise<unknown>;
}

function start(wireframe: string, name: string, count: number): Writer {
  const child = spawn(process.execPath, [script, wireframe, name, String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout!.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  return { child, said: () => out.split("\n").slice(0, -1), ended: once(child, "close") };
}

function idsIn(wireframe: string): string[] {
  const { file, problems } = readNotes(readFileSync(`${wireframe}.notes.json`, "utf8"));
  expect(problems).toEqual([]);
  return file.notes.map(({ id }) => id);
}

/** Leftover files besides the expected ones. */
function rest(): string[] {
  return readdirSync(folder).filter((name) => name.startsWith("."));
}

test("four processes write 160 notes at once, and none is lost", async () => {
  const wireframe = join(folder, "many.wf");
  writeFileSync(wireframe, 'page "A" { text "x" }\n');
  const writers = ["a", "b", "c", "d"].map((name) => start(wireframe, name, 40));
  await Promise.all(writers.map(({ ended }) => ended));
  const said = writers.flatMap((each) => each.said());
  expect(said).toHaveLength(160);
  expect(idsIn(wireframe).sort()).toEqual(said.sort());
  expect(rest()).toEqual([]);
}, 120_000);

test("processes that are killed while writing block nobody, and lose no written note", async () => {
  const wireframe = join(folder, "killed.wf");
  writeFileSync(wireframe, 'page "A" { text "x" }\n');
  const steady = start(wireframe, "steady", 60);
  const said: string[] = [];
  for (let round = 0; round < 8; round++) {
    const victim = start(wireframe, `victim${round}`, 1000);
    await expect
      .poll(() => victim.said().length, { interval: 1, timeout: 30_000 })
      .toBeGreaterThan(round);
    victim.child.kill("SIGKILL");
    await victim.ended;
    said.push(...victim.said());
  }
  await steady.ended;
  const last = start(wireframe, "last", 1);
  await last.ended;
  said.push(...steady.said(), ...last.said());
  expect(steady.said()).toHaveLength(60);
  expect(last.said()).toHaveLength(1);
  // Every reported note is there; a note whose writer was killed may or may not be.
  const there = new Set(idsIn(wireframe));
  expect(said.filter((id) => !there.has(id))).toEqual([]);
  expect(rest()).toEqual([]);
}, 120_000);
