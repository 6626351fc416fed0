/** Draws numbered boxes over the elements of a picture, as SVG. */
import type { InspectedBoard, InspectedElement } from "../../authoring/inspect/inspected.js";
import type { Rect } from "../../authoring/inspect/rect.js";
import { xmlElement } from "../../base/markup/element.js";
import type { Composition } from "../../composition.js";
import { rounded } from "../../drawing/paint/number.js";
import { type Marked, placeMarks } from "./place-marks.js";

/** Distinguishable colors for consecutive boxes, dark enough for white digits. */
const colors = ["#c2255c", "#1864ab", "#2b8a3e", "#862e9c", "#d9480f", "#0b7285"];

/** Width of a digit and height of a number in px, for unscaled pictures. */
const digitWidth = 8;
const numberHeight = 16;
const fontSize = 13;

/** A mark whose number has no position yet. */
interface Mark extends Marked {
  number: number;
  color: string;
}

/**
 * The marks of elements, each a box with its number.
 *
 * @param area the visible part of the picture, which contains all numbers
 * @param scale pixels per px, so that numbers have the same size on any picture
 */
export function marksSvg(
  boards: readonly InspectedBoard[],
  marked: ReadonlySet<InspectedElement>,
  { placement, area }: Pick<Composition, "placement"> & { area: Rect },
  scale: number,
): string {
  const size = 1 / scale;
  const marks: Mark[] = [];
  const inks: Rect[] = [];
  for (const { board, page, elements, inked, painted } of boards) {
    const left = placement.left + (board.x + page.x) * placement.scale;
    const top = placement.top + (board.y + page.y) * placement.scale;
    const onPicture = ({ x, y, width, height }: Rect): Rect => ({
      x: left + x * placement.scale,
      y: top + y * placement.scale,
      width: width * placement.scale,
      height: height * placement.scale,
    });
    const frames = new Set(inked.map(({ frame }) => frame));
    for (const { frame, rect } of painted) if (frames.has(frame)) inks.push(onPicture(rect));
    for (const { number, visible } of elements.filter((element) => marked.has(element))) {
      const rect = onPicture(visible);
      const width = (String(number).length * digitWidth + 5) * size;
      const color = colors[number % colors.length]!;
      marks.push({ number, color, rect, width, height: numberHeight * size });
    }
  }
  const places = placeMarks(marks, area, inks);
  const boxes = marks.map(({ rect, color }) => boxSvg(rect, color, size));
  // Numbers are drawn last, so that no box crosses them.
  const numbers = marks.map((mark, at) => numberSvg(mark, places[at]!, size));
  const font = { "font-family": "Inter", "font-weight": 700 };
  return xmlElement("g", font, [...boxes, ...numbers].join(""));
}

function boxSvg(rect: Rect, color: string, size: number): string {
  return xmlElement("rect", {
    ...roundedRect(rect),
    fill: "none",
    stroke: color,
    "stroke-width": rounded(1.5 * size),
  });
}

function numberSvg({ number, color }: Mark, place: Rect, size: number): string {
  return (
    xmlElement("rect", { ...roundedRect(place), fill: color }) +
    xmlElement(
      "text",
      {
        x: rounded(place.x + 2.5 * size),
        y: rounded(place.y + place.height - 3.5 * size),
        "font-size": rounded(fontSize * size),
        fill: "#ffffff",
      },
      String(number),
    )
  );
}

function roundedRect({ x, y, width, height }: Rect) {
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}
