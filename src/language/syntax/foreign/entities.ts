/** Finds a source that was escaped as HTML: its quotes are written as `&quot;`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { FindPassages, ForeignPassage } from "./passage.js";

/** Entities with their characters. */
const signs: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#34;": '"',
  "&#x22;": '"',
  "&apos;": "'",
  "&#39;": "'",
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&nbsp;": " ",
};

const written = new RegExp(Object.keys(signs).join("|"), "g");

/** Finds all entities in a source with escaped quotes: one mistake, however many there are. */
export const findEntities: FindPassages = ({ source }) => {
  // Escaping replaces every quote; if quotes remain, `&quot;` may be part of a text.
  if (!/&(?:quot|#34|#x22);/.test(source) || source.includes('"')) return [];
  const found: ForeignPassage[] = [];
  let isInside = false;
  for (const { index, 0: entity } of source.matchAll(written)) {
    const sign = signs[entity]!;
    const reads = isInside ? sign.padEnd(entity.length) : sign.padStart(entity.length);
    if (sign === '"') isInside = !isInside;
    found.push({ from: index, to: index + entity.length, reads });
  }
  const [first] = found;
  const edits = found.map(({ from, to }) => ({ from, to, insert: signs[source.slice(from, to)]! }));
  const place = { from: first!.from, to: first!.to };
  const data = { sign: source.slice(first!.from, first!.to) };
  first!.problem = createProblem("foreign-syntax", "entities", data, { edits, place });
  return found;
};
