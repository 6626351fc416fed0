/** Mirrors the path of a drawing. */

/** Number of arguments of each command. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

/** The path with left and right exchanged, in a drawing of the given width. */
export function mirrorPath(d: string, width: number): string {
  return d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const name = command.toLowerCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const x = (value: number): number => (command === name ? 0 - value : width - value);
    const count = counts[name] ?? 0;
    const mirrored = numbers.map((value, at) => {
      const place = at % count;
      if (name === "v") return value;
      if (name === "h") return x(value);
      if (name !== "a") return place % 2 === 0 ? x(value) : value;
      // For an arc, the rotation and the sweep direction are inverted too.
      if (place === 2) return 0 - value;
      if (place === 4) return 1 - value;
      return place === 5 ? x(value) : value;
    });
    return command + mirrored.map((value) => Math.round(value * 1e6) / 1e6).join(" ");
  });
}
