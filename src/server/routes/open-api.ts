/** Adds the API reference: as OpenAPI for programs, and as a page for people. */
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { baseUrlOf } from "../base-url.js";
import type { CompleteConfig } from "../config.js";
import { sendTagged } from "../entity-tag.js";
import { type ApiDocument, renderDocsPage } from "../pages/docs-page.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { describeEvents } from "../schemas/events.js";

/** Includes all routes added from now on in the OpenAPI document. */
export async function describeRoutes(
  app: FastifyInstance,
  { version }: CompleteConfig,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "wf API",
        version,
        description: "Parses, validates and renders wireframes written as text.",
        license: { name: "MIT", identifier: "MIT" },
      },
      tags: [
        { name: "tools", description: "Parse, validate and render sources; requires an API key" },
        { name: "service", description: "Information about the server" },
        { name: "events", description: "Events sent to the webhook endpoint of an account" },
      ],
      webhooks: describeEvents(),
      components: {
        securitySchemes: {
          header: { type: "apiKey", in: "header", name: "x-api-key" },
          bearer: { type: "http", scheme: "bearer" },
          query: { type: "apiKey", in: "query", name: "api_key" },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
    },
  });
}

/** Adds GET /openapi.json and GET /docs, which need no key. */
export function addOpenApi(app: FastifyInstance, config: CompleteConfig): void {
  const documentFor = (url: string): ApiDocument => ({
    ...(app.swagger() as unknown as ApiDocument),
    servers: [{ url }],
  });
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
  app.get("/docs", { schema: { hide: true } }, async (request, reply) => {
    const { html, headers } = renderDocsPage(documentFor(baseUrlOf(app, config, request)));
    return reply.headers(headers).header("cache-control", "no-cache").send(html);
  });
  for (const path of ["/openapi.json", "/docs"]) refuseMethods(app, path, ["GET", "HEAD"]);
}
