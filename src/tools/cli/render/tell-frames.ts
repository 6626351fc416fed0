/** Reports that `--frame` has no effect because no page has a device with a frame. */
import { printable } from "../../../base/text/display-width.js";
import type { DocumentNode } from "../../../language/ast/node.js";
import { vocabulary } from "../../../model/components/registry.generated.js";
import { pagesOf } from "../../../model/define/pages-of.js";
import { readElement } from "../../../model/define/read-element.js";
import type { Io } from "../../../workspace/io.js";
import type { PlannedFile } from "../pictures/plan-pictures.js";

/**
 * Writes one line if `--frame` changes nothing. Settings may ask for frames without effect, since they apply to all
 * files.
 */
export async function tellFrames(
  document: DocumentNode,
  { asksFrames, options }: Pick<PlannedFile, "asksFrames" | "options">,
  name: string,
  io: Io,
): Promise<void> {
  if (!asksFrames || options.quiet || options.device !== undefined) return;
  const { root } = vocabulary;
  const isFramed = pagesOf(document, vocabulary).some(
    (page) =>
      page.attributes?.frame !== undefined || root.board?.(readElement(page, root, {})).surround,
  );
  if (isFramed) return;
  await io.stderr.write(
    `wf: ${printable(name)}: --frame draws no frame, since no page has a device; add --device iphone14, or write frame after page\n`,
  );
}
