/** Adds the list of keys, and the pages and forms of each key. */
import type { FastifyInstance } from "fastify";
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import { renameKey, revokeKey, rotateKey } from "../../../accounts/keys.js";
import type { KeyRecord } from "../../../store/records.js";
import type { CompleteConfig } from "../../config.js";
import { dashboardPath, dashboardRoutes } from "../../paths.js";
import { addRoutes } from "../add-routes.js";
import { viewKey, viewKeys } from "../key-view.js";
import { nameProblem } from "../name-problem.js";
import { graceField, readGrace, renderConfirmPage } from "../pages/confirm-page.js";
import { renderKeyPage } from "../pages/key-page.js";
import { renderKeysPage } from "../pages/keys-page.js";
import { dateTime } from "../pages/moments.js";
import { noteOf } from "../pages/notes.js";
import { performAct } from "../perform-act.js";
import { refuse } from "../refuse.js";
import { showKey } from "../show-key.js";
import type { Visit } from "../visit.js";
import { addCreation } from "./new-key.js";

/** Adds /dashboard and everything under /dashboard/keys. */
export function addKeyRoutes(scope: FastifyInstance, config: CompleteConfig): void {
  addList(scope, config);
  addCreation(scope, config);
  addKey(scope, config);
  addRotation(scope, config);
  addRevocation(scope, config);
}

/** A key of the account; keys of other accounts are treated as unknown. */
async function ownKey({ store }: CompleteConfig, visit: Visit): Promise<KeyRecord | undefined> {
  const key = await store.getKey(visit.params.id!);
  return key?.account === visit.account.name ? key : undefined;
}

/** Number of keys on a page. */
const pageSize = 100;

/** The page that a URL asks for; the first if it asks for none. */
function pageNumber(asked: unknown): number {
  return typeof asked === "string" && /^\d{1,9}$/.test(asked) ? Number(asked) : 1;
}

function addList(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, tiers } = config;
  addRoutes(scope, config, dashboardRoutes.keys, {
    GET: async ({ account, signed, now, done, query }) => {
      const { working, ended } = await store.pageKeys(account.name, {
        now,
        size: pageSize,
        working: pageNumber(query.page),
        ended: pageNumber(query.ended),
      });
      const shown = { working, ended, isEndedOpen: query.ended !== undefined };
      // Reading the usage of thousands of keys would keep others waiting.
      const views = await viewKeys(store, tiers, [...working.shown, ...ended.shown], now);
      const firstTier = Object.keys(tiers)[0]!;
      return { page: renderKeysPage(signed, shown, views, firstTier, now, noteOf(done)) };
    },
  });
}

function addKey(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, tiers } = config;
  addRoutes(scope, config, dashboardRoutes.key, {
    GET: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      const view = await viewKey(store, tiers, key, visit.now);
      return { page: renderKeyPage(visit.signed, view, visit.now, { note: noteOf(visit.done) }) };
    },
  });
  addRoutes(scope, config, dashboardRoutes.renameKey, {
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
      return { goTo: `${dashboardPath("key", key.id)}?done=renamed` };
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
        `A new key replaces ${key.display}, with the same limits and usage.`,
        "Update everything that uses the old key before it stops working.",
      ],
      action: dashboardPath("rotateKey", key.id),
      hidden: { replaces: key.display },
      fields: graceField("key", problem),
      button: "Rotate key",
      kind: "primary",
      cancel: dashboardPath("key", key.id),
    });
  addRoutes(scope, config, dashboardRoutes.rotateKey, {
    GET: async (visit) => {
      const key = await ownKey(config, visit);
      return key ? { page: ask(visit, key) } : "unknown";
    },
    POST: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      const grace = readGrace("key", visit.form.get("grace"));
      if (grace === undefined) {
        return { page: ask(visit, key, "Choose one of the options."), status: 422 };
      }
      const replaced = visit.form.get("replaces") ?? "";
      if (replaced !== key.display) {
        return refuse(visit.signed, "This key has already been rotated", [
          `The key ${replaced} was replaced by ${key.display}, which was shown once. If nobody saved it, rotate the key again.`,
        ]);
      }
      const { key: secret, oldExpiresAt } = await performAct(visit, "rotate key", key.id, () =>
        rotateKey(store, key.id, grace, visit.now, replaced),
      );
      const name = htmlElement("strong", {}, escapeText(key.name));
      const end = grace === 0 ? "no longer works" : `works until ${dateTime(oldExpiresAt)}`;
      const lead = `The new key of ${name} works now. The old key ${end}.`;
      return { page: showKey(visit, config, scope, "Your new key", secret, lead) };
    },
  });
}

function addRevocation(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  addRoutes(scope, config, dashboardRoutes.revokeKey, {
    GET: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      const page = renderConfirmPage(visit.signed, {
        place: "keys",
        title: `Revoke ${key.name}?`,
        texts: [
          `All requests with ${key.display} will be refused from now on. This cannot be undone.`,
        ],
        action: dashboardPath("revokeKey", key.id),
        button: "Revoke key",
        cancel: dashboardPath("key", key.id),
      });
      return { page };
    },
    POST: async (visit) => {
      const key = await ownKey(config, visit);
      if (!key) return "unknown";
      // Sending the form twice is fine.
      if (key.revokedAt === null) {
        await performAct(visit, "revoke key", key.id, () => revokeKey(store, key.id, visit.now));
      }
      return { goTo: `${dashboardPath("keys")}?done=revoked` };
    },
  });
}
