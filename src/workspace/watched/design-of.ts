/** Turns what was planned for a file into the design tokens that it is drawn with. */
import type { LookName } from "../../base/theme/look.js";
import type { PlannedFile } from "../../tools/cli/pictures/plan-pictures.js";
import type { GivenDesign } from "../files/watched-set.js";

type Designed = Pick<PlannedFile, "tokenFile" | "tokens"> & {
  options: { look: LookName | undefined };
};

/** The tokens as they are now, and the look. */
export function designOf({ tokenFile, tokens, options: { look } }: Designed): GivenDesign {
  return {
    ...(tokenFile && { tokens: tokenFile.read() }),
    ...(tokens && { defaultTokens: tokens }),
    ...(look && { look }),
  };
}

/** The files whose change is a change of the picture. */
export function filesOfDesign({ tokenFile }: Pick<Designed, "tokenFile">): string[] {
  return tokenFile ? [tokenFile.absolute] : [];
}
