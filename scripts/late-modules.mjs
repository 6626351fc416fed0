/** Moves modules that most runs do not call into a bundle that is loaded when one of their functions is called. */
import { readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { ROOT } from "./generated-files.mjs";

const SOURCE = join(ROOT, "src");

/** Modules that a run needs only if a source has errors. */
const FOR_MISTAKES = [
  "language/ast/list-problem",
  "language/check/foreign-attributes",
  "language/check/ignore-comments",
  "language/check/report-dead-references",
  "language/check/report-list-items",
  "language/check/report-unknown-attributes",
  "model/cost/report-excess",
  "workspace/files/failure",
  "workspace/files/search-pages",
  "language/syntax/list-elements",
  "language/syntax/locate-label",
  "language/syntax/missing-closes",
  "language/syntax/parse-by-tree",
  "language/syntax/read-foreign-call",
  "language/syntax/foreign-component",
  "language/syntax/holder",
  "language/syntax/read-open-ends",
  "language/syntax/read-parts",
  "language/syntax/refuse-literal",
  "language/syntax/report-stray-attribute",
  "language/syntax/report-unknown-word",
  "language/syntax/report-word",
  "language/diagnostics/create-diagnostic",
  "language/diagnostics/undescribed",
  "language/diagnostics/habits",
  "base/text/suggest",
];

/** Modules that only checks of certain kinds of source need; bundles that draw contain them anyway. */
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

/** Modules for sources that define or use something, or that have a design; drawing those needs them too. */
const FOR_REUSE = [
  "workspace/files/load-from-disk",
  "model/components/parts/chart/read-chart-records",
  "model/components/parts/table/read-table-records",
  "drawing/lower/in-design",
  "model/reuse/analyze-reuse",
  "model/cost/state-cost",
  "model/reuse/report-tokens",
  "language/syntax/forms/build-form-node",
  "language/syntax/forms/joints-in",
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
/** Modules that are loaded late in bundles that draw, too. */
const forAll = new Set([...FOR_MISTAKES, ...FOR_REUSE]);

/**
 * The entry of a late bundle: each late module as one export, and any others.
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

/** The export name of a module in the late bundle, derived from its file name. */
export function lateName(path) {
  const name = basename(path, ".ts");
  return name.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * Replaces the late modules with functions that load the bundle.
 *
 * @param {string} path the path to require
 * @param {{ draws?: boolean }} options whether the program draws; then only modules that drawing does not need are late
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

/** The functions that a module exports; any other value would have to exist before the bundle is loaded. */
function exportedFunctions(source, name) {
  const other = /^export (?:(?:const|let|class|enum|default)\b|[{*])/m.exec(source);
  if (other) throw new Error(`src/${name}.ts exports more than functions: ${other[0]}`);
  return [...source.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, found]) => found);
}
