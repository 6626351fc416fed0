/** Renders forms and their fields, each with a label, a hint and an error message. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Site } from "../../pages/site.js";
import type { Signed } from "./signed.js";

/** The properties of all fields. */
interface FieldParts {
  name: string;
  label: string;
  /** Markup. */
  hint?: string | undefined;
  /** What is wrong with the submitted value. */
  problem?: string | undefined;
}

/** A form that changes something: it carries the token of its session. */
export function form(
  { root, token }: Pick<Signed, "root" | "token">,
  path: string,
  content: string,
  hidden: Readonly<Record<string, string>> = {},
): string {
  const fields = Object.entries({ token, ...hidden }).map(([name, value]) =>
    htmlElement("input", { type: "hidden", name, value }),
  );
  return htmlElement("form", { method: "post", action: root + path }, fields.join("") + content);
}

/** A field for one line of text. */
export function textField({
  value = "",
  type = "text",
  ...field
}: FieldParts & {
  value?: string;
  type?: "text" | "url" | "password";
  required?: boolean;
  autocomplete?: string;
  placeholder?: string;
  autofocus?: boolean;
}): string {
  const { name, required, autocomplete, placeholder, autofocus } = field;
  const input = htmlElement("input", {
    id: name,
    name,
    type,
    value: value === "" ? undefined : value,
    required,
    placeholder,
    autocomplete: autocomplete ?? "off",
    spellcheck: "false",
    autocapitalize: "none",
    autofocus: autofocus ?? field.problem !== undefined,
    ...described(field),
  });
  return wrap(field, htmlElement("label", { for: name }, escapeText(field.label)) + input);
}

/** A drop-down list. */
export function selectField({
  options,
  value,
  ...field
}: FieldParts & { options: readonly (readonly [string, string])[]; value: string }): string {
  const choices = options.map(([each, text]) =>
    htmlElement("option", { value: each, selected: each === value }, escapeText(text)),
  );
  const label = htmlElement("label", { for: field.name }, escapeText(field.label));
  const select = htmlElement(
    "select",
    { id: field.name, name: field.name, ...described(field) },
    choices.join(""),
  );
  return wrap(field, label + select);
}

/** A group of radio buttons or checkboxes; `detail` is markup. */
export function choices({
  type,
  options,
  chosen,
  ...field
}: FieldParts & {
  type: "radio" | "checkbox";
  options: readonly { value: string; text: string; detail: string }[];
  chosen: readonly string[];
}): string {
  const rows = options.map(({ value, text, detail }) => {
    const checked = chosen.includes(value);
    const box = htmlElement("input", { type, name: field.name, value, checked });
    const words = htmlElement("strong", {}, escapeText(text)) + htmlElement("small", {}, detail);
    return htmlElement("label", { class: "choice" }, box + htmlElement("span", {}, words));
  });
  const legend = htmlElement("legend", {}, escapeText(field.label));
  const group = htmlElement("fieldset", described(field), legend + rows.join("") + remarks(field));
  return htmlElement("div", { class: "field" }, group);
}

/** The button that sends a form. */
export function submit(text: string, kind = "primary"): string {
  return htmlElement("button", { type: "submit", class: `button ${kind}` }, escapeText(text));
}

/** A link that looks like a button. */
export function linkButton(
  { root }: Pick<Site, "root">,
  path: string,
  text: string,
  kind = "",
  of?: string,
): string {
  const spoken =
    of === undefined ? "" : htmlElement("span", { class: "spoken" }, ` ${escapeText(of)}`);
  return htmlElement(
    "a",
    { href: root + path, class: `button ${kind}`.trim() },
    escapeText(text) + spoken,
  );
}

function wrap(field: FieldParts, content: string): string {
  return htmlElement("div", { class: "field" }, content + remarks(field));
}

function remarks({ name, hint, problem }: FieldParts): string {
  const wrong = problem === undefined ? "" : escapeText(problem);
  return (
    (wrong && htmlElement("p", { id: `${name}-problem`, class: "problem" }, wrong)) +
    (hint === undefined ? "" : htmlElement("p", { id: `${name}-hint`, class: "hint" }, hint))
  );
}

function described({ name, hint, problem }: FieldParts) {
  const ids = [problem !== undefined && `${name}-problem`, hint !== undefined && `${name}-hint`];
  const list = ids.filter((id) => id !== false).join(" ");
  return {
    "aria-describedby": list === "" ? undefined : list,
    "aria-invalid": problem === undefined ? undefined : "true",
  };
}
