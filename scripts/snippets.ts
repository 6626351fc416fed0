/** Turns the examples of components into snippets as VS Code reads them. */
import type { Vocabulary } from "../src/language/ast/vocabulary.js";

/** One entry of a file of snippets. */
export interface Snippet {
  prefix: string;
  body: string[];
  description: string;
}

/** The first example of each component, under its name; completion has the templates. */
export function componentSnippets({ components }: Vocabulary): Record<string, Snippet> {
  const entries = components.flatMap(({ name, filler, examples: [example] }) => {
    if (filler || example === undefined) return [];
    const body = example.replace(/[\\$}]/g, "\\$&").split("\n");
    return [[name, { prefix: name, body, description: `example of ${name}` }] as const];
  });
  return Object.fromEntries(entries);
}
