/**
 * Keeps the shapes of all icons in one file for the library and the command line.
 *
 * They are a tenth of the package. The library imports the file, so that browsers and bundlers find it; the command
 * line, which is CommonJS, reads the string from its text.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const SHAPES = join(ROOT, "src/base/icons/shapes.generated.ts");

/** The name of the file in `dist`. */
const FILE = "icon-shapes.js";

/**
 * Writes the file.
 *
 * @param {string} dist
 */
export async function writeIconShapes(dist) {
  const shapes = /^export const ICON_SHAPES = `([^`]*)`;$/m.exec(await readFile(SHAPES, "utf8"));
  if (!shapes) throw new Error(`${SHAPES} has no ICON_SHAPES`);
  // Nothing else may be in the file: its readers search for the quotes of the string.
  await writeFile(join(dist, FILE), `export const ICON_SHAPES=\`${shapes[1]}\`;\n`);
}

/** Makes modules of the library import the file, and checks that they are in `dist/shared`. */
export const importedShapes = {
  name: "imported-shapes",
  setup({ onResolve, onEnd }) {
    const path = `../${FILE}`;
    onResolve({ filter: /\/shapes\.generated\.js$/ }, () => ({ path, external: true }));
    onEnd(({ metafile }) => {
      const importing = Object.entries(metafile?.outputs ?? {}).flatMap(([output, { imports }]) =>
        imports.some((each) => each.path === path) ? [output] : [],
      );
      if (importing.length === 0) throw new Error(`nothing imports ${path}`);
      const lost = importing.find((output) => !/^dist\/shared\/[^/]+$/.test(output));
      if (lost) throw new Error(`${lost} imports ${path}, which is not there`);
    });
  },
};

/** The extension for CodeMirror is one module in `dist`. It loads the file next to it when docs show the first icon. */
export const shapesLater = {
  name: "shapes-later",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^wf:icon-shapes$/ }, () => ({ path: `./${FILE}`, external: true }));
    onLoad({ filter: /[\\/]shape-lines\.ts$/ }, () => ({
      contents: `let lines;
        export const shapeLines = () => lines;
        export async function shapesReady() {
          lines ??= (await import("wf:icon-shapes")).ICON_SHAPES;
        }`,
      loader: "js",
    }));
  },
};

/** Makes chunks of the command line, all of which are in `dist/cli`, read the file when the first icon is drawn. */
export const readShapes = {
  name: "read-shapes",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]shape-lines\.ts$/ }, () => ({
      contents: `import { readFileSync } from "node:fs";
        import { join } from "node:path";
        let lines;
        export function shapeLines() {
          if (lines === undefined) {
            const text = readFileSync(join(import.meta.dirname, "..", "${FILE}"), "latin1");
            lines = text.slice(text.indexOf("\`") + 1, text.lastIndexOf("\`"));
          }
          return lines;
        }`,
      loader: "js",
      resolveDir: ROOT,
    }));
  },
};
