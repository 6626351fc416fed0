/** Writes the part of the page about the receiver: its form, its state, and what can be done with it. */
import { lastSuccess, oldSecretsEnd, signingSecrets } from "../../../accounts/receivers.js";
import { displayWebhookSecret } from "../../../accounts/webhook-signature.js";
import { htmlElement } from "../../../markup/element.js";
import { escapeText } from "../../../markup/escape.js";
import {
  type EventRecord,
  type EventType,
  eventTypes,
  type Receiver,
} from "../../../store/records.js";
import { choices, form, linkButton, submit, textField } from "./fields.js";
import type { Signed } from "./frame.js";
import { badge } from "./key-parts.js";
import { ago, dateTime } from "./moments.js";

/** When each event is sent. */
const meanings: Readonly<Record<EventType, string>> = {
  "usage.quota_warning": "A key has used 80 % of its month.",
  "usage.quota_exceeded": "A key was refused, its month being used up.",
  "api_key.rotated": "A key was rotated: a new one is in its place.",
};

const disabledBecause: Readonly<Record<NonNullable<Receiver["disabled"]>["reason"], string>> = {
  asked: "You, or somebody with access to the server, turned it off.",
  gone: "It answered 410 Gone: it wants nothing more.",
  failing: "No attempt of a whole schedule was successful.",
};

/** What was typed, and what is wrong with it. */
export interface ReceiverForm {
  url: string;
  events: readonly string[];
  problems: Partial<Record<"url" | "events", string>>;
}

/** Tells the receiver that a form is about from one that was made since; empty for none. */
export function receiverMark(receiver: Receiver | null): string {
  return receiver ? String(receiver.createdAt) : "";
}

/** The section, with the last events of the account; `sent` is a form that was refused. */
export function receiverSection(
  signed: Signed,
  receiver: Receiver | null,
  events: readonly EventRecord[],
  {
    sent,
    allowPrivate,
    now,
  }: { sent: ReceiverForm | undefined; allowPrivate: boolean; now: number },
): string {
  const shown = sent ?? {
    url: receiver?.url ?? "",
    events: receiver?.events ?? eventTypes,
    problems: {},
  };
  const fields = [
    textField({
      name: "url",
      label: "URL",
      type: "url",
      value: shown.url,
      problem: shown.problems.url,
      required: true,
      placeholder: "https://example.com/wf-events",
      hint: allowPrivate
        ? "This server sends to private addresses and over http too."
        : "A public address, https, port 443 or 8443.",
    }),
    choices({
      type: "checkbox",
      name: "events",
      label: "Events",
      options: eventTypes.map((value) => ({
        value,
        text: value,
        detail: escapeText(meanings[value]),
      })),
      chosen: shown.events,
      problem: shown.problems.events,
    }),
    submit(receiver ? "Save" : "Add receiver"),
  ];
  const lead = receiver
    ? ""
    : htmlElement(
        "p",
        { class: "muted" },
        "Be told when a key comes near the end of its month, reaches it, or is rotated: the server sends a signed POST to an address of yours. You get the secret for checking signatures when the address is saved.",
      );
  const title = htmlElement("h1", { id: "receiver-title" }, "Receiver") + stateBadge(receiver);
  return htmlElement(
    "section",
    { "aria-labelledby": "receiver-title", class: receiver ? "receiver" : undefined },
    htmlElement("div", { class: "heading" }, title) +
      lead +
      (receiver ? stateOf(receiver, events, now) : "") +
      form("/dashboard/webhook", signed.token, fields.join(""), { mark: receiverMark(receiver) }) +
      (receiver ? receiverRows(signed, receiver, now) : ""),
  );
}

function stateBadge(receiver: Receiver | null): string {
  if (!receiver) return "";
  return receiver.disabled ? badge("disabled", "bad") : badge("enabled", "good");
}

function stateOf(receiver: Receiver, events: readonly EventRecord[], now: number): string {
  const { disabled } = receiver;
  const tookAt = lastSuccess(receiver, events);
  const last =
    tookAt === null
      ? "It has not taken an event yet."
      : `It last took an event ${ago(tookAt, now)}.`;
  if (!disabled)
    return htmlElement("p", { class: "muted", id: "receiver-state", "data-live": true }, last);
  const text = `Nothing has been sent since ${dateTime(disabled.at)}. ${escapeText(disabledBecause[disabled.reason])} ${last}`;
  return htmlElement("p", { class: "note refused", id: "receiver-state", "data-live": true }, text);
}

function receiverRows(signed: Signed, receiver: Receiver, now: number): string {
  const { secret, disabled } = receiver;
  const [, ...olds] = signingSecrets(receiver, now);
  const shown = (each: string) => htmlElement("code", {}, displayWebhookSecret(each));
  const old =
    olds.length === 0
      ? ""
      : ` Before it: ${olds.map(shown).join(", ")}; what was signs as well until ${dateTime(oldSecretsEnd(receiver, now)!)}.`;
  const rows = [
    row(
      "Secret",
      `Signatures are made with ${htmlElement("code", {}, displayWebhookSecret(secret))}.${old}`,
      linkButton("/dashboard/webhook/secret", "New secret…"),
    ),
    disabled
      ? row(
          "Enable",
          "Events are sent again from now on. What was skipped meanwhile can be redelivered below.",
          form("/dashboard/webhook/enable", signed.token, submit("Enable", "")),
        )
      : row(
          "Disable",
          "Nothing is sent until you enable it again.",
          form("/dashboard/webhook/disable", signed.token, submit("Disable", "")),
        ),
    row(
      "Remove",
      "The address and the secret are forgotten.",
      linkButton("/dashboard/webhook/remove", "Remove…", "danger"),
    ),
  ];
  return htmlElement("div", { class: "rows" }, rows.join(""));
}

function row(title: string, text: string, action: string): string {
  const words =
    htmlElement("h2", { class: "small" }, title) + htmlElement("p", { class: "muted" }, text);
  return htmlElement("div", { class: "row" }, htmlElement("div", {}, words) + action);
}
