/** Draws numbered boxes over the elements of a picture, as SVG. */
import type { InspectedBoard, InspectedElement } from "../../authoring/inspect/inspected.js";
import { xmlElement } from "../../base/markup/element.js";
import type { Composition } from "../../composition.js";
import { rounded } from "../../drawing/paint/number.js";

/** Colors that are told apart by turns, dark enough for white digits. */
const colors = ["#c2255c", "#1864ab", "#2b8a3e", "#862e9c", "#d9480f", "#0b7285"];

/** px of a digit and of the height of a number, on pictures that are shown as they are. */
const digitWidth = 8;
const numberHeight = 16;
const fontSize = 13;

/**
 * The marks of elements, each box with its number at its corner.
 *
 * @param scale pixels for each px, so that numbers are as large on any picture
 */
export function marksSvg(
  boards: readonly InspectedBoard[],
  marked: ReadonlySet<InspectedElement>,
  { placement }: Pick<Composition, "placement">,
  scale: number,
): string {
  const size = 1 / scale;
  const marks: string[] = [];
  for (const { board, page, elements } of boards) {
    const left = placement.left + (board.x + page.x) * placement.scale;
    const top = placement.top + (board.y + page.y) * placement.scale;
    for (const element of elements) {
      if (!marked.has(element)) continue;
      const color = colors[element.number % colors.length]!;
      const x = left + element.x * placement.scale;
      const y = top + element.y * placement.scale;
      const width = element.width * placement.scale;
      const height = element.height * placement.scale;
      marks.push(
        xmlElement("rect", {
          x: rounded(x),
          y: rounded(y),
          width: rounded(width),
          height: rounded(height),
          fill: "none",
          stroke: color,
          "stroke-width": rounded(1.5 * size),
        }),
        numberSvg(element.number, x, y, color, size),
      );
    }
  }
  return xmlElement("g", { "font-family": "Inter", "font-weight": 700 }, marks.join(""));
}

function numberSvg(number: number, x: number, y: number, color: string, size: number): string {
  const digits = String(number);
  const width = (digits.length * digitWidth + 5) * size;
  const height = numberHeight * size;
  // Above its box where there is room, so that it hides nothing.
  const top = y >= height ? y - height : y;
  return (
    xmlElement("rect", {
      x: rounded(x),
      y: rounded(top),
      width: rounded(width),
      height: rounded(height),
      fill: color,
    }) +
    xmlElement(
      "text",
      {
        x: rounded(x + 2.5 * size),
        y: rounded(top + height - 3.5 * size),
        "font-size": rounded(fontSize * size),
        fill: "#ffffff",
      },
      digits,
    )
  );
}
