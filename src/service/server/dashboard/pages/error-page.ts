/** Renders the pages that say why something was not done, and what to do instead. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Page } from "../../../web/page.js";
import type { ErrorStatus } from "../../answer/answer-error.js";
import type { Site } from "../../pages/site.js";
import { paths } from "../../paths.js";
import { linkButton } from "./fields.js";
import { renderNarrow } from "./frame.js";

/** A heading and paragraphs in plain text; backticks mark code. */
export interface Reason {
  title: string;
  texts: readonly string[];
}

/** The text for each status. */
const reasons: Readonly<Record<ErrorStatus, Reason>> = {
  400: {
    title: "Bad request",
    texts: ["The form could not be read. Go back and send it again."],
  },
  401: { title: "You are not signed in", texts: ["Sign in and try again."] },
  403: { title: "Not allowed", texts: [] },
  404: {
    title: "Page not found",
    texts: ["The URL is wrong, or what it pointed to was removed or belongs to another account."],
  },
  405: { title: "Method not allowed", texts: ["This page does not support this kind of request."] },
  408: { title: "Request timeout", texts: ["The form took too long to arrive. Send it again."] },
  413: { title: "Form too large", texts: ["A form can be at most 16 KiB. Nothing was changed."] },
  415: {
    title: "Unsupported form",
    texts: ["Only the forms on these pages are accepted. Nothing was changed."],
  },
  429: { title: "Too many attempts", texts: [] },
  431: { title: "Request too large", texts: [] },
  500: {
    title: "Internal server error",
    texts: ["The error was logged. Check whether your change was made before you try again."],
  },
  503: {
    title: "Temporarily unavailable",
    texts: [
      "The server cannot reach its data or is shutting down. Try again in a few seconds; nothing was lost.",
    ],
  },
};

/** The page of a status. */
export function renderErrorPage(site: Site, status: ErrorStatus): Page {
  return renderRefusal(site, status, reasons[status]);
}

/** The page that says why something was refused. */
export function renderRefusal(site: Site, status: number, { title, texts }: Reason): Page {
  const content = [
    htmlElement("p", { class: "status-code" }, String(status)),
    htmlElement("h1", {}, escapeText(title)),
    ...texts.map((text) => htmlElement("p", {}, withCode(text))),
    htmlElement(
      "p",
      { class: "actions" },
      linkButton(site, paths.dashboard, "Go to the dashboard"),
    ),
  ];
  return renderNarrow(title, site, content.join(""));
}

function withCode(text: string): string {
  const parts = text.split("`");
  return parts
    .map((part, at) =>
      at % 2 === 1 ? htmlElement("code", {}, escapeText(part)) : escapeText(part),
    )
    .join("");
}
