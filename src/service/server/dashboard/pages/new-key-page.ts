/** Renders the form for a new key. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { TierTable } from "../../../accounts/tiers.js";
import type { KeyRecord } from "../../../store/records.js";
import type { Page } from "../../../web/page.js";
import { dashboardPath } from "../../paths.js";
import { choices, form, linkButton, selectField, submit, textField } from "./fields.js";
import { renderFrame } from "./frame.js";
import { writeNumber } from "./moments.js";
import type { Signed } from "./signed.js";

/** Days after which a new key expires; empty for never. */
export const expiryChoices = [
  ["", "Never"],
  ["7", "In 7 days"],
  ["30", "In 30 days"],
  ["90", "In 90 days"],
  ["365", "In a year"],
] as const;

/** The submitted values, and what is wrong with them. */
export interface NewKeyForm {
  /** Contains the id of the one key that this form creates, however often it is sent. */
  seal: string;
  name: string;
  tier: string;
  expires: string;
  problems: Partial<Record<"name" | "tier" | "expires", string>>;
}

/** The form, with the tiers that may be chosen and the keys whose limits the new one would share. */
export function renderNewKeyPage(
  signed: Signed,
  { seal, name, tier, expires, problems }: NewKeyForm,
  owners: ReadonlyMap<string, KeyRecord>,
  tiers: TierTable,
): Page {
  const options = [...owners].map(([value, owner]) => {
    const { minute, day, month } = tiers[value]!;
    const perMonth = month === null ? "no monthly limit" : `${writeNumber(month)} per month`;
    const limits = `${writeNumber(minute)} per minute, ${writeNumber(day)} per day, ${perMonth}`;
    return { value, text: value, detail: `${limits}; shared with ${escapeText(owner.name)}` };
  });
  const fields = [
    textField({
      name: "name",
      label: "Name",
      value: name,
      problem: problems.name,
      required: true,
      autofocus: problems.name !== undefined || Object.keys(problems).length === 0,
      placeholder: "ci, docs site, Ada's laptop",
      hint: "What will use the key, so that you can recognize it later.",
    }),
    choices({
      type: "radio",
      name: "tier",
      label: "Tier",
      options,
      chosen: [tier],
      problem: problems.tier,
      hint: "The new key shares the limits of a key that you have. For another tier, or for limits of its own, ask the operator of this server.",
    }),
    selectField({
      name: "expires",
      label: "Expires",
      options: expiryChoices,
      value: expires,
      problem: problems.expires,
    }),
    htmlElement(
      "div",
      { class: "actions" },
      submit("Create key") + linkButton(signed, dashboardPath("keys"), "Cancel", "quiet"),
    ),
  ];
  const content =
    htmlElement("h1", { id: "new-title" }, "New key") +
    form(signed, dashboardPath("newKey"), fields.join(""), { seal });
  return renderFrame({
    title: "New key",
    signed,
    place: "keys",
    content: htmlElement("section", { "aria-labelledby": "new-title", class: "slim" }, content),
  });
}
