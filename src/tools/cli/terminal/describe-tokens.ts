/** Describes the design tokens for people, or as data. */
import { describeToken, designTokens } from "../../../base/theme/design-tokens.js";
import { bundledFamilies } from "../../../base/theme/read-token.js";

/** Each token on its own lines: its name, its values, and what it changes. */
export function describeTokens(): string {
  const parts = designTokens().map((token) => {
    const takes =
      token.kind === "family"
        ? `${bundledFamilies().join(", ")}, or a font from the settings or --font-file`
        : describeToken(token);
    return `${token.name}: ${takes} (default: ${token.preset})\n  ${token.docs}`;
  });
  return parts.join("\n");
}

/** The same as data. */
export function tokenList(): object[] {
  return designTokens().map(({ systems: _, preset, isWhole: __, ...token }) => ({
    ...token,
    ...(token.kind === "family" && { bundled: bundledFamilies() }),
    default: preset,
  }));
}
