/** Converts lengths, edges and colors of boxes to CSS values. */
import type { ThemeChoice } from "../../base/theme/theme.js";
import type { ColorToken, ShadowToken, Theme, Themes } from "../../base/theme/tokens.js";
import type { Color, Edges, Length, Margins } from "../../model/box/style.js";

const hexPattern = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A length in px; 0 has no unit. */
export function px(value: number): string {
  return value === 0 ? "0" : `${Math.round(value * 10000) / 10000}px`;
}

/** A length in px, or a percentage. */
export function length(value: Length): string {
  return typeof value === "number" ? px(value) : `${value.percent}%`;
}

/** Four edges in the shortest form; missing ones are 0. */
export function edges(given: Partial<Edges> | Partial<Margins>): string {
  const top = side(given.top);
  const right = side(given.right);
  const bottom = side(given.bottom);
  const left = side(given.left);
  if (left !== right) return `${top} ${right} ${bottom} ${left}`;
  if (top !== bottom) return `${top} ${right} ${bottom}`;
  return top === right ? top : `${top} ${right}`;
}

function side(value: number | "auto" | undefined): string {
  return value === "auto" ? "auto" : px(value ?? 0);
}

/** The CSS values of tokens, created on first use. */
const tokenValues = new Map<ColorToken, string>();

/** Collects the tokens that a document uses, so that only these become custom properties. */
export class Colors {
  readonly #used = new Set<ColorToken>();
  readonly #usedShadows = new Set<ShadowToken>();
  readonly #themes: Themes;

  /** @param themes the themes of the document */
  constructor(themes: Themes) {
    this.#themes = themes;
  }

  /** The CSS value of a color; an invalid hex literal becomes the theme's ink. */
  css(color: Color): string {
    if ("hex" in color && hexPattern.test(color.hex)) return color.hex;
    const token = "token" in color ? color.token : "ink";
    this.#used.add(token);
    let value = tokenValues.get(token);
    if (value === undefined) {
      value = `var(--wf-${kebab(token)})`;
      tokenValues.set(token, value);
    }
    return value;
  }

  /** The CSS value of a shadow; a custom property if the theme follows the reader. */
  shadow(name: ShadowToken, theme: ThemeChoice): string {
    if (theme !== "auto") return boxShadow(name, this.#themes[theme]);
    this.#usedShadows.add(name);
    return `var(--wf-shadow-${name})`;
  }

  /** The tokens in use. */
  get used(): readonly ColorToken[] {
    return [...this.#used].toSorted();
  }

  /** The shadows in use as custom properties. */
  get usedShadows(): readonly ShadowToken[] {
    return [...this.#usedShadows].toSorted();
  }
}

/** The layers of a shadow in CSS. */
export function boxShadow(name: ShadowToken, theme: Theme): string {
  return theme.shadows[name]
    .map(
      ({ x, y, blur, spread, color, opacity }) =>
        `${px(x)} ${px(y)} ${px(blur)} ${px(spread)} ${color}${alphaDigits(opacity)}`,
    )
    .join(",");
}

/** The last two digits of a hex color with alpha. */
export function alphaDigits(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0");
}

/** The name of a custom property: `fill-strong` for `fillStrong`. */
export function kebab(token: string): string {
  return token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
