/** Turns the table of design tokens into the schema of their group in the settings file. */
import type { TSchema } from "typebox";
import { type DesignToken, designTokens } from "../../base/theme/design-tokens.js";
import { groupSetting, tokenSetting } from "../options/setting-types.js";

/** The schema of the group; the tokens of the dark theme are in a group of their own, or have `dark.` in front. */
export function tokensSetting(description: string): TSchema {
  const keys: Record<string, TSchema> = {};
  const dark: Record<string, TSchema> = {};
  for (const token of designTokens()) {
    const schema = schemaOf(token);
    keys[token.name] = schema;
    if (token.name.startsWith("dark.")) dark[token.name.slice("dark.".length)] = schema;
  }
  return groupSetting(description, {
    ...keys,
    dark: groupSetting("Colors of the dark theme", dark),
  });
}

function schemaOf(token: DesignToken): TSchema {
  // Bundles that only draw leave the docs of tokens out.
  const { docs = "" } = token as Partial<DesignToken>;
  const { kind, choices = [], min, max, isWhole } = token;
  const description = `${docs.slice(0, 1).toUpperCase()}${docs.slice(1)}`;
  const words = choices.length > 0 ? [{ enum: [...choices] }] : [];
  const number = { type: isWhole ? "integer" : "number", minimum: min, maximum: max };
  switch (kind) {
    case "color":
      return tokenSetting(token, {
        description,
        type: "string",
        pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",
      });
    case "family":
      return tokenSetting(token, { description, type: "string" });
    case "choice":
      return tokenSetting(token, { description, ...words[0] });
    case "number":
      return tokenSetting(token, { description, anyOf: [...words, number] });
  }
}
