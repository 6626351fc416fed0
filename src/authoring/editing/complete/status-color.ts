/** Turns a word for a color into the color that it is on light paper. */
import { themes } from "../../../base/theme/themes.js";

/** The color of a word, as hex; undefined for one that is none by itself. */
export function statusColor(word: string): string | undefined {
  const colors: Readonly<Record<string, string>> = themes.light.colors;
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  for (const name of [`${word}Line`, word, `marker${capital}`, `tint${capital}`, `ink${capital}`]) {
    if (colors[name]?.startsWith("#")) return colors[name];
  }
  return undefined;
}
