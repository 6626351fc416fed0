/** Adds the page about the webhook endpoint, and the forms that change it. */
import type { FastifyInstance } from "fastify";
import { htmlElement } from "../../../../base/markup/element.js";
import { refuseEndpointAddress } from "../../../accounts/endpoint-address.js";
import {
  disableEndpoint,
  enableEndpoint,
  removeEndpoint,
  rotateEndpointSecret,
  setEndpoint,
} from "../../../accounts/endpoints.js";
import { displayWebhookSecret } from "../../../accounts/webhook-signature.js";
import { type Endpoint, type EventType, eventTypes } from "../../../store/records.js";
import type { CompleteConfig } from "../../config.js";
import { dashboardPath, dashboardRoutes } from "../../paths.js";
import { addRoutes } from "../add-routes.js";
import { graceField, readGrace, renderConfirmPage } from "../pages/confirm-page.js";
import { type EndpointForm, endpointMark } from "../pages/endpoint-section.js";
import { noteOf } from "../pages/notes.js";
import { renderSecretPage } from "../pages/secret-page.js";
import { renderWebhookPage } from "../pages/webhook-page.js";
import { performAct } from "../perform-act.js";
import { refuse } from "../refuse.js";
import type { Answer, Visit } from "../visit.js";
import { addEvents } from "./events.js";

/** How many deliveries are shown. */
const shownEvents = 50;
const place = dashboardPath("webhook");

/** Adds /dashboard/webhook and everything under it. */
export function addWebhookRoutes(scope: FastifyInstance, config: CompleteConfig): void {
  addEndpoint(scope, config);
  addSwitches(scope, config);
  addSecret(scope, config);
  addEvents(scope, config);
}

function addEndpoint(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, allowPrivateWebhooks: allowPrivate } = config;
  const show = async ({ account, signed, now, done }: Visit, sent?: EndpointForm) => {
    const events = await store.listEvents(account.name, shownEvents);
    const { endpoint } = account;
    // The note may predate the disabling of the endpoint, which the page itself shows.
    const note = endpoint?.disabled ? undefined : noteOf(done);
    const options = { note, allowPrivate, ...(sent && { sent }) };
    return renderWebhookPage(signed, endpoint, events, now, options);
  };
  addRoutes(scope, config, dashboardRoutes.webhook, {
    GET: async (visit) => ({ page: await show(visit) }),
    POST: async (visit) => {
      const { account, form, now } = visit;
      if ((form.get("mark") ?? "") !== endpointMark(account.endpoint)) return changedSince(visit);
      const sent = readEndpoint(form, allowPrivate);
      if (Object.keys(sent.problems).length > 0) {
        return { page: await show(visit, sent), status: 422 };
      }
      const { url, events } = sent;
      const { secret } = await performAct(visit, "set endpoint", undefined, () =>
        setEndpoint(store, account.name, { url, events, allowPrivate }, now),
      );
      if (secret === undefined) return { goTo: `${place}?done=saved` };
      return {
        page: secretPage(
          visit,
          secret,
          "The endpoint was created. Use this secret in it to verify that messages come from this server.",
        ),
      };
    },
  });
  addRoutes(scope, config, dashboardRoutes.removeEndpoint, {
    GET: async (visit) => {
      const { endpoint } = visit.account;
      if (!endpoint) return "unknown";
      const page = renderConfirmPage(visit.signed, {
        place: "webhook",
        title: "Remove the endpoint?",
        texts: [
          `No more events will be sent to ${endpoint.url}, and its secret will be deleted. To keep both, disable the endpoint instead.`,
        ],
        action: dashboardPath("removeEndpoint"),
        button: "Remove endpoint",
        cancel: place,
      });
      return { page };
    },
    POST: async (visit) => {
      const { name, endpoint } = visit.account;
      // Sending the form twice is fine.
      if (endpoint) {
        await performAct(visit, "remove endpoint", undefined, () => removeEndpoint(store, name));
      }
      return { goTo: `${place}?done=removed` };
    },
  });
}

function readEndpoint(
  form: URLSearchParams,
  allowPrivate: boolean,
): EndpointForm & { events: EventType[] } {
  const url = (form.get("url") ?? "").trim();
  const chosen = form.getAll("events");
  const events = eventTypes.filter((type) => chosen.includes(type));
  const problems: EndpointForm["problems"] = {};
  const problem = refuseEndpointAddress(url, allowPrivate);
  if (url === "") problems.url = "Enter a URL.";
  else if (problem !== undefined) problems.url = `Events cannot be sent to this URL: ${problem}.`;
  if (events.length === 0) problems.events = "Choose at least one event.";
  return { url, events, problems };
}

function addSwitches(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  addRoutes(scope, config, dashboardRoutes.enableEndpoint, {
    POST: async (visit) => {
      await performAct(visit, "enable endpoint", undefined, () =>
        enableEndpoint(store, visit.account.name),
      );
      return { goTo: `${place}?done=enabled` };
    },
  });
  addRoutes(scope, config, dashboardRoutes.disableEndpoint, {
    POST: async (visit) => {
      await performAct(visit, "disable endpoint", undefined, () =>
        disableEndpoint(store, visit.account.name, visit.now),
      );
      // The page itself shows that the endpoint is disabled.
      return { goTo: place };
    },
  });
}

function addSecret(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  const ask = ({ signed }: Visit, endpoint: Endpoint, problem?: string) => {
    const display = displayWebhookSecret(endpoint.secret);
    return renderConfirmPage(signed, {
      place: "webhook",
      title: "Rotate the secret",
      texts: [
        `A new secret replaces ${display}.`,
        "During the grace period, messages are signed with both secrets, so that your endpoint accepts them before and after you update it.",
      ],
      action: dashboardPath("rotateSecret"),
      hidden: { replaces: display },
      fields: graceField("endpoint", problem),
      button: "Rotate secret",
      kind: "primary",
      cancel: place,
    });
  };
  addRoutes(scope, config, dashboardRoutes.rotateSecret, {
    GET: async (visit) => {
      const { endpoint } = visit.account;
      return endpoint ? { page: ask(visit, endpoint) } : "unknown";
    },
    POST: async (visit) => {
      const { account, form, now } = visit;
      const { endpoint, name } = account;
      if (!endpoint) return "unknown";
      const grace = readGrace("endpoint", form.get("grace"));
      if (grace === undefined) {
        return { page: ask(visit, endpoint, "Choose one of the options."), status: 422 };
      }
      const replaced = form.get("replaces") ?? "";
      if (replaced !== displayWebhookSecret(endpoint.secret)) return changedSince(visit);
      const secret = await performAct(visit, "rotate endpoint secret", undefined, () =>
        rotateEndpointSecret(store, name, grace, now, replaced),
      );
      const old =
        grace === 0 ? "The old secret no longer signs." : "The old secret also signs for 24 hours.";
      return {
        page: secretPage(visit, secret, `Update your endpoint with the new secret. ${old}`),
      };
    },
  });
}

function secretPage({ signed }: Visit, secret: string, lead: string) {
  return renderSecretPage(signed, {
    place: "webhook",
    title: "Your webhook secret",
    secret,
    lead: htmlElement("span", {}, lead),
    back: [place, "I have saved it"],
  });
}

/** A form that was sent before, or that was open while someone else changed the endpoint. */
function changedSince({ signed }: Visit): Answer {
  const title = "The endpoint has changed in the meantime";
  const texts = [
    "The form was sent twice, or someone else changed the endpoint. Nothing was changed this time. If a new secret was created and nobody saved it, rotate it.",
  ];
  return refuse(signed, title, texts);
}
