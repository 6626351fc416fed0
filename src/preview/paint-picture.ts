/** Turns a text into a PNG or PDF, just as `wf render` writes it. */
import { compileBoards, composeSvg, defaultPadding, documentOf } from "../compile.js";
import type { Limits } from "../cost/limits.js";
import type { ThemeName } from "../theme/theme.js";

/** What is painted; plain values that cross threads. */
export interface PaintTask {
  text: string;
  format: "png" | "pdf";
  theme: ThemeName;
  /** px of pages without a width of their own. */
  pageWidth: number | undefined;
  /** Pixels for each px of a PNG. */
  scale: number;
  limits: Partial<Limits>;
}

/** A file with the characters that it leaves blank, or what keeps it from being painted. */
export type Painted = { data: Uint8Array; missing: string } | { problem: string };

/** Paints a text. */
export async function paintPicture({
  text,
  format,
  theme,
  pageWidth,
  scale,
  limits,
}: PaintTask): Promise<Painted> {
  const { document } = documentOf(text, { limits });
  const width = pageWidth === undefined ? {} : { width: pageWidth + 2 * defaultPadding };
  if (format === "pdf") {
    const { boards } = compileBoards(document, { ...width, limits });
    const { paintPdf } = await import("../raster/paint-pdf.js");
    return await paintPdf(boards, { theme, padding: defaultPadding, ...width });
  }
  const { paintPng } = await import("../raster/paint-png.js");
  try {
    const { data, missing } = await paintPng(
      composeSvg(document, { theme, ...width, limits }),
      scale,
    );
    return { data, missing };
  } catch (error) {
    // By its name: what is bundled twice has a class of its own each time.
    if (error instanceof Error && error.name === "RasterError") return { problem: error.message };
    throw error;
  }
}
