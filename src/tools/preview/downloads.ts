/** Lists the downloads of a picture: each format, plus prototypes for formats that have them. */
import { type FormatName, fileFormats, formats } from "../../output/formats/format-list.js";
import type { DownloadView } from "./protocol.js";

/** A download with its format. */
export interface Download extends DownloadView {
  format: FormatName;
  prototype: boolean;
}

/** Offered resolutions, in pixels per px. */
const offeredScales: readonly number[] = [1, 2];

/** All downloads, in the order of the menu. */
export function listDownloads(): Download[] {
  return fileFormats.flatMap((format) => {
    const { title, ending, isSlow, takes } = formats[format];
    const whole: Download = {
      key: format,
      name: title,
      ending: `.${ending}`,
      isSlow,
      scales: takes.includes("scale") ? offeredScales : [1],
      format,
      prototype: false,
    };
    if (!takes.includes("prototype")) return [whole];
    const prototype: Download = {
      ...whole,
      key: `${format}-prototype`,
      name: `${title} prototype`,
      ending: `-prototype${whole.ending}`,
      prototype: true,
    };
    return [whole, prototype];
  });
}
