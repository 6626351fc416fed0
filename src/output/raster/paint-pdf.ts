/** Paints boards as a PDF with one page for each: vectors, selectable text and links. Equal boards give equal bytes. */
import { createHash } from "node:crypto";
import type PDFDocument from "pdfkit";
import { escapeText } from "../../base/markup/escape.js";
import type { ThemeName } from "../../base/theme/theme.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";
import { missingCharacters } from "../../drawing/layout/missing-characters.js";
import { groundOf, paintBoards, paintSheet } from "../../drawing/paint/paint-boards.js";
import { placeCanvas } from "../../drawing/paint/place-canvas.js";
import { titleOf } from "../../drawing/svg/paint-svg.js";
import { embedPictures } from "./embed-pictures.js";
import type { PaintRoom } from "./paint-room.js";
import { PdfFonts } from "./pdf-fonts.js";
import { PdfLinks } from "./pdf-links.js";
import { pdfPictures } from "./pdf-pictures.js";
import { PdfShapes } from "./pdf-shapes.js";

/** Settings of a PDF; lengths in px. */
export interface PdfOptions {
  theme: ThemeName;
  /** Padding around each board. */
  padding: number;
  /** Width of all pages; by default, that of each board with its padding. */
  width?: number;
  /** What its pictures may take, if it shares that with other files. */
  room?: { left?: PaintRoom };
}

/** A PDF file. */
interface PaintedPdf {
  data: Uint8Array;
  /** Characters that no font has, each once; the pages show boxes instead. */
  missing: string;
}

/** Points of 1/72 inch per px of 1/96 inch. */
const pointsInPx = 72 / 96;
/** Maximum length of a page in points that all viewers support. */
const longestPage = 14_400;

/** Paints all boards, each centered on its page, and scaled down if the page is narrower, but never up. */
export async function paintPdf(
  boards: readonly CanvasFrame[],
  options: PdfOptions,
): Promise<PaintedPdf> {
  const { default: Document } = await import("pdfkit");
  const rasters = await pdfPictures(boards, options.room);
  const epoch = new Date(0);
  const title = titleOf({ boards: boards.flatMap((page) => page.boards) });
  const doc = new Document({
    autoFirstPage: false,
    // Only our fonts; otherwise, the default font would be embedded too.
    font: "",
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: title, Creator: "wf", Producer: "wf", CreationDate: epoch, ModDate: epoch },
  });
  escapeMetadata(doc);
  const written = bytesOf(doc);
  const links = new PdfLinks(boards);
  const pictures = await embedPictures(doc, rasters);
  const shapes = new PdfShapes(doc, links, new PdfFonts(doc, boards), pictures);
  for (const [at, board] of boards.entries()) {
    addPage(doc, board, shapes, options);
    paintBoards(board, options.theme, shapes);
    const name = links.nameOf(at);
    if (name !== undefined) doc.addNamedDestination(name, "Fit");
    if (boards.length > 1) doc.outline.addItem(board.boards[0]!.board.title || `Page ${at + 1}`);
  }
  if (boards.length === 0) doc.addPage({ size: [pointsInPx, pointsInPx], margin: 0 });
  doc.end();
  const missing = [...new Set(boards.flatMap((board) => [...missingCharacters(board)]))].join("");
  return { data: withContentId(await written), missing };
}

type Doc = InstanceType<typeof PDFDocument>;

/**
 * Escapes the title in the XML metadata, which pdfkit does not do. The title has already been written as a PDF string
 * by then.
 */
function escapeMetadata(doc: Doc): void {
  const { endMetadata } = doc as unknown as { endMetadata(): void };
  Object.assign(doc, {
    endMetadata(): void {
      const { info } = doc;
      if (info.Title) info.Title = escapeText(info.Title);
      endMetadata.call(doc);
    },
  });
}

/** A page as large as the board with its padding; from here on, lengths are px on the board's canvas. */
function addPage(
  doc: Doc,
  board: CanvasFrame,
  shapes: PdfShapes,
  { theme, padding, width }: PdfOptions,
): void {
  const place = placeCanvas(board, { padding, width: width ?? board.width + 2 * padding });
  const { width: pageWidth, height: pageHeight, left, top, scale } = place;
  const points = Math.min(pointsInPx, longestPage / Math.max(pageWidth, pageHeight));
  doc.addPage({ size: [pageWidth * points, pageHeight * points], margin: 0 });
  doc.scale(points);
  doc.rect(0, 0, pageWidth, pageHeight).fill(groundOf(board, theme).color);
  paintSheet(board, theme, { width: pageWidth, height: pageHeight }, shapes);
  doc.translate(left, top);
  doc.scale(scale);
}

async function bytesOf(doc: Doc): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Replaces the file id, which pdfkit derives from the title, with one derived from the content. */
function withContentId(file: Buffer): Uint8Array {
  const id = createHash("sha256").update(file).digest("hex").slice(0, 32);
  const trailer = file.lastIndexOf("/ID [<");
  const end = file.indexOf("]", trailer);
  const written = `/ID [<${id}> <${id}>`;
  if (trailer < 0 || end - trailer !== written.length) throw new Error("the PDF has no file id");
  file.write(written, trailer, "latin1");
  return file;
}
