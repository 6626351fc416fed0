/** Turns the font families that design tokens name into those that the user gave. */
import { designTokens, type TokenValues } from "./design-tokens.js";
import { bundledFamilies } from "./read-token.js";

/** The families that tokens name, besides ours, each once. */
export function namedFamilies(values: TokenValues): string[] {
  const named = designTokens().flatMap(({ name, kind }) => {
    const value = kind === "family" ? values[name] : undefined;
    return typeof value === "string" && !bundledFamilies().includes(value) ? [value] : [];
  });
  return [...new Set(named)];
}

/** The family of a name as it was given, whatever its letter case; undefined if it was not. */
export function givenFamily(name: string, families: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  return families.find((family) => family.toLowerCase() === wanted);
}

/** Values without the families that nobody gave. */
export function withGivenFamilies(values: TokenValues, families: readonly string[]): TokenValues {
  const named = namedFamilies(values);
  if (named.length === 0) return values;
  const entries = Object.entries(values).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value !== "string" || !named.includes(value)) return [[name, value]];
    const family = givenFamily(value, families);
    return family === undefined ? [] : [[name, family]];
  });
  return Object.fromEntries(entries);
}
