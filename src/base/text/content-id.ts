/** Derives short names from content alone: equal content, equal name. */

/** A name for ids and classes; pictures in one page share it only if it means the same in both. */
export function contentId(text: string): string {
  return `wf-${digitsOf(text)}${(fnv(text, 0x9e3779b9) >>> 0).toString(36)}`;
}

/** Letters and digits for content that is rarely compared with others on its page. */
export function digitsOf(text: string): string {
  return (fnv(text, 0x811c9dc5) >>> 0).toString(36);
}

/** The same, for names that a picture repeats often; a test shows that no two glyphs of our fonts share one. */
export function shortId(text: string): string {
  return `g${digitsOf(text)}`;
}

/** FNV-1a over UTF-16 units; used twice with different seeds, it gives 64 bits. */
function fnv(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}
