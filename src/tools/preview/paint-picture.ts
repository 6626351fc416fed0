/** Draws a text as a file of any format, exactly as `wf render` writes it. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { joinFonts } from "../../base/fonts/join-fonts.js";
import type { Pictures } from "../../base/images/picture.js";
import { readPictures } from "../../base/images/read-pictures.js";
import type { LookName } from "../../base/theme/look.js";
import type { ThemeChoice, ThemeName } from "../../base/theme/theme.js";
import { documentOf } from "../../document-of.js";
import { defaultPadding } from "../../drawing/paint/place-canvas.js";
import type { Limits } from "../../model/cost/limits.js";
import { documentDrawable } from "../../output/formats/document-drawable.js";
import { type FormatName, formats } from "../../output/formats/format-list.js";

import type { GivenDesign, OwnDrawing, WatchedFonts } from "../../workspace/files/watched-set.js";

/** What to draw; plain values that can be sent to threads. */
export interface PaintTask {
  text: string;
  /** Texts that it imports, by their paths relative to its folder. */
  files?: Readonly<Record<string, string>>;
  format: FormatName;
  prototype: boolean;
  theme: ThemeName;
  /** The look of all pages; defaults to what they and their tokens say. */
  look?: LookName | undefined;
  /** Width in px of pages without a width of their own. */
  pageWidth: number | undefined;
  /** Resolution in pixels per px, for formats with pixels. */
  scale: number;
  /** Limits; missing ones have their defaults. */
  limits?: Partial<Limits>;
  /** Design tokens besides its own. */
  design?: GivenDesign;
  /** The fonts set for it; if there are none, system fonts are used. */
  fonts?: Pick<WatchedFonts, "files" | "system">;
  /** Whether SVG and HTML embed them; defaults to false. */
  embedsPictures?: boolean;
  /** The drawing options in the source itself. */
  own?: OwnDrawing;
}

/** A file with the characters that it shows as boxes, or the reason why it cannot be painted. */
export type Painted = { data: string | Uint8Array; missing: string } | { problem: string };

/** The theme that a fence asks for, if the format supports it. */
function themeOf({ own, format, theme }: PaintTask): { theme: ThemeChoice } {
  const asked = own?.theme ?? theme;
  return { theme: asked === "auto" && !formats[format].followsReader ? theme : asked };
}

/** Draws a text with the pictures around it; defaults to none. */
export async function paintPicture(
  task: PaintTask,
  pictures: Pictures = readPictures(),
): Promise<Painted> {
  const { text, files, format, pageWidth, limits = {}, look, fonts: set } = task;
  const design = { ...task.design, ...(look && { look }) };
  // Loaded on demand: most wireframes need none, and the code that reads them is large.
  const reader = () => import("./paint-fonts.js");
  const hasFonts = set !== undefined && set.files.length > 0;
  const given = hasFonts ? (await reader()).givenFonts(set.files) : undefined;
  const own = task.own?.drawing ?? {};
  const read = documentOf(text, { limits, ...own, ...design, ...(files && { files }) });
  const { padding = defaultPadding } = own;
  const width = pageWidth === undefined ? own.width : pageWidth + 2 * padding;
  const drawableWith = (fonts: GivenFonts | undefined) =>
    documentDrawable(read, {
      limits,
      fonts,
      pictures,
      embedsPictures: task.embedsPictures ?? false,
      ...own,
      ...design,
      padding,
      ...(width !== undefined && { width, htmlWidth: pageWidth ?? width }),
    });
  let drawable = drawableWith(given);
  const lacking = formats[format].isPainted ? drawable.lacking() : { clusters: [], languages: [] };
  if (lacking.clusters.length > 0 && set?.system !== "ignore") {
    const found = await (await reader()).machineFonts().find(lacking.clusters, lacking.languages);
    if (found.fonts && set?.system === "refuse") {
      const families = found.used.map(({ family }) => family).join(", ");
      return { problem: `it needs ${families} from this machine, which the settings refuse` };
    }
    if (found.fonts) drawable = drawableWith(joinFonts([...(given ? [given] : []), found.fonts]));
  }
  try {
    const { content, missing = "" } = await formats[format].draw(drawable, {
      ...task,
      ...themeOf(task),
      padding,
      width,
    });
    return { data: content, missing };
  } catch (error) {
    // Compared by name, because each bundle has its own copy of the class.
    if (error instanceof Error && error.name === "RasterError") return { problem: error.message };
    throw error;
  }
}
