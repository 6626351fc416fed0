/** Gathers the stages from text to pictures, so that each can be measured on its own. */
export { analyze } from "../src/analyze.js";
export {
  compileBoards,
  compileHtml,
  findLargeOutput,
  layoutDocument,
  paintDocument,
} from "../src/compile.js";
export { vocabulary } from "../src/components/registry.generated.js";
export { limitsForBytes } from "../src/cost/limits.js";
export { drawnProblems } from "../src/drawn-problems.js";
export { lowerDocument } from "../src/lower/lower-document.js";
export { paintPdf } from "../src/raster/paint-pdf.js";
export { paintPng } from "../src/raster/paint-png.js";
export { performTask } from "../src/server/work/perform-task.js";
