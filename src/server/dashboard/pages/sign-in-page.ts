/** Writes the page at which account holders sign in. */
import type { Page } from "../../../http/page.js";
import { htmlElement } from "../../../markup/element.js";
import { escapeText } from "../../../markup/escape.js";
import { submit, textField } from "./fields.js";
import { renderNarrow } from "./frame.js";

/** What is said on it besides. */
export interface SignInRemarks {
  /** Why one is here. */
  note?: string | undefined;
  /** What is wrong with the token that was sent. */
  problem?: string | undefined;
}

/** The name under which password keepers keep the token. */
const keeperName = htmlElement("input", {
  type: "text",
  name: "username",
  autocomplete: "username",
  value: "wf dashboard",
  hidden: true,
});

/** One field. What was typed is not given back: it is a secret, and was wrong. */
export function renderSignInPage(version: string, { note, problem }: SignInRemarks = {}): Page {
  const field = textField({
    name: "token",
    label: "Token",
    type: "password",
    required: true,
    autocomplete: "current-password",
    autofocus: true,
    problem,
  });
  const content = [
    htmlElement("h1", {}, "Sign in"),
    htmlElement(
      "p",
      { class: "muted" },
      "See what your keys have used, make and change keys, and choose who is told of events.",
    ),
    note === undefined ? "" : htmlElement("p", { class: "note", role: "status" }, escapeText(note)),
    htmlElement(
      "form",
      { method: "post", action: "/dashboard/sign-in" },
      keeperName + field + submit("Sign in", "primary wide"),
    ),
    htmlElement(
      "p",
      { class: "hint" },
      "The token belongs to your account and begins with <code>wf_token_</code>. Whoever runs this server makes one with <code>wf accounts token NAME</code>; the one before then no longer works.",
    ),
  ];
  return renderNarrow("Sign in", version, content.join(""));
}
