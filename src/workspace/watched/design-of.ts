/** Combines the design settings of a run and of a file into the tokens that the file is drawn with. */
import type { GivenTokens } from "../../base/theme/given-tokens.js";
import type { LookName } from "../../base/theme/look.js";
import type { TokenFile } from "../files/token-file.js";
import type { GivenDesign } from "../files/watched-set.js";

/** The design settings of a run and of a file. */
interface Designed {
  tokenFile?: TokenFile | undefined;
  tokens?: GivenTokens | undefined;
  options: { look: LookName | undefined };
}

/** The current tokens, and the look. */
export function designOf({ tokenFile, tokens, options: { look } }: Designed): GivenDesign {
  return {
    ...(tokenFile && { tokens: tokenFile.read() }),
    ...(tokens && { defaultTokens: tokens }),
    ...(look && { look }),
  };
}

/** The files whose changes change the picture. */
export function filesOfDesign({ tokenFile }: Pick<Designed, "tokenFile">): string[] {
  return tokenFile ? [tokenFile.absolute] : [];
}
