/** Adds the API reference: as OpenAPI for programs, and as a page for people. */
import type { FastifyInstance } from "fastify";
import { KeptContent } from "../answer/kept-content.js";
import type { CompleteConfig } from "../config.js";
import { renderDocsPage } from "../pages/docs-page.js";
import { paths } from "../paths.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import type { BaseUrl } from "../request/base-url.js";
import {
  type ApiDocument,
  addOperation,
  apiDocument,
  type Paths,
} from "../schemas/api-document.js";
import { openCaching } from "./open-caching.js";

declare module "fastify" {
  interface FastifyInstance {
    /** The OpenAPI document of the routes that have a summary. */
    apiDocument(): ApiDocument;
  }
}

/** Includes all routes added from now on in the OpenAPI document. */
export function describeRoutes(app: FastifyInstance, { version }: CompleteConfig): void {
  const operations: Paths = {};
  app.addHook("onRoute", (route) => addOperation(operations, route));
  app.decorate("apiDocument", () => apiDocument(version, operations));
}

/** Adds GET /openapi.json, which needs no key; pages of other origins may call it if CORS allows them. */
export function addOpenApi(scope: FastifyInstance, config: CompleteConfig, baseUrl: BaseUrl): void {
  const json = new KeptContent((base) => ({
    body: JSON.stringify(documentFor(scope, base)),
    headers: { "content-type": "application/json; charset=utf-8", ...openCaching(config) },
  }));
  scope.get(
    paths.openApi,
    {
      compress: false,
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
    (request, reply) => json.send(request, reply, baseUrl(request)),
  );
  refuseMethods(scope, paths.openApi, ["GET", "HEAD"]);
}

/** Adds GET /docs, which needs no key. */
export function addDocs(app: FastifyInstance, config: CompleteConfig, baseUrl: BaseUrl): void {
  const page = new KeptContent((base) => {
    const { html, headers } = renderDocsPage(documentFor(app, base), config.site);
    return { body: html, headers: { ...headers, ...openCaching(config) } };
  });
  app.get(paths.docs, { compress: false }, (request, reply) =>
    page.send(request, reply, baseUrl(request)),
  );
  refuseMethods(app, paths.docs, ["GET", "HEAD"]);
}

function documentFor(app: FastifyInstance, url: string): ApiDocument {
  return { ...app.apiDocument(), servers: [{ url }] };
}
