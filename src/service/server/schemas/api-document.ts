/** Builds an OpenAPI document from routes and their schemas. */
import type { RouteOptions } from "fastify";
import { NodeSchema } from "./answers.js";
import { describeEvents } from "./events.js";

declare module "fastify" {
  interface FastifySchema {
    /** What the route does, in a few words. Only routes that have them are described. */
    summary?: string;
    tags?: readonly string[];
    /** Query parameters, in the form of OpenAPI. */
    parameters?: readonly object[];
    security?: readonly Readonly<Record<string, readonly string[]>>[];
  }
}

/** A JSON schema, as allowed in OpenAPI. */
type Schema = Readonly<Record<string, unknown>>;

/** One method of a path. */
export interface Operation {
  summary: string;
  tags: readonly string[];
  parameters?: readonly object[];
  requestBody?: { required: true; content: Content };
  security?: readonly object[];
  responses: Record<string, { description: string; content: Content }>;
}

type Content = Readonly<Record<string, { schema: Schema }>>;

/** Paths with their methods in lower case. */
export type Paths = Record<string, Record<string, Operation>>;

/** A description of the API. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; license: object };
  components: object;
  paths: Paths;
  webhooks: object;
  tags: readonly object[];
  servers: readonly { url: string }[];
}

/** The document of a version of the API. */
export function apiDocument(version: string, paths: Paths): ApiDocument {
  return {
    openapi: "3.1.0",
    info: {
      title: "wf API",
      version,
      description: "Parses, validates and renders wireframes written as text.",
      license: { name: "MIT", identifier: "MIT" },
    },
    components: {
      securitySchemes: {
        header: { type: "apiKey", in: "header", name: "x-api-key" },
        bearer: { type: "http", scheme: "bearer" },
        query: { type: "apiKey", in: "query", name: "api_key" },
      },
      schemas: { [NodeSchema.$id]: asOpenApi(NodeSchema) },
    },
    paths,
    webhooks: describeEvents(),
    tags: [
      { name: "tools", description: "Parse, validate and render sources; requires an API key" },
      { name: "service", description: "Information about the server" },
      { name: "events", description: "Events sent to the webhook endpoint of an account" },
    ],
    servers: [],
  };
}

/** Adds a route to the paths if it has a summary. */
export function addOperation(paths: Paths, { method, url, schema }: RouteOptions): void {
  if (schema?.summary === undefined || method === "HEAD") return;
  const { summary, tags = [], parameters, body, security, response } = schema;
  const answers = Object.entries(response as Readonly<Record<string, Schema>>);
  const operation: Operation = {
    summary,
    tags,
    ...(parameters && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: contentOf(body as Schema) },
    }),
    ...(security && { security }),
    responses: Object.fromEntries(
      answers.map(([status, answer]) => [
        status,
        { description: String(answer.description), content: contentOf(answer) },
      ]),
    ),
  };
  paths[url] ??= {};
  for (const each of [method].flat()) paths[url][each.toLowerCase()] = operation;
}

function contentOf(schema: Schema): Content {
  return { "application/json": { schema: asOpenApi(schema) as Schema } };
}

/** The schema in the form of the document: shared schemas by reference, constants as a choice of one. */
function asOpenApi(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asOpenApi);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (key === "$id") return [];
    if (key === "$ref") return [[key, `#/components/schemas/${String(value).replace(/#$/, "")}`]];
    if (key === "const") return [["enum", [value]]];
    return [[key, asOpenApi(value)]];
  });
  return Object.fromEntries(entries);
}
