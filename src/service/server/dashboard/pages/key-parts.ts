/** Renders what the list of keys and the page of a key have in common. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { KeyView } from "../key-view.js";
import { ago, dateOnly, dateTime } from "./moments.js";

/** How long before a key expires it is marked, in milliseconds. */
const soon = 3 * 86_400_000;

/** Badges for the tier and the state of a key. */
export function keyBadges({ key, owner, state }: KeyView, now: number): string {
  const badges = [badge(owner.tier)];
  if (key.isDeclared) badges.push(badge("from a file"));
  if (state !== "works") badges.push(badge(state, "bad"));
  const isNear = key.expiresAt !== null && key.expiresAt - now <= soon;
  if (state === "works" && isNear) badges.push(badge("expires soon", "attention"));
  return badges.join("");
}

/** A badge. */
export function badge(text: string, kind = ""): string {
  return htmlElement("span", { class: `badge ${kind}`.trim() }, escapeText(text));
}

/** When a key was created and last used, when it expires, and which old keys still work. */
export function keyFacts({ key, owner, lastUsed }: KeyView, now: number): string {
  const used = lastUsed === 0 ? "never used" : `used ${ago(lastUsed * 1000, now)}`;
  const facts = [
    htmlElement("code", {}, escapeText(key.display)),
    used,
    `created ${dateOnly(key.createdAt)}`,
  ];
  if (owner.id !== key.id) facts.push(`shares the limits of ${escapeText(owner.name)}`);
  if (key.expiresAt !== null) {
    facts.push(`${key.expiresAt <= now ? "expired" : "expires"} ${dateTime(key.expiresAt)}`);
  }
  if (key.revokedAt !== null) facts.push(`revoked ${dateTime(key.revokedAt)}`);
  for (const old of key.previous.filter(({ expiresAt }) => expiresAt > now)) {
    const display = htmlElement("code", {}, escapeText(old.display));
    facts.push(`old key ${display} works until ${dateTime(old.expiresAt)}`);
  }
  const items = facts.map((fact) => htmlElement("li", {}, fact));
  return htmlElement("ul", { class: "facts" }, items.join(""));
}
