/** Joins the design tokens that were given in several places into those that a picture is drawn with. */
import type { TokenValues } from "./design-tokens.js";
import { readTokenFile, type TokenFile } from "./read-token-file.js";

/** Values of design tokens by name, or the parsed JSON of a token file. */
export type GivenTokens = Readonly<Record<string, unknown>>;

const read = new WeakMap<GivenTokens, TokenFile>();

/** What is in given tokens; each object is read once. */
export function givenTokens(given: GivenTokens): TokenFile {
  let file = read.get(given);
  if (!file) {
    file = readTokenFile(given);
    if (typeof given === "object" && given !== null) read.set(given, file);
  }
  return file;
}

/** The tokens that a document is drawn with: options win over the source, which wins over defaults; undefined where there are none. */
export function tokensOf(
  document: { readonly tokens?: GivenTokens },
  { tokens, defaultTokens }: { tokens?: GivenTokens; defaultTokens?: GivenTokens },
): TokenValues | undefined {
  const all = [defaultTokens, document.tokens, tokens].filter((each) => each !== undefined);
  if (all.length === 0) return undefined;
  const values = Object.assign({}, ...all.map((each) => givenTokens(each).values)) as TokenValues;
  return Object.keys(values).length === 0 ? undefined : values;
}
