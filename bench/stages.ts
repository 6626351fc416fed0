/** Collects the stages from text to pictures, so that each can be measured separately. */
export { analyze } from "../src/analyze.js";
export { Composition } from "../src/composition.js";
export { lowerDocument } from "../src/drawing/lower/lower-document.js";
export { vocabulary } from "../src/model/components/registry.generated.js";
export { limitsForBytes } from "../src/model/cost/limits.js";
export { paintPdf } from "../src/output/raster/paint-pdf.js";
export { paintPng } from "../src/output/raster/paint-png.js";
export { performTask } from "../src/service/server/work/perform-task.js";
