/** Adds the routes for notes to the preview's server, and decides who may write notes. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Applied, applyAct, type NoteAct } from "../../authoring/notes/apply-act.js";
import { AnchorFinder } from "../../authoring/notes/find-anchor.js";
import { isNotesPath, noteLimits, wireframeOf } from "../../authoring/notes/note.js";
import type { NotesKeeper } from "../../authoring/notes/notes-keeper.js";
import { pageDigest, withPlaces } from "../../authoring/notes/place-notes.js";
import { readAnchor } from "../../authoring/notes/read-notes.js";
import { pagesAmong, viewNotes } from "../../authoring/notes/view-notes.js";
import { nameOf } from "../../service/web/host-rule.js";
import type { CompileSession, NotedSource } from "./compile-session.js";
import type { FileNotes, NoteRequest, WritingPermit } from "./protocol.js";
import { notFound, pathSchema } from "./view-query.js";

/** Who may write notes: nobody (`off`), users of this machine (`near`), or everyone who sees the page (`all`). */
export type Writing = "off" | "near" | "all";

/** What the routes need. */
export interface NotesConfig {
  session: CompileSession;
  keeper: NotesKeeper;
  writing: Writing;
  /** Tells all pages that the notes of a file have changed. */
  tell(path: string): void;
  /** Reports why notes are not where they belong. */
  complain(message: string): void;
}

/** What the rest of the preview may do with notes. */
export interface NotesService {
  /** The permit that a page needs to write notes; undefined if it may not. */
  permit(request: FastifyRequest): Promise<WritingPermit | undefined>;
  /** Handles changed files: reports changed notes, and moves notes along with changed and renamed wireframes. */
  follow(changed: ReadonlySet<string>): Promise<void>;
}

const idSchema = { type: "string", pattern: "^[\\w-]{1,40}$" } as const;
const textSchema = { type: "string", minLength: 1, maxLength: 2 * noteLimits.text } as const;
const numberSchema = { type: "integer", minimum: 0 } as const;

/** The schema of one kind of act and its properties. */
function actSchema(kind: NoteRequest["act"]["kind"], properties: Readonly<Record<string, object>>) {
  return {
    type: "object",
    required: ["kind", ...Object.keys(properties)],
    properties: { kind: { const: kind }, ...properties },
  } as const;
}

const noteSchema = {
  body: {
    type: "object",
    required: ["path", "author", "act"],
    properties: {
      path: pathSchema,
      author: { type: "string", maxLength: 4 * noteLimits.author },
      act: {
        oneOf: [
          actSchema("add", { anchor: { type: "object" }, text: textSchema }),
          actSchema("reply", { note: idSchema, text: textSchema }),
          actSchema("settle", { note: idSchema, state: { enum: ["open", "done"] } }),
          actSchema("approve", { element: numberSchema, version: numberSchema }),
          actSchema("withdraw", { approval: idSchema }),
        ],
      },
    },
  },
} as const;

