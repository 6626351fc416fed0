/** Turns what a call and the settings say about the design of a file into the tokens that it is drawn with. */
import type { GivenTokens } from "../../base/theme/given-tokens.js";
import type { LookName } from "../../base/theme/look.js";
import type { TokenFile } from "../files/token-file.js";
import type { GivenDesign } from "../files/watched-set.js";

/** What a call and the settings say about the design of a file. */
interface Designed {
  tokenFile?: TokenFile | undefined;
  tokens?: GivenTokens | undefined;
  options: { look: LookName | undefined };
}

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
