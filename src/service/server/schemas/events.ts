/** Describes the messages sent to endpoints, for OpenAPI and for the tests that check real messages. */

import type { TSchema } from "typebox";
import * as Type from "typebox";
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
    period: Type.String({ pattern: "^\\d{4}-\\d{2}$", description: "The month, in UTC" }),
    limit: Type.Integer({ minimum: 1, description: "Requests allowed in the month" }),
    used: Type.Integer({ minimum: 0 }),
    percent: Type.Integer({ minimum: 0 }),
    resetsAt: time("When the next month starts"),
  },
  exact,
);

const RotationData = Type.Object(
  {
    ...key,
    oldKeyPrefix: Type.String({ description: "Start of the key that was replaced" }),
    newKeyPrefix: Type.String({ description: "Start of the key that replaces it" }),
    oldKeyExpiresAt: time("When the old key stops working"),
  },
  exact,
);

const TestData = Type.Object({ account: Type.String() }, exact);

function message(type: EventRecord["type"], data: TSchema): TSchema {
  const timestamp = time("When the event happened; the same on every attempt");
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
  "usage.quota_warning": "A key has used 80% of its monthly quota",
  "usage.quota_exceeded": "A request was refused because the monthly quota of its key is used up",
  "api_key.rotated": "A key was rotated",
  "webhook.test": "A test event, sent by hand",
};

const headers: Readonly<Record<string, string>> = {
  "webhook-id": "Id of the event; the same on every attempt",
  "webhook-timestamp": "Time of the attempt, in epoch seconds",
  "webhook-signature":
    "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; one for each secret, separated by spaces",
};

/** The OpenAPI description of the messages. */
export function describeEvents(): Record<string, object> {
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  }));
  const responses = {
    "2XX": { description: "The event is accepted" },
    "410": { description: "The endpoint is gone; it is disabled" },
    default: {
      description:
        "The event is not accepted; it is sent again later, after `Retry-After` if given",
    },
  };
  const entries = Object.entries(eventSchemas).map(([type, schema]) => {
    const summary = summaries[type as EventRecord["type"]];
    const requestBody = { required: true, content: { "application/json": { schema } } };
    return [type, { post: { summary, tags: ["events"], parameters, requestBody, responses } }];
  });
  return Object.fromEntries(entries);
}
