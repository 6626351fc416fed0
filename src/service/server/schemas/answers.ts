/** Describes the response bodies, for OpenAPI and for the tests that check responses against it. */

import type { TSchema } from "typebox";
import * as Type from "typebox";
import { partStates } from "../work/readiness.js";

const exact = { additionalProperties: false };
const count = { minimum: 1, description: "1-based" };

const Position = {
  line: Type.Integer(count),
  column: Type.Integer(count),
};
const Span = { ...Position, endLine: Type.Integer(count), endColumn: Type.Integer(count) };
const Offsets = {
  from: Type.Integer({ minimum: 0, description: "0-based offset in UTF-16 code units" }),
  to: Type.Integer({ minimum: 0 }),
};

const path = Type.Optional(
  Type.String({ description: "The one of `files` that it is in; absent in the source itself" }),
);
const ErrorItem = Type.Object({ message: Type.String(), ...Position, path }, exact);

const DiagnosticItem = Type.Object(
  {
    code: Type.String({ description: "Stable code; `wf explain CODE` describes it" }),
    severity: Type.Enum(["error", "warning", "info"]),
    message: Type.String(),
    hint: Type.Optional(Type.String()),
    ...Span,
    ...Offsets,
    path,
    related: Type.Optional(
      Type.Array(Type.Object({ message: Type.String(), ...Span, path }, exact)),
    ),
    fix: Type.Optional(
      Type.Object(
        {
          title: Type.String(),
          edits: Type.Array(
            Type.Object({ ...Span, ...Offsets, path, insert: Type.String() }, exact),
          ),
        },
        exact,
      ),
    ),
  },
  exact,
);

const Errors = Type.Array(ErrorItem, { maxItems: 100, description: "At most 100" });
/** What `diagnostics: true` adds to a response. */
const listed = {
  diagnostics: Type.Optional(
    Type.Array(DiagnosticItem, {
      maxItems: 100,
      description: "At most 100; errors take precedence",
    }),
  ),
  total: Type.Optional(Type.Integer({ minimum: 0, description: "Number of all diagnostics" })),
};

/** Any node of the tree; the schema is shared because it is recursive. */
export const NodeSchema = {
  $id: "Node",
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string", description: "Document, Page, or the name of a component" },
    children: { type: "array", items: { $ref: "Node#" } },
  },
  additionalProperties: true,
  description: "The other fields depend on the component",
} as const;
const Node = Type.Unsafe<object>({ $ref: "Node#" });

/** Answer of POST /tools/parse. */
export const ParseAnswer = Type.Object({ ast: Node, ...listed }, exact);

/** Answer of POST /tools/validate. */
export const ValidateAnswer = Type.Object(
  { valid: Type.Boolean(), errors: Type.Optional(Errors), ...listed },
  exact,
);

/** Answer of POST /tools/render/html. */
export const HtmlAnswer = Type.Object(
  {
    html: Type.String({ description: "A fragment, or a complete document" }),
    css: Type.Optional(Type.String({ description: "The styles of a fragment" })),
    ...listed,
  },
  exact,
);

/** Answer of POST /tools/render/svg. */
export const SvgAnswer = Type.Object(
  {
    svg: Type.String(),
    width: Type.Number({ description: "px" }),
    height: Type.Number({ minimum: 1, description: "px" }),
    ...listed,
  },
  exact,
);

/** Answer of GET /tools/grammar. */
export const GrammarAnswer = Type.Object(
  {
    grammar: Type.String({ description: "The language reference in Markdown" }),
    version: Type.String(),
    components: Type.Array(Type.String()),
    modifiers: Type.Array(Type.String()),
  },
  exact,
);

const Checks = Type.Optional(
  Type.Object(
    { store: Type.Enum(partStates), pool: Type.Enum(partStates), disk: Type.Enum(partStates) },
    { ...exact, description: "With `ready=1`: how each part stands" },
  ),
);

/** Answer of GET /health. */
export const HealthAnswer = Type.Object(
  { status: Type.Literal("ok"), version: Type.String(), checks: Checks },
  exact,
);

/** Answer of GET /health while the server is shutting down, or cannot do its work. */
export const UnhealthyAnswer = Type.Object(
  { status: Type.Enum(["draining", "unready"]), version: Type.String(), checks: Checks },
  exact,
);

/** Body for an invalid source. */
const InvalidSource = Type.Object(
  {
    error: Type.Literal("Invalid source code"),
    details: Type.String({ description: "The first error, with line and column" }),
    errors: Type.Optional(Errors),
    total: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  exact,
);
const InvalidRequest = Type.Object(
  { error: Type.Literal("Invalid request"), details: Type.String() },
  exact,
);

function errorBody(error: string): TSchema {
  return Type.Object({ error: Type.Literal(error) }, exact);
}

function described(schema: TSchema, description: string): TSchema {
  return { ...schema, description };
}

/** The error responses of all paths under /tools/. */
export const commonErrors: Readonly<Record<number, TSchema>> = {
  401: described(errorBody("API key required"), "No API key was sent"),
  403: described(errorBody("Invalid API key"), "The key is malformed, unknown, expired or revoked"),
  429: described(
    Type.Object(
      {
        error: Type.Literal("Rate limit exceeded"),
        retryAfter: Type.Integer({
          minimum: 1,
          description: "Seconds to wait before the next request",
        }),
      },
      exact,
    ),
    "A limit of the key is used up; the request was not counted",
  ),
  500: described(errorBody("Internal server error"), "The server failed; its log has the cause"),
  503: described(
    errorBody("Service unavailable"),
    "The server is shutting down or overloaded, cannot reach its store, or took too long",
  ),
};

/** The error responses of every POST. */
export const bodyErrors: Readonly<Record<number, TSchema>> = {
  ...commonErrors,
  400: described(InvalidRequest, "The body is not valid"),
  413: described(errorBody("Payload too large"), "The body is too large"),
  415: described(
    Type.Object(
      {
        error: Type.Literal("Unsupported media type"),
        details: Type.String({ description: "What the header must be" }),
      },
      exact,
    ),
    "The body is not application/json, or is compressed",
  ),
};

/** The error responses of a POST that needs a valid source. */
export const sourceErrors: Readonly<Record<number, TSchema>> = {
  ...bodyErrors,
  400: described(
    Type.Union([InvalidSource, InvalidRequest]),
    "The source has errors, or the body is not valid",
  ),
};
