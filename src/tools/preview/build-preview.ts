/** Builds the server that shows a compile session; it does not listen yet. */
import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { NotesKeeper } from "../../authoring/notes/notes-keeper.js";
import { boundChunks } from "../../service/web/bound-chunks.js";
import { boundHeads } from "../../service/web/bound-heads.js";
import { boundPipelines } from "../../service/web/bound-pipelines.js";
import { capConnections } from "../../service/web/cap-connections.js";
import { CostlyWork } from "../../service/web/costly-work.js";
import { findHost, opensPage, refuseRequest } from "../../service/web/host-rule.js";
import { lingerOnClose } from "../../service/web/linger.js";
import { addDownloads, type DownloadsConfig } from "./add-downloads.js";
import { addNotes, type NotesService, type Writing } from "./add-notes.js";
import { addPictures, type PicturesConfig } from "./add-pictures.js";
import type { CalledPlace } from "./editor-call.js";
import { EventHub } from "./event-hub.js";
import { frameDocument } from "./frame-document.js";
import { previewPage } from "./preview-page.js";
import type { Greeting, OpenRequest, ShownElement, WritingPermit } from "./protocol.js";
import { notFound, pathSchema } from "./view-query.js";
import { mostWaiting, refuseAsBusy } from "./waiting.js";

/** The parts of a preview. */
export interface PreviewConfig extends PicturesConfig, DownloadsConfig {
  /** The script of the page. */
  script: string;
  /** The folder with the fonts that pictures are drawn with. */
  fonts: string;
  /** Accepted values of the `Host` header. */
  hostNames: ReadonlySet<string>;
  /** Those that the user has added, for a forwarded port; defaults to none. */
  allowedNames?: ReadonlySet<string>;
  /** Opens a place in an editor; false if that failed. Undefined if there is no editor. */
  openEditor: ((place: CalledPlace) => Promise<boolean>) | undefined;
  /** Where notes are stored and who may write them; undefined if there are none. */
  notes: { keeper: NotesKeeper; writing: Writing } | undefined;
  /** Reports trouble with notes; defaults to ignoring it. */
  complain?(message: string): void;
}

/** Headers of every answer; pages have their own policy. */
const safeHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
} as const;

/** Maximum number of open connections; each visible page has a few. */
const mostConnections = 400;

/** Maximum number of event streams: a browser has one, and the rest of the connections is for requests that end. */
const mostStreams = 300;

/** Maximum bytes of unread events for a browser, besides its greeting, which lists all files. */
const longestUnread = 1 << 20;

/** Maximum bytes of unread events when a further browser is greeted. */
const mostUnread = 64 << 20;

/** A server that does not listen yet, with methods for the rest of the preview. */
export interface BuiltPreview {
  app: FastifyInstance;
  /** Updates notes after files have changed. */
  followNotes(changed: ReadonlySet<string>): Promise<void>;
  /** Shows an element in all open pages. */
  show(place: ShownElement): void;
}

/** Builds the server; closing it ends all event streams. */
export function buildPreview(config: PreviewConfig): BuiltPreview {
  const inTurn = boundPipelines();
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 16 * 1024,
    // Otherwise, Node itself would answer requests without a Host header, with an empty body.
    http: { requireHostHeader: false },
    // Malformed URLs get no hooks, so the answer must not repeat them.
    frameworkErrors: (_error, { raw }, reply) => {
      const plain = reply as unknown as FastifyReply;
      inTurn(raw, plain.raw, () => plain.code(404).headers(safeHeaders).send(notFound));
    },
    routerOptions: { querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)) },
  });
  // Before any other hook, so that nothing is done for a request that waits.
  app.addHook("onRequest", ({ raw }, reply, done) => inTurn(raw, reply.raw, done));
  capConnections(app.server, mostConnections);
  lingerOnClose(app.server);
  boundHeads(app.server);
  boundChunks(app.server);
  app.addHook("onRequest", async ({ headers, method, raw }, reply) => {
    const { host, problem } = findHost(raw);
    if (problem !== undefined) {
      return reply.code(400).send({ error: "Invalid request", details: problem });
    }
    const { origin, "sec-fetch-site": site } = headers;
    const isLink = opensPage(method, headers);
    const from = { host, origin, site: Array.isArray(site) ? site.join() : site };
    const names = config.hostNames;
    const reason = refuseRequest({ ...from, opensPage: isLink }, names, config.allowedNames);
    if (reason === undefined) return;
    const details = `${reason}; if this is your own address of a forwarded port, add --allow-host NAME to the command`;
    return reply.code(403).send({ error: "Forbidden", details });
  });
  app.addHook("onSend", async (_, reply) => {
    for (const [name, value] of Object.entries(safeHeaders)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  takeTurns(app);
  app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound));
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) throw error;
    return reply.code(statusCode).send({ error: "Invalid request" });
  });
  const assets = readAssets(config);
  addPages(app, assets);
  addPictures(app, config);
  addDownloads(app, config);
  const hub = new EventHub(mostStreams);
  const { session, notes, complain = () => undefined } = config;
  const tell = (path: string): void => hub.send("notes", path);
  const service = notes && addNotes(app, { session, ...notes, tell, complain });
  addEvents(app, config, assets.get("client.js")!.tag, hub, service);
  addEditor(app, config);
  return {
    app,
    followNotes: async (changed) => await service?.follow(changed),
    show: (place) => hub.send("show", place),
  };
}

