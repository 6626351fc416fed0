/** Writes the pages that say why something was not done, and what to do instead. */
import type { Page } from "../../../http/page.js";
import { htmlElement } from "../../../markup/element.js";
import { escapeText } from "../../../markup/escape.js";
import type { ErrorStatus } from "../../answer-error.js";
import { linkButton } from "./fields.js";
import { renderNarrow } from "./frame.js";

/** A heading and paragraphs, as plain text; text in backticks is code. */
export interface Reason {
  title: string;
  texts: readonly string[];
}

/** For each status what is said of it. */
const reasons: Readonly<Record<ErrorStatus, Reason>> = {
  400: {
    title: "This request was not understood",
    texts: ["Go back and send the form once more."],
  },
  401: { title: "You are not signed in", texts: ["Sign in and try again."] },
  403: { title: "This is not allowed", texts: [] },
  404: {
    title: "There is nothing here",
    texts: ["The address is wrong, or what it led to is gone or belongs to another account."],
  },
  405: { title: "That cannot be done here", texts: ["This address knows no such method."] },
  408: { title: "That took too long", texts: ["The form did not arrive in time. Send it again."] },
  413: { title: "That is too much", texts: ["A form may hold 16 KiB. Nothing was changed."] },
  415: {
    title: "That is no form",
    texts: ["Only forms of these pages are understood. Nothing was changed."],
  },
  429: { title: "Too many attempts", texts: [] },
  431: { title: "The request is too large", texts: [] },
  500: {
    title: "Something went wrong here",
    texts: ["It is noted in the server's log. Look whether what you did has been done."],
  },
  503: {
    title: "Out of service for the moment",
    texts: [
      "The server cannot get at its data right now, or is about to end. Try again in a few seconds; nothing was lost.",
    ],
  },
};

/** The page of a status. */
export function renderErrorPage(version: string, status: ErrorStatus): Page {
  return renderRefusal(version, status, reasons[status]);
}

/** The page that says why something was refused. */
export function renderRefusal(version: string, status: number, { title, texts }: Reason): Page {
  const content = [
    htmlElement("p", { class: "status-code" }, String(status)),
    htmlElement("h1", {}, escapeText(title)),
    ...texts.map((text) => htmlElement("p", {}, withCode(text))),
    htmlElement("p", { class: "actions" }, linkButton("/dashboard", "To the dashboard")),
  ];
  return renderNarrow(title, version, content.join(""));
}

function withCode(text: string): string {
  const parts = text.split("`");
  return parts
    .map((part, at) =>
      at % 2 === 1 ? htmlElement("code", {}, escapeText(part)) : escapeText(part),
    )
    .join("");
}
