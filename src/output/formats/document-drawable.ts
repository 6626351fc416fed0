/** Turns a document into a drawable for formats; work that formats share is done once. */
import type { Pictures } from "../../base/images/picture.js";
import { checkDrawingOptions } from "../../check-drawing-options.js";
import { Composition } from "../../composition.js";
import type { ReadDocument } from "../../document-of.js";
import { missingClusters } from "../../drawing/layout/missing-characters.js";
import { roomOf } from "../../drawing/paint/place-canvas.js";
import type { DrawingOptions } from "../../drawing-options.js";
import { paintablePictures } from "../raster/paintable-pictures.js";
import type { Drawable } from "./format.js";

/** Characters that our fonts may lack. */
const mayLack = /[^\0-\u017f]/;

/** The settings of a drawable, independent of formats; lengths in px. */
export interface DocumentDrawing extends DrawingOptions {
  /** Room around the boards of a picture; 24. */
  padding?: number;
  /** Whether SVG and HTML embed `pictures`; false. */
  embedsPictures?: boolean;
  /** Width in HTML of pages without a size of their own; `width` by default. */
  htmlWidth?: number;
}

/** The characters for which other fonts are needed. */
export interface Lacking {
  /** Characters as readers see them, each once. */
  clusters: string[];
  /** The languages of the pages, if they set them. */
  languages: string[];
}

/** A document that formats draw. */
export interface DocumentDrawable extends Drawable {
  /** The characters that no font has. */
  lacking(): Lacking;
}

/** The drawable of a document. Throws a RangeError for options that no picture can have. */
export function documentDrawable(
  read: ReadDocument,
  { htmlWidth, pictures, embedsPictures = false, ...settings }: DocumentDrawing,
): DocumentDrawable {
  checkDrawingOptions(settings);
  const pictureRoom = roomOf(settings);
  const htmlRoom = htmlWidth ?? settings.width ?? roomOf({});
  let asksForPictures = false;
  const noted = (given: Partial<Pictures>): Pictures => ({
    of(src) {
      asksForPictures = true;
      return given.of?.(src);
    },
    reasonFor: (src) => given.reasonFor?.(src),
  });
  const made = new Map<string, Composition>();
  // One composition for painters and one for all others, because they use different pictures; a composition that has
  // already drawn its boxes without asking for pictures serves both.
  const composition = (isPainted: boolean, room = pictureRoom): Composition => {
    const other = asksForPictures ? undefined : made.get(`${!isPainted} ${room}`);
    const known = made.get(`${isPainted} ${room}`) ?? other;
    if (known) return known;
    const shown =
      pictures && (isPainted ? paintablePictures(pictures) : embedsPictures && pictures);
    const composed = new Composition(read, {
      ...settings,
      room,
      ...(pictures && { pictures: noted(shown || {}) }),
    });
    made.set(`${isPainted} ${room}`, composed);
    return composed;
  };
  return {
    svg(theme, font = {}, idPrefix) {
      const { handCss: _, ...letters } = font;
      const composed = composition(false);
      const named = idPrefix === undefined ? {} : { idPrefix };
      const picture = composed.svg({ ...letters, ...named, theme });
      return { ...picture, diagnostics: composed.svgDiagnostics(letters) };
    },
    paintedSize: () => composition(true).placement,
    painted(theme) {
      const composed = composition(true);
      const { diagnostics } = composed;
      const missing = new Set<string>();
      const drawn = composed.svg({ theme, missing });
      return { ...drawn, diagnostics, missing: [...missing].join("") };
    },
    html({ font = {}, ...how }) {
      const composed = composition(false, htmlRoom);
      const { outlines: _, ...letters } = font;
      const page = composed.html({ ...how, ...letters });
      return { ...page, diagnostics: composed.htmlDiagnostics(how) };
    },
    lacking() {
      // Checking the text of the document is faster than a layout.
      if (!mayLack.test(JSON.stringify(read.document))) return { clusters: [], languages: [] };
      const { frames } = composition(false);
      return {
        clusters: [...missingClusters(frames)],
        languages: [...new Set(frames.boards.flatMap(({ board }) => board.box.lang ?? []))],
      };
    },
    boards() {
      const composed = composition(true);
      return { boards: composed.boards(), diagnostics: composed.diagnostics };
    },
  };
}
