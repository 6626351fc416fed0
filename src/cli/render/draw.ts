/** Draws a source in formats and themes, each part of the work once. */
import type { DocumentNode } from "../../ast/node.js";
import type { Limits } from "../../cost/limits.js";
import { documentDrawable } from "../../formats/document-drawable.js";
import type { Drawable, Drawing } from "../../formats/format.js";
import { formats } from "../../formats/format-list.js";
import type { PageAddress } from "../../lower/lower-document.js";
import { readDevices } from "./check-options.js";
import { explainRasterError } from "./explain-raster-error.js";
import type { RenderOptions } from "./format.js";
import type { PlannedPicture } from "./plan-pictures.js";

/** Limits that a drawing has to keep; the default ones for those that are not here. */
export interface LimitedDrawing {
  limits?: Partial<Limits> | undefined;
}

/** Draws one document. */
export class Drawer {
  readonly #drawable: Drawable;
  readonly #options: RenderOptions;

  constructor(document: DocumentNode, options: RenderOptions & LimitedDrawing) {
    const { width, page, fold, padding, limits } = options;
    this.#options = options;
    this.#drawable = documentDrawable(document, {
      devices: readDevices(options),
      fold,
      padding,
      ...(width !== undefined && { width }),
      ...(page !== undefined && { page }),
      ...(limits && { limits }),
    });
  }

  /**
   * One picture; throws a UsageError when it cannot be painted.
   * @param pageAddress the address of a page that the document does not have
   */
  async draw({ format, theme }: PlannedPicture, pageAddress?: PageAddress): Promise<Drawing> {
    try {
      return await formats[format].draw(this.#drawable, { ...this.#options, theme, pageAddress });
    } catch (error) {
      throw explainRasterError(error);
    }
  }
}
