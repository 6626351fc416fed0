/** The table of design tokens: everything that a team can set about the look of its pictures. */
import { defaultLook, lookNames } from "./look.js";

/** The tokens for colors; each also exists for the dark theme, as `dark.paper`. */
const colors = {
  accent: {
    docs: "primary buttons, active tabs and items, checked controls, links, the first series, progress",
    preset: "ink",
    systems: [
      "color-accent",
      "bg-color-accent-emphasis",
      "accent-background-color-default",
      "color-primary",
      "color-brand",
      "primary",
      "brand",
    ],
  },
  success: {
    docs: "what went well: text, fill and line shades are made from it",
    preset: "a green",
    systems: ["color-success", "bg-color-success-emphasis", "positive-visual-color"],
  },
  warning: {
    docs: "what needs attention: text, fill and line shades are made from it",
    preset: "an amber",
    systems: [
      "color-warning",
      "bg-color-attention-emphasis",
      "notice-visual-color",
      "color-caution",
    ],
  },
  danger: {
    docs: "errors, and what cannot be undone: text, fill and line shades are made from it",
    preset: "a red",
    systems: ["color-danger", "bg-color-danger-emphasis", "negative-visual-color", "color-error"],
  },
  info: {
    docs: "neutral messages: text, fill and line shades are made from it",
    preset: "a blue",
    systems: ["color-info", "informative-visual-color"],
  },
  paper: {
    docs: "ground of boards, cards and fields",
    preset: "white",
    systems: ["color-paper", "bg-color-default", "background-base-color", "color-background"],
  },
  ink: {
    docs: "text; secondary text and hints are made from it",
    preset: "near-black",
    systems: ["color-ink", "fg-color-default", "neutral-content-color-default", "color-text"],
  },
  canvas: {
    docs: "what lies around boards",
    preset: "a light gray",
    systems: ["color-canvas", "bg-color-inset", "background-layer-1-color", "bg-color-muted"],
  },
  line: {
    docs: "lines between things and around cards",
    preset: "a gray",
    systems: ["color-line", "border-color-default", "color-border"],
  },
} as const;

/** The other tokens. */
const others = {
  look: {
    kind: "choice",
    docs: "how everything is drawn",
    choices: lookNames,
    preset: defaultLook,
    systems: [],
  },
  font: {
    kind: "family",
    docs: "font of all texts",
    preset: "Inter",
    systems: ["font-family", "font-stack-system"],
  },
  fontHeading: {
    kind: "family",
    docs: "font of titles",
    preset: "font",
    systems: ["font-family-heading", "font-heading"],
  },
  fontMono: {
    kind: "family",
    docs: "font of code and keys",
    preset: "JetBrains Mono",
    systems: ["font-family-mono", "font-mono", "font-stack-monospace"],
  },
  textScale: {
    kind: "number",
    docs: "size of body text in px, which all other sizes follow; compact is 14, normal 16",
    choices: ["compact", "normal"],
    min: 12,
    max: 24,
    preset: "normal",
    systems: [],
  },
  density: {
    kind: "choice",
    docs: "heights of controls, padding of cards and tables, and gaps that are not given",
    choices: ["compact", "normal", "airy"],
    preset: "normal",
    systems: [],
  },
  radius: {
    kind: "number",
    docs: "corners of controls and cards in px, which all others follow",
    min: 0,
    max: 24,
    preset: "6",
    systems: ["border-radius", "border-radius-default", "corner-radius-medium-default"],
  },
  stroke: {
    kind: "number",
    docs: "width of lines in whole px",
    min: 1,
    max: 4,
    isWhole: true,
    preset: "1",
    systems: ["border-width", "border-width-default", "border-width-thin"],
  },
  shadow: {
    kind: "choice",
    docs: "elevation of what floats",
    choices: ["none", "soft", "strong"],
    preset: "soft",
    systems: [],
  },
} as const;

/** A color token, which applies to both themes unless the dark one has its own. */
export type ColorName = keyof typeof colors;

/** The name of a token. */
export type TokenName = ColorName | `dark.${ColorName}` | keyof typeof others;

/** Checked values by their tokens; colors are hex strings of six digits. */
export type TokenValues = { readonly [Name in TokenName]?: string | number };

/** A token as described in the table. */
export interface DesignToken {
  readonly name: TokenName;
  readonly kind: "color" | "family" | "number" | "choice";
  /** Its effect. */
  readonly docs: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
  /** Its default. */
  readonly preset: string;
  /** Its names in design systems, as the words of its path in their files, most likely first. */
  readonly systems: readonly string[];
}

let known: readonly DesignToken[] | undefined;

/** All tokens, in the order in which they are listed. */
export function designTokens(): readonly DesignToken[] {
  known ??= listTokens();
  return known;
}

function listTokens(): DesignToken[] {
  const light = Object.entries(colors).map(([name, token]) => ({
    name: name as ColorName,
    kind: "color" as const,
    ...token,
  }));
  const dark = light.map(({ name, docs }) => ({
    name: `dark.${name}` as const,
    kind: "color" as const,
    docs: `${docs}, in dark`,
    preset: `made from ${name}`,
    systems: [],
  }));
  const more = Object.entries(others).map(([name, token]) => ({
    name: name as keyof typeof others,
    ...token,
  }));
  return [...light, ...dark, ...more];
}

/** The token with a name; undefined if there is none. */
export function designToken(name: string): DesignToken | undefined {
  return designTokens().find((token) => token.name === name);
}

/** The valid values of a token, for messages and docs. */
export function describeToken({ kind, choices = [], min, max, isWhole }: DesignToken): string {
  if (kind === "color") return "a hex color such as #5E6AD2";
  if (kind === "family") return "the name of a font";
  const words = choices.join(", ");
  if (kind === "choice") return `one of ${words}`;
  const range = `${isWhole ? "a whole number" : "a number"} from ${min} to ${max}`;
  return words === "" ? range : `${choices.join(" or ")}, or ${range}`;
}
