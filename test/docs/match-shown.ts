/** Compares an output shown on a page with the real one. */

/**
 * The first place where JSON differs from what is shown, as a path; undefined if it matches. In what is shown, `…`
 * matches any text, more items or more fields.
 */
export function findDifference(shown: unknown, real: unknown, path = "body"): string | undefined {
  if (typeof shown === "string") {
    return typeof real === "string" && fits(shown, real) ? undefined : path;
  }
  if (typeof shown !== "object" || shown === null) return shown === real ? undefined : path;
  if (typeof real !== "object" || real === null || Array.isArray(shown) !== Array.isArray(real)) {
    return path;
  }
  const { isOpen, fields } = readShown(shown);
  const count = Object.keys(real).length;
  if (isOpen ? count <= fields.length : count !== fields.length) return path;
  for (const [name, value] of fields) {
    const found = findDifference(value, (real as Record<string, unknown>)[name], `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The content of a shown object or array, and whether there may be more of it. */
function readShown(shown: object): { isOpen: boolean; fields: [string, unknown][] } {
  const all = Object.entries(shown);
  const fields = all.filter(
    ([name, value]) => name !== "…" && !(Array.isArray(shown) && value === "…"),
  );
  return { isOpen: fields.length < all.length, fields };
}

function fits(shown: string, real: string): boolean {
  const parts = shown.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^]*")}$`).test(real);
}

/** What differs in every run: secrets, ids, dates, times, and what is left of a window. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\bwf_live_[\w…]+/g, "KEY"],
  [/\bwf_token_[\w…-]+/g, "TOKEN"],
  [/\bwhsec_[\w+/=…]+|\bSECRET\b/g, "SECRET"],
  [/\b(key|evt)_\w{16}\b/g, "ID"],
  [/\b\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{3}Z)?)?/g, "MOMENT"],
  [/^\d{2}:\d{2}:\d{2}(?= )/gm, "CLOCK"],
  [/(?<=webhook-timestamp {2})\d{10}\b/g, "SECONDS"],
  [/\b\d+(?= ms\b)/g, "N"],
  [/(?<=-(remaining|reset): )\d+/g, "N"],
  [/(?<=;[rt]=)\d+/g, "N"],
  [/(?<=;dur=)\d+\.\d\d/g, "N"],
];

/** A text in which names replace what differs from run to run. */
export function maskChanging(text: string): string {
  return changing.reduce((masked, [pattern, name]) => masked.replace(pattern, name), text);
}
