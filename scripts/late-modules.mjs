/** Turns modules of which a run calls few functions into a bundle that is loaded when it calls one. */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "./generated-files.mjs";

const SOURCE = join(ROOT, "src");

/** What a run calls only when something is wrong with a source. */
const FOR_MISTAKES = [
  "check/foreign-attributes",
  "check/ignore-comments",
  "check/report-dead-references",
  "check/report-unknown-attributes",
  "cost/report-excess",
  "cli/files/failure",
  "syntax/locate-label",
  "syntax/missing-closes",
  "syntax/parse-by-tree",
  "syntax/read-foreign-call",
  "syntax/refuse-literal",
  "syntax/report-stray-attribute",
  "syntax/report-unknown-word",
  "syntax/report-word",
  "text/create-diagnostic",
  "text/habits",
  "text/suggest",
];

/** What few sources need to be checked; what draws them has it at hand. */
const FOR_FEW = [
  "check/never-drawn",
  "components/parts/calendar/calendar-cost",
  "components/parts/calendar/check-calendar",
  "components/parts/calendar/date-problem",
  "components/parts/calendar/days",
  "components/parts/chart/chart-cost",
  "components/parts/chart/check-chart",
  "components/parts/check-language",
  "components/parts/check-url",
  "components/parts/code/check-highlight",
  "components/parts/gantt/check-gantt",
  "components/parts/gantt/gantt-cost",
  "components/parts/menubar-cost",
  "components/parts/table/check-sort",
  "components/parts/tree-cost",
  "theme/contrast",
  "theme/dark",
  "theme/ground",
  "theme/light",
];

/** What a source needs that defines or uses something, or has a design; what draws it loads the same. */
const FOR_REUSE = [
  "cli/files/load-from-disk",
  "components/parts/chart/read-chart-records",
  "components/parts/table/read-table-records",
  "lower/in-design",
  "reuse/analyze-reuse",
  "cost/state-cost",
  "reuse/report-tokens",
  "syntax/forms/build-form-node",
  "syntax/forms/joins-value",
  "syntax/forms/read-form",
  "syntax/forms/read-head",
  "syntax/forms/takes-somewhere",
  "theme/design",
  "theme/given-tokens",
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

/** What the late bundle exports a module as. */
export function lateName(path) {
  const name = relative(SOURCE, path).replace(/\.ts$/, "");
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
