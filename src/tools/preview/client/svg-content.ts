/** Shows a picture as SVG; finds elements in the list of areas. */
import { outermostAreas } from "../../../model/box/area.js";
import type { Area, BoardView, PictureView } from "../protocol.js";
import { type Content, type ElementPlace, elementPlace, innermost } from "./content.js";
import { drawingOf } from "./drawing.js";
import { element } from "./element.js";

interface PlacedElement extends ElementPlace {
  area: Area;
  /** Its number in the document; -1 for none. */
  number: number;
}

/** The SVG is inline, so that it uses the page's fonts. */
export class SvgContent implements Content {
  readonly root = element("div", { class: "picture" });
  size = { width: 0, height: 0 };
  #elements: PlacedElement[] = [];
  #drawing: SVGSVGElement | undefined;

  async show({ svg = "", areas = [], elements = [], width, height }: PictureView): Promise<void> {
    this.#drawing = drawingOf(svg);
    this.size = { width, height };
    this.#elements = areas.map(([x, y, width, height, ...places], at) => ({
      number: elements[at] ?? -1,
      area: { x, y, width, height },
      ...elementPlace(places),
    }));
    this.root.replaceChildren(this.#drawing);
  }

  scale(zoom: number): void {
    this.#drawing?.setAttribute("width", String(this.size.width * zoom));
    this.#drawing?.setAttribute("height", String(this.size.height * zoom));
  }

  areaOfBoard(board: BoardView): Area {
    return board;
  }

  areasOf(element: number): Area[] {
    return this.#elements.filter(({ number }) => number === element).map(({ area }) => area);
  }

  areasAt(line: number): Area[] {
    const found = innermost(this.#elements, line);
    if (!found) return [];
    const areas = this.#elements
      .filter((each) => each.line === found.line && each.column === found.column)
      .map(({ area }) => area);
    return found.written ? outermostAreas(areas) : areas;
  }

  /** The visible element at a point, and its area. */
  elementAt(x: number, y: number): PlacedElement | undefined {
    return this.#elements.findLast(
      ({ area }) =>
        x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height,
    );
  }
}
