/** Tests the routes of notes without a socket: what they return, and who may write. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostNames } from "../../src/service/web/host-rule.js";
import type { Writing } from "../../src/tools/preview/add-notes.js";
import { buildPreview } from "../../src/tools/preview/build-preview.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { performDrawing } from "../../src/tools/preview/perform-drawing.js";
import type { PictureView } from "../../src/tools/preview/protocol.js";
import { notesKeeper } from "../../src/workspace/notes/notes-keeper.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";

const source = 'page "A" {\n  button "Save" id=save\n  repeat 2 { row { text "Row" } }\n}\n';

let folder = "";
const apps = new Map<Writing, FastifyInstance>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wf-notes-"));
  for (const name of ["watched", "assets"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "watched/a.wf"), source);
  writeFileSync(join(folder, "assets/client.js"), "void 0;");
  for (const writing of ["near", "off", "all"] as const) {
    const session = new CompileSession(watchedPaths(["watched"], folder));
    await session.open();
    const { app } = buildPreview({
      session,
      notes: { keeper: notesKeeper(folder, "Ann"), writing },
      script: join(folder, "assets/client.js"),
      fonts: join(folder, "assets"),
      hostNames: hostNames({ listening: "0.0.0.0", own: ["192.0.2.1"], allowed: ["my.lan"] }),
      draw: performDrawing,
      paint: async () => ({ problem: "none" }),
      openEditor: undefined,
    });
    apps.set(writing, app);
  }
});
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, options: InjectOptions = {}, writing: Writing = "near") =>
  apps
    .get(writing)!
    .inject({ url, ...options, headers: { host: "localhost:4411", ...options.headers } });

const path = "watched/a.wf";

async function picture(): Promise<PictureView> {
  return (await ask(`/api/picture?path=${path}&format=svg&theme=light`)).json();
}

/** The number of the element on a line, from the areas of the picture. */
async function numberOf(line: number): Promise<{ element: number; version: number }> {
  const { areas = [], elements = [], version } = await picture();
  const at = areas.findLastIndex((area) => area[4] === line);
  return { element: elements[at]!, version };
}

async function token(writing: Writing = "near"): Promise<string> {
  return (await ask("/api/state", {}, writing)).json().writing?.token ?? "";
}

type Act = Record<string, unknown>;
const post = async (act: Act, options: InjectOptions = {}, writing: Writing = "near") =>
  await ask(
    "/api/notes",
    {
      method: "POST",
      payload: { path, author: "Bo", act },
      ...options,
      headers: { "x-wf-token": await token(writing), ...options.headers },
    },
    writing,
  );

test("a note is pinned to an element of the picture, answered, marked done and listed", async () => {
  const { element, version } = await numberOf(2);
  const anchor = (
    await ask(`/api/anchor?path=${path}&element=${element}&version=${version}`)
  ).json();
  expect(anchor).toMatchObject({ id: "save", component: "button", words: "Save", line: 2 });
  const added = await post({ kind: "add", anchor, text: " larger\r\nplease\u0000 " });
  expect(added.statusCode).toBe(200);
  const [note] = added.json().notes;
  expect(note).toMatchObject({
    author: "Bo",
    text: "larger\nplease",
    at: element,
    number: 1,
    isUnanswered: true,
  });
  expect(
    (await post({ kind: "reply", note: note.id, text: "ok" })).json().notes[0].replies,
  ).toHaveLength(1);
  expect(
    (await post({ kind: "settle", note: note.id, state: "done" })).json().notes[0],
  ).toMatchObject({ state: "done", settled: { author: "Bo" } });
  expect((await ask(`/api/notes?path=${path}`)).json().notes).toHaveLength(1);
});

test("each copy made by a repeat has its own number", async () => {
  const { areas = [], elements = [] } = await picture();
  const rows = elements.filter((_, at) => areas[at]![4] === 3);
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows).size).toBe(rows.length);
});

test("pages are approved only as they were seen", async () => {
  const pages = (await ask(`/api/notes?path=${path}`)).json().pages;
  const { version } = await picture();
  const element = pages[0].at;
  expect((await post({ kind: "approve", element, version: version + 1 })).statusCode).toBe(409);
  expect((await post({ kind: "approve", element: element + 1, version })).statusCode).toBe(409);
  const approved = (await post({ kind: "approve", element, version })).json();
  expect(approved.pages[0]).toMatchObject({ isApproved: true, approvals: [{ author: "Bo" }] });
});

const settle = { kind: "settle", note: "none", state: "done" };

test.each<[string, Act, InjectOptions, Writing, number]>([
  ["no token", settle, { headers: { "x-wf-token": "" } }, "near", 403],
  ["another token", settle, { headers: { "x-wf-token": "a".repeat(32) } }, "near", 403],
  ["another site", settle, { headers: { origin: "http://evil.example" } }, "near", 403],
  ["another host name", settle, { headers: { host: "evil.example" } }, "all", 403],
  ["a read-only preview", settle, {}, "off", 403],
  [
    "another machine",
    settle,
    { remoteAddress: "192.0.2.7", headers: { host: "192.0.2.1:4411" } },
    "near",
    403,
  ],
  ["another name of this machine", settle, { headers: { host: "my.lan" } }, "near", 403],
  ["a missing note", settle, {}, "near", 422],
  ["an unknown act", { kind: "drop" }, {}, "near", 400],
  ["an invalid anchor", { kind: "add", anchor: { path: 1 }, text: "x" }, {}, "near", 409],
  ["an empty text", { kind: "reply", note: "x", text: "" }, {}, "near", 400],
  [
    "a text that is too long",
    { kind: "reply", note: "x", text: "x".repeat(9000) },
    {},
    "near",
    400,
  ],
])("%s is refused", async (_, act, options, writing, status) => {
  expect((await post(act, options, writing)).statusCode).toBe(status);
});

test("only pages that may write get the token", async () => {
  expect(await token("near")).toMatch(/^[\w-]{32}$/);
  expect(await token("off")).toBe("");
  const far = { remoteAddress: "192.0.2.7", headers: { host: "192.0.2.1:4411" } };
  expect((await ask("/api/state", far)).json().writing).toBeUndefined();
  const allowed = (await ask("/api/state", far, "all")).json().writing;
  expect(allowed.author).toBe("Ann");
  const headers = { ...far.headers, "x-wf-token": allowed.token };
  expect((await post(settle, { ...far, headers }, "all")).statusCode).toBe(422);
});

test.each([
  ["/api/notes?path=no.wf", 404],
  [`/api/anchor?path=${path}&element=9999&version=0`, 404],
  [`/api/anchor?path=${path}&element=1&version=99`, 409],
  [`/api/element?path=${path}&name=save`, 200],
  [`/api/element?path=${path}&name=nothing`, 404],
  ["/api/notes", 400],
])("%s is answered with %i", async (url, status) => {
  expect((await ask(url)).statusCode).toBe(status);
});
