/** Renders the page about the webhook endpoint of an account and its deliveries. */
import { htmlElement } from "../../../../base/markup/element.js";
import { type Endpoint, type EventRecord, eventTypes } from "../../../store/records.js";
import type { Page } from "../../../web/page.js";
import { dashboardPath } from "../../paths.js";
import { deliveryList } from "./delivery-list.js";
import { type EndpointForm, endpointSection } from "./endpoint-section.js";
import { form, selectField, submit } from "./fields.js";
import { type Note, renderFrame } from "./frame.js";
import type { Signed } from "./signed.js";

/** The page; `sent` is a rejected form. */
export function renderWebhookPage(
  signed: Signed,
  endpoint: Endpoint | null,
  events: readonly EventRecord[],
  now: number,
  {
    note,
    sent,
    allowPrivate,
  }: { note?: Note | undefined; sent?: EndpointForm; allowPrivate: boolean },
): Page {
  const content = [
    endpointSection(signed, endpoint, events, { sent, allowPrivate, now }),
    endpoint ? testSection(signed, endpoint) : "",
    endpoint || events.length > 0 ? deliverySection(signed, endpoint, events, now) : "",
  ];
  return renderFrame({
    title: "Webhooks",
    signed,
    place: "webhook",
    note,
    content: content.join(""),
  });
}

function testSection(signed: Signed, { disabled }: Endpoint): string {
  const options = [
    ["webhook.test", "webhook.test"],
    ...eventTypes.map((type) => [type, `${type} (example)`] as const),
  ] as const;
  const field = selectField({ name: "type", label: "Event type", options, value: "webhook.test" });
  const content = disabled
    ? htmlElement("p", { class: "muted" }, "Enable the endpoint to send a test event.")
    : htmlElement(
        "p",
        { class: "muted" },
        "A test event is signed and delivered like a real one, whichever events you have chosen. Examples use a key that does not exist.",
      ) + form(signed, dashboardPath("sendTestEvent"), field + submit("Send test event", ""));
  return htmlElement(
    "section",
    { "aria-labelledby": "test-title", class: "inline-form" },
    htmlElement("h2", { id: "test-title" }, "Test event") + content,
  );
}

function deliverySection(
  signed: Signed,
  endpoint: Endpoint | null,
  events: readonly EventRecord[],
  now: number,
): string {
  const canSend = endpoint !== null && endpoint.disabled === null;
  const cure = canSend
    ? ""
    : ` ${endpoint ? "Enable the endpoint" : "Add an endpoint"} to redeliver events.`;
  const test = canSend ? " Send a test event to try the endpoint." : "";
  const content =
    events.length === 0
      ? htmlElement("p", { class: "empty" }, `No events yet.${test}`)
      : deliveryList(signed, events, canSend, now);
  const hint = htmlElement(
    "p",
    { class: "muted" },
    `The last 50 events, newest first.${events.length === 0 ? "" : cure}`,
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
