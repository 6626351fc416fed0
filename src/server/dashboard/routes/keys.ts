/** Adds the list of keys, and the pages and forms for each of them. */
import type { FastifyInstance } from "fastify";
import { renameKey, revokeKey, rotateKey } from "../../../accounts/keys.js";
import { htmlElement } from "../../../markup/element.js";
import { escapeText } from "../../../markup/escape.js";
import type { KeyRecord } from "../../../store/records.js";
import type { CompleteConfig } from "../../config.js";
import { addRoutes } from "../add-routes.js";
import { viewKey, viewKeys } from "../key-view.js";
import { nameProblem } from "../name-problem.js";
import { graceField, readGrace, renderConfirmPage } from "../pages/confirm-page.js";
import { renderKeyPage } from "../pages/key-page.js";
import { keyPath } from "../pages/key-parts.js";
import { renderKeysPage } from "../pages/keys-page.js";
import { dateTime } from "../pages/moments.js";
import { noteOf } from "../pages/notes.js";
import { performAct } from "../perform-act.js";
import { refuse } from "../refuse.js";
import { showKey } from "../show-key.js";
import type { Visit } from "../visit.js";
import { addCreation } from "./new-key.js";

/** Adds /dashboard, and what lies below /dashboard/keys. */
export function addKeyRoutes(scope: FastifyInstance, config: CompleteConfig): void {
  addList(scope, config);
  addCreation(scope, config);
  addKey(scope, config);
  addRotation(scope, config);
  addRevocation(scope, config);
}

/** A key of the account; those of others do not exist. */
async function ownKey({ store }: CompleteConfig, visit: Visit): Promise<KeyRecord | undefined> {
  const key = await store.getKey(visit.params.id!);
  return key?.account === visit.account.name ? key : undefined;
}

function addList(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, tiers } = config;
  addRoutes(scope, config, "/", {
    GET: async ({ account, signed, now, done }) => {
      const views = await viewKeys(store, tiers, account.name, now);
      const firstTier = Object.keys(tiers)[0]!;
      return { page: renderKeysPage(signed, views, firstTier, now, noteOf(done)) };
    },
  });
}

function addKey(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, tiers } = config;
  addRoutes(scope, config, "/keys/:id", {
    GET: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      const view = await viewKey(store, tiers, key, visit.now);
      return { page: renderKeyPage(visit.signed, view, visit.now, { note: noteOf(visit.done) }) };
    },
  });
  addRoutes(scope, config, "/keys/:id/name", {
    POST: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      const value = (visit.form.get("name") ?? "").trim();
      const problem = nameProblem(value);
      if (problem !== undefined) {
        const view = await viewKey(store, tiers, key, visit.now);
        const refused = { value, problem };
        return { page: renderKeyPage(visit.signed, view, visit.now, { refused }), status: 422 };
      }
      await performAct(visit, "rename key", key.id, () => renameKey(store, key.id, value));
      return { goTo: `${keyPath(key.id)}?done=renamed` };
    },
  });
}

function addRotation(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  const ask = ({ signed }: Visit, key: KeyRecord, problem?: string) =>
    renderConfirmPage(signed, {
      place: "keys",
      title: `Rotate ${key.name}`,
      texts: [
        `A new key takes the place of ${key.display}. Its limits and what it has used stay.`,
        "Whatever uses the old one has to be given the new one before it ends.",
      ],
      action: `${keyPath(key.id)}/rotate`,
      hidden: { replaces: key.display },
      fields: graceField("key", problem),
      button: "Rotate key",
      kind: "primary",
      cancel: keyPath(key.id),
    });
  addRoutes(scope, config, "/keys/:id/rotate", {
    GET: async (visit) => {
      const key = await ownKey(config, visit);
      return key ? { page: ask(visit, key) } : "unknown";
    },
    POST: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      const grace = readGrace("key", visit.form.get("grace"));
      if (grace === undefined) {
        return { page: ask(visit, key, "Choose one of these."), status: 422 };
      }
      const replaced = visit.form.get("replaces") ?? "";
      if (replaced !== key.display) {
        return refuse(visit.signed.version, "This key is rotated already", [
          `The key ${replaced} was replaced; the one that works now is ${key.display}. It was shown once. Rotate the key again if nobody has it.`,
        ]);
      }
      const { key: secret, oldExpiresAt } = await performAct(visit, "rotate key", key.id, () =>
        rotateKey(store, key.id, grace, visit.now, replaced),
      );
      const name = htmlElement("strong", {}, escapeText(key.name));
      const end = grace === 0 ? "does not work any more" : `works until ${dateTime(oldExpiresAt)}`;
      const lead = `${name} has a new key, which works now. The old one ${end}.`;
      return { page: showKey(visit, config, scope, "Your new key", secret, lead) };
    },
  });
}

function addRevocation(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  addRoutes(scope, config, "/keys/:id/revoke", {
    GET: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      const page = renderConfirmPage(visit.signed, {
        place: "keys",
        title: `Revoke ${key.name}?`,
        texts: [
          `Whatever uses ${key.display} is refused from its next request on. This cannot be undone.`,
        ],
        action: `${keyPath(key.id)}/revoke`,
        button: "Revoke key",
        cancel: keyPath(key.id),
      });
      return { page };
    },
    POST: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      // Sent a second time it is done as well.
      if (key.revokedAt === null) {
        await performAct(visit, "revoke key", key.id, () => revokeKey(store, key.id, visit.now));
      }
      return { goTo: "/dashboard?done=revoked" };
    },
  });
}
