/**
 * Builds the extension for VS Code, `editors/vscode/wf-wireframes-VERSION.vsix`, without a network; with a path as
 * argument, writes it there.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import { absoluteLinks } from "./absolute-links.mjs";
import { buildPdfkit } from "./build-pdfkit.mjs";
import { buildWebp } from "./build-webp.mjs";
import { bundle, bundledFiles, NODE } from "./bundle.mjs";
import { requireOnDemand } from "./chunks.mjs";
import { ROOT } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";
import { leanRough } from "./lean-rough.mjs";
import { thirdPartyNotices } from "./third-party-notices.mjs";
import { vscodePackage } from "./vscode-package.mjs";

const folder = join(ROOT, "editors", "vscode");
const { extensionManifest, renderCommands } = await importSource(
  "editors/vscode/src/manifest.ts",
  "editors/vscode/src/render-commands.ts",
);
const manifest = extensionManifest(JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")));

const files = new Map([
  ["package.json", Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`)],
  ["README.md", await readFile(join(folder, "README.md"))],
  ["CHANGELOG.md", await changelog()],
  ["LICENSE.txt", await readFile(join(ROOT, "LICENSE"))],
  ["language-configuration.json", await readFile(join(folder, "language-configuration.json"))],
  ["schemas/wf.config.schema.json", await readFile(join(ROOT, "docs", "wf.config.schema.json"))],
  ["dist/extension.cjs", await bundleForNode("extension.ts", { external: ["node:*", "vscode"] })],
  ["dist/engine.cjs", await bundleForNode("engine.ts", { plugins: [leanRough] })],
  ["dist/pdfkit.cjs", await built(buildPdfkit, "pdfkit.cjs")],
  ["dist/webp.cjs", await built(buildWebp, "webp.cjs")],
  ["dist/webview.js", await bundleForWebview()],
]);
for (const each of ["icons", "snippets", "syntaxes"]) await addFolder(join(folder, each), each);
await addFolder(join(ROOT, "docs", "diagnostics"), "docs/diagnostics");
await addFolder(join(ROOT, "assets", "fonts"), "assets/fonts");
// The licenses of everything in the bundles.
const introduction = "The extension holds the following software, fonts and icons of others.\n";
const notices = await thirdPartyNotices(bundledFiles, { introduction });
files.set("THIRD-PARTY-NOTICES.txt", Buffer.from(notices));

const given = process.argv[2];
const target =
  given === undefined ? join(folder, `${manifest.name}-${manifest.version}.vsix`) : resolve(given);
const bytes = vscodePackage(files, manifest);
await writeFile(target, bytes);
console.log(`${basename(target)}: ${files.size} files, ${(bytes.length / 1e6).toFixed(2)} MB`);

/** Links to docs lead into the repository, since the package does not contain them. */
async function changelog() {
  const repository = manifest.repository.url.replace(/^git\+|\.git$/g, "");
  return Buffer.from(absoluteLinks(await readFile(join(ROOT, "CHANGELOG.md"), "utf8"), repository));
}

/** Bundles what runs in VS Code's own Node into one file. */
async function bundleForNode(entry, options) {
  const { outputFiles } = await bundle({
    ...requireOnDemand,
    entryPoints: [join(folder, "src", entry)],
    outfile: entry,
    write: false,
    format: "cjs",
    platform: "node",
    target: NODE,
    define: {
      "import.meta.dirname": "__dirname",
      WF_RENDER_COMMANDS: JSON.stringify(renderCommands),
    },
    charset: "utf8",
    minify: true,
    ...options,
  });
  return outputFiles[0].contents;
}

/** A bundle that several parts share, built once. */
async function built(part, file) {
  const outputs = await part(file, { write: false });
  return outputs[0].contents;
}

async function bundleForWebview() {
  const { outputFiles } = await bundle({
    entryPoints: [join(folder, "src", "webview", "client.ts")],
    outfile: "webview.js",
    write: false,
    format: "iife",
    platform: "browser",
    target: "es2022",
    minify: true,
  });
  return outputFiles[0].contents;
}

async function addFolder(from, to) {
  for (const name of (await readdir(from)).sort()) {
    const path = `${to}/${relative(from, join(from, name)).split(sep).join("/")}`;
    files.set(path, await readFile(join(from, name)));
  }
}
