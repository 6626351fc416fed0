/** Notes files that cannot be read or written, and how they are handled. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { applyAct } from "../../../src/authoring/notes/apply-act.js";
import { changeNotesOf, readNotesOf } from "../../../src/workspace/notes/note-store.js";
import { TurnTimeout, takeTurn } from "../../../src/workspace/notes/take-turn.js";
import { Workspace } from "../call.js";

const anchor = { path: "", component: "file", words: "", line: 1 };
const actor = { author: "Ann", created: "2026-11-24T09:30:00.000Z" };
const add = (wireframe: string, id = "n1") =>
  changeNotesOf(wireframe, dirname(wireframe), (file) =>
    applyAct(file, { kind: "add", id, anchor, text: "x" }, actor),
  );
const read = (wireframe: string) => readNotesOf(wireframe, dirname(wireframe));

test("notes are written beside their wireframe, and read again", async () => {
  const workspace = new Workspace({ "a.wf": "" });
  const wireframe = join(workspace.folder, "a.wf");
  expect(read(wireframe)).toEqual({ file: { notes: [], approvals: [] }, problems: [] });
  expect((await add(wireframe)).problem).toBeUndefined();
  expect(read(wireframe).file.notes).toHaveLength(1);
  expect(readdirSync(workspace.folder)).toEqual(["a.wf", "a.wf.notes.json"]);
  const before = workspace.read("a.wf.notes.json");
  expect(
    (await changeNotesOf(wireframe, workspace.folder, (file) => ({ file }))).problem,
  ).toBeUndefined();
  expect(workspace.read("a.wf.notes.json")).toBe(before);
});

test("a wireframe and a link to it have the same notes", async () => {
  const workspace = new Workspace({ "a.wf": "" });
  const link = join(workspace.folder, "link.wf");
  symlinkSync("a.wf", link);
  await add(link);
  expect(read(join(workspace.folder, "a.wf")).file.notes).toHaveLength(1);
});

test.each([
  ["not JSON", "{", "is not valid JSON"],
  ["another version", '{"version": 2, "notes": []}', "has version 2; update wf"],
  ["something unknown", '{"version": 1, "notes": [], "more": 1}', 'unknown name "more"'],
])("a file with %s stays unchanged", async (_, content, says) => {
  const workspace = new Workspace({ "a.wf": "", "a.wf.notes.json": content });
  const wireframe = join(workspace.folder, "a.wf");
  expect(read(wireframe).problems[0]).toContain(says);
  expect((await add(wireframe)).problem).toContain("nothing was written: ");
  expect(workspace.read("a.wf.notes.json")).toBe(content);
});

test("links are not followed, and only files are read", async () => {
  const workspace = new Workspace({ "a.wf": "", "b.wf": "", secret: "" });
  symlinkSync("secret", join(workspace.folder, "a.wf.notes.json"));
  mkdirSync(join(workspace.folder, "b.wf.notes.json"));
  expect((await add(join(workspace.folder, "a.wf"))).problem).toContain("is a symbolic link");
  expect((await add(join(workspace.folder, "b.wf"))).problem).toContain("is not a file");
  expect(workspace.read("secret")).toBe("");
});

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const host = digestOf(hostname());
const otherHost = "0123456789ab";
const prefix = `.wf-notes-${digestOf("a.wf.notes.json")}-`;

describe("an abandoned ticket", () => {
  test.each([
    ["a link to nowhere", `${otherHost}-1-1-0123456789ab.1`, "link"],
    ["a link to nowhere that chooses", `${otherHost}-1-1-0123456789ab.choosing`, "link"],
    ["a folder", `${otherHost}-1-1-0123456789ab.1`, "folder"],
    ["a file of another machine from the future", `${otherHost}-1-1-0123456789ab.1`, "future"],
    ["one that is a minute ahead", `${otherHost}-1-1-0123456789ab.1`, "ahead"],
    ["one that is a minute ahead and chooses", `${otherHost}-1-1-0123456789ab.choosing`, "ahead"],
    ["a number that no process has", `${host}-0-1-0123456789ab.1`, "file"],
    ["a number that no system has", `${host}-99999999999999999999-1-0123456789ab.1`, "file"],
    ["a number that cannot be counted up", `${host}-0-1-0123456789ab.${"9".repeat(30)}`, "file"],
  ])("blocks nobody: %s", async (_, name, kind) => {
    const workspace = new Workspace({ "a.wf": "" });
    const path = join(workspace.folder, `${prefix}${name}`);
    if (kind === "link") symlinkSync(join(workspace.folder, "nowhere"), path);
    else if (kind === "folder") mkdirSync(path);
    else writeFileSync(path, "");
    const ahead = Date.now() / 1000 + 60;
    if (kind === "future") utimesSync(path, 4e9, 4e9);
    if (kind === "ahead") utimesSync(path, ahead, ahead);
    const notes = join(workspace.folder, "a.wf.notes.json");
    expect(await takeTurn(notes, () => "done", { longest: 20 })).toBe("done");
    const { problem } = await add(join(workspace.folder, "a.wf"));
    expect(problem).toBeUndefined();
    expect(readdirSync(workspace.folder)).not.toContain("nowhere");
  });

  test.skipIf(process.platform !== "linux")(
    "of this machine without a start time counts as one of another machine",
    async () => {
      const workspace = new Workspace({ "a.wf": "" });
      const path = join(workspace.folder, `${prefix}${host}-1--0123456789ab.1`);
      writeFileSync(path, "");
      utimesSync(path, 1e9, 1e9);
      expect((await add(join(workspace.folder, "a.wf"))).problem).toBeUndefined();
    },
  );

  test("of another machine is waited for, up to a limit", async () => {
    const workspace = new Workspace({ "a.wf": "" });
    workspace.write(`${prefix}${otherHost}-1-1-0123456789ab.1`, "");
    const path = join(workspace.folder, "a.wf.notes.json");
    const work = () => expect.unreachable("it is not its turn");
    // The clock of the other machine may be a little ahead.
    for (const ahead of [0, 5]) {
      const time = Date.now() / 1000 + ahead;
      utimesSync(join(workspace.folder, `${prefix}${otherHost}-1-1-0123456789ab.1`), time, time);
      const turn = takeTurn(path, work, { longest: 20 });
      await expect(turn).rejects.toThrow(TurnTimeout);
      expect(readdirSync(workspace.folder)).toHaveLength(2);
    }
  });
});

test("files left half-written by a killed process are removed", async () => {
  const workspace = new Workspace({ "a.wf": "" });
  const wireframe = join(workspace.folder, "a.wf");
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  workspace.write(`.a.wf.notes.json.${pid}-0123abcd.tmp`, "half");
  workspace.write(`${prefix}${host}-${pid}--0123456789ab.1`, "");
  expect((await add(wireframe)).problem).toBeUndefined();
  expect(readdirSync(workspace.folder)).toEqual(["a.wf", "a.wf.notes.json"]);
});

test("thousands of tickets of dead processes are told at once", async () => {
  const workspace = new Workspace({ "a.wf": "" });
  for (let at = 0; at < 2_000; at++) {
    workspace.write(`${prefix}${otherHost}-${at}-1-0123456789ab.1`, "");
    utimesSync(join(workspace.folder, `${prefix}${otherHost}-${at}-1-0123456789ab.1`), 1e9, 1e9);
  }
  const told: number[] = [];
  const notes = join(workspace.folder, "a.wf.notes.json");
  await takeTurn(notes, () => "done", { onDead: (pids) => told.push(pids.size) });
  expect(told).toEqual([2_000]);
  expect(readdirSync(workspace.folder)).toEqual(["a.wf"]);
});

test("says why nothing can be written", async () => {
  const workspace = new Workspace();
  const { problem } = await add(join(workspace.folder, "missing", "a.wf"));
  expect(problem).toBe("a.wf.notes.json could not be written: no such file or folder");
});

test("twenty writers in one process wait for each other", async () => {
  const workspace = new Workspace({ "a.wf": "" });
  const wireframe = join(workspace.folder, "a.wf");
  await Promise.all(Array.from({ length: 20 }, (_, at) => add(wireframe, `n${at}`)));
  expect(read(wireframe).file.notes).toHaveLength(20);
  expect(readdirSync(workspace.folder)).toEqual(["a.wf", "a.wf.notes.json"]);
});
