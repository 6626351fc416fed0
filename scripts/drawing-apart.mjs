/** Keeps how components are drawn out of bundles that only check: their definitions lose `lower`, and with it all it needs. */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { ROOT } from "./generated-files.mjs";

/**
 * An esbuild plugin.
 *
 * @param {(text: string) => string | Promise<string>} change what else happens to the text of a component
 */
export function drawingApart(change = (text) => text) {
  return {
    name: "drawing-apart",
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/components\/[^/.]+\.ts$/ }, async ({ path }) => {
        const text = withoutDrawing(await readFile(path, "utf8"), relative(ROOT, path));
        return { contents: await change(text), loader: "ts" };
      });
    },
  };
}

/** A definition ends with `lower`, by convention; a file in which it does not must say so at once. */
function withoutDrawing(text, name) {
  const definition = /^ {2}lower\b(?:(?!^\}\)\);$)[\s\S])*(?=^\}\)\);$)/m;
  if (!definition.test(text)) throw new Error(`${name} does not end its definition with lower`);
  return text.replace(definition, "");
}
