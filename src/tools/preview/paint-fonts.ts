/** Reads the fonts for painting pictures: those of the settings, and those of the system. */
import { statSync } from "node:fs";
import { largestFont } from "../../base/fonts/given/largest-font.js";
import { readFonts } from "../../base/fonts/given/read-fonts.js";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { readRegular } from "../../workspace/files/read-regular.js";
import type { FontPath } from "../../workspace/files/watched-set.js";
import { SystemFonts } from "../../workspace/system-fonts/system-fonts.js";

/** The fonts that were read last. */
let last: { key: string; fonts: GivenFonts } | undefined;

/** The fonts in some files, read again when these have changed. */
export function givenFonts(files: readonly FontPath[]): GivenFonts {
  const key = JSON.stringify(files.map((file) => [file, statSync(file.path).mtimeMs]));
  if (last?.key !== key) {
    const read = readFonts(
      files.map(({ path, ...face }) => ({
        ...face,
        data: readRegular(path, undefined, largestFont),
      })),
    );
    last = { key, fonts: read.fonts };
  }
  return last.fonts;
}

let machine: SystemFonts | undefined;

/** The fonts of the system. */
export function machineFonts(): SystemFonts {
  machine ??= new SystemFonts({ platform: process.platform, env: process.env });
  return machine;
}
