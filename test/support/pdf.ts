/** Reads PDF files in tests: text, links and outline by page, and pictures of the pages. */
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Pixels } from "./pixels.js";

/** A page, as a PDF reader sees it. */
export interface PdfPage {
  /** In points. */
  width: number;
  height: number;
  /** The runs of text in the order of the file. */
  texts: string[];
  /** The targets of links: a page number from 0, or an address. */
  links: (number | string)[];
}

/** A file, as a PDF reader sees it. */
export interface PdfFile {
  info: Record<string, unknown>;
  outline: string[];
  pages: PdfPage[];
}

/** Reads a whole file. */
export async function readPdf(data: Uint8Array): Promise<PdfFile> {
  const file = await open(data);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str] : []));
    const links: (number | string)[] = [];
    for (const { url, dest } of await page.getAnnotations()) {
      const target = typeof dest === "string" ? await file.getDestination(dest) : undefined;
      links.push(target ? await file.getPageIndex(target[0]) : url);
    }
    pages.push({ width, height, texts, links });
  }
  const { info } = await file.getMetadata();
  const outline = ((await file.getOutline()) ?? []).map(({ title }) => title);
  await file.destroy();
  return { info: info as Record<string, unknown>, outline, pages };
}

/** The number of raster images on each page. */
export async function countImages(data: Uint8Array): Promise<number[]> {
  const file = await open(data);
  const counts: number[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { fnArray } = await (await file.getPage(number)).getOperatorList();
    counts.push(fnArray.filter((code) => code === OPS.paintImageXObject).length);
  }
  await file.destroy();
  return counts;
}

/** Pictures of all pages, one pixel per px. */
export async function photographPdf(data: Uint8Array): Promise<Pixels[]> {
  const file = await open(data);
  const pictures: Pixels[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: 96 / 72 });
    const { canvas, context } = (file.canvasFactory as CanvasFactory).create(
      Math.round(viewport.width),
      Math.round(viewport.height),
    );
    await page.render({ canvasContext: context, canvas, viewport }).promise;
    const { width, height } = canvas;
    pictures.push({ width, height, data: context.getImageData(0, 0, width, height).data });
  }
  await file.destroy();
  return pictures;
}

interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

function open(data: Uint8Array) {
  // The reader takes ownership of the bytes that it is given.
  return getDocument({ data: Uint8Array.from(data), verbosity: 0 }).promise;
}
