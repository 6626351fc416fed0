/** Describes what answers hold, for OpenAPI and for the tests that hold answers against it. */
import { type TSchema, Type } from "typebox";

const exact = { additionalProperties: false };
const count = { minimum: 1, description: "From 1" };

const Place = {
  line: Type.Integer(count),
  column: Type.Integer(count),
};
const Span = { ...Place, endLine: Type.Integer(count), endColumn: Type.Integer(count) };
const Offsets = {
  from: Type.Integer({ minimum: 0, description: "Offset in UTF-16 units" }),
  to: Type.Integer({ minimum: 0 }),
};

const ErrorItem = Type.Object({ message: Type.String(), ...Place }, exact);

const Finding = Type.Object(
  {
    code: Type.String({ description: "Stable; `wf explain CODE` tells more" }),
    severity: Type.Enum(["error", "warning", "info"]),
    message: Type.String(),
    hint: Type.Optional(Type.String()),
    ...Span,
    ...Offsets,
    related: Type.Optional(Type.Array(Type.Object({ message: Type.String(), ...Span }, exact))),
    fix: Type.Optional(
      Type.Object(
        {
          title: Type.String(),
          edits: Type.Array(Type.Object({ ...Span, ...Offsets, insert: Type.String() }, exact)),
        },
        exact,
      ),
    ),
  },
  exact,
);

const Errors = Type.Array(ErrorItem, { maxItems: 100, description: "At most 100" });
/** What `diagnostics: true` adds to an answer. */
const listed = {
  diagnostics: Type.Optional(
    Type.Array(Finding, { maxItems: 100, description: "At most 100, errors first kept" }),
  ),
  total: Type.Optional(Type.Integer({ minimum: 0, description: "All findings" })),
};

/** Any node of the tree; the schema is shared, since it holds itself. */
export const NodeSchema = {
  $id: "Node",
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string", description: "Document, Page, or a component" },
    children: { type: "array", items: { $ref: "Node#" } },
  },
  additionalProperties: true,
  description: "Fields depend on the component",
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
    html: Type.String({ description: "A fragment, or a whole document" }),
    css: Type.Optional(Type.String({ description: "The style of a fragment" })),
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
    grammar: Type.String({ description: "The reference of the language, in Markdown" }),
    version: Type.String(),
    components: Type.Array(Type.String()),
    modifiers: Type.Array(Type.String()),
  },
  exact,
);

/** Answer of GET /health. */
export const HealthAnswer = Type.Object(
  { status: Type.Literal("ok"), version: Type.String() },
  exact,
);

/** Answer of GET /health of a server that is about to end. */
export const DrainingAnswer = Type.Object(
  { status: Type.Literal("draining"), version: Type.String() },
  exact,
);

/** Body for a source that is wrong. */
const InvalidSource = Type.Object(
  {
    error: Type.Literal("Invalid source code"),
    details: Type.String({ description: "The first error with its line and column" }),
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

/** What any answer under /tools/ may be besides 200. */
export const commonErrors: Readonly<Record<number, TSchema>> = {
  401: described(errorBody("API key required"), "No key was sent"),
  403: described(errorBody("Invalid API key"), "The key is malformed, unknown, expired or revoked"),
  429: described(
    Type.Object(
      {
        error: Type.Literal("Rate limit exceeded"),
        retryAfter: Type.Integer({ minimum: 1, description: "Seconds" }),
      },
      exact,
    ),
    "A window of the key has no room; nothing was counted",
  ),
  500: described(errorBody("Internal server error"), "A mistake of the server"),
  503: described(
    errorBody("Service unavailable"),
    "The server is ending, overloaded, without its store, or took too long",
  ),
};

/** What a POST may be answered besides. */
export const bodyErrors: Readonly<Record<number, TSchema>> = {
  ...commonErrors,
  400: described(InvalidRequest, "The body is not what it should be"),
  413: described(errorBody("Payload too large"), "The body is larger than the server allows"),
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

/** What a POST that needs a correct source may be answered besides. */
export const sourceErrors: Readonly<Record<number, TSchema>> = {
  ...bodyErrors,
  400: described(
    Type.Union([InvalidSource, InvalidRequest]),
    "The source has errors, or the body is not what it should be",
  ),
};
