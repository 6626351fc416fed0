/** Leaves what is said about tokens and looks for their readers out of bundles that only draw with them. */
import { readFile } from "node:fs/promises";

/** The docs of an entry of either table, which the command line alone prints. */
const docs = /^ {4}docs: ".*",\n/gm;

/** An esbuild plugin for the library. */
export const designDocsApart = {
  name: "design-docs-apart",
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/base\/theme\/(?:design-tokens|looks)\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const contents = text.replace(docs, "");
      if (contents === text) throw new Error(`${path} has no docs on lines of their own`);
      return { contents, loader: "ts" };
    });
  },
};
