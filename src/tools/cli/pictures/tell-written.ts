/** Reports written pictures on standard error, because standard output is for pictures. */

import { printable } from "../../../base/text/display-width.js";
import { amount } from "../../../base/text/phrases.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { Io } from "../../../workspace/io.js";
import type { DrawnPicture } from "./draw-parts.js";
import type { PlannedFile } from "./plan-pictures.js";

/** Writes one line for each written file: `wrote login.svg (480 × 640)`. */
export async function tellWritten(pictures: readonly DrawnPicture[], { stderr }: Io) {
  for (const { target, size } of pictures) {
    if (target === undefined) continue;
    await stderr.write(`wrote ${printable(target)}${size === undefined ? "" : ` (${size})`}\n`);
  }
}

/** The files that a call has written: pictures, and Markdown files with links to them. */
export interface Written {
  pictures: number;
  links: number;
}

/** One line for all: `wrote 18 pictures to out`. */
export async function tellSum(
  { pictures, links }: Written,
  planned: readonly PlannedFile[],
  { stderr }: Io,
) {
  const folders = new Set(
    planned.map(({ options, isBeside }) => (isBeside ? undefined : options.outDir)),
  );
  const [folder] = folders;
  const place = folder === undefined || folders.size > 1 ? "" : ` to ${printable(folder)}`;
  const rest = links === 0 ? "" : ` and updated links in ${amount(links, "file")}`;
  await stderr.write(`wrote ${amount(pictures, "picture")}${place}${rest}\n`);
}

/** Reports files without anything to draw: wireframes with only definitions, and Markdown files. */
export async function tellNone(planned: readonly PlannedFile[], { stderr }: Io) {
  const defining = planned.filter(({ file }) => !isMarkdownName(file.path));
  if (defining.length > 0) {
    const [place, have] =
      defining.length === 1
        ? [printable(defining[0]!.file.path), "has"]
        : [`${defining.length} files`, "have"];
    await stderr.write(`${place} ${have} definitions for other files, and nothing to draw\n`);
    return;
  }
  const [first, ...others] = planned;
  if (first === undefined) return;
  const place = others.length === 0 ? first.file.path : `${planned.length} Markdown files`;
  await stderr.write(`no wireframes in ${printable(place)}; to draw a fence, tag it wf\n`);
}
