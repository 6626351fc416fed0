/**
 * Keeps what is said for readers of the reference out of bundles that only check and draw: components get
 * short keys, and `said`, which the reference calls, gets the texts; diagnostics lose their titles, which
 * only `describedCodes` has.
 */
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { ROOT } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";

/** Shorter texts and single words may mean something else where they stand. */
const LEAST = 16;

/** What no text starts with. */
const MARK = "~";

let found;

/** Found once, for all bundles. */
function keysOnce() {
  found ??= textKeys();
  return found;
}

/** An esbuild plugin. */
export const referenceApart = {
  name: "reference-apart",
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/model\/(?:components|define)\/.*\.ts$/ }, async ({ path }) => ({
      contents: await withKeys(await readFile(path, "utf8")),
      loader: "ts",
    }));
    onLoad({ filter: /\/src\/language\/diagnostics\/catalogue\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(title, ""),
      loader: "ts",
    }));
    onLoad({ filter: /\/src\/language\/diagnostics\/code-titles\.ts$/ }, async () => ({
      contents: `export const describedCodes = ${JSON.stringify(await describedCodes())};`,
      loader: "js",
    }));
    onLoad({ filter: /\/src\/base\/text\/said\.ts$/ }, async () => {
      const keys = await keysOnce();
      const contents = `const texts = ${JSON.stringify([...keys.keys()])};
export function said(text) {
  return text.startsWith(${JSON.stringify(MARK)}) ? texts[Number.parseInt(text.slice(1), 36)] : text;
}`;
      return { contents, loader: "ts" };
    });
  },
};

/** A source of components with keys in the place of the texts. */
export async function withKeys(source) {
  const keys = await keysOnce();
  return source.replace(/(["'])(?:\\.|(?!\1)[^\\\n])*\1/g, (literal) => {
    const key = literal.length < LEAST ? undefined : keys.get(literalValue(literal));
    return key === undefined ? literal : JSON.stringify(key);
  });
}

/** The key of each text, by the text. */
async function textKeys() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: {
      contents: `export { vocabulary } from "./src/model/components/registry.generated.ts";
        export { extendVocabulary } from "./src/model/define/reuse-entries.ts";`,
      resolveDir: ROOT,
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`;
  const { vocabulary, extendVocabulary } = await import(url);
  const texts = new Set();
  for (const component of vocabulary.components) {
    for (const text of [component.docs, ...component.examples]) texts.add(text);
    for (const view of [component, ...component.variants.values()]) {
      for (const part of [view.label, view.list, view.number]) if (part) texts.add(part.docs);
      for (const { docs } of view.list?.keys.values() ?? []) texts.add(docs);
      for (const { docs } of view.children.each.values()) texts.add(docs);
    }
    for (const { docs } of component.aliases.values()) texts.add(docs);
    for (const { docs } of component.attributes.values()) texts.add(docs);
    for (const { docs } of component.modifiers.values()) texts.add(docs);
  }
  const { forms, attributes, pageAttributes } = extendVocabulary(vocabulary, new Map()).reuse;
  for (const { docs } of [...attributes.values(), ...pageAttributes.values()]) texts.add(docs);
  for (const form of forms.values()) {
    texts.add(form.docs);
    for (const { docs } of form.attributes.values()) texts.add(docs);
  }
  const long = [...texts].filter((text) => text.length >= LEAST && text.includes(" "));
  return new Map(long.map((text, at) => [text, MARK + at.toString(36)]));
}

/** The title of a diagnostic in its source. */
const title = /^ {4}title:.*\n/gm;

/** The codes with severity and title. */
async function describedCodes() {
  const module = await importSource("src/language/diagnostics/code-titles.ts");
  return module.describedCodes;
}

/** The value of a string literal. */
function literalValue(literal) {
  const inner = literal
    .slice(1, -1)
    .replace(/\\'/g, "'")
    .replace(/(?<!\\)"/g, '\\"');
  try {
    return JSON.parse(`"${inner}"`);
  } catch {
    return undefined;
  }
}
