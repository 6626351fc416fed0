/** Adds the pages and forms for keys. */
import type { FastifyInstance } from "fastify";
import { AccountError } from "../../../accounts/account-error.js";
import { countKeysOfMonth } from "../../../accounts/count-keys-of-month.js";
import {
  checkKeyName,
  createKey,
  renameKey,
  revokeKey,
  rotateKey,
} from "../../../accounts/keys.js";
import type { Page } from "../../../http/page.js";
import { htmlElement } from "../../../markup/element.js";
import { escapeText } from "../../../markup/escape.js";
import type { KeyRecord } from "../../../store/records.js";
import { baseUrlOf } from "../../base-url.js";
import type { CompleteConfig } from "../../config.js";
import { curlLine } from "../../pages/call-examples.js";
import { codeBlock } from "../../pages/code-block.js";
import { addRoutes } from "../add-routes.js";
import { keyIdOf, newNonce } from "../form-token.js";
import { mostKeys, tiersToChoose, viewKey, viewKeys } from "../key-view.js";
import { graceField, readGrace, renderConfirmPage } from "../pages/confirm-page.js";
import { renderRefusal } from "../pages/error-page.js";
import { renderKeyPage } from "../pages/key-page.js";
import { keyPath } from "../pages/key-parts.js";
import { renderKeysPage } from "../pages/keys-page.js";
import { dateTime } from "../pages/moments.js";
import { expiryChoices, type NewKeyForm, renderNewKeyPage } from "../pages/new-key-page.js";
import { noteOf } from "../pages/notes.js";
import { renderSecretPage } from "../pages/secret-page.js";
import { performAct } from "../perform-act.js";
import type { Answer, Visit } from "../visit.js";

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

function addCreation(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, tiers } = config;
  /** The tiers to choose from, or why there is no key to be made. */
  const look = async ({ account, now, signed }: Visit) => {
    const views = await viewKeys(store, tiers, account.name, now);
    const names = tiersToChoose(views, tiers);
    const ofMonth = countKeysOfMonth(
      views.map(({ key }) => key),
      now,
    );
    const problem =
      names.length === 0
        ? "None of your keys works, and a new one gets its limits from one that does. Ask whoever runs this server for a key: `wf keys create` makes it."
        : ofMonth >= mostKeys
          ? `An account may have ${mostKeys} keys in a month. Those that were revoked or have expired in it count: rotate a key to get it a new secret.`
          : undefined;
    const refusal: Answer | undefined =
      problem === undefined
        ? undefined
        : refuse(signed.version, "There is no new key to be had", [problem]);
    return { refusal, choices: Object.fromEntries(names.map((name) => [name, tiers[name]!])) };
  };
  addRoutes(scope, config, "/keys/new", {
    GET: async (visit) => {
      const { refusal, choices } = await look(visit);
      if (refusal) return refusal;
      const tier = Object.keys(choices)[0]!;
      const empty = { nonce: newNonce(), name: "", tier, expires: "", problems: {} };
      return { page: renderNewKeyPage(visit.signed, empty, choices) };
    },
    POST: async (visit) => {
      const { account, form, now, signed, sessionId } = visit;
      const sent = readNewKey(form);
      const id = keyIdOf(sessionId, sent.nonce);
      if (await store.getKey(id)) return madeAlready(signed.version);
      const { refusal, choices } = await look(visit);
      if (refusal) return refusal;
      if (!Object.hasOwn(choices, sent.tier)) sent.problems.tier = "Choose one of these.";
      if (Object.keys(sent.problems).length > 0) {
        return { page: renderNewKeyPage(signed, sent, choices), status: 422 };
      }
      const { name, tier, expires } = sent;
      const expiresAt = expires === "" ? undefined : now + Number(expires) * 86_400_000;
      const request = {
        id,
        account: account.name,
        tier,
        name,
        most: mostKeys,
        ...(expiresAt !== undefined && { expiresAt }),
      };
      const { key } = await performAct(visit, "create key", id, () =>
        createKey(store, tiers, request, now),
      );
      const lead = `Put ${htmlElement("strong", {}, escapeText(name))} where it will be used.`;
      return { page: keyPage(visit, config, scope, "Your new key", key, lead) };
    },
  });
}

function readNewKey(form: URLSearchParams): NewKeyForm {
  const name = (form.get("name") ?? "").trim();
  const expires = form.get("expires") ?? "";
  const problems: NewKeyForm["problems"] = {};
  const problem = nameProblem(name);
  if (problem !== undefined) problems.name = problem;
  if (!expiryChoices.some(([value]) => value === expires))
    problems.expires = "Choose one of these.";
  return { nonce: form.get("nonce") ?? "", name, tier: form.get("tier") ?? "", expires, problems };
}

function nameProblem(name: string): string | undefined {
  if (name === "") return "Enter a name.";
  try {
    checkKeyName(name);
    return undefined;
  } catch (error) {
    if (error instanceof AccountError) return `${error.message.replace("a key's", "A")}.`;
    throw error;
  }
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
        `The key gets a new secret in place of ${key.display}. Its limits and what it has used stay.`,
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
          `The secret ${replaced} was replaced; the one that works now is ${key.display}. It was shown once. Rotate the key again if nobody has it.`,
        ]);
      }
      const { key: secret, oldExpiresAt } = await performAct(visit, "rotate key", key.id, () =>
        rotateKey(store, key.id, grace, visit.now, replaced),
      );
      const name = htmlElement("strong", {}, escapeText(key.name));
      const end = grace === 0 ? "does not work any more" : `works until ${dateTime(oldExpiresAt)}`;
      const lead = `The new secret of ${name} works now. The old one ${end}.`;
      return { page: keyPage(visit, config, scope, "Your new secret", secret, lead) };
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

/** The page that shows the key, with a call to try it. */
function keyPage(
  { request, signed }: Visit,
  config: CompleteConfig,
  scope: FastifyInstance,
  title: string,
  key: string,
  lead: string,
): Page {
  const call = curlLine(baseUrlOf(scope, config, request), key);
  return renderSecretPage(signed, {
    place: "keys",
    title,
    secret: key,
    lead,
    rest: htmlElement("h2", {}, "Try it") + codeBlock(call),
    back: ["/dashboard", "I have it: back to the keys"],
  });
}

function madeAlready(version: string): Answer {
  return refuse(version, "This key is made already", [
    "The form was sent before, and the key was shown then. It was not made a second time. If nobody has it, rotate or revoke it.",
  ]);
}

function refuse(version: string, title: string, texts: readonly string[]): Answer {
  return { page: renderRefusal(version, 409, { title, texts }), status: 409 };
}
