/** Shows a note with its replies, and a field for a reply. */
import { element } from "../../preview/client/element.js";
import { noteField } from "../../preview/client/note-form.js";
import { elementWords, whenSaid } from "../../preview/client/note-words.js";
import type { Review } from "../review.js";

/** The behavior of a text field. */
export interface TextForm {
  /** Its initial text. */
  draft: string;
  /** Called with each change, so that the text survives a redraw. */
  keep(draft: string): void;
  send(text: string): void;
  cancel(): void;
  action: string;
}

/** A text field with its buttons. It is not a form, since the sandbox of a host blocks submitting forms. */
export function textForm(
  about: string,
  label: string,
  { draft, keep, send, cancel, action }: TextForm,
): HTMLElement {
  const submit = () => {
    const text = field.value.trim();
    if (text !== "") send(text);
  };
  const field = noteField(label, submit);
  field.value = draft;
  field.addEventListener("input", () => keep(field.value));
  return element(
    "div",
    {
      class: "form",
      role: "group",
      "aria-label": label,
      onkeydown: ({ key }: KeyboardEvent) => {
        if (key === "Escape") cancel();
      },
    },
    element("p", { class: "about" }, about),
    field,
    element(
      "div",
      { class: "actions" },
      element("button", { type: "button", class: "quiet", onclick: cancel }, "Cancel"),
      element("button", { type: "button", class: "primary", onclick: submit }, action),
    ),
  );
}

/** A note. */
export function noteThread(
  { id, number, state, author, created, text, element: about, replies }: Review["notes"][number],
  answer: () => void,
  form: readonly HTMLElement[],
): HTMLElement {
  const said = (who: string, when: string) =>
    element("small", {}, `${who}, ${whenSaid(when, Date.now())}`);
  return element(
    "li",
    {},
    element("span", { class: `mark ${state}`, "aria-hidden": "true" }, String(number)),
    element(
      "div",
      { class: "said" },
      element("strong", {}, `${elementWords(about)}${state === "done" ? " (done)" : ""}`),
      element("p", {}, text),
      said(author, created),
      replies.map((reply) =>
        element(
          "div",
          { class: "remark" },
          element("p", {}, reply.text),
          said(reply.author, reply.created),
        ),
      ),
      form.length > 0
        ? form
        : [
            element(
              "button",
              { type: "button", class: "quiet", "data-key": `note ${id}`, onclick: answer },
              "Reply",
            ),
          ],
    ),
  );
}
