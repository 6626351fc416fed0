/** Renders the page that shows a new secret once. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Page } from "../../../web/page.js";
import { linkButton } from "./fields.js";
import { type FrameParts, renderFrame } from "./frame.js";
import type { Signed } from "./signed.js";

/** A secret, and the text around it. */
export interface SecretParts {
  place: FrameParts["place"];
  title: string;
  secret: string;
  /** Markup before and after it. */
  lead: string;
  rest?: string;
  back: readonly [href: string, text: string];
}

/** The page; the script shows the copy button. */
export function renderSecretPage(
  signed: Signed,
  { place, title, secret, lead, rest = "", back }: SecretParts,
): Page {
  const code = htmlElement("code", { id: "secret", tabindex: 0 }, escapeText(secret));
  const copy = htmlElement(
    "button",
    { type: "button", class: "button primary", "data-copy": "secret", hidden: true },
    "Copy",
  );
  const content = [
    htmlElement("h1", { id: "secret-title" }, escapeText(title)),
    htmlElement("p", {}, lead),
    htmlElement("div", { class: "secret" }, code + copy),
    htmlElement("p", { class: "note attention" }, "Copy it now: it will not be shown again."),
    rest,
    htmlElement("p", { class: "actions" }, linkButton(signed, ...back)),
  ];
  const section = htmlElement(
    "section",
    { class: "issued", "aria-labelledby": "secret-title" },
    content.join(""),
  );
  return renderFrame({ title, signed, place, content: section });
}
