/** Draws a file: a wireframe, or the code fences of a Markdown file. */
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { Io } from "../../../workspace/io.js";
import type { PlannedFile, Targets } from "../pictures/plan-pictures.js";
import type { PageLinks } from "./page-links.js";
import { type RenderedFile, renderFile } from "./render-file.js";

/** Draws a file according to its kind; throws a UsageError if it cannot be read or painted. */
export async function renderSource(
  planned: PlannedFile,
  targets: Targets,
  io: Io,
  links: PageLinks,
): Promise<RenderedFile> {
  planned.run?.size.beginFile();
  if (!isMarkdownName(planned.file.path)) return await renderFile(planned, targets, io, links);
  const { renderMarkdown } = await import("./render-markdown.js");
  return await renderMarkdown(planned, targets, io, links);
}
