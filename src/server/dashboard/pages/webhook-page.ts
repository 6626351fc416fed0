/** Writes the page about the receiver of an account's events, and what was sent to it. */
import type { Page } from "../../../http/page.js";
import { htmlElement } from "../../../markup/element.js";
import { type EventRecord, eventTypes, type Receiver } from "../../../store/records.js";
import { deliveryList } from "./delivery-list.js";
import { form, selectField, submit } from "./fields.js";
import { type Note, renderFrame, type Signed } from "./frame.js";
import { type ReceiverForm, receiverSection } from "./receiver-section.js";

/** The page; `sent` is a form that was refused. */
export function renderWebhookPage(
  signed: Signed,
  receiver: Receiver | null,
  events: readonly EventRecord[],
  now: number,
  {
    note,
    sent,
    allowPrivate,
  }: { note?: Note | undefined; sent?: ReceiverForm; allowPrivate: boolean },
): Page {
  const content = [
    receiverSection(signed, receiver, events, { sent, allowPrivate, now }),
    receiver ? testSection(signed, receiver) : "",
    receiver || events.length > 0 ? deliverySection(signed, receiver, events, now) : "",
  ];
  return renderFrame({
    title: "Webhook",
    signed,
    place: "webhook",
    note,
    content: content.join(""),
  });
}

function testSection(signed: Signed, { disabled }: Receiver): string {
  const options = [
    ["webhook.test", "webhook.test"],
    ...eventTypes.map((type) => [type, `${type} (example)`] as const),
  ] as const;
  const field = selectField({ name: "type", label: "Event", options, value: "webhook.test" });
  const content = disabled
    ? htmlElement("p", { class: "muted" }, "Enable the receiver to send it one.")
    : htmlElement(
        "p",
        { class: "muted" },
        "It is signed and delivered like a real one, whichever events you chose. Examples are of a key that does not exist.",
      ) + form("/dashboard/webhook/test", signed.token, field + submit("Send test event", ""));
  return htmlElement(
    "section",
    { "aria-labelledby": "test-title", class: "inline-form" },
    htmlElement("h2", { id: "test-title" }, "Test event") + content,
  );
}

function deliverySection(
  signed: Signed,
  receiver: Receiver | null,
  events: readonly EventRecord[],
  now: number,
): string {
  const canSend = receiver !== null && receiver.disabled === null;
  const cure = canSend
    ? ""
    : ` ${receiver ? "Enable the receiver" : "Add a receiver"} to deliver again.`;
  const test = canSend ? " Send a test event to see whether it arrives." : "";
  const content =
    events.length === 0
      ? htmlElement("p", { class: "empty" }, `Nothing was to be sent so far.${test}`)
      : deliveryList(signed.token, events, canSend, now);
  const hint = htmlElement(
    "p",
    { class: "muted" },
    `The last 50, newest first.${events.length === 0 ? "" : cure}`,
  );
  return htmlElement(
    "section",
    { id: "deliveries", "aria-labelledby": "deliveries-title", "data-live": true },
    htmlElement(
      "div",
      { class: "section-head" },
      htmlElement("h2", { id: "deliveries-title" }, "Deliveries") + hint,
    ) + content,
  );
}
