/** Shows a picture as SVG, and knows from the list of areas which element is where. */
import type { Area, BoardView, PictureView } from "../protocol.js";
import { type Content, type ElementPlace, innermost } from "./content.js";
import { element } from "./element.js";

interface PlacedElement extends ElementPlace {
  area: Area;
}

/** A drawing in the page itself, so that it uses the page's fonts. */
export class SvgContent implements Content {
  readonly root = element("div", { class: "picture" });
  size = { width: 0, height: 0 };
  #elements: PlacedElement[] = [];
  #drawing: SVGSVGElement | undefined;

  async show({ svg = "", areas = [], width, height }: PictureView): Promise<void> {
    // The style of the root is in the page's own style sheet, which its policy allows.
    const markup = svg.replace(/^(<svg\b[^>]*?) style="[^"]*"/, "$1");
    const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
    this.#drawing = document.adoptNode(parsed) as unknown as SVGSVGElement;
    this.size = { width, height };
    this.#elements = areas.map(([x, y, w, h, line, column, lastLine]) => ({
      area: { x, y, width: w, height: h },
      line,
      column,
      lastLine,
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

  areasAt(line: number): Area[] {
    const found = innermost(this.#elements, line);
    if (!found) return [];
    return this.#elements
      .filter((each) => each.line === found.line && each.column === found.column)
      .map(({ area }) => area);
  }

  /** The element that is visible at a point, and its area. */
  elementAt(x: number, y: number): PlacedElement | undefined {
    return this.#elements.findLast(
      ({ area }) =>
        x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height,
    );
  }
}
