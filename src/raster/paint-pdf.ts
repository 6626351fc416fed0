/** Turns boards into a PDF with one page for each: vectors, text that can be selected, links, equal bytes each time. */
import { createHash } from "node:crypto";
import type PDFDocument from "pdfkit";
import { boardTitleHeight } from "../box/canvas.js";
import type { Frame } from "../layout/frame.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";
import { paintFrames } from "../layout/paint-order.js";
import { titleOf } from "../svg/paint-svg.js";
import { type ThemeName, themeNamed } from "../theme/theme.js";
import { missingGlyphs } from "./missing-glyphs.js";
import { PdfLinks } from "./pdf-links.js";
import { PdfPainter } from "./pdf-painter.js";

/** Settings of a PDF; lengths in px. */
export interface PdfOptions {
  theme: ThemeName;
  /** Room around each board. */
  padding: number;
  /** Width of all pages; that of each board with its padding unless given. */
  width?: number;
}

/** A PDF file. */
interface PaintedPdf {
  data: Uint8Array;
  /** Characters that our fonts lack, each once; the pages leave them blank. */
  missing: string;
}

/** Points of 1/72 inch in a px of 1/96 inch. */
const pointsInPx = 72 / 96;
/** Points that a page may be long in any viewer. */
const longestPage = 14_400;

/** Paints all boards, each centered on its page and scaled down, never up, to its width. */
export async function paintPdf(
  boards: readonly CanvasFrame[],
  options: PdfOptions,
): Promise<PaintedPdf> {
  const { default: Document } = await import("pdfkit");
  const epoch = new Date(0);
  const title = titleOf({ boards: boards.flatMap((page) => page.boards) });
  const doc = new Document({
    autoFirstPage: false,
    // Only our fonts: otherwise, the default font would be embedded too.
    font: "",
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: title, Creator: "wf", Producer: "wf", CreationDate: epoch, ModDate: epoch },
  });
  const written = bytesOf(doc);
  const links = new PdfLinks(boards);
  const painter = new PdfPainter(doc, links);
  for (const [at, board] of boards.entries()) {
    addPage(doc, board, options);
    paintBoard(doc, board, painter, options.theme);
    const name = links.nameOf(at);
    if (name !== undefined) doc.addNamedDestination(name, "Fit");
    if (boards.length > 1) doc.outline.addItem(board.boards[0]!.board.title || `Page ${at + 1}`);
  }
  if (boards.length === 0) doc.addPage({ size: [pointsInPx, pointsInPx], margin: 0 });
  doc.end();
  const missing = missingGlyphs(boards.flatMap(textsIn));
  return { data: withContentId(await written), missing };
}

function textsIn(canvas: CanvasFrame): string[] {
  const texts: string[] = [];
  const visit = ({ lines = [], children }: Frame): void => {
    for (const { text } of lines) texts.push(text);
    for (const child of children) visit(child);
  };
  for (const { frame, title, asides } of canvas.boards) {
    for (const each of [title, frame, ...asides.map((aside) => aside.frame)]) {
      if (each !== undefined) visit(each);
    }
  }
  return texts;
}

type Doc = InstanceType<typeof PDFDocument>;

/** A page as large as the board, with the ground around it; from then on lengths are px on the board's canvas. */
function addPage(doc: Doc, board: CanvasFrame, { theme, padding, width }: PdfOptions): void {
  const pageWidth = width ?? board.width + 2 * padding;
  const room = pageWidth - 2 * padding;
  const scale = board.width > room ? room / board.width : 1;
  const pageHeight = Math.max(1, Math.ceil(board.height * scale + 2 * padding));
  const points = Math.min(pointsInPx, longestPage / Math.max(pageWidth, pageHeight));
  doc.addPage({ size: [pageWidth * points, pageHeight * points], margin: 0 });
  doc.scale(points);
  doc.rect(0, 0, pageWidth, pageHeight).fill(themeNamed(theme).colors.canvas);
  const left = padding + Math.floor((room - board.width * scale) / 2);
  doc.translate(left - board.x * scale, padding - board.y * scale);
  doc.scale(scale);
}

function paintBoard(doc: Doc, canvas: CanvasFrame, painter: PdfPainter, theme: ThemeName): void {
  const place = (frame: Frame, x: number, y: number): void => {
    doc.save().translate(x, y);
    paintFrames(frame, theme, painter);
    doc.restore();
  };
  for (const { x, y, frame, title, asides } of canvas.boards) {
    if (title !== undefined) place(title, x, y - boardTitleHeight);
    place(frame, x, y);
    for (const aside of asides) place(aside.frame, aside.x, aside.y);
  }
}

async function bytesOf(doc: Doc): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** The file with an id made from its content, in place of one made from its title. */
function withContentId(file: Buffer): Uint8Array {
  const id = createHash("sha256").update(file).digest("hex").slice(0, 32);
  const trailer = file.lastIndexOf("/ID [<");
  const end = file.indexOf("]", trailer);
  const written = `/ID [<${id}> <${id}>`;
  if (trailer < 0 || end - trailer !== written.length) throw new Error("the PDF has no file id");
  file.write(written, trailer, "latin1");
  return file;
}
