/** Adds the API reference: as OpenAPI for programs, and as a page for people. */
import type { FastifyInstance } from "fastify";
import { baseUrlOf } from "../base-url.js";
import type { CompleteConfig } from "../config.js";
import { sendTagged } from "../entity-tag.js";
import { renderDocsPage } from "../pages/docs-page.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import {
  type ApiDocument,
  addOperation,
  apiDocument,
  type Paths,
} from "../schemas/api-document.js";

declare module "fastify" {
  interface FastifyInstance {
    /** What OpenAPI says of the routes that have a summary. */
    apiDocument(): ApiDocument;
  }
}

/** Includes all routes added from now on in the OpenAPI document. */
export function describeRoutes(app: FastifyInstance, { version }: CompleteConfig): void {
  const paths: Paths = {};
  app.addHook("onRoute", (route) => addOperation(paths, route));
  app.decorate("apiDocument", () => apiDocument(version, paths));
}

/** Adds GET /openapi.json and GET /docs, which need no key. */
export function addOpenApi(app: FastifyInstance, config: CompleteConfig): void {
  const documentFor = (url: string): ApiDocument => ({ ...app.apiDocument(), servers: [{ url }] });
  app.get(
    "/openapi.json",
    {
      schema: {
        summary: "Get this API description",
        tags: ["service"],
        response: {
          200: {
            description: "The OpenAPI 3.1 document",
            type: "object",
            additionalProperties: true,
          },
        },
      },
    },
    async (request, reply) => {
      const document = documentFor(baseUrlOf(app, config, request));
      return sendTagged(
        request,
        reply.header("cache-control", "no-cache"),
        JSON.stringify(document),
      );
    },
  );
  app.get("/docs", async (request, reply) => {
    const { html, headers } = renderDocsPage(documentFor(baseUrlOf(app, config, request)));
    return reply.headers(headers).header("cache-control", "no-cache").send(html);
  });
  for (const path of ["/openapi.json", "/docs"]) refuseMethods(app, path, ["GET", "HEAD"]);
}
