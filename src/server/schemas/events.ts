/** Describes what receivers are sent, for OpenAPI and for the tests that hold real messages against it. */
import { type TSchema, Type } from "typebox";
import type { EventRecord, EventType } from "../../store/records.js";

const exact = { additionalProperties: false };
const time = (description: string) => Type.String({ format: "date-time", description });

const key = {
  keyId: Type.String({ description: "Stays the same when the key is rotated" }),
  keyName: Type.String(),
};

const QuotaData = Type.Object(
  {
    ...key,
    tier: Type.String(),
    period: Type.String({ pattern: "^\\d{4}-\\d{2}$", description: "The month, of UTC" }),
    limit: Type.Integer({ minimum: 1, description: "Requests that the month allows" }),
    used: Type.Integer({ minimum: 0 }),
    percent: Type.Integer({ minimum: 0 }),
    resetsAt: time("When the next month begins"),
  },
  exact,
);

const RotationData = Type.Object(
  {
    ...key,
    oldKeyPrefix: Type.String({ description: "Beginning of the key that is replaced" }),
    newKeyPrefix: Type.String({ description: "Beginning of the key that replaces it" }),
    oldKeyExpiresAt: time("Until when the old key works"),
  },
  exact,
);

const TestData = Type.Object({ account: Type.String() }, exact);

function message(type: EventRecord["type"], data: TSchema): TSchema {
  const timestamp = time("When it happened; the same on every attempt");
  return Type.Object({ type: Type.Literal(type), timestamp, data }, exact);
}

/** The bodies of messages, by type. */
export const eventSchemas: Readonly<Record<EventRecord["type"], TSchema>> = {
  "usage.quota_warning": message("usage.quota_warning", QuotaData),
  "usage.quota_exceeded": message("usage.quota_exceeded", QuotaData),
  "api_key.rotated": message("api_key.rotated", RotationData),
  "webhook.test": message("webhook.test", TestData),
};

const summaries: Readonly<Record<EventType | "webhook.test", string>> = {
  "usage.quota_warning": "A key has used 80 % of its month",
  "usage.quota_exceeded": "A request was refused since the month of its key is used up",
  "api_key.rotated": "A key was replaced by a new one",
  "webhook.test": "Somebody wants to see an event arrive",
};

const headers: Readonly<Record<string, string>> = {
  "webhook-id": "The same on every attempt, and for one happening, however often it is noticed",
  "webhook-timestamp": "Epoch seconds of the attempt",
  "webhook-signature": "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; one per secret",
};

/** What OpenAPI says of the messages. */
export function describeEvents(): Record<string, object> {
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  }));
  const responses = {
    "2XX": { description: "Taken" },
    "410": { description: "The receiver is gone; nothing more is sent to it" },
    default: { description: "Not taken; sent again later, and not before `Retry-After`" },
  };
  const entries = Object.entries(eventSchemas).map(([type, schema]) => {
    const summary = summaries[type as EventRecord["type"]];
    const requestBody = { required: true, content: { "application/json": { schema } } };
    return [type, { post: { summary, tags: ["events"], parameters, requestBody, responses } }];
  });
  return Object.fromEntries(entries);
}
