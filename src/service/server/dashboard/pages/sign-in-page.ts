/** Renders the sign-in page. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Page } from "../../../web/page.js";
import type { Site } from "../../pages/site.js";
import { dashboardPath } from "../../paths.js";
import { submit, textField } from "./fields.js";
import { renderNarrow } from "./frame.js";

/** Messages on the sign-in page. */
export interface SignInRemarks {
  /** Why the visitor has to sign in. */
  note?: string | undefined;
  /** What is wrong with the token that was sent. */
  problem?: string | undefined;
}

/** The user name under which password managers save the token. */
const userName = htmlElement("input", {
  type: "text",
  name: "username",
  autocomplete: "username",
  value: "wf dashboard",
  hidden: true,
});

/** The page. The submitted token is not filled in again: it is a secret. */
export function renderSignInPage(site: Site, { note, problem }: SignInRemarks = {}): Page {
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
      "Manage your API keys, see their usage, and set up webhooks.",
    ),
    note === undefined ? "" : htmlElement("p", { class: "note", role: "status" }, escapeText(note)),
    htmlElement(
      "form",
      { method: "post", action: site.root + dashboardPath("signIn") },
      userName + field + submit("Sign in", "primary wide"),
    ),
    htmlElement(
      "p",
      { class: "hint" },
      "Your account's token starts with <code>wf_token_</code>. If you have lost it, ask the operator of this server to create a new one with <code>wf accounts token NAME</code>.",
    ),
  ];
  return renderNarrow("Sign in", site, content.join(""));
}
