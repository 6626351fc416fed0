/** Derives the render commands from the table of formats. */
import { fileFormats, formats } from "../../../src/output/formats/format-list.js";
import type { RenderCommand } from "./contributions.js";

/** One command per format. The build injects them, because importing the formats would bundle all painters. */
export const renderCommands: readonly RenderCommand[] = fileFormats.map((format) => ({
  command: `wf.render.${format}`,
  title: `Render to ${formats[format].title}`,
  format,
  ending: formats[format].ending,
}));
