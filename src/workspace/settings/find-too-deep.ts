/** Finds where JSON is nested too deeply for a parser that recurses for each level. */
import { createScanner } from "jsonc-parser";

const closing: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/**
 * Offset of the first bracket below a maximum of levels. Brackets that close nothing count nothing: the parser skips
 * them, too.
 */
export function findTooDeep(text: string, most: number): number | undefined {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const mark = text[offset] ?? "";
    if (Object.hasOwn(closing, mark)) open.push(closing[mark]!);
    else if (mark === open.at(-1)) open.pop();
    if (open.length > most) return offset;
  }
  return undefined;
}
