/** Renders the frame around every page of the dashboard. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import { type Page, renderPage } from "../../../web/page.js";
import { documentStyle, pageHeader } from "../../pages/page-parts.js";
import type { Site } from "../../pages/site.js";
import { dashboardPath, paths } from "../../paths.js";
import { dashboardStyle } from "./dashboard-style.js";
import { form } from "./fields.js";
import type { Signed } from "./signed.js";

/** A note above a page: something was done, or was refused. */
export interface Note {
  kind: "done" | "refused";
  text: string;
}

/** A page for a signed-in account. `content` is markup. */
export interface FrameParts {
  title: string;
  signed: Signed;
  /** Which of the two sections it belongs to. */
  place: "keys" | "webhook";
  note?: Note | undefined;
  content: string;
}

const places = [
  ["keys", dashboardPath("keys"), "Keys"],
  ["webhook", dashboardPath("webhook"), "Webhooks"],
] as const;

/** A page with the account, the navigation and the sign-out button. */
export function renderFrame({ title, signed, place, note, content }: FrameParts): Page {
  const links = places.map(([name, path, text]) =>
    htmlElement("a", { href: signed.root + path, "aria-current": name === place && "true" }, text),
  );
  const out = htmlElement("button", { type: "submit", class: "button quiet" }, "Sign out");
  const head =
    htmlElement(
      "p",
      { class: "account" },
      `Account ${htmlElement("strong", {}, escapeText(signed.name))}`,
    ) +
    htmlElement("nav", { "aria-label": "Dashboard" }, links.join("")) +
    form(signed, dashboardPath("signOut"), out);
  return renderDocument(
    title,
    signed,
    htmlElement("div", { class: "head" }, head) + (note ? writeNote(note) : "") + content,
  );
}

/** A narrow, centered page without an account. */
export function renderNarrow(title: string, site: Site, content: string): Page {
  return renderDocument(title, site, htmlElement("section", { class: "narrow" }, content));
}

function renderDocument(title: string, site: Site, content: string): Page {
  const { html, headers } = renderPage({
    title: `${title} · wf dashboard`,
    style: documentStyle + dashboardStyle,
    scripts: [`${site.root}${dashboardPath("script")}?v=${encodeURIComponent(site.version)}`],
    body: pageHeader(site, paths.dashboard) + htmlElement("main", { class: "dashboard" }, content),
    policy: { "connect-src": "'self'" },
    // With no-referrer, browsers send the origin of forms as null.
    referrer: "same-origin",
  });
  return { html, headers: { ...headers, "cache-control": "no-store" } };
}

function writeNote({ kind, text }: Note): string {
  const role = kind === "done" ? "status" : "alert";
  return htmlElement("p", { class: `note ${kind}`, role }, escapeText(text));
}
