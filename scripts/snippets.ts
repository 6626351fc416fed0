/** Converts the examples of components to snippets for VS Code. */
import type { Vocabulary } from "../src/language/ast/vocabulary.js";

/** An entry of a snippets file. */
export interface Snippet {
  prefix: string;
  body: string[];
  description: string;
}

/** The first example of each component, under its name; templates are left to completion. */
export function componentSnippets({ components }: Vocabulary): Record<string, Snippet> {
  const entries = components.flatMap(({ name, filler, examples: [example] }) => {
    if (filler || example === undefined) return [];
    const body = example.replace(/[\\$}]/g, "\\$&").split("\n");
    return [[name, { prefix: name, body, description: `example of ${name}` }] as const];
  });
  return Object.fromEntries(entries);
}
