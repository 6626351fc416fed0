/** Turns a color word into its color in the light theme. */
import { themes } from "../../../base/theme/themes.js";

/** The color of a word, as hex; undefined if the word alone has none. */
export function statusColor(word: string): string | undefined {
  const colors: Readonly<Record<string, string>> = themes.light.colors;
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  for (const name of [`${word}Line`, word, `marker${capital}`, `tint${capital}`, `ink${capital}`]) {
    if (colors[name]?.startsWith("#")) return colors[name];
  }
  return undefined;
}
