/** Says on standard error which pictures were written; standard output is for pictures. */
import { amount } from "../../report/summary.js";
import { printable } from "../../text/display-width.js";
import type { Io } from "../io.js";
import type { PlannedFile } from "./plan-pictures.js";
import type { DrawnPicture } from "./render-file.js";

/** One line for each picture that became a file: `wrote login.svg (480 × 640)`. */
export async function tellWritten(pictures: readonly DrawnPicture[], { stderr }: Io) {
  for (const { target, size } of pictures) {
    if (target === undefined) continue;
    await stderr.write(`wrote ${printable(target)}${size === undefined ? "" : ` (${size})`}\n`);
  }
}

/** One line for all: `wrote 18 pictures below out`. */
export async function tellSum(count: number, planned: readonly PlannedFile[], { stderr }: Io) {
  const folders = new Set(planned.map(({ options }) => options.outDir));
  const [folder] = folders;
  const place = folder === undefined || folders.size > 1 ? "" : ` below ${printable(folder)}`;
  await stderr.write(`wrote ${amount(count, "picture")}${place}\n`);
}
