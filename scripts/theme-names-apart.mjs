/** Inlines the names of the themes where they are read, so that bundles for checks contain none of their values. */
import { readFile } from "node:fs/promises";
import { importSource } from "./import-source.mjs";

const READING = "Object.keys(themes) as ThemeName[]";

/** An esbuild plugin for bundles that are shared by programs that only check. */
export const themeNamesApart = {
  name: "theme-names-apart",
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/base\/theme\/theme\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!text.includes(READING)) throw new Error(`${path} does not read the names of themes`);
      const { themes } = await importSource("src/base/theme/themes.ts");
      const names = `${JSON.stringify(Object.keys(themes))} as ThemeName[]`;
      return { contents: text.replace(READING, names), loader: "ts" };
    });
  },
};
