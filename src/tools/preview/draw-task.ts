/** Describes the drawing of a picture as plain values that can be sent to a thread. */
import type { Pictures } from "../../base/images/picture.js";
import type { LookName } from "../../base/theme/look.js";
import type { ThemeName } from "../../base/theme/theme.js";
import type { DrawingOptions } from "../../drawing-options.js";
import type { LoadFile } from "../../language/ast/load-file.js";
import type { FontPath, OwnDrawing } from "../../workspace/files/watched-set.js";

/** How a picture is viewed. */
export interface View {
  format: "svg" | "html";
  theme: ThemeName;
  /** The look of all pages; defaults to what they and their tokens say. */
  look?: LookName | undefined;
  /** Width in px of pages without a width of their own. */
  pageWidth: number | undefined;
}

/** Inputs of a picture that do not depend on the view. */
export type DrawnWith = Pick<
  DrawingOptions,
  "limits" | "fonts" | "tokens" | "defaultTokens" | "look" | "pictures" | "partial"
> &
  OwnDrawing["drawing"] &
  Pick<OwnDrawing, "theme">;

/** A text and how to draw it. */
export interface DrawTask {
  /** The same for all views of a text, whose layout a thread then keeps. */
  id: number;
  text: string;
  /** The name of its file. */
  name: string;
  /** The id by which `load` knows it. */
  file: string | undefined;
  settings: Omit<DrawnWith, "fonts" | "pictures">;
  /** The files of its fonts. */
  fonts: readonly FontPath[];
  /** Whether it can import files and show pictures from files. */
  imports: boolean;
  shows: boolean;
  view: View;
}

/** What a drawing asks about the files around its document. */
export interface Surroundings extends Required<Pictures> {
  load: LoadFile;
  /** The address of a page outside the document. */
  page(reference: string): string | undefined;
}
