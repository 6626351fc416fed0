/** Combines drawing options of the settings and the command line for inspecting a source. */
import type { InspectSourceOptions } from "../../authoring/inspect/inspect-source.js";
import type { GivenTokens } from "../../base/theme/given-tokens.js";
import type { LookName } from "../../base/theme/look.js";
import type { Io } from "../io.js";
import type { Settings } from "./settings.js";

/** The file, and the design options on the command line. */
export interface GivenGeometry {
  /** Absolute path of the wireframe; without it, its pictures are not read. */
  main?: string | undefined;
  tokens?: GivenTokens | undefined;
  look?: LookName | undefined;
}

/** The design, fonts, pictures and limits with which a file is drawn. */
export async function geometryOf(
  settings: Settings | undefined,
  { main, tokens, look }: GivenGeometry,
  io: Io,
): Promise<InspectSourceOptions> {
  const { limits = {}, fonts: written = [], tokens: defaultTokens } = settings ?? {};
  const options: InspectSourceOptions = {
    limits,
    ...(tokens && { tokens }),
    ...(defaultTokens && { defaultTokens }),
    ...(look && { look }),
  };
  if (main !== undefined) {
    const { projectPictures } = await import("../files/project-pictures.js");
    options.pictures = projectPictures(main);
  }
  if (!settings || written.length === 0) return options;
  const { readFontsSetting } = await import("../options/fonts-setting.js");
  const { loadFonts } = await import("../files/load-fonts.js");
  const wanted = readFontsSetting(written, settings.folder, io.cwd);
  return { ...options, fonts: await loadFonts(wanted, io) };
}
