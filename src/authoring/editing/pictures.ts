/** Turns examples, colors and icons into pictures for Markdown. */
import { ICON_BOX, ICON_STROKE, iconShapes } from "../../base/icons/icon-shapes.js";
import { xmlElement } from "../../base/markup/element.js";
import type { LanguageDocument } from "./language-document.js";

/** Docs with the picture of a source, if pictures can be drawn. */
export function withPicture(docs: string, source: string, document: LanguageDocument): string {
  const svg = document.surroundings.draw?.(source);
  return svg === undefined ? docs : `${docs}\n\n![example](${dataAddress(svg)})`;
}

/** A picture of a color. */
export function colorPicture(color: string): string {
  const shape = xmlElement("rect", {
    width: "64",
    height: "24",
    rx: "4",
    fill: color,
    stroke: "#8888",
  });
  const svg = xmlElement(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: "64", height: "24" },
    shape,
  );
  return `![${color}](${dataAddress(svg)})`;
}

/** A picture of an icon; undefined if there is none with this name. */
export function iconPicture(name: string): string | undefined {
  const shapes = iconShapes(name);
  if (!shapes) return undefined;
  const drawn = shapes.map(({ tag, attributes }) => xmlElement(tag, attributes)).join("");
  const svg = xmlElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: "48",
      height: "48",
      viewBox: `0 0 ${ICON_BOX} ${ICON_BOX}`,
      fill: "none",
      // Readable on light and dark backgrounds.
      stroke: "#808080",
      "stroke-width": String(ICON_STROKE),
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    drawn,
  );
  return `![${name}](${dataAddress(svg)})`;
}

/** Docs without pictures, for clients that would show their data as text. */
export function withoutPictures(docs: string): string {
  return docs.replace(/!\[[^\]]*\]\(data:[^)]*\)\s*/g, "").trimEnd();
}

/** A picture as a data URL. */
function dataAddress(svg: string): string {
  const escaped = encodeURIComponent(svg).replace(/[()']/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `data:image/svg+xml,${escaped}`;
}
