/** Adds the page about the receiver of events, and the forms that change it. */
import type { FastifyInstance } from "fastify";
import { refuseReceiverAddress } from "../../../accounts/receiver-address.js";
import {
  disableReceiver,
  enableReceiver,
  removeReceiver,
  rotateReceiverSecret,
  setReceiver,
} from "../../../accounts/receivers.js";
import { displayWebhookSecret } from "../../../accounts/webhook-signature.js";
import { htmlElement } from "../../../markup/element.js";
import { type EventType, eventTypes, type Receiver } from "../../../store/records.js";
import type { CompleteConfig } from "../../config.js";
import { addRoutes } from "../add-routes.js";
import { graceField, readGrace, renderConfirmPage } from "../pages/confirm-page.js";
import { noteOf } from "../pages/notes.js";
import { type ReceiverForm, receiverMark } from "../pages/receiver-section.js";
import { renderSecretPage } from "../pages/secret-page.js";
import { renderWebhookPage } from "../pages/webhook-page.js";
import { performAct } from "../perform-act.js";
import { refuse } from "../refuse.js";
import type { Answer, Visit } from "../visit.js";
import { addEvents } from "./events.js";

/** Deliveries that are shown. */
const shownEvents = 50;
const place = "/dashboard/webhook";

/** Adds /dashboard/webhook and what lies below. */
export function addWebhookRoutes(scope: FastifyInstance, config: CompleteConfig): void {
  addReceiver(scope, config);
  addSwitches(scope, config);
  addSecret(scope, config);
  addEvents(scope, config);
}

function addReceiver(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, allowPrivateWebhooks: allowPrivate } = config;
  const show = async ({ account, signed, now, done }: Visit, sent?: ReceiverForm) => {
    const events = await store.listEvents(account.name, shownEvents);
    const { receiver } = account;
    // What the address tells was before the receiver was disabled, which the page says itself.
    const note = receiver?.disabled ? undefined : noteOf(done);
    const options = { note, allowPrivate, ...(sent && { sent }) };
    return renderWebhookPage(signed, receiver, events, now, options);
  };
  addRoutes(scope, config, "/webhook", {
    GET: async (visit) => ({ page: await show(visit) }),
    POST: async (visit) => {
      const { account, form, now } = visit;
      if ((form.get("mark") ?? "") !== receiverMark(account.receiver)) return changedSince(visit);
      const sent = readReceiver(form, allowPrivate);
      if (Object.keys(sent.problems).length > 0) {
        return { page: await show(visit, sent), status: 422 };
      }
      const { url, events } = sent;
      const { secret } = await performAct(visit, "set receiver", undefined, () =>
        setReceiver(store, account.name, { url, events, allowPrivate }, now),
      );
      if (secret === undefined) return { goTo: `${place}?done=saved` };
      return {
        page: secretPage(
          visit,
          secret,
          "The receiver is set up. It checks with this secret that messages come from here.",
        ),
      };
    },
  });
  addRoutes(scope, config, "/webhook/remove", {
    GET: async (visit) => {
      const { receiver } = visit.account;
      if (!receiver) return "unknown";
      const page = renderConfirmPage(visit.signed, {
        place: "webhook",
        title: "Remove the receiver?",
        texts: [
          `Nothing more is sent to ${receiver.url}, and its secret is forgotten. Disable it instead to keep both.`,
        ],
        action: `${place}/remove`,
        button: "Remove receiver",
        cancel: place,
      });
      return { page };
    },
    POST: async (visit) => {
      const { name, receiver } = visit.account;
      // Sent a second time it is done as well.
      if (receiver) {
        await performAct(visit, "remove receiver", undefined, () => removeReceiver(store, name));
      }
      return { goTo: `${place}?done=removed` };
    },
  });
}

function readReceiver(
  form: URLSearchParams,
  allowPrivate: boolean,
): ReceiverForm & { events: EventType[] } {
  const url = (form.get("url") ?? "").trim();
  const chosen = form.getAll("events");
  const events = eventTypes.filter((type) => chosen.includes(type));
  const problems: ReceiverForm["problems"] = {};
  const problem = url === "" ? "there is none" : refuseReceiverAddress(url, allowPrivate);
  if (problem !== undefined) problems.url = `Events cannot be sent to this address: ${problem}.`;
  if (events.length === 0) problems.events = "Choose at least one.";
  return { url, events, problems };
}

function addSwitches(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  addRoutes(scope, config, "/webhook/enable", {
    POST: async (visit) => {
      await performAct(visit, "enable receiver", undefined, () =>
        enableReceiver(store, visit.account.name),
      );
      return { goTo: `${place}?done=enabled` };
    },
  });
  addRoutes(scope, config, "/webhook/disable", {
    POST: async (visit) => {
      await performAct(visit, "disable receiver", undefined, () =>
        disableReceiver(store, visit.account.name, visit.now),
      );
      // The page says of a disabled receiver that it is.
      return { goTo: place };
    },
  });
}

function addSecret(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  const ask = ({ signed }: Visit, receiver: Receiver, problem?: string) => {
    const display = displayWebhookSecret(receiver.secret);
    return renderConfirmPage(signed, {
      place: "webhook",
      title: "New secret for the receiver",
      texts: [
        `Messages are signed with a new secret in place of ${display}.`,
        "With a grace they carry both signatures meanwhile, so that none is refused until the receiver has the new one.",
      ],
      action: `${place}/secret`,
      hidden: { replaces: display },
      fields: graceField("receiver", problem),
      button: "Make new secret",
      kind: "primary",
      cancel: place,
    });
  };
  addRoutes(scope, config, "/webhook/secret", {
    GET: async (visit) => {
      const { receiver } = visit.account;
      return receiver ? { page: ask(visit, receiver) } : "unknown";
    },
    POST: async (visit) => {
      const { account, form, now } = visit;
      const { receiver, name } = account;
      if (!receiver) return "unknown";
      const grace = readGrace("receiver", form.get("grace"));
      if (grace === undefined) {
        return { page: ask(visit, receiver, "Choose one of these."), status: 422 };
      }
      const replaced = form.get("replaces") ?? "";
      if (replaced !== displayWebhookSecret(receiver.secret)) return changedSince(visit);
      const secret = await performAct(visit, "rotate receiver secret", undefined, () =>
        rotateReceiverSecret(store, name, grace, now, replaced),
      );
      const old =
        grace === 0
          ? "The old one does not sign any more."
          : "The old one signs as well for 24 hours.";
      return { page: secretPage(visit, secret, `Give the receiver the new secret. ${old}`) };
    },
  });
}

function secretPage({ signed }: Visit, secret: string, lead: string) {
  return renderSecretPage(signed, {
    place: "webhook",
    title: "The receiver's secret",
    secret,
    lead: htmlElement("span", {}, lead),
    back: [place, "I have it: back to the receiver"],
  });
}

/** A form that was sent before, or was open while somebody else changed the receiver. */
function changedSince({ signed }: Visit): Answer {
  const title = "The receiver was changed meanwhile";
  const texts = [
    "The form was sent before, or somebody else was faster. Nothing was changed this time. A secret is shown only once; make a new one if nobody has it.",
  ];
  return refuse(signed.version, title, texts);
}
