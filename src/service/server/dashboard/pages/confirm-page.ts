/** Renders pages that ask for confirmation before an action. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Page } from "../../../web/page.js";
import { form, linkButton, selectField, submit } from "./fields.js";
import { type FrameParts, renderFrame } from "./frame.js";
import type { Signed } from "./signed.js";

/** A question, and the form that answers it. */
export interface Question {
  place: FrameParts["place"];
  title: string;
  texts: readonly string[];
  /** The target of the form, its hidden values and its fields. */
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
  const buttons = submit(button, kind) + linkButton(signed, cancel, "Cancel", "quiet");
  const content = [
    htmlElement("h1", { id: "confirm-title" }, escapeText(title)),
    ...texts.map((text) => htmlElement("p", {}, escapeText(text))),
    form(signed, action, fields + htmlElement("div", { class: "actions" }, buttons), hidden),
  ];
  const section = htmlElement(
    "section",
    { class: "slim", "aria-labelledby": "confirm-title" },
    content.join(""),
  );
  return renderFrame({ title, signed, place, content: section });
}

const hour = 3_600_000;

/** The grace periods to choose from, in milliseconds. */
export const graceChoices = {
  key: [
    ["0", "0: it stops immediately (choose this if it has leaked)"],
    [String(hour), "1 hour"],
    [String(24 * hour), "24 hours"],
    [String(7 * 24 * hour), "7 days"],
    [String(30 * 24 * hour), "30 days"],
  ],
  endpoint: [
    ["0", "0: it stops immediately (choose this if it has leaked)"],
    [String(24 * hour), "24 hours"],
  ],
} as const;

/** The field for the grace period; the default is a day. */
export function graceField(of: keyof typeof graceChoices, problem: string | undefined): string {
  return selectField({
    name: "grace",
    label: `Keep the old ${of === "key" ? "key" : "secret"} working for`,
    options: graceChoices[of],
    value: String(24 * hour),
    problem,
  });
}

/** The grace period that was sent; undefined when it is not one of the choices. */
export function readGrace(of: keyof typeof graceChoices, sent: string | null): number | undefined {
  const known = graceChoices[of].some(([value]) => value === sent);
  return known ? Number(sent) : undefined;
}
