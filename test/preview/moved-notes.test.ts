/** Tests the notes of a wireframe that is renamed while it is watched. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { applyAct } from "../../src/authoring/notes/apply-act.js";
import type { Writing } from "../../src/tools/preview/add-notes.js";
import { buildPreview } from "../../src/tools/preview/build-preview.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { performDrawing } from "../../src/tools/preview/perform-drawing.js";
import { notesKeeper } from "../../src/workspace/notes/notes-keeper.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";

/** A watched folder in which `shop.wf` has a note. */
async function watched(writing: Writing) {
  const folder = mkdtempSync(join(tmpdir(), "wf-moved-"));
  const at = (name: string): string => join(folder, name);
  writeFileSync(at("shop.wf"), 'page "Shop" {\n  button "Buy"\n}\n');
  writeFileSync(at("client.js"), "");
  const keeper = notesKeeper(folder, "Ann");
  const anchor = { path: "page/button", component: "button", words: "Buy", line: 2 };
  const actor = { author: "Ann", created: "2026-11-24T09:30:00.000Z" };
  await keeper.change(at("shop.wf"), (file) =>
    applyAct(file, { kind: "add", id: "n1", anchor, text: "larger" }, actor),
  );
  const set = watchedPaths(["."], folder);
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  const complaints: string[] = [];
  const { app, followNotes } = buildPreview({
    session,
    notes: { keeper, writing },
    script: at("client.js"),
    fonts: folder,
    hostNames: new Set(["localhost"]),
    draw: performDrawing,
    paint: async () => ({ problem: "none" }),
    openEditor: undefined,
    complain: (message) => void complaints.push(message),
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const rename = async (from: string, to: string): Promise<void> => {
    renameSync(at(from), at(to));
    const changed = new Set([at(from), at(to)]);
    session.apply({ changed, found: await set.find() });
    await followNotes(changed);
  };
  const notes = (name: string): unknown[] | undefined => {
    const path = at(`${name}.notes.json`);
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).notes : undefined;
  };
  return { at, rename, notes, complaints };
}

test("they are renamed with it, each time", async () => {
  const { rename, notes, complaints } = await watched("near");
  await rename("shop.wf", "store.wf");
  expect(notes("shop.wf")).toBeUndefined();
  expect(notes("store.wf")).toMatchObject([{ id: "n1" }]);
  await rename("store.wf", "market.wf");
  expect(notes("market.wf")).toMatchObject([{ id: "n1" }]);
  expect(complaints).toEqual([]);
});

test("they replace no others, and stay where nothing may be written", async () => {
  const { at, rename, notes } = await watched("near");
  const other = '{"version": 1, "notes": [], "approvals": []}';
  writeFileSync(at("store.wf.notes.json"), other);
  await rename("shop.wf", "store.wf");
  expect(readFileSync(at("store.wf.notes.json"), "utf8")).toBe(other);
  expect(notes("shop.wf")).toHaveLength(1);
  const reading = await watched("off");
  await reading.rename("shop.wf", "store.wf");
  expect(reading.notes("shop.wf")).toHaveLength(1);
});
