/** Turns a text into a PNG or PDF, just as `wf render` writes it. */
import { analyze } from "../analyze.js";
import { compileBoards, composeSvg, defaultPadding } from "../compile.js";
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
}: PaintTask): Promise<Painted> {
  const { ast } = analyze(text, { locations: true });
  const width = pageWidth === undefined ? {} : { width: pageWidth + 2 * defaultPadding };
  if (format === "pdf") {
    const { boards } = compileBoards(ast, width);
    const { paintPdf } = await import("../raster/paint-pdf.js");
    return await paintPdf(boards, { theme, padding: defaultPadding, ...width });
  }
  const { paintPng } = await import("../raster/paint-png.js");
  try {
    const { data, missing } = await paintPng(composeSvg(ast, { theme, ...width }), scale);
    return { data, missing };
  } catch (error) {
    // By its name: what is bundled twice has a class of its own each time.
    if (error instanceof Error && error.name === "RasterError") return { problem: error.message };
    throw error;
  }
}
