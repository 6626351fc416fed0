/** Gives each letter of tabular figures in an SVG its place, for a renderer that knows no features of fonts. */
import { textPositions } from "../../drawing/layout/text-width.js";
import { typefaceOf } from "../../drawing/layout/typeface.js";
import { rounded } from "../../drawing/paint/number.js";
import { tabularAttribute } from "../../drawing/svg/text.js";
import type { TextStyle } from "../../model/box/style.js";
import { styleOfTag } from "./family-runs.js";

const tabularText = new RegExp(`<text x="([^"]*)"([^>]*)${tabularAttribute}([^>]*)>([^<]*)<`, "g");

/** The picture with figures that stand in the middle of the room that tabular ones have. */
export function placeFigures(svg: string): string {
  if (!svg.includes(tabularAttribute)) return svg;
  return svg.replace(tabularText, (_, x: string, before: string, after: string, words: string) => {
    const others = before.replace(fitted, "").replace(anchored, "") + after;
    const { places, width } = placesOf(
      words.replace(entity, (name) => entities[name] ?? "&"),
      styleOfTag(others),
    );
    // Each letter has a place of its own, so that an anchor would hold each of them there.
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

/** Where each letter starts, from the beginning of its text, and how long that is. */
function placesOf(words: string, style: TextStyle): { places: number[]; width: number } {
  const own = textPositions(words, typefaceOf(style));
  const tabular = textPositions(words, typefaceOf({ ...style, figures: "tabular" }));
  const places = words.split("").map((_, at) => {
    const spare = tabular[at + 1]! - tabular[at]! - (own[at + 1]! - own[at]!);
    return tabular[at]! + spare / 2;
  });
  return { places, width: tabular[words.length]! };
}
