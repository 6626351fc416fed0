/** Renders the page with all keys of an account, their usage and actions. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Page } from "../../../web/page.js";
import { codeBlock } from "../../pages/code-block.js";
import { dashboardPath } from "../../paths.js";
import { type KeyView, sumDays } from "../key-view.js";
import { linkButton } from "./fields.js";
import { type Note, renderFrame } from "./frame.js";
import { keyBadges, keyFacts } from "./key-parts.js";
import { ago, countOf, dateOnly } from "./moments.js";
import { requestsChart } from "./requests-chart.js";
import type { Signed } from "./signed.js";
import { usageBars } from "./usage-bars.js";

/** The page. `firstTier` is a tier that the operator can give the first key. */
export function renderKeysPage(
  signed: Signed,
  views: readonly KeyView[],
  firstTier: string,
  now: number,
  note?: Note,
): Page {
  const working = views.filter(({ state }) => state === "works");
  const ended = views.filter(({ state }) => state !== "works");
  const add =
    working.length > 0 ? linkButton(signed, dashboardPath("newKey"), "New key", "primary") : "";
  const list =
    working.length > 0
      ? htmlElement(
          "ul",
          { class: "keys" },
          working.map((view) => keyItem(signed, view, now)).join(""),
        )
      : noKeys(signed.name, firstTier);
  const head = htmlElement("h1", { id: "keys-title" }, "API keys") + add;
  const section = htmlElement(
    "section",
    { "aria-labelledby": "keys-title", class: "key-section" },
    htmlElement("div", { class: "section-head" }, head) + list + endedKeys(signed, ended, now),
  );
  const content = section + requestsChart(signed, sumDays(views, now), "Requests with all keys");
  return renderFrame({ title: "Keys", signed, place: "keys", note, content });
}

function keyItem(signed: Signed, view: KeyView, now: number): string {
  const { key } = view;
  const name = htmlElement(
    "a",
    { href: signed.root + dashboardPath("key", key.id) },
    escapeText(key.name),
  );
  const heading = htmlElement("h2", {}, name) + keyBadges(view, now);
  const actions = key.isDeclared
    ? ""
    : linkButton(signed, dashboardPath("rotateKey", key.id), "Rotate", "small", key.name) +
      linkButton(signed, dashboardPath("revokeKey", key.id), "Revoke", "small danger", key.name);
  const head =
    htmlElement("div", { class: "heading" }, heading) +
    htmlElement("div", { class: "actions" }, actions);
  return htmlElement(
    "li",
    { id: key.id, "data-live": true },
    htmlElement("div", { class: "key-head" }, head) + usageBars(view, now) + keyFacts(view, now),
  );
}

function noKeys(account: string, tier: string): string {
  const command = `wf keys create --account ${account} --tier ${tier}`;
  return htmlElement(
    "div",
    { class: "empty" },
    htmlElement("p", {}, htmlElement("strong", {}, "You have no valid keys.")) +
      htmlElement(
        "p",
        {},
        "Your first key decides which limits you have, so only the operator of this server can create it, with this command:",
      ) +
      codeBlock(command),
  );
}

function endedKeys(signed: Signed, views: readonly KeyView[], now: number): string {
  if (views.length === 0) return "";
  const items = views.map(({ key, state }) => {
    const at = key.revokedAt ?? key.expiresAt!;
    const end = now - at < 86_400_000 ? ago(at, now) : dateOnly(at);
    return htmlElement(
      "li",
      {},
      htmlElement("a", { href: signed.root + dashboardPath("key", key.id) }, escapeText(key.name)) +
        htmlElement("code", {}, escapeText(key.display)) +
        htmlElement("span", {}, `${state} ${end}`),
    );
  });
  const summary = countOf(views.length, "revoked or expired key", "revoked or expired keys");
  return htmlElement(
    "details",
    { id: "ended-keys", class: "ended" },
    htmlElement("summary", {}, summary) + htmlElement("ul", {}, items.join("")),
  );
}
