/** Turns a text into a file in any format, just as `wf render` writes it. */
import { defaultPadding, documentOf } from "../compile.js";
import type { Limits } from "../cost/limits.js";
import { documentDrawable } from "../formats/document-drawable.js";
import { type FormatName, formats } from "../formats/format-list.js";
import type { ThemeName } from "../theme/theme.js";

/** What is drawn; plain values that cross threads. */
export interface PaintTask {
  text: string;
  format: FormatName;
  prototype: boolean;
  theme: ThemeName;
  /** px of pages without a width of their own. */
  pageWidth: number | undefined;
  /** Pixels for each px, where the format has any. */
  scale: number;
  /** The default limits for those that are not here. */
  limits?: Partial<Limits>;
}

/** A file with the characters that it leaves blank, or what keeps it from being painted. */
export type Painted = { data: string | Uint8Array; missing: string } | { problem: string };

/** Draws a text. */
export async function paintPicture(task: PaintTask): Promise<Painted> {
  const { text, format, pageWidth, limits = {} } = task;
  const { document } = documentOf(text, { limits });
  const padding = defaultPadding;
  const width = pageWidth === undefined ? undefined : pageWidth + 2 * padding;
  const drawable = documentDrawable(document, {
    padding,
    limits,
    ...(pageWidth !== undefined && { width: pageWidth + 2 * padding, htmlWidth: pageWidth }),
  });
  try {
    const { content, missing = "" } = await formats[format].draw(drawable, {
      ...task,
      padding,
      width,
      embedFont: false,
    });
    return { data: content, missing };
  } catch (error) {
    // By its name: what is bundled twice has a class of its own each time.
    if (error instanceof Error && error.name === "RasterError") return { problem: error.message };
    throw error;
  }
}
