/** Tests the server without a socket: what it returns, and everything that it refuses. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostNames } from "../../src/service/web/host-rule.js";
import { buildPreview } from "../../src/tools/preview/build-preview.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import type { CalledPlace } from "../../src/tools/preview/editor-call.js";
import { EventHub } from "../../src/tools/preview/event-hub.js";
import type { PaintTask } from "../../src/tools/preview/paint-picture.js";
import { performDrawing } from "../../src/tools/preview/perform-drawing.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { good, wrong } from "./fake-set.js";

let folder = "";
let app: FastifyInstance;
let session: CompileSession;
const opened: CalledPlace[] = [];
const painted: PaintTask[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wf-preview-"));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const name of ["watched", "outside", "assets", "assets/fonts"]) {
    mkdirSync(join(folder, name));
  }
  write("watched/a.wf", good("shown"));
  write("watched/wrong.wf", wrong);
  write("watched/Ünïcode & more.wf", good("special"));
  write("watched/secret.txt", "SECRET");
  write("outside/secret.wf", good("SECRET"));
  symlinkSync(join(folder, "outside/secret.wf"), join(folder, "watched/link.wf"));
  symlinkSync(join(folder, "outside"), join(folder, "watched/linked"));
  symlinkSync(join(folder, "watched/a.wf"), join(folder, "watched/inside.wf"));
  write("assets/client.js", "void 0;");
  write("assets/fonts/inter-400.ttf", "font");
  session = new CompileSession(watchedPaths(["watched"], folder));
  await session.open();
  await session.lookAtAll();
  ({ app } = buildPreview({
    session,
    notes: undefined,
    script: join(folder, "assets/client.js"),
    fonts: join(folder, "assets/fonts"),
    hostNames: hostNames({ listening: "127.0.0.1" }),
    draw: performDrawing,
    paint: async (task) => {
      painted.push(task);
      return task.scale > 2
        ? { problem: "PNG needs a package" }
        : { data: Buffer.from(`${task.format} of ${task.text}`), missing: "☃" };
    },
    openEditor: async (place) => {
      opened.push(place);
      return place.line < 100;
    },
  }));
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, options: InjectOptions = {}) =>
  app.inject({ url, ...options, headers: { host: "localhost:4411", ...options.headers } });

const picture = (path: string, rest = "&format=svg&theme=light") =>
  `/api/picture?path=${encodeURIComponent(path)}${rest}`;

test.each(["/", "/view/a.wf", "/view/no/such.wf"])("%s returns the page", async (url) => {
  const { statusCode, headers, body } = await ask(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<script type="module" src="/assets/client.js"></script>');
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  expect(body).not.toMatch(/ on\w+=|<script>| style="/);
});

test("the frame for live HTML cannot run scripts", async () => {
  const { headers, body } = await ask("/frame");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(body).not.toContain("<script");
});

test("pictures, sources and downloads are served for watched files", async () => {
  const shown = await ask(picture("watched/a.wf"));
  expect(shown.json()).toMatchObject({ path: "watched/a.wf", isStale: false, diagnostics: [] });
  expect(shown.headers["cache-control"]).toBe("no-store");
  const special = "watched/Ünïcode & more.wf";
  expect((await ask(picture(special))).json().svg).toContain("special");
  const source = await ask(`/api/source?path=${encodeURIComponent(special)}`);
  expect(source.json()).toMatchObject({ text: good("special") });
  const download = `/api/download?path=${encodeURIComponent(special)}&theme=dark`;
  const svg = await ask(`${download}&format=svg`);
  expect(svg.headers["content-disposition"]).toBe(
    "attachment; filename*=UTF-8''%C3%9Cn%C3%AFcode%20%26%20more.svg",
  );
  expect(svg.body).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect((await ask(`${download}&format=html`)).body).toMatch(/^<!DOCTYPE html>/);
});

test.each([
  ["svg", 1, "%C3%9Cn%C3%AFcode%20%26%20more.svg", "image/svg+xml; charset=utf-8"],
  ["html", 1, "%C3%9Cn%C3%AFcode%20%26%20more.html", "text/html; charset=utf-8"],
  [
    "html-prototype",
    1,
    "%C3%9Cn%C3%AFcode%20%26%20more-prototype.html",
    "text/html; charset=utf-8",
  ],
  ["png", 1, "%C3%9Cn%C3%AFcode%20%26%20more.png", "image/png"],
  ["png", 2, "%C3%9Cn%C3%AFcode%20%26%20more%402x.png", "image/png"],
  ["pdf", 2, "%C3%9Cn%C3%AFcode%20%26%20more.pdf", "application/pdf"],
])("%s at %i has a name and a type", async (format, scale, name, type) => {
  const path = encodeURIComponent("watched/Ünïcode & more.wf");
  const url = `/api/download?path=${path}&theme=dark&format=${format}&scale=${scale}`;
  const { statusCode, headers } = await ask(url);
  expect(statusCode).toBe(200);
  expect(headers["content-disposition"]).toBe(`attachment; filename*=UTF-8''${name}`);
  expect(headers["content-type"]).toBe(type);
});

test("a download is painted from the last text without errors, and lists missing characters", async () => {
  const url = "/api/download?path=watched%2Fa.wf&theme=dark&format=png&scale=2&pageWidth=390";
  const { body, headers } = await ask(url);
  const task = {
    prototype: false,
    text: good("shown"),
    format: "png",
    theme: "dark",
    pageWidth: 390,
    scale: 2,
  };
  expect(painted.at(-1)).toEqual(task);
  expect(body).toBe(`png of ${good("shown")}`);
  expect(decodeURIComponent(String(headers["x-missing"]))).toBe("☃");
});

test("a download that cannot be painted says why", async () => {
  const url = "/api/download?path=watched%2Fa.wf&theme=light&format=png&scale=3";
  const { statusCode, body } = await ask(url);
  expect([statusCode, body]).toEqual([
    503,
    '{"error":"Not drawn","details":"PNG needs a package"}',
  ]);
});

test("a link within the folder is shown, one that leads outside does not exist", async () => {
  expect(session.files.map(({ path }) => path)).toEqual([
    "watched/a.wf",
    "watched/inside.wf",
    "watched/wrong.wf",
    "watched/Ünïcode & more.wf",
  ]);
});

test("a link redirected outside later shows nothing more", async () => {
  const link = join(folder, "watched/inside.wf");
  rmSync(link);
  symlinkSync(join(folder, "outside/secret.wf"), link);
  session.apply({ changed: new Set([link]), found: undefined });
  const { statusCode, body } = await ask(picture("watched/inside.wf"));
  expect(statusCode).toBe(404);
  expect(body).not.toContain("SECRET");
});

const outside = [
  "watched/no-such.wf",
  "watched/link.wf",
  "watched/linked/secret.wf",
  "watched/secret.txt",
  "outside/secret.wf",
  "../outside/secret.wf",
  "watched/../outside/secret.wf",
  "watched/..%2foutside/secret.wf",
  "/etc/passwd",
  "..\\..\\etc\\passwd",
  "watched/a.wf\0",
  "__proto__",
];

test.each(outside)("nothing outside the watched set is served: %j", async (path) => {
  const missing = await ask(picture("watched/no-such.wf"));
  for (const url of [
    picture(path),
    `/api/source?path=${encodeURIComponent(path)}`,
    `/api/download?path=${encodeURIComponent(path)}&format=svg&theme=light`,
    `/api/download?path=${encodeURIComponent(path)}&format=png&theme=light`,
  ]) {
    const { statusCode, body } = await ask(url);
    expect([statusCode, body]).toEqual([404, missing.body]);
  }
  const before = opened.length;
  const payload = { path, line: 1, column: 1 };
  const asked = await ask("/api/open", { method: "POST", payload });
  expect([asked.statusCode, asked.body]).toEqual([404, missing.body]);
  expect(opened).toHaveLength(before);
});

test.each(["/assets/../page.js", "/assets/..%2f..%2fetc/passwd", "/assets/none.js", "/etc/passwd"])(
  "%s is not found",
  async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  },
);

test("assets are sent with an ETag, and only once", async () => {
  const { headers } = await ask("/assets/client.js");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  const again = await ask("/assets/client.js", {
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await ask("/assets/fonts/inter-400.ttf")).headers["content-type"]).toBe("font/ttf");
});

test.each([
  { host: "evil.example:4411" },
  { host: "127.0.0.1.evil.example" },
  { origin: "http://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:9999" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("foreign pages are refused everywhere: %j", async (headers) => {
  for (const url of ["/", picture("watched/a.wf"), "/api/events", "/api/state", "/nowhere"]) {
    const { statusCode, body } = await ask(url, { headers });
    expect(statusCode).toBe(403);
    expect(body).not.toContain("svg");
  }
  const before = opened.length;
  const payload = { path: "watched/a.wf", line: 1, column: 1 };
  expect((await ask("/api/open", { method: "POST", payload, headers })).statusCode).toBe(403);
  expect(opened).toHaveLength(before);
});

test.each([
  "/api/picture",
  picture("watched/a.wf", "&format=pdf&theme=light"),
  picture("watched/a.wf", "&format=svg&theme=auto"),
  picture("watched/a.wf", "&format=svg&theme=light&pageWidth=9"),
  picture("watched/a.wf", "&format=svg&theme=light&pageWidth=x"),
  "/api/source?path=",
  "/api/download?path=watched%2Fa.wf&theme=light&format=gif",
  "/api/download?path=watched%2Fa.wf&theme=light&format=png&scale=0",
  "/api/download?path=watched%2Fa.wf&theme=light&format=png&scale=1.5",
  "/api/download?path=watched%2Fa.wf&theme=light&format=png&scale=99",
])("a bad request is answered with %s", async (url) => {
  const { statusCode, body } = await ask(url);
  expect([statusCode, body]).toEqual([400, '{"error":"Invalid request"}']);
});

test("an editor is opened only at places of watched files", async () => {
  const open = (payload: unknown) =>
    ask("/api/open", { method: "POST", payload: payload as object });
  const path = "watched/a.wf";
  expect((await open({ path, line: 3, column: 2 })).statusCode).toBe(204);
  expect(opened.at(-1)).toEqual({ absolute: join(folder, path), line: 3, column: 2 });
  expect((await open({ path, line: 100, column: 1 })).statusCode).toBe(502);
  for (const wrongPlace of [{ path, line: 0, column: 1 }, { path, line: "1; rm" }, { path }]) {
    expect((await open(wrongPlace)).statusCode).toBe(400);
  }
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const payload = "path=watched%2Fa.wf&line=1&column=1";
  const sent = await ask("/api/open", { method: "POST", payload, headers: form });
  expect(sent.statusCode).toBe(415);
});

test("no editor is opened for another machine", async () => {
  const payload = { path: "watched/a.wf", line: 1, column: 1 };
  const before = opened.length;
  for (const [remoteAddress, status] of [
    ["192.168.1.9", 404],
    ["::ffff:10.0.0.1", 404],
    ["fe80::1", 404],
    ["::ffff:127.0.0.1", 204],
    ["::1", 204],
  ] as const) {
    const sent = await ask("/api/open", { method: "POST", payload, remoteAddress });
    expect([remoteAddress, sent.statusCode]).toEqual([remoteAddress, status]);
  }
  expect(opened.length - before).toBe(2);
});

test("the state contains all files", async () => {
  const state = (await ask("/api/state")).json();
  expect(state).toMatchObject({ opensEditor: true, missing: [] });
  expect(state.files.find(({ path }: { path: string }) => path.endsWith("wrong.wf")).errors).toBe(
    1,
  );
});

test("the hub greets, sends to all, and forgets closed streams", () => {
  const hub = new EventHub();
  const heard = [[], []] as [string[], string[]];
  const ended: number[] = [];
  const leave = heard.map((lines, at) =>
    hub.join({ write: (text) => lines.push(text), end: () => ended.push(at) }, { at }),
  );
  expect(heard[1].join("")).toContain('event: hello\ndata: {"at":1}\n\n');
  hub.send("change", { text: "two\nlines" });
  leave[0]!();
  hub.send("change", 2);
  expect(heard[0]).toHaveLength(2);
  expect(heard[1].at(-2)).toBe('event: change\ndata: {"text":"two\\nlines"}\n\n');
  expect(hub.size).toBe(1);
  hub.close();
  expect([hub.size, ended]).toEqual([0, [1]]);
});
