/** Turns an example into a code block in which only strings are colored. */
import { htmlElement } from "../../../base/markup/element.js";
import { escapeText } from "../../../base/markup/escape.js";

const stringPattern = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** A block that can be scrolled with the keyboard, and that a click selects entirely. */
export function codeBlock(text: string): string {
  let markup = "";
  let from = 0;
  for (const found of text.matchAll(stringPattern)) {
    markup += escapeText(text.slice(from, found.index));
    markup += htmlElement("span", { class: "string" }, escapeText(found[0]));
    from = found.index + found[0].length;
  }
  markup += escapeText(text.slice(from));
  return htmlElement("pre", { tabindex: 0 }, htmlElement("code", {}, markup));
}
