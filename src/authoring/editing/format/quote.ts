/** Chooses the quotes of a string that need the fewest escapes, preferring double quotes. */

/** The same string in the chosen quotes. */
export function quote(token: string): string {
  const inner = token.slice(1, -1);
  if (token[0] === '"' && !inner.includes('\\"')) return token;
  let doubles = 0;
  let singles = 0;
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] === "\\") at++;
    if (inner[at] === '"') doubles++;
    else if (inner[at] === "'") singles++;
  }
  const mark = doubles > singles ? "'" : '"';
  const written = inner.replace(/\\[\s\S]|["']/g, (part) => {
    const unit = part.at(-1)!;
    if (unit !== '"' && unit !== "'") return part;
    return unit === mark ? `\\${unit}` : unit;
  });
  return mark + written + mark;
}
