/** Turns modules of which a run calls few functions into a bundle that is loaded when it calls one. */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "./generated-files.mjs";

const SOURCE = join(ROOT, "src");

/** What a check calls only when something is wrong with a source, or when it has a chart. */
const LATE = [
  "check/foreign-attributes",
  "check/ignore-comments",
  "cli/files/failure",
  "components/parts/chart/chart-cost",
  "components/parts/chart/check-chart",
  "syntax/missing-closes",
  "syntax/parse-by-tree",
  "text/create-diagnostic",
  "text/habits",
  "text/suggest",
  "theme/contrast",
];

const files = new Map(LATE.map((name) => [join(SOURCE, `${name}.ts`), name]));

/**
 * The module that a late bundle is made of: each late module as one export, and others.
 *
 * @param {Iterable<string>} others absolute paths
 */
export function lateEntry(others = []) {
  const paths = [...files.keys(), ...others];
  const lines = paths.map(
    (path) =>
      `export * as ${lateName(path)} from ${JSON.stringify(`./${relative(SOURCE, path)}`)};`,
  );
  return { contents: lines.join("\n"), resolveDir: SOURCE, loader: "ts" };
}

/** What the late bundle exports a module as. */
export function lateName(path) {
  const name = relative(SOURCE, path).replace(/\.ts$/, "");
  return name.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * Puts functions that load the bundle in the place of the late modules.
 *
 * @param {string} path what they require
 */
export function loadLate(path) {
  return {
    name: "load-late",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, (args) =>
        args.path === path ? { path, external: true } : undefined,
      );
      onLoad({ filter: /\.ts$/ }, async (args) => {
        const name = files.get(args.path);
        if (name === undefined) return undefined;
        const functions = exportedFunctions(await readFile(args.path, "utf8"), name);
        const late = `require(${JSON.stringify(path)}).${lateName(args.path)}`;
        const contents = functions.map(
          (each) => `export function ${each}(...given) { return ${late}.${each}(...given); }`,
        );
        return { contents: contents.join("\n"), loader: "ts" };
      });
    },
  };
}

/** The functions that a module exports; any other value would have to be there at once. */
function exportedFunctions(source, name) {
  const other = /^export (?:(?:const|let|class|enum|default)\b|[{*])/m.exec(source);
  if (other) throw new Error(`src/${name}.ts exports more than functions: ${other[0]}`);
  return [...source.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, found]) => found);
}
