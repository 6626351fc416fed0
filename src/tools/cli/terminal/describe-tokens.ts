/** Turns the table of design tokens into a list for people, or for programs. */
import { describeToken, designTokens } from "../../../base/theme/design-tokens.js";
import { bundledFamilies } from "../../../base/theme/read-token.js";

/** Each token on lines of its own: its name, what it takes, and what it changes. */
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
