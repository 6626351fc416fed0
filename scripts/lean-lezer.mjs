/**
 * Drops the methods of Lezer's classes that neither Lezer nor our sources name.
 *
 * Bundlers drop unused functions, but not unused methods; half of those of trees are for editors.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseAst } from "vite";
import { ROOT } from "./generated-files.mjs";

const MODULES = ["common", "lr"].map((name) =>
  join(ROOT, "node_modules/@lezer", name, "dist/index.js"),
);

/** Our folders for editors, which no bundle of the library contains. */
const EDITORS = /^(?:authoring[\\/]editing|workspace|tools[\\/](?:lsp|mcp|cli))[\\/]/;

/** Methods that the language calls without naming them. */
const KEPT = new Set(["constructor", "toString", "toJSON"]);

let written;

/** Bundles modules of Lezer without unused methods. */
export const leanLezer = {
  name: "lean-lezer",
  setup({ onLoad }) {
    onLoad({ filter: /@lezer[\\/](?:common|lr)[\\/]dist[\\/]index\.js$/ }, async ({ path }) => {
      written ??= leanModules();
      return { contents: (await written).get(path), loader: "js" };
    });
  },
};

/** The texts of the modules by their paths. */
async function leanModules() {
  const own = await ownSources();
  const whole = await Promise.all(MODULES.map((path) => readFile(path, "utf8")));
  let texts = whole;
  for (let before = 0; before !== texts.join("").length; ) {
    before = texts.join("").length;
    const named = namesIn([...texts, own].join("\n"));
    texts = texts.map((text) => withoutMethods(text, named));
  }
  if (texts.every((text, at) => text.length === whole[at].length))
    throw new Error("all of Lezer is called");
  return new Map(MODULES.map((path, at) => [path, texts[at]]));
}

async function ownSources() {
  const folder = join(ROOT, "src");
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => file.endsWith(".ts") && !EDITORS.test(file));
  return (await Promise.all(sources.map((file) => readFile(join(folder, file), "utf8")))).join(
    "\n",
  );
}

/** Every name that may be used to read a member: after a dot, in a pattern or object, or quoted. */
function namesIn(text) {
  return new Set(
    Array.from(text.matchAll(/(?:\.|[{,]\s*|["'])([A-Za-z_$][\w$]*)/g), ([, name]) => name),
  );
}

function withoutMethods(text, named) {
  const kept = [];
  let from = 0;
  for (const { body } of classesIn(parseAst(text))) {
    for (const { type, computed, key, start, end } of body.body) {
      const isNamed = type !== "MethodDefinition" || computed || KEPT.has(key.name);
      if (isNamed || named.has(key.name)) continue;
      kept.push(text.slice(from, start));
      from = end;
    }
  }
  return kept.join("") + text.slice(from);
}

function classesIn({ body }) {
  const declared = body.map((statement) => statement.declaration ?? statement);
  return declared.filter(({ type }) => type === "ClassDeclaration");
}