/** Adds the routes. */
export function addNotes(app: FastifyInstance, config: NotesConfig): NotesService {
  const { session, keeper, writing, tell, complain } = config;
  const token = randomBytes(24).toString("base64url");
  const mayWrite = (request: FastifyRequest): boolean =>
    writing === "all" || (writing === "near" && isNear(request));

  app.get<{ Querystring: { path: string } }>(
    "/api/notes",
    { schema: { querystring: querySchema({ path: pathSchema }) } },
    ({ query: { path } }, reply) => {
      if (!session.fileAt(path)) return reply.code(404).send(notFound);
      return reply.send(notesOf(path));
    },
  );

  const notesOf = (path: string): FileNotes => {
    const source = session.elementsOf(path);
    if (!source) {
      const nothing = { notes: [], pages: [], lostApprovals: [], problems: [], errors: [] };
      return { path, isPinnable: false, ...nothing };
    }
    const { absolute, elements, text, errors } = source;
    const view = viewNotes(keeper.read(absolute), elements, text, errors);
    return { path, isPinnable: true, ...view };
  };

  app.get<{ Querystring: { path: string; element: number; version: number } }>(
    "/api/anchor",
    {
      schema: {
        querystring: querySchema({
          path: pathSchema,
          element: numberSchema,
          version: numberSchema,
        }),
      },
    },
    ({ query: { path, element, version } }, reply) => {
      const source = session.elementsOf(path);
      const found = source?.elements[element];
      if (!source || !found) return reply.code(404).send(notFound);
      if (source.version !== version) return reply.code(409).send(outdated);
      return reply.send(found.anchor);
    },
  );

  app.post<{ Body: NoteRequest }>("/api/notes", { schema: noteSchema }, async (request, reply) => {
    if (!mayWrite(request)) {
      const details = "this preview is read-only";
      return reply.code(403).send({ error: "Forbidden", details });
    }
    if (!isToken(request.headers["x-wf-token"], token)) {
      const details = "the page is of another start of the preview; reload it";
      return reply.code(403).send({ error: "Forbidden", details });
    }
    const { path, author, act } = request.body;
    const source = session.elementsOf(path);
    if (!source) return reply.code(404).send(notFound);
    const meant = meaningOf(act, source, keeper);
    if (meant === undefined) return reply.code(409).send(outdated);
    const actor = { author, created: new Date().toISOString() };
    const { problem } = await keeper.change(source.absolute, (file): Applied => {
      const applied = applyAct(file, meant, actor);
      return applied.file ? { file: placed(applied.file, source) } : applied;
    });
    if (problem !== undefined) {
      return reply.code(422).send({ error: "Not written", details: problem });
    }
    tell(path);
    return reply.send(notesOf(path));
  });

  /** Wireframes that were renamed since the last call of `follow`. */
  let renamed: { from: string; to: string }[] = [];
  session.subscribe((rebuild) => {
    if (writing !== "off") renamed = [...renamed, ...(rebuild.renamed ?? [])];
  });

  return {
    async permit(request) {
      return mayWrite(request) ? { token, author: await keeper.author() } : undefined;
    },
    async follow(changed) {
      const moves = renamed;
      renamed = [];
      for (const { from, to } of moves) {
        const problem = await keeper.move(from, to);
        if (problem !== undefined) complain(problem);
        for (const path of pathsOf(keeper.fileOf(to))) tell(path);
      }
      for (const absolute of changed) {
        if (isNotesPath(absolute)) for (const path of pathsOf(absolute)) tell(path);
        else if (writing !== "off") await bringUpToDate(absolute);
      }
    },
  };

  /** The wireframes whose notes are in a file. Linked wireframes keep their notes elsewhere. */
  function pathsOf(notes: string): string[] {
    const all = [...session.places];
    const direct = all.filter(({ absolute }) => absolute === wireframeOf(notes));
    const found =
      direct.length > 0 ? direct : all.filter((each) => keeper.fileOf(each.absolute) === notes);
    return found.map(({ path }) => path);
  }

  /** Keeps notes close to their elements, so that the next change is only a small step. */
  async function bringUpToDate(absolute: string): Promise<void> {
    const { path } = [...session.places].find((each) => each.absolute === absolute) ?? {};
    if (path === undefined || keeper.read(absolute).file.notes.length === 0) return;
    const source = session.elementsOf(path);
    if (!source) return;
    await keeper.change(absolute, (file) => ({ file: placed(file, source) }));
    tell(path);
  }
}

const outdated = {
  error: "Outdated",
  details: "the wireframe has changed in the meantime; look at it and try again",
};

function placed(file: Parameters<typeof withPlaces>[0], { elements, isStale }: NotedSource) {
  return isStale ? file : withPlaces(file, elements);
}

/** The meaning of an act; undefined if it is about an outdated picture. */
function meaningOf(
  act: NoteRequest["act"],
  { elements, version, isStale }: NotedSource,
  keeper: NotesKeeper,
): NoteAct | undefined {
  switch (act.kind) {
    case "add": {
      const given = readAnchor(act.anchor);
      if (!given) return undefined;
      // The element may have moved while the text was written.
      const anchor = new AnchorFinder(elements).find(given)?.anchor ?? given;
      return { kind: "add", id: keeper.newId(), anchor, text: act.text };
    }
    case "reply":
      return { ...act, id: keeper.newId() };
    case "approve": {
      const page = pagesAmong(elements).find(({ number }) => number === act.element);
      // A page can only be approved as it was seen.
      if (!page || isStale || version !== act.version) return undefined;
      const digest = pageDigest(page.node, elements[0]?.node);
      return { kind: "approve", id: keeper.newId(), page: page.anchor, digest };
    }
    default:
      return act;
  }
}

const loopbackNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);

/** Whether a request comes from this machine and names it as the host. */
function isNear({ ip, headers: { host } }: FastifyRequest): boolean {
  const name = host === undefined ? undefined : nameOf(host);
  return /^(?:::ffff:)?127\.|^::1$/.test(ip) && name !== undefined && loopbackNames.has(name);
}

/** Compares in constant time. */
function isToken(given: string | string[] | undefined, token: string): boolean {
  const [sent, wanted] = [Buffer.from(String(given ?? "")), Buffer.from(token)];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

function querySchema(properties: Readonly<Record<string, object>>) {
  return { type: "object", required: Object.keys(properties), properties } as const;
}
