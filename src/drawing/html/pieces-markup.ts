/** Marks the possible line breaks in a text without spaces between words. */
import { findPieces } from "../../base/breaks/line-breaks.js";
import { isSpaceless } from "../../base/breaks/spaceless.js";
import { htmlElementOf } from "../../base/markup/element.js";
import { escapeText } from "../../base/markup/escape.js";
import type { Writing } from "./writing.js";

/** The markup of a text, in which browsers break lines exactly where our layout may. */
export function piecesMarkup(content: string, writing: Writing): string {
  return content
    .split("\n")
    .map((line) => lineMarkup(line, writing))
    .join("\n");
}

function lineMarkup(line: string, { stylesheet }: Writing): string {
  const { starts, ends } = findPieces(line);
  const held = ` class="${stylesheet.classFor("white-space:nowrap")}"`;
  let markup = "";
  for (let at = 0; at < starts.length; at++) {
    if (at > 0) markup += starts[at]! > ends[at - 1]! ? " " : "<wbr>";
    const piece = line.slice(starts[at]!, ends[at]!);
    const text = escapeText(piece);
    markup += isSpaceless(piece) ? htmlElementOf("span", held, text) : text;
  }
  return markup;
}
