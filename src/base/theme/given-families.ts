/** Matches the font families in design tokens with the given fonts. */
import { designTokens, type TokenValues } from "./design-tokens.js";
import { bundledFamilies } from "./read-token.js";

/** The families in tokens, except for ours, without duplicates. */
export function namedFamilies(values: TokenValues): string[] {
  const named = designTokens().flatMap(({ name, kind }) => {
    const value = kind === "family" ? values[name] : undefined;
    return typeof value === "string" && !bundledFamilies().includes(value) ? [value] : [];
  });
  return [...new Set(named)];
}

/** A given family by name, in any letter case; undefined if it was not given. */
export function givenFamily(name: string, families: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  return families.find((family) => family.toLowerCase() === wanted);
}

/** Values without the families that were not given. */
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
