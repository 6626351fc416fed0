/** Turns a text into a file in any format, just as `wf render` writes it. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { joinFonts } from "../../base/fonts/join-fonts.js";
import { readPictures } from "../../base/images/read-pictures.js";
import type { LookName } from "../../base/theme/look.js";
import type { ThemeChoice, ThemeName } from "../../base/theme/theme.js";
import { documentOf } from "../../document-of.js";
import { defaultPadding } from "../../drawing/paint/place-canvas.js";
import type { Limits } from "../../model/cost/limits.js";
import { documentDrawable } from "../../output/formats/document-drawable.js";
import { type FormatName, formats } from "../../output/formats/format-list.js";

import type { GivenDesign, OwnDrawing, WatchedFonts } from "../../workspace/files/watched-set.js";

/** What is drawn; plain values that cross threads. */
export interface PaintTask {
  text: string;
  /** Texts of the files that it imports, by their paths from its folder. */
  files?: Readonly<Record<string, string>>;
  format: FormatName;
  prototype: boolean;
  theme: ThemeName;
  /** The look of all pages; what they and their tokens say unless it is given. */
  look?: LookName | undefined;
  /** px of pages without a width of their own. */
  pageWidth: number | undefined;
  /** Pixels for each px, where the format has any. */
  scale: number;
  /** The default limits for those that are not here. */
  limits?: Partial<Limits>;
  /** The tokens that it is given besides its own. */
  design?: GivenDesign;
  /** The fonts that are set for it; fonts of the machine are used where nothing is. */
  fonts?: Pick<WatchedFonts, "files" | "system">;
  /** The bytes of the pictures that it shows, by the addresses that it writes. */
  pictures?: Readonly<Record<string, Uint8Array>>;
  /** Whether SVG and HTML contain them; false. */
  embedsPictures?: boolean;
  /** How it is drawn, where it says so itself. */
  own?: OwnDrawing;
}

/** A file with the characters that it shows boxes for, or what keeps it from being painted. */
export type Painted = { data: string | Uint8Array; missing: string } | { problem: string };

/** What a fence asks for, as far as the format can have it. */
function themeOf({ own, format, theme }: PaintTask): { theme: ThemeChoice } {
  const asked = own?.theme ?? theme;
  return { theme: asked === "auto" && !formats[format].followsReader ? theme : asked };
}

/** Draws a text. */
export async function paintPicture(task: PaintTask): Promise<Painted> {
  const { text, files, format, pageWidth, limits = {}, look, fonts: set } = task;
  const design = { ...task.design, ...(look && { look }) };
  // Most wireframes need none, and what reads them is large.
  const reader = () => import("./paint-fonts.js");
  const hasFonts = set !== undefined && set.files.length > 0;
  const given = hasFonts ? (await reader()).givenFonts(set.files) : undefined;
  const own = task.own?.drawing ?? {};
  const read = documentOf(text, { limits, ...own, ...design, ...(files && { files }) });
  const { padding = defaultPadding } = own;
  const pictures = readPictures(task.pictures);
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
    // By its name: what is bundled twice has a class of its own each time.
    if (error instanceof Error && error.name === "RasterError") return { problem: error.message };
    throw error;
  }
}
