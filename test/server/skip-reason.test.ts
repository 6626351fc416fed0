/** Which events are sent to an endpoint, and why others are not. */
import { expect, test } from "vitest";
import { exampleData } from "../../src/service/accounts/event-message.js";
import { skipReason } from "../../src/service/server/webhooks/skip-reason.js";
import type { Endpoint, EventRecord, EventType } from "../../src/service/store/records.js";

const endpoint = { events: ["usage.quota_warning"], disabled: null } as unknown as Endpoint;
const example = exampleData["api_key.rotated"];

test.each<[string, EventRecord["data"], string | undefined]>([
  ["usage.quota_warning", { keyId: "key_1" }, undefined],
  ["webhook.test", {}, undefined],
  ["api_key.rotated", { keyId: "key_1" }, "the endpoint is not set to receive api_key.rotated"],
  ["api_key.rotated", example, undefined],
  ["of.another.version", {}, "the endpoint is not set to receive of.another.version"],
  ["toString", {}, "the endpoint is not set to receive toString"],
])("%s with %j: %s", (type, data, reason) => {
  const event = { type: type as EventType, data } as EventRecord;
  expect(skipReason(event, endpoint)).toBe(reason);
});
