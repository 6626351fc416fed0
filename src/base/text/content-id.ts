/** Turns content into a short name that holds no order and no clock: equal content, equal name. */

/** A name for ids and classes; pictures that are in one page share it only where they mean the same. */
export function contentId(text: string): string {
  return `wf-${digitsOf(text)}${(fnv(text, 0x9e3779b9) >>> 0).toString(36)}`;
}

/** Letters and digits for what has few others on its page. */
export function digitsOf(text: string): string {
  return (fnv(text, 0x811c9dc5) >>> 0).toString(36);
}

/** The same for what a picture refers to many times; a test shows that no two letters of our fonts share one. */
export function shortId(text: string): string {
  return `g${digitsOf(text)}`;
}

/** FNV-1a over UTF-16 units; twice with different seeds it gives 64 bits. */
function fnv(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}
