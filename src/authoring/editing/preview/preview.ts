/** Draws an edited document, and finds the elements at the caret or under the pointer. */
import type { LookName } from "../../../base/theme/look.js";
import type { ThemeName } from "../../../base/theme/theme.js";
import { compose } from "../../../composition.js";
import { defaultPadding } from "../../../drawing/paint/place-canvas.js";
import { type ElementArea, elementAreas } from "../../../element-areas.js";
import type { Place, SourcePlace } from "../../../language/diagnostics/diagnostic.js";
import { type Area, outermostAreas } from "../../../model/box/area.js";
import { elementsAt } from "../element-at.js";
import type { LanguageDocument } from "../language-document.js";
import { movedOffset } from "./moved-offset.js";

/** How a picture is drawn. */
export interface PreviewView {
  theme: ThemeName;
  /** The look of all pages; defaults to what they and their tokens say. */
  look?: LookName | undefined;
  /** Width in px of pages without a width of their own. */
  pageWidth?: number | undefined;
}

/** A picture as an editor shows it. */
export interface PreviewPicture {
  svg: string;
  width: number;
  height: number;
  /** Whether the text has errors, so that this is its last state without errors. */
  isStale: boolean;
  errors: number;
}

/** An element under a pointer. */
export interface FoundElement {
  /** Its place in the document, or that of its use. */
  place: Place;
  /** Its place in the definition, if that is in another file. */
  written?: SourcePlace;
}

/** Maximum number of areas found for an element. */
const mostAreas = 500;

/** The last drawing. */
interface Drawn {
  text: string;
  key: string;
  /** Identifies the analysis, which changes with the files around the document. */
  analysis: object;
  picture: Omit<PreviewPicture, "isStale" | "errors">;
  areas: readonly ElementArea[];
}

/** The picture of a document, drawn on demand. */
export class Preview {
  readonly #document: LanguageDocument;
  #drawn: Drawn | undefined;
  /** Whether the last drawing is of a text without errors. */
  #isGood = false;

  constructor(document: LanguageDocument) {
    this.#document = document;
  }

  /**
   * The picture of the current text. If that has errors, the picture of its last state without errors, or if there was
   * none, as much as can be drawn.
   */
  show(view: PreviewView): PreviewPicture {
    const { diagnostics, text, analysis } = this.#document;
    const errors = diagnostics.filter(({ severity }) => severity === "error").length;
    const key = `${view.theme} ${view.look ?? ""} ${view.pageWidth ?? ""}`;
    const last = this.#drawn;
    const keepsLast = errors > 0 && this.#isGood && last !== undefined;
    const shown = keepsLast ? last.text : text;
    const isSame =
      last?.key === key && last.text === shown && (keepsLast || last.analysis === analysis);
    const drawn = isSame ? last : this.#draw(shown, view, key, analysis);
    this.#drawn = drawn;
    if (!keepsLast) this.#isGood = errors === 0;
    return { ...drawn.picture, isStale: shown !== text, errors };
  }

  /** The areas of the innermost element around an offset in the last picture; several if it is drawn several times. */
  areasAt(offset: number): Area[] {
    const drawn = this.#drawn;
    if (!drawn) return [];
    const { text } = this.#document;
    const around = elementsAt(this.#document.elementsNear(offset), offset);
    for (const { from, to, block } of around.reverse()) {
      // Uses have the place of a word in their head.
      const head = {
        from: movedOffset(text, drawn.text, from),
        to: movedOffset(text, drawn.text, block?.open ?? to),
      };
      const found = drawn.areas.filter(({ origin }) =>
        [origin, ...(origin.via ?? [])].some(
          (place) => place.source === undefined && place.from >= head.from && place.from < head.to,
        ),
      );
      if (found.length === 0) continue;
      return outermostAreas(found.slice(0, mostAreas)).map(({ origin: _, ...area }) => area);
    }
    return [];
  }

  /** The visible element at a point of the last picture. */
  elementAt(x: number, y: number): FoundElement | undefined {
    const drawn = this.#drawn;
    const hit = drawn?.areas.findLast(
      (area) => x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height,
    );
    if (!drawn || !hit) return undefined;
    const { origin } = hit;
    const [use] = origin.via ?? [];
    const place = this.#placeNow(drawn, use ?? origin, use !== undefined);
    const { source } = origin;
    if (source === undefined) return { place };
    return { place, written: { source, from: origin.from, to: origin.to } };
  }

  /** Maps a place in the drawn text to the current text; the place of a use is only one of its words. */
  #placeNow(drawn: Drawn, { from, to }: Place, isUse: boolean): Place {
    const { text } = this.#document;
    const start = movedOffset(drawn.text, text, from);
    const near = this.#document.elementsNear(start);
    const use = isUse ? elementsAt(near, start).at(-1) : undefined;
    return use
      ? { from: use.from, to: use.to }
      : { from: start, to: movedOffset(drawn.text, text, to) };
  }

  #draw(text: string, view: PreviewView, key: string, analysis: object): Drawn {
    const { theme, look, pageWidth } = view;
    const { surroundings } = this.#document;
    const drawing = surroundings.drawing?.() ?? {};
    const composition = compose(text, {
      ...drawing,
      ...surroundings.analysis,
      ...(look !== undefined && { look }),
      ...(pageWidth !== undefined && { width: pageWidth + 2 * defaultPadding }),
    });
    const picture = composition.svg({ theme });
    return { text, key, analysis, picture, areas: elementAreas(composition) };
  }
}
