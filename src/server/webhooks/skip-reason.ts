/** Says why an event is not sent at all. */
import { exampleData } from "../../accounts/event-message.js";
import type { EventRecord, Receiver } from "../../store/records.js";

/** Why there is nobody to send an event to, in words for the account's holder; undefined when there is. */
export function skipReason(event: EventRecord, receiver: Receiver | null): string | undefined {
  if (receiver === null) return "the account has no receiver";
  if (receiver.disabled !== null) return "the receiver is disabled";
  const { type } = event;
  if (type === "webhook.test" || isExample(event) || receiver.events.includes(type)) {
    return undefined;
  }
  return `the receiver does not want ${type}`;
}

/** An example is sent by hand, so it arrives whatever the receiver wants; its key does not exist. */
function isExample({ type, data }: EventRecord): boolean {
  return type !== "webhook.test" && data.keyId === exampleData[type].keyId;
}
