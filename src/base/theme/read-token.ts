/** Parses the value of a design token. */
import type { DesignToken } from "./design-tokens.js";

/** The font families that are available wherever pictures are drawn. */
export function bundledFamilies(): readonly string[] {
  return ["Inter", "JetBrains Mono", "Patrick Hand"];
}

/** The value of a token; undefined if it is invalid. */
export function readToken(token: DesignToken, written: unknown): string | number | undefined {
  switch (token.kind) {
    case "color":
      return typeof written === "string" ? readColor(written) : undefined;
    case "family":
      return typeof written === "string" ? readFamily(written) : undefined;
    case "choice":
      return token.choices?.find((choice) => choice === written);
    case "number": {
      const choice = token.choices?.find((each) => each === written);
      return choice ?? readNumber(token, written);
    }
  }
}

/** A color without alpha, with six digits. */
function readColor(written: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/** The name of a single family: ours, or one that the user may provide. */
function readFamily(written: string): string | undefined {
  const name = written.trim();
  const lower = name.toLowerCase();
  const bundled = bundledFamilies().find((family) => family.toLowerCase() === lower);
  return bundled ?? (/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u.test(name) ? name : undefined);
}

function readNumber({ min, max, isWhole }: DesignToken, written: unknown): number | undefined {
  const number = typeof written === "string" ? numberOf(written) : written;
  if (typeof number !== "number" || !Number.isFinite(number)) return undefined;
  if (isWhole && !Number.isInteger(number)) return undefined;
  return number >= (min ?? 0) && number <= (max ?? Number.MAX_VALUE) ? number : undefined;
}

function numberOf(written: string): number | undefined {
  const found = /^(\d+(?:\.\d+)?)\s*(px|rem)?$/.exec(written.trim());
  if (!found) return undefined;
  return Number(found[1]) * (found[2] === "rem" ? 16 : 1);
}
