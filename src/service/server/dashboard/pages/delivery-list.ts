/** Renders the list of deliveries. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import { writeEventMessage } from "../../../accounts/event-message.js";
import { isUnderWay } from "../../../store/delivery.js";
import type { Attempt, Delivery, EventRecord } from "../../../store/records.js";
import { codeBlock } from "../../pages/code-block.js";
import { dashboardPath } from "../../paths.js";
import { form } from "./fields.js";
import { badge } from "./key-parts.js";
import { ago, countOf, dateTime, until, writeNumber } from "./moments.js";
import type { Signed } from "./signed.js";

const stateKinds: Readonly<Record<Delivery["state"], string>> = {
  delivered: "good",
  failed: "bad",
  pending: "attention",
  skipped: "",
};

/** A list with one item per event; buttons only if events can be sent. */
export function deliveryList(
  signed: Signed,
  events: readonly EventRecord[],
  canSend: boolean,
  now: number,
): string {
  const items = events.map((event) => deliveryItem(signed, event, canSend, now));
  return htmlElement("ol", { class: "deliveries" }, items.join(""));
}

function deliveryItem(signed: Signed, event: EventRecord, canSend: boolean, now: number): string {
  const { id, type, createdAt, delivery } = event;
  const what =
    htmlElement("strong", {}, escapeText(type)) +
    htmlElement("span", { class: "muted" }, ago(createdAt, now)) +
    htmlElement("code", { class: "muted" }, escapeText(id));
  const isRunning = isUnderWay(delivery, now);
  const button = delivery.state === "pending" ? "Send now" : "Redeliver";
  const spoken = htmlElement(
    "span",
    { class: "spoken" },
    ` ${escapeText(type)}, ${ago(createdAt, now)}`,
  );
  const send =
    canSend && !isRunning
      ? form(
          signed,
          dashboardPath("redeliverEvent", id),
          htmlElement("button", { type: "submit", class: "button small" }, button + spoken),
        )
      : "";
  const parts = [
    htmlElement(
      "div",
      { class: "state" },
      badge(isRunning ? "sending" : delivery.state, stateKinds[delivery.state]),
    ),
    htmlElement("div", { class: "what" }, what),
    htmlElement("div", { class: "result" }, resultOf(delivery, canSend, now)),
    htmlElement("div", { class: "send" }, send),
    details(event),
  ];
  const attributes = { "data-under-way": canSend && changesSoon(delivery, now) };
  return htmlElement("li", attributes, parts.join(""));
}

/** Whether it is about to change, so that the script refreshes sooner. */
function changesSoon(delivery: Delivery, now: number): boolean {
  const { state, nextAt } = delivery;
  const isDue = state === "pending" && nextAt !== null && nextAt - now < 5_000;
  return isDue || isUnderWay(delivery, now);
}

function resultOf(delivery: Delivery, canSend: boolean, now: number): string {
  const { state, attempts, nextAt, last } = delivery;
  if (state === "skipped") return "Not sent: there was no enabled endpoint for this event.";
  const facts: string[] = [];
  if (attempts > 0) facts.push(countOf(attempts, "attempt", "attempts"));
  if (last && last.problem === null) {
    facts.push(`status ${last.status} in ${writeNumber(Math.round(last.ms))} ms`);
  }
  if (state === "pending" && !isUnderWay(delivery, now) && nextAt !== null) {
    const due = nextAt <= now ? "due now" : `next attempt ${until(nextAt, now)}`;
    facts.push(canSend ? due : `skipped ${until(nextAt, now)} unless there is an enabled endpoint`);
  }
  const problem =
    last && last.problem !== null
      ? htmlElement("span", { class: "problem" }, escapeText(problemOf(last)))
      : "";
  const text = facts.join(" · ");
  return (text === "" ? "" : htmlElement("span", {}, text)) + problem;
}

/** What went wrong, with the status if the text does not mention it. */
function problemOf({ status, problem }: Attempt): string {
  const isSaid = status === null || problem!.includes(String(status));
  return isSaid ? problem! : `${problem} (status ${status})`;
}

/** The message as it is sent, indented. */
function details(event: EventRecord): string {
  const { id, createdAt, delivery } = event;
  const message = JSON.stringify(JSON.parse(writeEventMessage(event)), undefined, 2);
  const facts = [
    `webhook-id ${htmlElement("code", {}, escapeText(id))}`,
    `created ${dateTime(createdAt)}`,
    ...(delivery.last ? [`last attempt ${dateTime(delivery.last.at)}`] : []),
  ].map((fact) => htmlElement("li", {}, fact));
  return htmlElement(
    "details",
    { id: `details-${id}` },
    htmlElement("summary", {}, "Payload") +
      htmlElement("ul", { class: "facts" }, facts.join("")) +
      codeBlock(message),
  );
}
