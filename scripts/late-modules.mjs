/** Turns modules of which a run calls few functions into a bundle that is loaded when it calls one. */
import { readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { ROOT } from "./generated-files.mjs";

const SOURCE = join(ROOT, "src");

/** What a run calls only when something is wrong with a source. */
const FOR_MISTAKES = [
  "language/check/foreign-attributes",
  "language/check/ignore-comments",
  "language/check/report-dead-references",
  "language/check/report-unknown-attributes",
  "model/cost/report-excess",
  "workspace/files/failure",
  "workspace/files/search-pages",
  "language/syntax/locate-label",
  "language/syntax/missing-closes",
  "language/syntax/parse-by-tree",
  "language/syntax/read-foreign-call",
  "language/syntax/refuse-literal",
  "language/syntax/report-stray-attribute",
  "language/syntax/report-unknown-word",
  "language/syntax/report-word",
  "language/diagnostics/create-diagnostic",
  "language/diagnostics/undescribed",
  "language/diagnostics/habits",
  "base/text/suggest",
];

/** What only checking few kinds of source needs; bundles that draw contain it anyway. */
const FOR_FEW = [
  "language/check/settled",
  "language/syntax/close-open-end",
  "language/check/never-drawn",
  "model/components/parts/calendar/calendar-cost",
  "model/components/parts/calendar/check-calendar",
  "model/components/parts/calendar/date-problem",
  "model/components/parts/calendar/days",
  "model/components/parts/chart/chart-cost",
  "model/components/parts/chart/check-chart",
  "model/components/parts/check-language",
  "model/components/parts/check-url",
  "model/components/parts/code/check-highlight",
  "model/components/parts/gantt/check-gantt",
  "model/components/parts/gantt/gantt-cost",
  "model/components/parts/menubar-cost",
  "model/components/parts/table/check-sort",
  "model/components/parts/tree-cost",
  "base/theme/contrast",
  "base/theme/dark",
  "base/theme/ground",
  "base/theme/light",
];

/** What a source needs that defines or uses something, or has a design; what draws it loads the same. */
const FOR_REUSE = [
  "workspace/files/load-from-disk",
  "model/components/parts/chart/read-chart-records",
  "model/components/parts/table/read-table-records",
  "drawing/lower/in-design",
  "model/reuse/analyze-reuse",
  "model/cost/state-cost",
  "model/reuse/report-tokens",
  "language/syntax/forms/build-form-node",
  "language/syntax/forms/joins-value",
  "language/syntax/forms/read-form",
  "language/syntax/forms/read-head",
  "language/syntax/forms/takes-somewhere",
  "base/theme/design",
  "base/theme/given-tokens",
];

const pathOf = (name) => join(SOURCE, `${name}.ts`);
const files = new Map(
  [...FOR_MISTAKES, ...FOR_FEW, ...FOR_REUSE].map((name) => [pathOf(name), name]),
);
/** What is late for what draws, too. */
const forAll = new Set([...FOR_MISTAKES, ...FOR_REUSE]);

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

/** What the late bundle exports a module as: the name of its file. */
export function lateName(path) {
  const name = basename(path, ".ts");
  return name.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * Puts functions that load the bundle in the place of the late modules.
 *
 * @param {string} path what they require
 * @param {{ draws?: boolean }} options whether the program draws, and so is without those for mistakes only
 */
export function loadLate(path, { draws = false } = {}) {
  return {
    name: "load-late",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, (args) =>
        args.path === path ? { path, external: true } : undefined,
      );
      onLoad({ filter: /\.ts$/ }, async (args) => {
        const name = files.get(args.path);
        if (name === undefined || (draws && !forAll.has(name))) return undefined;
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
