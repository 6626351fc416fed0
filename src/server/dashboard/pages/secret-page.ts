/** Writes the page that shows a secret, once, in the answer that made it. */
import type { Page } from "../../../http/page.js";
import { htmlElement } from "../../../markup/element.js";
import { escapeText } from "../../../markup/escape.js";
import { linkButton } from "./fields.js";
import { type FrameParts, renderFrame, type Signed } from "./frame.js";

/** A secret, and what is said of it. */
export interface SecretParts {
  place: FrameParts["place"];
  title: string;
  secret: string;
  /** Markup before and after it. */
  lead: string;
  rest?: string;
  back: readonly [href: string, text: string];
}

/** The page; the button that copies shows itself when there is a script to do it. */
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
    htmlElement(
      "p",
      { class: "note attention" },
      "It is shown on this page only. Copy it before you leave.",
    ),
    rest,
    htmlElement("p", { class: "actions" }, linkButton(...back)),
  ];
  const section = htmlElement(
    "section",
    { class: "issued", "aria-labelledby": "secret-title" },
    content.join(""),
  );
  return renderFrame({ title, signed, place, content: section });
}
