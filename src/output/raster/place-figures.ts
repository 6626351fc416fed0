/** Positions each digit of tabular figures in an SVG, for a renderer without font features. */
import { textPositions } from "../../drawing/layout/text-width.js";
import { typefaceOf } from "../../drawing/layout/typeface.js";
import { rounded } from "../../drawing/paint/number.js";
import { tabularAttribute } from "../../drawing/svg/text.js";
import type { TextStyle } from "../../model/box/style.js";
import { styleOfTag } from "./family-runs.js";

const tabularText = new RegExp(`<text x="([^"]*)"([^>]*)${tabularAttribute}([^>]*)>([^<]*)<`, "g");

/** The picture with each digit centered in the width of a tabular one. */
export function placeFigures(svg: string): string {
  if (!svg.includes(tabularAttribute)) return svg;
  return svg.replace(tabularText, (_, x: string, before: string, after: string, words: string) => {
    const others = before.replace(fitted, "").replace(anchored, "") + after;
    const { places, width } = placesOf(
      words.replace(entity, (name) => entities[name] ?? "&"),
      styleOfTag(others),
    );
    // Each letter has its own position, to which an anchor would apply.
    const anchor = anchored.exec(before)?.[1];
    const start = Number(x) - width * (anchor === "end" ? 1 : anchor === "middle" ? 0.5 : 0);
    const list = places.map((place) => rounded(start + place)).join(" ");
    return `<text x="${list}"${others}>${words}<`;
  });
}

const fitted = / textLength="[^"]*"(?: lengthAdjust="[^"]*")?/;

const anchored = / text-anchor="([^"]*)"/;

const entity = /&[^;]*;/g;
const entities: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">" };

/** The start of each letter relative to its text, and the length of the text. */
function placesOf(words: string, style: TextStyle): { places: number[]; width: number } {
  const own = textPositions(words, typefaceOf(style));
  const tabular = textPositions(words, typefaceOf({ ...style, figures: "tabular" }));
  const places = words.split("").map((_, at) => {
    const spare = tabular[at + 1]! - tabular[at]! - (own[at + 1]! - own[at]!);
    return tabular[at]! + spare / 2;
  });
  return { places, width: tabular[words.length]! };
}
