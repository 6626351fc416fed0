/** Renders the page of one key: its usage, its chart, and the forms to change it. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Page } from "../../../web/page.js";
import { dashboardPath } from "../../paths.js";
import type { KeyView } from "../key-view.js";
import { form, linkButton, submit, textField } from "./fields.js";
import { type Note, renderFrame } from "./frame.js";
import { keyBadges, keyFacts } from "./key-parts.js";
import { requestsChart } from "./requests-chart.js";
import type { Signed } from "./signed.js";
import { usageBars } from "./usage-bars.js";

/** A rejected name, and what is wrong with it. */
export interface RefusedName {
  value: string;
  problem: string;
}

/** The page. */
export function renderKeyPage(
  signed: Signed,
  view: KeyView,
  now: number,
  { note, refused }: { note?: Note | undefined; refused?: RefusedName } = {},
): Page {
  const { key, state } = view;
  const heading =
    htmlElement("h1", { id: "key-title" }, escapeText(key.name)) + keyBadges(view, now);
  // The id of a declared key is derived from the key itself.
  const stays = key.isDeclared ? "" : " and stays the same when you rotate the key";
  const about = htmlElement(
    "section",
    { id: key.id, "aria-labelledby": "key-title", "data-live": true },
    htmlElement("div", { class: "heading" }, heading) +
      (state === "works" ? usageBars(view, now) : "") +
      keyFacts(view, now) +
      htmlElement(
        "p",
        { class: "hint" },
        `The id of this key is ${htmlElement("code", {}, key.id)}${stays}.`,
      ),
  );
  const back = htmlElement(
    "p",
    { class: "back" },
    htmlElement("a", { href: signed.root + dashboardPath("keys") }, "All keys"),
  );
  const content =
    back + about + requestsChart(signed, view.days, "Requests") + changes(signed, view, refused);
  return renderFrame({ title: key.name, signed, place: "keys", note, content });
}

function changes(
  signed: Signed,
  { key, state }: KeyView,
  refused: RefusedName | undefined,
): string {
  if (key.isDeclared) {
    const text =
      "This key is declared in the server's keys file. To change it, ask the operator of this server to edit that file.";
    return section("Managed by a file", "file", htmlElement("p", {}, text));
  }
  const name = textField({
    name: "name",
    label: "Name",
    value: refused?.value ?? key.name,
    problem: refused?.problem,
    required: true,
    hint: "Shown in this dashboard and in events.",
  });
  const rename = htmlElement(
    "div",
    { class: "rename" },
    form(signed, dashboardPath("renameKey", key.id), name + submit("Rename", "")),
  );
  if (state !== "works") return section("Change this key", "change", rename);
  const rows = [
    row(
      "Rotate",
      "Replace the key with a new one that has the same limits and usage. The old key can keep working for a grace period.",
      linkButton(signed, dashboardPath("rotateKey", key.id), "Rotate…"),
    ),
    row(
      "Revoke",
      "Stop this key from working, immediately and permanently.",
      linkButton(signed, dashboardPath("revokeKey", key.id), "Revoke…", "danger"),
    ),
  ];
  const list = htmlElement("div", { class: "rows" }, rows.join(""));
  return section("Change this key", "change", rename + list);
}

function row(title: string, text: string, action: string): string {
  const words = htmlElement("h3", {}, title) + htmlElement("p", { class: "muted" }, text);
  return htmlElement("div", { class: "row" }, htmlElement("div", {}, words) + action);
}

function section(title: string, id: string, content: string): string {
  return htmlElement(
    "section",
    { "aria-labelledby": `${id}-title` },
    htmlElement("h2", { id: `${id}-title` }, title) + content,
  );
}
