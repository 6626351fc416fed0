/**
 * Writes src/authoring/editing/complete/usual.generated.ts: which words usually follow which, counted in documentation,
 * fixtures, examples and screens. Completion is evaluated with counts that exclude the evaluated source
 * (scripts/judge-completion.mjs).
 *
 * Run it by hand: slightly outdated counts do no harm.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";

const { UsualWords } = await importSource("bench/usual-words.ts");
const lines = [...new UsualWords(ROOT).counts().entries()]
  .map(([context, words]) => {
    const written = [...words].map(([word, count]) => `${word}:${count}`);
    return [context, ...written].join("|");
  })
  .sort();
const text = `/** Which words follow where, from scripts/build-usual.mjs. */

/** A context a line, then its words with how often they were seen. */
export const usual = \`${lines.join("\n")}\`;
`;
await writeFile(join(ROOT, "src/authoring/editing/complete/usual.generated.ts"), text);
