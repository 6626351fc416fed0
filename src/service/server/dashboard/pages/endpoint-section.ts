/** Renders the section about the endpoint: its form, its state and its actions. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import { lastSuccess, oldSecretsEnd, signingSecrets } from "../../../accounts/endpoints.js";
import { displayWebhookSecret } from "../../../accounts/webhook-signature.js";
import {
  type Endpoint,
  type EventRecord,
  type EventType,
  eventTypes,
} from "../../../store/records.js";
import { dashboardPath } from "../../paths.js";
import { choices, form, linkButton, submit, textField } from "./fields.js";
import { badge } from "./key-parts.js";
import { ago, dateTime } from "./moments.js";
import type { Signed } from "./signed.js";

/** When each event is sent. */
const meanings: Readonly<Record<EventType, string>> = {
  "usage.quota_warning": "A key has used 80% of its monthly quota.",
  "usage.quota_exceeded": "A request was refused because the monthly quota of its key is used up.",
  "api_key.rotated": "A key was rotated.",
};

const disabledBecause: Readonly<Record<NonNullable<Endpoint["disabled"]>["reason"], string>> = {
  asked: "It was disabled by you or by an operator of this server.",
  gone: "The endpoint answered 410 Gone.",
  failing: "All attempts to deliver an event failed.",
};

/** The submitted values, and what is wrong with them. */
export interface EndpointForm {
  url: string;
  events: readonly string[];
  problems: Partial<Record<"url" | "events", string>>;
}

/** Identifies the endpoint that a form is about, in case it is replaced meanwhile; empty for none. */
export function endpointMark(endpoint: Endpoint | null): string {
  return endpoint ? String(endpoint.createdAt) : "";
}

/** The section; `events` are the account's newest ones, `sent` is a rejected form. */
export function endpointSection(
  signed: Signed,
  endpoint: Endpoint | null,
  events: readonly EventRecord[],
  {
    sent,
    allowPrivate,
    now,
  }: { sent: EndpointForm | undefined; allowPrivate: boolean; now: number },
): string {
  const shown = sent ?? {
    url: endpoint?.url ?? "",
    events: endpoint?.events ?? eventTypes,
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
        ? "This server also sends to private addresses and over http."
        : "A public https URL on port 443 or 8443.",
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
    submit(endpoint ? "Save" : "Add endpoint"),
  ];
  const lead = endpoint
    ? ""
    : htmlElement(
        "p",
        { class: "muted" },
        "Get notified when a key has used 80% or all of its monthly quota, or is rotated. The server sends a signed POST request to your URL. After you add the endpoint, you will see the secret that verifies the signatures.",
      );
  const title = htmlElement("h1", { id: "endpoint-title" }, "Endpoint") + stateBadge(endpoint);
  return htmlElement(
    "section",
    { "aria-labelledby": "endpoint-title", class: endpoint ? "endpoint" : undefined },
    htmlElement("div", { class: "heading" }, title) +
      lead +
      (endpoint ? stateOf(endpoint, events, now) : "") +
      form(signed, dashboardPath("webhook"), fields.join(""), { mark: endpointMark(endpoint) }) +
      (endpoint ? endpointRows(signed, endpoint, now) : ""),
  );
}

function stateBadge(endpoint: Endpoint | null): string {
  if (!endpoint) return "";
  return endpoint.disabled ? badge("disabled", "bad") : badge("enabled", "good");
}

function stateOf(endpoint: Endpoint, events: readonly EventRecord[], now: number): string {
  const { disabled } = endpoint;
  const tookAt = lastSuccess(endpoint, events);
  const last =
    tookAt === null
      ? "It has not received an event yet."
      : `Last successful delivery: ${ago(tookAt, now)}.`;
  if (!disabled)
    return htmlElement("p", { class: "muted", id: "endpoint-state", "data-live": true }, last);
  const text = `Disabled since ${dateTime(disabled.at)}. ${escapeText(disabledBecause[disabled.reason])} ${last}`;
  return htmlElement("p", { class: "note refused", id: "endpoint-state", "data-live": true }, text);
}

function endpointRows(signed: Signed, endpoint: Endpoint, now: number): string {
  const { secret, disabled } = endpoint;
  const [, ...olds] = signingSecrets(endpoint, now);
  const shown = (each: string) => htmlElement("code", {}, displayWebhookSecret(each));
  const old =
    olds.length === 0
      ? ""
      : ` Old secrets (${olds.map(shown).join(", ")}) also sign until ${dateTime(oldSecretsEnd(endpoint, now)!)}.`;
  const rows = [
    row(
      "Secret",
      `Messages are signed with ${htmlElement("code", {}, displayWebhookSecret(secret))}.${old}`,
      linkButton(signed, dashboardPath("rotateSecret"), "Rotate secret…"),
    ),
    disabled
      ? row(
          "Enable",
          "Resume sending events. You can redeliver skipped events below.",
          form(signed, dashboardPath("enableEndpoint"), submit("Enable", "")),
        )
      : row(
          "Disable",
          "Stop sending events until you enable the endpoint again.",
          form(signed, dashboardPath("disableEndpoint"), submit("Disable", "")),
        ),
    row(
      "Remove",
      "Delete the URL and the secret.",
      linkButton(signed, dashboardPath("removeEndpoint"), "Remove…", "danger"),
    ),
  ];
  return htmlElement("div", { class: "rows" }, rows.join(""));
}

function row(title: string, text: string, action: string): string {
  const words =
    htmlElement("h2", { class: "small" }, title) + htmlElement("p", { class: "muted" }, text);
  return htmlElement("div", { class: "row" }, htmlElement("div", {}, words) + action);
}
