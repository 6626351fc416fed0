/** Writes src/components/registry.generated.ts: every component file of the folder, sorted by name, and the vocabulary that they make. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT, writeOrCheck } from "./generated-files.mjs";

const folder = join(ROOT, "src", "components");

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

function exportName(file) {
  return `${file.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())}Component`;
}

const files = await componentFiles();
const lines = [
  "/** All components, generated from the folder by scripts/build-registry.mjs. */",
  'import type { Component } from "../define/component.js";',
  'import { type ComponentVocabulary, createVocabulary } from "../define/vocabulary.js";',
  ...files.map((file) => `import { ${exportName(file)} } from "./${file}.js";`),
  "",
  "/** Every component of the language, sorted by the name of its file. */",
  "export const components: readonly Component[] = [",
  ...files.map((file) => `  ${exportName(file)},`),
  "];",
  "",
  "/** The components of the language, looked up by word and by type. */",
  "export const vocabulary: ComponentVocabulary = createVocabulary(components);",
  "",
];

await writeOrCheck(
  new Map([[join(folder, "registry.generated.ts"), lines.join("\n")]]),
  "node scripts/build-registry.mjs",
);
