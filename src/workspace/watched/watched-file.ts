/** Combines a file with its settings and those of the run into a member of a watched set. */
import type { LookName } from "../../base/theme/look.js";
import type { TokenFile } from "../files/token-file.js";
import type { WatchedFile } from "../files/watched-set.js";
import { designOf } from "./design-of.js";
import type { FolderSettings } from "./settings-of-folders.js";

/** The design tokens and the look on the command line. */
export interface NamedDesign {
  tokenFile?: TokenFile | undefined;
  look?: LookName | undefined;
}

/** The file with its settings. */
export function watchedFile(
  file: Pick<WatchedFile, "path" | "absolute">,
  { limits, severity, tokens, fonts, embedsPictures }: Partial<FolderSettings> = {},
  { tokenFile, look }: NamedDesign,
): WatchedFile {
  const given = { tokenFile, tokens, options: { look } };
  const design = { read: () => designOf(given), file: tokenFile?.absolute };
  return {
    ...file,
    ...(limits && { limits }),
    ...(severity && { severity }),
    ...((tokenFile || tokens || look) && { design }),
    ...(fonts && { fonts }),
    ...(embedsPictures && { embedsPictures }),
  };
}
