/** Combines design tokens from several places. */
import type { TokenValues } from "./design-tokens.js";
import { readTokenFile, type TokenFile } from "./read-token-file.js";

/** Values of design tokens by name, or the parsed JSON of a token file. */
export type GivenTokens = Readonly<Record<string, unknown>>;

const read = new WeakMap<GivenTokens, TokenFile>();

/** The values of given tokens; each object is read only once. */
export function givenTokens(given: GivenTokens): TokenFile {
  let file = read.get(given);
  if (!file) {
    file = readTokenFile(given);
    if (typeof given === "object" && given !== null) read.set(given, file);
  }
  return file;
}

/**
 * The tokens of a document: options take precedence over the source, and the source over defaults; undefined if there
 * are none.
 */
export function tokensOf(
  document: { readonly tokens?: GivenTokens },
  { tokens, defaultTokens }: { tokens?: GivenTokens; defaultTokens?: GivenTokens },
): TokenValues | undefined {
  const all = [defaultTokens, document.tokens, tokens].filter((each) => each !== undefined);
  if (all.length === 0) return undefined;
  const values: TokenValues = {};
  for (const each of all) Object.assign(values, givenTokens(each).values);
  return Object.keys(values).length === 0 ? undefined : values;
}
