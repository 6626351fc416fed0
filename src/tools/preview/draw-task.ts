/** Describes the drawing of a picture as plain values that can be sent to a thread. */
import type { Pictures } from "../../base/images/picture.js";
import type { LoadFile } from "../../language/ast/load-file.js";
import type { FontPath } from "../../workspace/files/watched-set.js";
import type { DrawnWith, View } from "./drawn-file.js";

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
