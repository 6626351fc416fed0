/** Writes the form for a new key. */
import type { TierTable } from "../../../accounts/tiers.js";
import type { Page } from "../../../http/page.js";
import { htmlElement } from "../../../markup/element.js";
import { choices, form, linkButton, selectField, submit, textField } from "./fields.js";
import { renderFrame, type Signed } from "./frame.js";
import { writeNumber } from "./moments.js";

/** Days after which a new key may end; empty for never. */
export const expiryChoices = [
  ["", "Never"],
  ["7", "After 7 days"],
  ["30", "After 30 days"],
  ["90", "After 90 days"],
  ["365", "After a year"],
] as const;

/** What was typed, and what is wrong with it. */
export interface NewKeyForm {
  /** Holds the id of the one key that this form makes, however often it is sent. */
  seal: string;
  name: string;
  tier: string;
  expires: string;
  problems: Partial<Record<"name" | "tier" | "expires", string>>;
}

/** The form, with the tiers that may be chosen. */
export function renderNewKeyPage(
  signed: Signed,
  { seal, name, tier, expires, problems }: NewKeyForm,
  tiers: TierTable,
): Page {
  const options = Object.entries(tiers).map(([value, { minute, day, month }]) => ({
    value,
    text: value,
    detail: `${writeNumber(minute)} a minute, ${writeNumber(day)} a day, ${month === null ? "any number" : writeNumber(month)} a month`,
  }));
  const fields = [
    textField({
      name: "name",
      label: "Name",
      value: name,
      problem: problems.name,
      required: true,
      autofocus: problems.name !== undefined || Object.keys(problems).length === 0,
      placeholder: "ci, docs site, Ada's laptop",
      hint: "What uses it: so that you know later which one to change.",
    }),
    choices({
      type: "radio",
      name: "tier",
      label: "Limits",
      options,
      chosen: [tier],
      problem: problems.tier,
      hint: "Those that your keys have already. For others ask whoever runs this server.",
    }),
    selectField({
      name: "expires",
      label: "Ends",
      options: expiryChoices,
      value: expires,
      problem: problems.expires,
    }),
    htmlElement(
      "div",
      { class: "actions" },
      submit("Make key") + linkButton("/dashboard", "Cancel", "quiet"),
    ),
  ];
  const content =
    htmlElement("h1", { id: "new-title" }, "New key") +
    form("/dashboard/keys/new", signed.token, fields.join(""), { seal });
  return renderFrame({
    title: "New key",
    signed,
    place: "keys",
    content: htmlElement("section", { "aria-labelledby": "new-title", class: "slim" }, content),
  });
}
