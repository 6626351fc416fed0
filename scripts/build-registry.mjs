/**
 * Writes src/model/components/registry.generated.ts, with every component file of the folder, sorted by name, and the
 * vocabulary of all components; and drawings.generated.ts with their drawings. Also writes two tables that need all
 * components: parts/item-holders.generated.ts, with the components that contain items and the item attributes that have
 * a meaning in them, and parts/modifier-words.generated.ts, with the modifiers.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT, writeOrCheck } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";

const folder = join(ROOT, "src", "model", "components");

/** The component files: those that call `defineComponent`. */
async function componentFiles() {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".generated.ts"),
  );
  const files = [];
  for (const name of names.sort()) {
    const source = await readFile(join(folder, name), "utf8");
    if (/= defineComponent\(/.test(source)) files.push(name.slice(0, -".ts".length));
  }
  return files;
}

function exportName(file, part = "Component") {
  return `${file.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())}${part}`;
}

const files = await componentFiles();
const { indexEntryOf, entryAttributes, ...sources } = await importSource(
  "src/model/define/vocabulary.ts",
  "src/model/components/parts/items.ts",
  ...files.map((file) => `src/model/components/${file}.ts`),
);

/** What must be known of every component at the start, so that only those in use are created. */
function indexEntry(file) {
  const { words, type, isRoot, isGroup } = indexEntryOf(sources[exportName(file)]());
  const known = [
    `words: ${JSON.stringify(words)}`,
    ...(type === undefined ? [] : [`type: ${JSON.stringify(type)}`]),
    ...(isRoot ? ["isRoot: true"] : []),
    ...(isGroup ? ["isGroup: true"] : []),
  ];
  return `  { ${known.join(", ")}, component: ${exportName(file)} },`;
}

const lines = [
  "/** All components, generated from the folder by scripts/build-registry.mjs. */",
  'import { type ComponentVocabulary, indexVocabulary } from "../define/vocabulary.js";',
  ...files.map((file) => `import { ${exportName(file)} } from "./${file}.js";`),
  "",
  "/** The components of the language, looked up by word and by type. */",
  "export const vocabulary: ComponentVocabulary = indexVocabulary([",
  ...files.map(indexEntry),
  "]);",
  "",
];

const drawingLines = [
  "/** How all components are drawn, generated from the folder by scripts/build-registry.mjs. */",
  'import type { Drawings } from "../define/component.js";',
  ...files.map((file) => `import { ${exportName(file, "Drawing")} } from "./${file}.js";`),
  "",
  "/** The drawings of the components of the language, by their names. */",
  "export const drawings: Drawings = {",
  ...files.map((file) => {
    const { name } = sources[exportName(file)]();
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: ${exportName(file, "Drawing")},`;
  }),
  "};",
  "",
];

const holders = files.map((file) => sources[exportName(file)]()).filter(({ itemForm }) => itemForm);
const keyHolders = Object.keys(entryAttributes).map((key) => {
  const listed = holders.filter(({ list }) => list?.keys.has(key)).map(({ name }) => name);
  // A component without a list of its own groups the items of its parent.
  const grouping = holders.filter(
    ({ list, parents }) => !list && parents.some((name) => listed.includes(name)),
  );
  return [key, [...listed, ...grouping.map(({ name }) => name)]];
});

const record = (entries) =>
  entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value).replaceAll('","', '", "')},`);

const holderLines = [
  "/** What holds items, generated from the folder by scripts/build-registry.mjs. */",
  'import type { ItemForm } from "../../define/item-form.js";',
  "",
  "/** The components that hold items, each with the form of its items. */",
  "export const itemHolders: Readonly<Record<string, ItemForm>> = {",
  ...record(holders.map(({ name, itemForm }) => [name, itemForm])),
  "};",
  "",
  "/** The attributes of items that mean something in some of these only: in those whose lists know them. */",
  "export const keyHolders: Readonly<Record<string, readonly string[]>> = {",
  ...record(keyHolders),
  "};",
  "",
];

const modifiers = new Set(
  files.flatMap((file) => [...sources[exportName(file)]().modifiers.keys()]),
);
const modifierLines = [
  "/** The words that change elements, generated from the folder by scripts/build-registry.mjs. */",
  "",
  "/** The modifiers of all components. */",
  "export const modifierWords: ReadonlySet<string> = new Set([",
  ...[...modifiers].sort().map((word) => `  ${JSON.stringify(word)},`),
  "]);",
  "",
];

await writeOrCheck(
  new Map([
    [join(folder, "registry.generated.ts"), lines.join("\n")],
    [join(folder, "drawings.generated.ts"), drawingLines.join("\n")],
    [join(folder, "parts", "item-holders.generated.ts"), holderLines.join("\n")],
    [join(folder, "parts", "modifier-words.generated.ts"), modifierLines.join("\n")],
  ]),
  "node scripts/build-registry.mjs",
);
