/** Chooses the unit tests that are nearest to what has changed, as far as they fit into a time. */
import { posix } from "node:path";

/** Seconds of tests, which two processes share. */
const budget = 12;
/** What a test file takes that is not among the slow ones, and what it takes to load `src` for a file alone. */
const usual = 1;
const loading = 5;

/** What changes of any kind break first. */
const always = ["test/architecture.test.ts", "test/test-rules.test.ts"];

/**
 * @param {object} given
 * @param {readonly string[]} given.changed paths from the root of the repository
 * @param {ReadonlyMap<string, string>} given.files texts of `src` and `test` by their paths
 * @param {Readonly<Record<string, number>>} given.seconds what slow test files take
 * @returns {{ chosen: string[], left: string[] }} test files, the nearest first, and those that there was no time for
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
    // What was changed itself, or is named like it, runs in any case.
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
 * The cases of large test files that are about what has changed: each component, example and page has some of its own.
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

/** A test that does so runs in a process of its own. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/;

function isUnitTest(file) {
  return /^test\/.*(?<!\.(?:browser|process|search))\.test\.ts$/.test(file);
}

/** `button` of `src/model/components/button.ts` and `test/components/button.test.ts`. */
function baseName(path) {
  return posix.basename(path).replace(/\..*$/, "");
}

/** The files that import each file, types included. */
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

/** How many imports lead from a file to one of these; those that none leads from are not in it. */
function distancesFrom(changed, importers) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
