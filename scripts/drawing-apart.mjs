/**
 * Keeps how components are drawn out of what only checks: their definitions lose `lower`, and with it all it needs.
 */
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "./generated-files.mjs";

const COMPONENTS = join(ROOT, "src", "model", "components");
const DRAWING = "?drawing";

/**
 * An esbuild plugin for bundles that draw nothing.
 *
 * @param {(text: string) => string | Promise<string>} change what else happens to the text of a component
 */
export function drawingApart(change = (text) => text) {
  return {
    name: "drawing-apart",
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/model\/components\/[^/.]+\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const { lower } = partsOf(text, path);
        return { contents: await change(text.replace(lower, "")), loader: "ts" };
      });
    },
  };
}

/**
 * An esbuild plugin for bundles of which some programs take only what checks: each component is two
 * modules, its definition and its drawing, and only what draws elements imports the drawings.
 *
 * @param {(text: string) => string | Promise<string>} change what else happens to the text of a component
 */
export function drawingBeside(change) {
  const { setup } = drawingApart(change);
  return {
    name: "drawing-beside",
    setup(build) {
      const { onLoad, onResolve } = build;
      onResolve({ filter: /\?drawing$/ }, ({ path }) => ({
        path: join(COMPONENTS, path.slice(0, -DRAWING.length)),
        suffix: DRAWING,
      }));
      onLoad({ filter: /\/src\/model\/components\/[^/.]+\.ts$/ }, async ({ path, suffix }) => {
        if (suffix !== DRAWING) return undefined;
        return { contents: drawingOf(await readFile(path, "utf8"), path), loader: "ts" };
      });
      onLoad({ filter: /\/src\/drawing\/lower\/draw-element\.ts$/ }, async () => ({
        contents: tableOf(await componentNames()),
        loader: "ts",
      }));
      setup(build);
    },
  };
}

/** All component files, each with the name of its component. */
async function componentNames() {
  const files = (await readdir(COMPONENTS)).filter((name) => /^[^.]+\.ts$/.test(name)).sort();
  return await Promise.all(
    files.map(async (file) => {
      const path = join(COMPONENTS, file);
      const { definition } = partsOf(await readFile(path, "utf8"), path);
      return [file, /^ {2}name: (".*"),$/m.exec(definition)[1]];
    }),
  );
}

/** What draws elements, with the drawings of all components. */
function tableOf(components) {
  const imports = components.map(
    ([file], at) => `import { drawing as d${at} } from "./${file}${DRAWING}";`,
  );
  const entries = components.map(([, name], at) => `${name}: d${at}`);
  return `${imports.join("\n")}
const drawings = { ${entries.join(", ")} };
export function drawElement(component, element, cx) {
  return drawings[component.name].lower(element, cx);
}
export function narrowingOf(component) {
  return drawings[component.name].narrow;
}`;
}

/** A component file with its drawing in the place of its definition. */
function drawingOf(text, path) {
  const { definition, lower } = partsOf(text, path);
  return text.replace(definition, () => `export const drawing = {\n${lower}};\n`);
}

/** A definition ends with `lower`, by convention; a file in which it does not must say so at once. */
function partsOf(text, path) {
  const found =
    /^export const \w+ = defineComponent\(\(\) => \(\{\n[\s\S]*?^( {2}lower\b(?:(?!^\}\)\);$)[\s\S])*)^\}\)\);\n/m.exec(
      text,
    );
  if (!found) throw new Error(`${relative(ROOT, path)} does not end its definition with lower`);
  return { definition: found[0], lower: found[1] };
}
