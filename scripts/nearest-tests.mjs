/** Chooses the unit tests that are nearest to the changes, as many as fit into a time budget. */
import { posix } from "node:path";

/** Seconds of tests, shared by two processes. */
const budget = 12;
/** Seconds for a test file that is not among the slow ones, and for loading `src` for a single file. */
const usual = 1;
const loading = 5;

/** Tests that any kind of change is most likely to break. */
const always = ["test/architecture.test.ts", "test/test-rules.test.ts"];

/**
 * @param {object} given
 * @param {readonly string[]} given.changed paths relative to the root of the repository
 * @param {ReadonlyMap<string, string>} given.files texts of `src` and `test` by path
 * @param {Readonly<Record<string, number>>} given.seconds times of slow test files
 * @returns {{ chosen: string[], left: string[] }} test files, the nearest first, and those that did not fit
 */
export function nearestTests({ changed, files, seconds }) {
  const distances = distancesFrom(changed, importersOf(files));
  const names = new Set(changed.map(baseName));
  const rank = (file) => {
    if (changed.includes(file)) return 0;
    if (names.has(baseName(file))) return 1;
    return 1 + (distances.get(file) ?? Number.POSITIVE_INFINITY);
  };
  const takes = (file) =>
    (seconds[file] ?? usual) + (replacesModules.test(files.get(file)) ? loading : 0);
  const near = [...files.keys()]
    .filter((file) => isUnitTest(file) && rank(file) < Number.POSITIVE_INFINITY)
    .sort((one, other) => rank(one) - rank(other) || takes(one) - takes(other));
  const chosen = [];
  const left = [];
  let sum = 0;
  for (const file of near) {
    // Files that were changed, or that have the name of a changed file, run in any case.
    const isCertain = rank(file) <= 1;
    if (!isCertain && sum + takes(file) > budget) left.push(file);
    else {
      chosen.push(file);
      sum += takes(file);
    }
  }
  const others = always.filter((file) => files.has(file) && !chosen.includes(file));
  return { chosen: [...chosen, ...others], left: left.filter((file) => !others.includes(file)) };
}

/**
 * The cases of large test files about the changes: each component, example and page has some of its own.
 *
 * @param {readonly string[]} changed
 * @returns {{ files: string[], names: string[] }} test files, and what the names of their cases contain
 */
export function casesAbout(changed) {
  const files = new Set();
  const names = new Set();
  for (const path of changed) {
    const kind = kinds.find(({ pattern }) => pattern.test(path));
    if (kind === undefined) continue;
    for (const file of kind.files) files.add(file);
    names.add(kind.isWhole ? path : baseName(path));
  }
  return { files: [...files], names: [...names] };
}

const pictures = ["test/pictures.test.ts", "test/visual/visual.test.ts"];
const kinds = [
  {
    pattern: /^(?:src\/model\/components\/[\w-]+\.ts|test\/components\/fixtures\/[\w-]+\.wf)$/,
    files: [...pictures, "test/components/every-attribute.test.ts"],
  },
  { pattern: /^examples\/.*\.wf$/, files: pictures },
  { pattern: /^(?:docs\/.*|[A-Z]+)\.md$/, files: ["test/docs/fences.test.ts"], isWhole: true },
];

/** Tests that replace modules run in a process of their own. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/;

function isUnitTest(file) {
  return /^test\/.*(?<!\.(?:browser|process|search))\.test\.ts$/.test(file);
}

/** `button` for `src/model/components/button.ts` and `test/components/button.test.ts`. */
function baseName(path) {
  return posix.basename(path).replace(/\..*$/, "");
}

/** The files that import each file, including imports of types. */
function importersOf(files) {
  const importers = new Map();
  for (const [file, text] of files) {
    for (const [, path] of text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)) {
      const target = posix.join(posix.dirname(file), path).replace(/\.js$/, ".ts");
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The number of imports that lead from each file to one of these; without files that do not reach any. */
function distancesFrom(changed, importers) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
