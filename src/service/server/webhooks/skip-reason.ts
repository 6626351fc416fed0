/** Decides whether an event is skipped, and why. */
import { exampleData } from "../../accounts/event-message.js";
import type { Endpoint, EventRecord } from "../../store/records.js";

/** Why an event is skipped, in words for the account holder; undefined when it is sent. */
export function skipReason(event: EventRecord, endpoint: Endpoint | null): string | undefined {
  if (endpoint === null) return "the account has no endpoint";
  if (endpoint.disabled !== null) return "the endpoint is disabled";
  const { type } = event;
  if (type === "webhook.test" || isExample(event) || endpoint.events.includes(type)) {
    return undefined;
  }
  return `the endpoint is not set to receive ${type}`;
}

/**
 * Whether an event is an example sent by hand: its key does not exist, and it ignores which events the endpoint
 * receives.
 */
function isExample({ type, data }: EventRecord): boolean {
  // Another version may have written an event that this one does not know.
  if (type === "webhook.test" || !Object.hasOwn(exampleData, type)) return false;
  return data.keyId === exampleData[type].keyId;
}
