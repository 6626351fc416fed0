/** Draws every component, or the named ones, alone and in containers that test its defaults, in light and dark. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";

const { vocabulary } = await importSource("src/model/components/registry.generated.ts");
const { paintPng, renderSvg } = await importSource(
  "src/compile.ts",
  "src/output/raster/paint-png.ts",
);

/** The containers, each as a page around a component's source. */
const places = {
  Bare: (source) => `w=480 { ${source} }`,
  "In a row that hugs": (source) =>
    `w=480 { row justify=between { text "Beside" row { ${source} button "Go" } } }`,
  "In a centered card": (source) => `w=480 { card centered h=260 { ${source} } }`,
  "In a column of 200 px": (source) => `w=480 { col w=200 { ${source} } }`,
  "In a stretched card": (source) =>
    `w=480 { row { card { ${source} } card w=120 h=260 { text "Beside" } } }`,
};

const folder = join(ROOT, "test-report", "sheet");
await mkdir(folder, { recursive: true });
const wanted = process.argv.slice(2);
const drawn = [];
for (const component of vocabulary.components) {
  const { name, examples } = component;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!standsAnywhere(component)) continue;
  const source = Object.entries(places)
    .map(([title, page]) => `page "${name}: ${title.toLowerCase()}" ${page(examples[0])}`)
    .join("\n");
  for (const theme of ["light", "dark"]) {
    const picture = renderSvg(source, { theme });
    const { data } = await paintPng(picture, 1);
    await writeFile(join(folder, `${name}.${theme}.png`), data);
  }
  drawn.push(name);
}
if (drawn.length === 0) throw new Error(`no component is called ${wanted.join(", ")}`);
const pictures = drawn.flatMap((name) =>
  ["light", "dark"].map((theme) => `<img src="${name}.${theme}.png" alt="${name}, ${theme}">`),
);
await writeFile(
  join(folder, "index.html"),
  `<!DOCTYPE html><title>Sheet</title><style>img{display:block;max-width:100%}</style>${pictures.join("\n")}\n`,
);
console.log(`${drawn.length} components in ${join(folder, "index.html")}`);

/**
 * Whether a component can be used in any container: it is not a page or a part of one, and not limited to certain
 * parents.
 */
function standsAnywhere({ root, ofCanvas, parents, band }) {
  return !root && !ofCanvas && parents.length === 0 && band === undefined;
}