/** Lets everything that reads wireframes wait for its turn. */
function takeTurns(app: FastifyInstance): void {
  const work = new CostlyWork(mostWaiting);
  app.addHook("preHandler", (request, reply, done) => {
    const { url = "" } = request.routeOptions;
    if (!url.startsWith("/api/")) return done();
    const { path = "" } = { ...(request.query as object), ...(request.body as object) } as {
      path?: string;
    };
    work.run({
      client: request.ip,
      subject: `${url} ${path}`,
      isGone: () => request.raw.socket.destroyed,
      start: () => void done(),
      refuse: () => refuseAsBusy(reply),
    });
  });
}

interface Asset {
  content: Buffer;
  type: string;
  tag: string;
}

/** All files that pages may load, read once. */
function readAssets({ script, fonts }: PreviewConfig): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  const add = (name: string, file: string, type: string): void => {
    const content = readFileSync(file);
    const tag = createHash("sha256").update(content).digest("base64url").slice(0, 16);
    assets.set(name, { content, type, tag });
  };
  add("client.js", script, "text/javascript; charset=utf-8");
  for (const name of readdirSync(fonts)) {
    if (name.endsWith(".ttf")) add(`fonts/${name}`, join(fonts, name), "font/ttf");
  }
  return assets;
}

function addPages(app: FastifyInstance, assets: ReadonlyMap<string, Asset>): void {
  const page = previewPage();
  const sendPage = (_: unknown, reply: FastifyReply) => reply.headers(page.headers).send(page.html);
  app.get("/", sendPage);
  // Deep links: the page itself finds the file, and says so if there is none.
  app.get("/view/*", sendPage);
  app.get("/frame", (_, reply) =>
    reply
      .header("content-security-policy", frameDocument.policy)
      .type("text/html; charset=utf-8")
      .send(frameDocument.html),
  );
  app.get<{ Params: { "*": string } }>("/assets/*", ({ params, headers }, reply) => {
    const asset = assets.get(params["*"]);
    if (!asset) return reply.code(404).send(notFound);
    const tag = `"${asset.tag}"`;
    reply.headers({ etag: tag, "cache-control": "no-cache" });
    if (headers["if-none-match"] === tag) return reply.code(304).send();
    return reply.type(asset.type).send(asset.content);
  });
}

function addEvents(
  app: FastifyInstance,
  config: PreviewConfig,
  script: string,
  hub: EventHub,
  notes: NotesService | undefined,
): void {
  const { session } = config;
  const start = randomUUID();
  const unsubscribe = session.subscribe(({ change }) => hub.send("change", change));
  app.addHook("preClose", async () => {
    unsubscribe();
    hub.close();
  });
  const open = new Set<ServerResponse>();
  const greeting = (writing: WritingPermit | undefined): Greeting => ({
    start,
    script,
    opensEditor: config.openEditor !== undefined,
    ...(writing && { writing }),
    files: session.files,
    missing: [...session.missing],
    moved: session.moved,
    roots: [...session.roots],
  });
  app.get("/api/state", async (request) => greeting(await notes?.permit(request)));
  app.get("/api/events", async (request, reply) => {
    const permit = await notes?.permit(request);
    reply.hijack();
    const { raw } = reply;
    raw.on("error", () => undefined);
    raw.writeHead(200, {
      ...safeHeaders,
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
    });
    let mostOwn: number | undefined;
    const write = (text: string): void => {
      raw.write(text);
      // A client that has stopped reading fetches the whole state when it reconnects.
      if (mostOwn !== undefined && raw.writableLength > mostOwn) raw.destroy();
      if (mostOwn === undefined) {
        mostOwn = raw.writableLength + longestUnread;
        open.add(raw);
        const unread = [...open].reduce((sum, { writableLength }) => sum + writableLength, 0);
        if (unread > mostUnread) raw.destroy();
      }
    };
    // Its connection, too: a client that does not read would keep it.
    const end = (): void => {
      raw.end();
      raw.socket?.destroySoon();
    };
    const leave = hub.join({ write, end }, greeting(permit), request.ip);
    request.raw.once("close", () => {
      open.delete(raw);
      leave();
    });
  });
}

const openSchema = {
  body: {
    type: "object",
    required: ["path", "line", "column"],
    properties: {
      path: pathSchema,
      line: { type: "integer", minimum: 1 },
      column: { type: "integer", minimum: 1 },
    },
  },
} as const;

function addEditor(app: FastifyInstance, { session, openEditor }: PreviewConfig): void {
  app.post<{ Body: OpenRequest }>("/api/open", { schema: openSchema }, async (request, reply) => {
    const { path, line, column } = request.body;
    // Viewers on other machines have no use for an editor on this one.
    const isNear = /^(?:::ffff:)?127\.|^::1$/.test(request.ip);
    const absolute = isNear ? session.absoluteAt(path) : undefined;
    if (absolute === undefined || !openEditor) return reply.code(404).send(notFound);
    const isOpened = await openEditor({ absolute, line, column });
    return reply.code(isOpened ? 204 : 502).send(isOpened ? undefined : { error: "No editor" });
  });
}
