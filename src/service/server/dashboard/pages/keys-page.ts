/** Renders the page with all keys of an account, their usage and actions. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import { shellValue } from "../../../../base/text/shell-word.js";
import type { ListPage } from "../../../store/list-page.js";
import type { KeyRecord } from "../../../store/records.js";
import type { Page } from "../../../web/page.js";
import { codeBlock } from "../../pages/code-block.js";
import { dashboardPath } from "../../paths.js";
import { type KeyView, keyState, sumDays } from "../key-view.js";
import { linkButton } from "./fields.js";
import { type Note, renderFrame } from "./frame.js";
import { keyBadges, keyFacts } from "./key-parts.js";
import { ago, countOf, dateOnly } from "./moments.js";
import { pageLinks } from "./page-links.js";
import { requestsChart } from "./requests-chart.js";
import type { Signed } from "./signed.js";
import { usageBars } from "./usage-bars.js";

/** The keys on the page: those that work, and those that have ended. */
export interface ShownKeys {
  working: ListPage<KeyRecord>;
  ended: ListPage<KeyRecord>;
  /** Whether the ended keys are unfolded. */
  isEndedOpen: boolean;
}

/**
 * The page.
 *
 * @param views all shown keys
 * @param firstTier a tier that the operator can give the first key
 */
export function renderKeysPage(
  signed: Signed,
  shown: ShownKeys,
  views: readonly KeyView[],
  firstTier: string,
  now: number,
  note?: Note,
): Page {
  const { working, ended } = shown;
  const items = views.filter(({ state }) => state === "works");
  const isAny = working.total > 0;
  const add = isAny ? linkButton(signed, dashboardPath("newKey"), "New key", "primary") : "";
  const list = isAny
    ? htmlElement(
        "ul",
        { class: "keys" },
        items.map((view) => keyItem(signed, view, now)).join(""),
      ) +
      pageLinks(working, "keys", (page) =>
        keysUrl(signed, page, shown.isEndedOpen ? ended.page : 0),
      )
    : noKeys(signed.name, firstTier);
  const head = htmlElement("h1", { id: "keys-title" }, "API keys") + add;
  const section = htmlElement(
    "section",
    { "aria-labelledby": "keys-title", class: "key-section" },
    htmlElement("div", { class: "section-head" }, head) + list + endedKeys(signed, shown, now),
  );
  const isAll = working.pages === 1 && ended.pages === 1;
  const title = isAll ? "Requests with all keys" : "Requests with the keys on this page";
  const content = section + requestsChart(signed, sumDays(views, now), title);
  return renderFrame({ title: "Keys", signed, place: "keys", note, content });
}

/** The URL of the page with these parts of both lists; with 0, ended keys are folded away. */
function keysUrl({ root }: Signed, page: number, ended: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (ended > 0) query.set("ended", String(ended));
  const path = root + dashboardPath("keys");
  return query.size === 0 ? path : `${path}?${query}`;
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
  const command = `wf keys create --account ${shellValue(account)} --tier ${shellValue(tier)}`;
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

function endedKeys(
  signed: Signed,
  { working, ended, isEndedOpen }: ShownKeys,
  now: number,
): string {
  if (ended.total === 0) return "";
  const items = ended.shown.map((key) => {
    const at = key.revokedAt ?? key.expiresAt!;
    const end = now - at < 86_400_000 ? ago(at, now) : dateOnly(at);
    return htmlElement(
      "li",
      {},
      htmlElement("a", { href: signed.root + dashboardPath("key", key.id) }, escapeText(key.name)) +
        htmlElement("code", {}, escapeText(key.display)) +
        htmlElement("span", {}, `${keyState(key, now)} ${end}`),
    );
  });
  const summary = countOf(ended.total, "revoked or expired key", "revoked or expired keys");
  const links = pageLinks(ended, "revoked or expired keys", (page) =>
    keysUrl(signed, working.page, page),
  );
  return htmlElement(
    "details",
    { id: "ended-keys", class: "ended", open: isEndedOpen },
    htmlElement("summary", {}, summary) + htmlElement("ul", {}, items.join("")) + links,
  );
}
