/** Measures each stage for a source: ms of processor time, and MB of allocated memory. */
import { importSource } from "../scripts/import-source.mjs";

const stages = await importSource("bench/stages.ts");

/** The components of the language. */
export const { vocabulary } = stages;

/** Options of `node` with which allocated memory can be measured: no garbage collection of young objects in between. */
export const memoryFlags = [
  "--expose-gc",
  "--max-semi-space-size=256",
  "--min-semi-space-size=256",
];

/** Bytes in use above which the garbage collector runs first. */
const nearlyFull = 200e6;
const width = 1200;
const padding = 24;

/** ms of processor time, including the garbage collector and the compiler. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The cost of each stage for a source under the limits of the API, without stages that the source does not reach. A
 * thrown error counts as if it took forever.
 */
export function measureStages(source) {
  const figures = {};
  const timed = (name, work) => {
    const start = cpu();
    try {
      return work();
    } catch (error) {
      figures.thrown = Number.POSITIVE_INFINITY;
      console.error(error);
      return undefined;
    } finally {
      figures[name] = (figures[name] ?? 0) + cpu() - start;
    }
  };
  if (process.memoryUsage().heapUsed > nearlyFull) globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const limits = stages.limitsForBytes(Buffer.byteLength(source));
  const analysis = timed("check", () => stages.analyze(source, { locations: true, limits }));
  if (analysis?.diagnostics.every(({ severity }) => severity !== "error")) {
    const { ast } = analysis;
    timed("lower", () => stages.lowerDocument(ast, { width: width - 2 * padding }));
    const composition = new stages.Composition({ document: ast }, { limits, width, padding });
    timed("layout", () => composition.diagnostics);
    if (composition.excess === undefined) timed("SVG", () => composition.svg());
    timed("HTML", () => new stages.Composition({ document: ast }, { limits }).html());
  }
  figures.memory = (process.memoryUsage().heapUsed - before) / 1e6;
  return figures;
}

/** The cost of complete answers of the API. */
export function measureAnswers(source) {
  const figures = {};
  const options = { theme: "light", width, padding, fullDocument: true, images: "data" };
  for (const kind of ["validate", "svg", "html"]) {
    const start = cpu();
    stages.performTask({ kind, source, options: { ...options, diagnostics: true } });
    figures[`answer ${kind}`] = cpu() - start;
  }
  return figures;
}

/** The cost of the painters that the API does not have; empty for a source that cannot be drawn. */
export async function measurePainters(source) {
  const limits = stages.limitsForBytes(Buffer.byteLength(source));
  const { ast, diagnostics } = stages.analyze(source, { limits });
  if (diagnostics.some(({ severity }) => severity === "error")) return {};
  const composition = new stages.Composition({ document: ast }, { limits, width, padding });
  if (composition.excess) return {};
  const picture = composition.svg();
  const boards = composition.boards();
  const figures = {};
  for (const [name, paint] of [
    ["PNG", () => stages.paintPng(picture, 1)],
    ["PDF", () => stages.paintPdf(boards, { theme: "light", padding })],
  ]) {
    const start = cpu();
    try {
      await paint();
      figures[name] = cpu() - start;
    } catch (error) {
      // A picture with too many pixels is refused, which takes no time.
      if (error.name !== "RasterError") throw error;
    }
  }
  return figures;
}

/** Measures everything several times and returns the lowest values, since any disturbance increases them. */
export async function measureAll(source, times) {
  let least;
  for (let count = 0; count < times; count++) {
    const figures = { ...measureStages(source), ...measureAnswers(source) };
    Object.assign(figures, await measurePainters(source));
    if (least === undefined) least = figures;
    else for (const name in figures) least[name] = Math.min(least[name], figures[name]);
  }
  return least;
}
