/** Draws icons with their names as a picture in any format. */

import { defaultTheme, type ThemeChoice } from "../../../base/theme/theme.js";
import { PICTURE } from "../../../base/theme/tokens.js";
import { Composition } from "../../../composition.js";
import { emptyDocument } from "../../../document-of.js";
import type { Box, Canvas } from "../../../model/box/box.js";
import { column, grid, icon, text } from "../../../model/box/build.js";
import type { Drawable, Drawing } from "../../../output/formats/format.js";
import { type FormatName, formats } from "../../../output/formats/format-list.js";
import type { PictureFont } from "../../../output/raster/picture-font.js";

/** The size of a cell in px, and the number of columns. */
const cell = { width: 128, height: 92 };
const mostColumns = 8;
const { padding } = PICTURE;

/** Draws the sheet; throws a RasterError if it cannot be painted. */
export async function drawSheet(
  names: readonly string[],
  title: string,
  format: FormatName,
): Promise<Drawing> {
  const columns = Math.min(Math.max(names.length, 2), mostColumns);
  const width = columns * cell.width;
  const canvas: Canvas = { boards: [{ title, width, box: sheetBox(names, title, columns) }] };
  // The sheet sets its own width, and the limits guard against large documents of users, not against our icons.
  const options = { padding, limits: { output: Number.POSITIVE_INFINITY } };
  const composition = new Composition({ document: emptyDocument }, options, () => canvas);
  const picture = (theme: ThemeChoice, { handCss: _, ...font }: PictureFont = {}) => ({
    ...composition.svg({ ...font, theme }),
    diagnostics: [],
  });
  const drawable: Drawable = {
    svg: picture,
    paintedSize: () => composition.placement,
    painted: (theme) => ({ ...picture(theme), missing: "" }),
    html: ({ theme, fullDocument }) => ({
      ...composition.html({ theme, fullDocument }),
      diagnostics: [],
    }),
    boards: () => ({ boards: composition.boards(), diagnostics: [] }),
  };
  return await formats[format].draw(drawable, {
    theme: defaultTheme,
    padding,
    scale: 1,
    prototype: false,
  });
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
