/** Adds the form for a new key, which creates one key however often it is sent. */
import type { FastifyInstance } from "fastify";
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import { countKeysOfMonth } from "../../../accounts/count-keys-of-month.js";
import { createKey } from "../../../accounts/keys.js";
import type { CompleteConfig } from "../../config.js";
import type { Site } from "../../pages/site.js";
import { dashboardRoutes } from "../../paths.js";
import { addRoutes } from "../add-routes.js";
import { openKeyId, sealKeyId } from "../form-token.js";
import { tiersToChoose } from "../key-view.js";
import { nameProblem } from "../name-problem.js";
import { expiryChoices, type NewKeyForm, renderNewKeyPage } from "../pages/new-key-page.js";
import { performAct } from "../perform-act.js";
import { refuse } from "../refuse.js";
import { showKey } from "../show-key.js";
import type { Answer, Visit } from "../visit.js";

/** Adds /dashboard/keys/new. */
export function addCreation(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, tiers, maxKeys } = config;
  /** The tiers to choose from, or why no key can be created. */
  const look = async ({ account, now, signed }: Visit) => {
    const keys = await store.listKeys(account.name);
    const choices = tiersToChoose(keys, tiers, now);
    const problem =
      choices.size === 0
        ? "A new key takes its limits from one of your valid keys, and you have none. Ask the operator of this server to create a key with `wf keys create`."
        : countKeysOfMonth(keys, now) >= maxKeys
          ? `An account can have ${maxKeys} keys per month, including keys that were revoked or expired this month. Rotate a key instead.`
          : undefined;
    const refusal: Answer | undefined =
      problem === undefined ? undefined : refuse(signed, "Cannot create a key", [problem]);
    return { refusal, choices };
  };
  addRoutes(scope, config, dashboardRoutes.newKey, {
    GET: async (visit) => {
      const { signed, sessionId } = visit;
      const { refusal, choices } = await look(visit);
      if (refusal) return refusal;
      const [tier] = choices.keys();
      const seal = sealKeyId(sessionId);
      const empty = { seal, name: "", tier: tier!, expires: "", problems: {} };
      return { page: renderNewKeyPage(signed, empty, choices, tiers) };
    },
    POST: async (visit) => {
      const { account, form, now, signed, sessionId } = visit;
      const sent = readNewKey(form);
      const id = openKeyId(sessionId, sent.seal);
      if (id !== undefined && (await store.getKey(id))) return createdAlready(signed);
      const { refusal, choices } = await look(visit);
      if (refusal) return refusal;
      if (id === undefined) return invalidForm(signed);
      const sharesWith = choices.get(sent.tier);
      if (!sharesWith) sent.problems.tier = "Choose one of the options.";
      if (!sharesWith || Object.keys(sent.problems).length > 0) {
        return { page: renderNewKeyPage(signed, sent, choices, tiers), status: 422 };
      }
      const { name, tier, expires } = sent;
      const expiresAt = expires === "" ? undefined : now + Number(expires) * 86_400_000;
      const request = {
        id,
        account: account.name,
        tier,
        name,
        most: maxKeys,
        sharesWith,
        ...(expiresAt !== undefined && { expiresAt }),
      };
      const { key } = await performAct(visit, "create key", id, () =>
        createKey(store, tiers, request, now),
      );
      const lead = `${htmlElement("strong", {}, escapeText(name))} works now. Use it in your API requests.`;
      return { page: showKey(visit, config, scope, "Your new key", key, lead) };
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
    problems.expires = "Choose one of the options.";
  return { seal: form.get("seal") ?? "", name, tier: form.get("tier") ?? "", expires, problems };
}

function invalidForm(site: Site): Answer {
  return refuse(site, "This form is not valid", [
    "It does not belong to your session, or was changed. No key was created. Open the form again.",
  ]);
}

function createdAlready(site: Site): Answer {
  return refuse(site, "This key has already been created", [
    "The form was sent twice. The key was shown the first time; no second key was created. If nobody saved it, rotate or revoke it.",
  ]);
}
