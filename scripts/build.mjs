/**
 * Builds `dist`: the library and the server as ES modules with their types, the command line as
 * CommonJS, and what browsers load; and THIRD-PARTY-NOTICES.txt from what went into them.
 */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildCommandLine } from "./build-command-line.mjs";
import { buildPdfkit } from "./build-pdfkit.mjs";
import { buildTypes } from "./build-types.mjs";
import { bundle, bundledFiles } from "./bundle.mjs";
import { drawingBeside } from "./drawing-apart.mjs";
import { ROOT } from "./generated-files.mjs";
import { referenceApart, withKeys } from "./reference-apart.mjs";
import { thirdPartyNotices } from "./third-party-notices.mjs";

const SOURCE = join(ROOT, "src");
const DIST = join(ROOT, "dist");

const pdfkit = () => buildPdfkit(join(DIST, "pdfkit.cjs"));
/** Parts that can be built alone, and what each consists of. */
const parts = {
  library: [buildModules, pdfkit],
  server: [buildModules, pdfkit, buildDashboard],
  cli: [() => buildCommandLine(join(DIST, "cli")), pdfkit],
  preview: [buildModules, pdfkit, buildPreview],
  types: [() => buildTypes(DIST)],
};
const wanted = process.argv.slice(2);
for (const name of wanted) if (!(name in parts)) throw new Error(`there is no part ${name}`);
const isWhole = wanted.length === 0;
if (isWhole) await rm(DIST, { recursive: true, force: true });
const steps = (isWhole ? Object.keys(parts) : wanted).flatMap((name) => parts[name]);
for (const step of new Set(steps)) await step();
// Only who has built all of it knows what is in it.
if (isWhole) {
  await writeFile(join(ROOT, "THIRD-PARTY-NOTICES.txt"), await thirdPartyNotices(bundledFiles));
}

/** The entries of the library, and what the threads of server and preview run; shared code is in separate files. */
async function buildModules() {
  await rm(join(DIST, "shared"), { recursive: true, force: true });
  await bundle({
    entryPoints: {
      index: join(SOURCE, "index.ts"),
      raster: join(SOURCE, "raster", "raster.ts"),
      "server/index": join(SOURCE, "server", "index.ts"),
      "server/worker": join(SOURCE, "server", "work", "worker.ts"),
      "preview/paint-worker": join(SOURCE, "preview", "paint-worker.ts"),
    },
    outdir: DIST,
    splitting: true,
    chunkNames: "shared/[hash]",
    minify: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2023",
    plugins: [drawingBeside(withKeys), referenceApart],
  });
}

/** The script of the server's dashboard. */
function buildDashboard() {
  const client = join(SOURCE, "server", "dashboard", "client", "client.ts");
  return buildScript(client, join(DIST, "server", "dashboard.js"));
}

/** The script that the preview sends to browsers. */
function buildPreview() {
  return buildScript(
    join(SOURCE, "preview", "client", "client.ts"),
    join(DIST, "preview", "client.js"),
  );
}

function buildScript(entry, outfile) {
  return bundle({
    entryPoints: [entry],
    outfile,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
  });
}
