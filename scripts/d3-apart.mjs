/**
 * Keeps what charts use of d3 in one file next to the library.
 *
 * Its functions get their methods when the module is evaluated, which no bundler can drop. A file of its own is dropped
 * if no chart is bundled.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { ROOT } from "./generated-files.mjs";

const CHARTS = join(ROOT, "src/model/components/parts/chart");

/** The name of the file in `dist`. */
const FILE = "d3.js";

/**
 * Writes the file, with all names that charts import.
 *
 * @param {string} dist
 */
export async function writeD3(dist) {
  const imports = new Map();
  for (const name of await readdir(CHARTS)) {
    const text = await readFile(join(CHARTS, name), "utf8");
    for (const [, names, from] of text.matchAll(/^import \{([^}]+)\} from "(d3-\w+)";$/gm)) {
      const known = imports.get(from) ?? new Set();
      imports.set(from, known);
      for (const each of names.split(",")) if (!/^\s*type\s/.test(each)) known.add(each.trim());
    }
  }
  if (imports.size === 0) throw new Error(`${CHARTS} imports nothing of d3`);
  const contents = [...imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => `export { ${[...names].sort().join(", ")} } from "${from}";`);
  await bundle({
    stdin: { contents: contents.join("\n"), resolveDir: ROOT },
    outfile: join(dist, FILE),
    minify: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2023",
  });
}

/** Makes modules of the library import the file; they are in `dist/shared`. */
export const d3Apart = {
  name: "d3-apart",
  setup({ onResolve }) {
    onResolve({ filter: /^d3-\w+$/ }, () => ({ path: `../${FILE}`, external: true }));
  },
};
