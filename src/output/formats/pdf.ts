/** The format PDF: a page for each board. */
import { amount } from "../../base/text/phrases.js";
import type { Format } from "./format.js";

/** A document with pages. */
export const pdf: Format = {
  title: "PDF",
  docs: "draw a PDF with a page for each board",
  ending: "pdf",
  mediaType: "application/pdf",
  isText: false,
  isImage: false,
  isPart: false,
  isSlow: true,
  charactersPerBox: 3,
  isPainted: true,
  followsReader: false,
  takes: ["padding"],
  mark: { pattern: /^%PDF-[\s\S]*<pdf:Producer>wf<\/pdf:Producer>/, isAnywhere: true },
  async draw(drawable, { theme, padding, width, room }) {
    if (theme === "auto") throw new Error("a PDF has one theme");
    const { boards, diagnostics } = drawable.boards();
    const { paintPdf } = await import("../raster/paint-pdf.js");
    const size = { padding, ...(width !== undefined && { width }), ...(room && { room }) };
    const { data, missing } = await paintPdf(boards, { theme, ...size });
    return { content: data, size: amount(boards.length, "page"), diagnostics, missing };
  },
};
