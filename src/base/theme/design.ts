/** Converts the values of design tokens to the themes and measures of a picture. */
import { dark } from "./dark.js";
import { deriveColors, type Faint } from "./derive-colors.js";
import { designToken, type TokenValues } from "./design-tokens.js";
import { withGrounds } from "./ground.js";
import { light } from "./light.js";
import { lookNamed } from "./look.js";
import type { Look } from "./looks.js";
import { monochrome } from "./monochrome.js";
import { bundledFamilies } from "./read-token.js";
import type { Shadow, ShadowToken, Theme, Themes } from "./tokens.js";

/** The differences of shapes and texts from the defaults. */
export interface Measures {
  /** Factor for the radii of corners. */
  readonly radius: number;
  /** Width of lines in px. */
  readonly stroke: number;
  /** Whether there are shadows. */
  readonly hasShadows: boolean;
  /** Factor for font sizes. */
  readonly text: number;
  /** Factor for heights and distances. */
  readonly density: number;
  /** The fonts of body text, titles and code. */
  readonly fonts: Readonly<Record<"body" | "heading" | "code", DesignFont>>;
  /** Whether an accent was chosen, which is then used for more than main actions. */
  readonly hasAccent: boolean;
  readonly look: Look;
}

/** The font of a kind of text. */
export interface DesignFont {
  /** Whether it is our monospaced font. */
  readonly mono: boolean;
  /** Whether it is our handwritten font. */
  readonly hand: boolean;
  /** The preferred family, if it is not one of ours. */
  readonly family: string | undefined;
}

/** The result of design tokens. */
export interface Design {
  readonly themes: Themes;
  readonly measures: Measures;
  /** The colors that had to be adjusted, because text in them or on them would have too little contrast. */
  readonly faint: readonly Faint[];
}

/** A cache of recent designs, since a run uses only a few. */
const recent = new Map<string, Design>();
const mostRecent = 32;

/** The design for some values; always the same object for the same values, so that caches by theme work. */
export function designOf(values: TokenValues): Design {
  const key = JSON.stringify(Object.entries(values).toSorted());
  let design = recent.get(key);
  if (!design) {
    design = makeDesign(values);
    if (recent.size >= mostRecent) recent.delete(recent.keys().next().value!);
    recent.set(key, design);
  }
  return design;
}

/** Opacity of a scrim in the color of paper. */
const paleScrim = 0.75;

const densities: Readonly<Record<string, number>> = { compact: 0.75, normal: 1, airy: 1.3 };
const bodySizes: Readonly<Record<string, number>> = { compact: 14, normal: 16 };

function makeDesign(given: TokenValues): Design {
  const look = lookNamed(given.look);
  const values = inLook(given, look);
  const faint: Faint[] = [];
  const colors = {
    light: deriveColors(values, "light", light().colors, faint),
    dark: deriveColors(values, "dark", dark().colors, faint),
  };
  if (look.isMonochrome) {
    colors.light = monochrome(colors.light, look);
    colors.dark = monochrome(colors.dark, look);
  }
  const { textScale = 16, density = "normal", radius = 6, stroke = 1, shadow = "soft" } = values;
  const theme = (scheme: "light" | "dark"): Theme => {
    const { scrimOpacity, shadows } = scheme === "dark" ? dark() : light();
    return {
      colors: withGrounds(colors[scheme], colors),
      scrimOpacity: "fills" in look ? paleScrim : scrimOpacity,
      shadows: shadow === "strong" ? stronger(shadows) : shadows,
      look,
    };
  };
  return {
    themes: { light: theme("light"), dark: theme("dark") },
    measures: {
      radius: Number(radius) / 6,
      stroke: Number(stroke),
      hasShadows: shadow !== "none",
      text: (bodySizes[textScale] ?? Number(textScale)) / 16,
      density: densities[density] ?? 1,
      fonts: fontsOf(values),
      hasAccent: values.accent !== undefined || values["dark.accent"] !== undefined,
      look,
    },
    faint,
  };
}

/** Given values take precedence over those of a look, except for the colors of a look with its own. */
function inLook(values: TokenValues, { tokens, isMonochrome }: Look): TokenValues {
  if (!isMonochrome) return { ...tokens, ...values };
  const isColor = (name: string) => designToken(name)?.kind === "color";
  const others = Object.entries(values).filter(([name]) => !isColor(name));
  return { ...Object.fromEntries(others), ...tokens };
}

function fontsOf({ font = "Inter", fontHeading = font, fontMono = mono }: TokenValues) {
  return {
    body: fontOf(`${font}`, font === mono),
    heading: fontOf(`${fontHeading}`, fontHeading === mono),
    code: fontOf(`${fontMono}`, fontMono !== "Inter" && fontMono !== hand),
  };
}

function fontOf(name: string, isMono: boolean): DesignFont {
  const family = bundledFamilies().includes(name) ? undefined : name;
  return { mono: isMono, hand: name === hand, family };
}

const mono = "JetBrains Mono";
const hand = "Patrick Hand";

type Shadows = Readonly<Record<ShadowToken, readonly Shadow[]>>;

/** Shadows that are half as deep again, and clearly darker. */
function stronger(shadows: Shadows): Shadows {
  const deeper = ([name, layers]: [string, readonly Shadow[]]) => [
    name,
    layers.map((layer) => ({
      ...layer,
      y: Math.round(layer.y * 1.5),
      blur: Math.round(layer.blur * 1.5),
      opacity: Math.min(0.8, layer.opacity * 2),
    })),
  ];
  return Object.fromEntries(Object.entries(shadows).map(deeper)) as Shadows;
}
