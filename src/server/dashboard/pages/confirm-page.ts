/** Writes pages that ask before something is done that cannot be taken back. */
import type { Page } from "../../../http/page.js";
import { htmlElement } from "../../../markup/element.js";
import { escapeText } from "../../../markup/escape.js";
import { form, linkButton, selectField, submit } from "./fields.js";
import { type FrameParts, renderFrame, type Signed } from "./frame.js";

/** A question, and what its answer does. */
export interface Question {
  place: FrameParts["place"];
  title: string;
  texts: readonly string[];
  /** Where the form goes, what it carries unseen, and its fields. */
  action: string;
  hidden?: Readonly<Record<string, string>>;
  fields?: string;
  button: string;
  kind?: "primary" | "danger";
  cancel: string;
}

/** The page. */
export function renderConfirmPage(signed: Signed, question: Question): Page {
  const { place, title, texts, action, hidden = {}, fields = "", button, cancel } = question;
  const kind = question.kind === "primary" ? "primary" : "danger solid";
  const buttons = submit(button, kind) + linkButton(cancel, "Cancel", "quiet");
  const content = [
    htmlElement("h1", { id: "confirm-title" }, escapeText(title)),
    ...texts.map((text) => htmlElement("p", {}, escapeText(text))),
    form(action, signed.token, fields + htmlElement("div", { class: "actions" }, buttons), hidden),
  ];
  const section = htmlElement(
    "section",
    { class: "slim", "aria-labelledby": "confirm-title" },
    content.join(""),
  );
  return renderFrame({ title, signed, place, content: section });
}

const hour = 3_600_000;

/** How long an old key or secret may go on working, in milliseconds. */
export const graceChoices = {
  key: [
    ["0", "Not at all: it has leaked"],
    [String(hour), "1 hour"],
    [String(24 * hour), "24 hours"],
    [String(7 * 24 * hour), "7 days"],
    [String(30 * 24 * hour), "30 days"],
  ],
  receiver: [
    ["0", "Not at all: it has leaked"],
    [String(24 * hour), "24 hours: both sign meanwhile"],
  ],
} as const;

/** The choice of a grace; a day unless something else was sent. */
export function graceField(of: keyof typeof graceChoices, problem: string | undefined): string {
  return selectField({
    name: "grace",
    label: `The old ${of === "key" ? "key" : "secret"} goes on working for`,
    options: graceChoices[of],
    value: String(24 * hour),
    problem,
  });
}

/** The grace that was sent; undefined when it is none of the choices. */
export function readGrace(of: keyof typeof graceChoices, sent: string | null): number | undefined {
  const known = graceChoices[of].some(([value]) => value === sent);
  return known ? Number(sent) : undefined;
}
