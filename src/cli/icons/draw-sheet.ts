/** Draws icons with their names as a picture in any format. */
import type { Box, Canvas } from "../../box/box.js";
import { column, grid, icon, text } from "../../box/build.js";
import { serializeHtml } from "../../html/serialize-html.js";
import { layoutCanvas } from "../../layout/layout-canvas.js";
import { paintSvg } from "../../svg/paint-svg.js";
import { defaultTheme } from "../../theme/theme.js";

/** What a sheet may be drawn as. */
export const sheetFormats = ["svg", "html", "png", "pdf"] as const;

/** A format of a sheet. */
export type SheetFormat = (typeof sheetFormats)[number];

/** A sheet with its size for people; HTML takes that of its window. */
export interface DrawnSheet {
  content: string | Uint8Array;
  size: string | undefined;
}

/** px of a cell, and how many stand side by side. */
const cell = { width: 128, height: 92 };
const mostColumns = 8;
const padding = 24;

/** Draws the sheet; throws a RasterError where a PNG cannot be painted. */
export async function drawSheet(
  names: readonly string[],
  title: string,
  format: SheetFormat,
): Promise<DrawnSheet> {
  const columns = Math.min(Math.max(names.length, 2), mostColumns);
  const width = columns * cell.width;
  const canvas: Canvas = { boards: [{ title, width, box: sheetBox(names, title, columns) }] };
  const theme = defaultTheme;
  if (format === "html") {
    const { html } = serializeHtml(canvas, { theme, fullDocument: true });
    return { content: html, size: undefined };
  }
  const frames = layoutCanvas(canvas, { width });
  if (format === "pdf") {
    const { paintPdf } = await import("../../raster/paint-pdf.js");
    return { content: (await paintPdf([frames], { theme, padding })).data, size: "1 page" };
  }
  const picture = paintSvg(frames, { theme, padding });
  if (format === "png") {
    const { paintPng } = await import("../../raster/paint-png.js");
    const { data, ...painted } = await paintPng(picture, 1);
    return { content: data, size: `${painted.width} × ${painted.height}` };
  }
  return { content: `${picture.svg}\n`, size: `${picture.width} × ${picture.height}` };
}

function sheetBox(names: readonly string[], title: string, columns: number): Box {
  const head = text(title, { size: 18, weight: 600 }, { tag: "h1" });
  const track = { kind: "flexible", value: 1 } as const;
  const cells = grid({ columns: Array.from({ length: columns }, () => track) }, names.map(cellBox));
  const around = { top: 24, right: 0, bottom: 24, left: 0 };
  return column(
    { gap: 16, padding: around },
    [column({ padding: { left: 24, right: 24 } }, [head]), cells],
    { paint: { background: { token: "paper" } }, tag: "main" },
  );
}

function cellBox(name: string): Box {
  return column(
    {
      gap: 10,
      align: "center",
      minHeight: cell.height,
      padding: { top: 16, right: 6, bottom: 8, left: 6 },
    },
    [
      icon(name, 24, { token: "ink" }),
      text(name, { size: 12, align: "center", color: { token: "inkMuted" }, lineHeight: 1.25 }),
    ],
  );
}
