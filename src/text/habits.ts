/** Maps words that people bring from other languages to the ones of this language; for suggestions only. */

/** What is written out of habit, with what may be meant, best first. */
const habits: Readonly<Record<string, readonly string[]>> = {
  tiny: ["xs"],
  small: ["sm"],
  medium: ["md", "medium"],
  large: ["lg"],
  big: ["lg"],
  huge: ["xl"],
  "extra-large": ["xl"],
  light: ["normal", "light"],
  regular: ["normal", "base"],
  "semi-bold": ["semibold"],
  middle: ["center"],
  centre: ["center"],
  centred: ["centered", "center"],
  "flex-start": ["start"],
  "flex-end": ["end"],
  "space-between": ["between"],
  "space-around": ["around"],
  "space-evenly": ["evenly"],
  horizontal: ["row"],
  vertical: ["vertical", "column"],
  error: ["danger", "error"],
  destructive: ["danger"],
  red: ["danger"],
  green: ["success"],
  yellow: ["warning"],
  orange: ["warning"],
  blue: ["info", "primary"],
  grey: ["muted", "secondary"],
  gray: ["muted", "secondary"],
  subtle: ["muted"],
  cta: ["primary"],
  main: ["primary"],
  text: ["ghost", "text"],
  outlined: ["outline"],
  filled: ["primary"],
  full: ["fullWidth", "full"],
  "full-width": ["fullWidth"],
  block: ["fullWidth"],
  round: ["pill", "rounded"],
  selected: ["active", "checked"],
  current: ["active"],
  on: ["checked", "active"],
  open: ["expanded", "open"],
  phone: ["mobile", "tel"],
  telephone: ["tel"],
  iphone: ["iphone14"],
  laptop: ["desktop-sm", "desktop"],
  monitor: ["desktop"],
};

/** The candidate that a habitual word stands for, if any. */
export function habitualWord(word: string, candidates: Iterable<string>): string | undefined {
  const key = word.toLowerCase();
  if (!Object.hasOwn(habits, key)) return undefined;
  const known = new Set(candidates);
  return habits[key]!.find((meant) => meant !== word && known.has(meant));
}
