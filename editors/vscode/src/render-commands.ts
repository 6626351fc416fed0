/** Turns the record of formats into commands. */
import { fileFormats, formats } from "../../../src/output/formats/format-list.js";
import type { RenderCommand } from "./contributions.js";

/** One for each format; the build puts them into the extension, which would hold all painters otherwise. */
export const renderCommands: readonly RenderCommand[] = fileFormats.map((format) => ({
  command: `wf.render.${format}`,
  title: `Render to ${formats[format].title}`,
  format,
  ending: formats[format].ending,
}));
