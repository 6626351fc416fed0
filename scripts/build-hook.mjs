/**
 * Writes the command line of the pre-commit hooks: one file that is committed, so that hooks run from a
 * bare clone with nothing but Node. With `--check`, says whether it is fresh.
 *
 * It is not minified: a changed source changes a few lines of it, which git merges and packs like any
 * other, and a start takes the same time.
 */
import { join } from "node:path";
import { bundle, bundledFiles, NODE } from "./bundle.mjs";
import { ROOT, writeOrCheck } from "./generated-files.mjs";
import { thirdPartyNotices } from "./third-party-notices.mjs";

const COMMAND = "node scripts/build-hook.mjs";
const outfile = join(ROOT, "bin", "hook", "wf.generated.cjs");

/** Formats name what they are painted with, and a hook draws nothing. */
const withoutPainting = {
  name: "without-painting",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/raster\// }, ({ path }) => ({ path, namespace: "painting" }));
    onLoad({ filter: /.*/, namespace: "painting" }, () => ({ contents: "export {};" }));
  },
};

const { outputFiles } = await bundle({
  entryPoints: [join(ROOT, "src", "cli", "hook.ts")],
  outfile,
  write: false,
  format: "cjs",
  platform: "node",
  target: NODE,
  // No package is beside it.
  external: ["node:*"],
  plugins: [withoutPainting],
  // What is loaded on demand is in the same file; import() would start Node's loader for ES modules.
  supported: { "dynamic-import": false },
  define: { "import.meta.dirname": "__dirname" },
  charset: "ascii",
  minifySyntax: false,
  banner: { js: `/** What pre-commit hooks run: src/cli/hook.ts, bundled by ${COMMAND}. */` },
});

const introduction = "This file holds the following software of others.\n";
const notices = await thirdPartyNotices(bundledFiles, { introduction, assets: [] });
const comment = notices.trimEnd().replace(/^.*$/gm, (line) => `// ${line}`.trimEnd());
await writeOrCheck(new Map([[outfile, `${outputFiles[0].text}\n${comment}\n`]]), COMMAND);
