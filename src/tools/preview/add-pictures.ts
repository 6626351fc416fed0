/** Adds the routes for pictures, the elements in them, and their sources. */
import type { FastifyInstance } from "fastify";
import { findElement } from "../../authoring/notes/find-element.js";
import { CostlyWork } from "../../service/web/costly-work.js";
import type { CompileSession, DrawApart } from "./compile-session.js";
import type { PictureView } from "./protocol.js";
import { notFound, type PictureQuery, pathSchema, viewProperties } from "./view-query.js";
import { mostWaiting, refuseAsBusy } from "./waiting.js";

const pictureSchema = {
  querystring: {
    type: "object",
    required: ["path", "format", "theme"],
    properties: { ...viewProperties, format: { enum: ["svg", "html"] } },
  },
} as const;

/** What the routes need. */
export interface PicturesConfig {
  session: CompileSession;
  /** Draws costly pictures while others are answered. */
  draw: DrawApart;
}

/** Adds the routes. */
export function addPictures(app: FastifyInstance, { session, draw }: PicturesConfig): void {
  const costly = new CostlyWork(mostWaiting);
  app.get<{ Querystring: { path: string; name: string } }>(
    "/api/element",
    {
      schema: {
        querystring: {
          type: "object",
          required: ["path", "name"],
          properties: { path: pathSchema, name: { type: "string", minLength: 1, maxLength: 400 } },
        },
      },
    },
    ({ query: { path, name } }, reply) => {
      const found = findElement(session.elementsOf(path)?.elements ?? [], name);
      if (!found) return reply.code(404).send(notFound);
      return reply.send({ element: found.number });
    },
  );
  app.get<{ Querystring: PictureQuery }>(
    "/api/picture",
    { schema: pictureSchema },
    ({ query: { path, ...given }, ip, raw }, reply) => {
      const view = { pageWidth: undefined, ...given };
      const send = (picture: PictureView | { problem: string } | undefined): void => {
        if (!picture) reply.code(404).send(notFound);
        else if ("problem" in picture) {
          reply.code(422).send({ error: "Not drawn", details: picture.problem });
        } else {
          // Shown in the network panel of browsers.
          reply.header("server-timing", `draw;dur=${picture.ms.toFixed(1)}`).send(picture);
        }
      };
      if (!session.isCostly(path, view)) send(session.picture(path, view));
      else {
        costly.run({
          client: ip,
          subject: path,
          isGone: () => raw.socket.destroyed,
          start: () =>
            session.pictureApart(path, view, draw).then(send, (error) => void reply.send(error)),
          refuse: () => refuseAsBusy(reply),
        });
      }
      return reply;
    },
  );
  app.get<{ Querystring: { path: string } }>(
    "/api/source",
    {
      schema: {
        querystring: { type: "object", required: ["path"], properties: { path: pathSchema } },
      },
    },
    ({ query }, reply) => {
      const source = session.source(query.path);
      return source ? reply.send(source) : reply.code(404).send(notFound);
    },
  );
}
