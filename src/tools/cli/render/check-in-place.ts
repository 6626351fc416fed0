/** Refuses `--in-place` without a Markdown file that can hold the links, or without pictures to link to. */
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import { UsageError } from "../../../workspace/usage-error.js";
import type { RenderOptions } from "../pictures/format.js";

/** Throws a UsageError that names the file that is not Markdown, or the place that the pictures go to instead. */
export function checkInPlace(
  files: readonly FoundFile[],
  { inPlace, output }: Pick<RenderOptions, "inPlace" | "output">,
): void {
  if (!inPlace) return;
  if (files.some(({ absolute }) => absolute === undefined)) {
    throw new UsageError("--in-place cannot change standard input; name a Markdown file");
  }
  const wireframe = files.find(({ path }) => !isMarkdownName(path));
  if (wireframe !== undefined) {
    throw new UsageError(
      `--in-place works only on Markdown files, and ${wireframe.path} is a wireframe`,
    );
  }
  if (output === "-") throw new UsageError("--in-place links to files; leave out --output -");
}
