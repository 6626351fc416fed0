/**
 * Writes the command line of the pre-commit hooks: a few committed files, so that hooks run from a bare clone with only
 * Node. With `--check`, reports whether they are up to date.
 *
 * They are not minified: a change in the sources then changes only a few of their lines, which git merges and
 * compresses well.
 */
import { join } from "node:path";
import { bundledFiles } from "./bundle.mjs";
import {
  bundleChunk,
  bundleLauncher,
  digestOf,
  escapeLetters,
  onDemand,
  SOURCE,
} from "./chunks.mjs";
import { ROOT, writeOrCheck } from "./generated-files.mjs";
import { lateEntry, lateName, loadLate } from "./late-modules.mjs";
import { thirdPartyNotices } from "./third-party-notices.mjs";

const COMMAND = "node scripts/build-hook.mjs";
const folder = join(ROOT, "bin", "hook");

/**
 * The files: for checking a file without errors, for everything else that checks need, for formatting, and for caching
 * compiled code.
 */
const START = "wf.generated.cjs";
const MORE = "more.generated.cjs";
const FMT = "fmt.generated.cjs";
const KEEPER = "keep-code.generated.cjs";

/** Formats import their painters, but a hook draws nothing. */
const withoutPainting = {
  name: "without-painting",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/raster\// }, ({ path }) => ({ path, namespace: "painting" }));
    onLoad({ filter: /.*/, namespace: "painting" }, () => ({ contents: "export {};" }));
  },
};

/** Puts the work of the command into the first file, and what that loads on demand into the second. */
function demandMore(demanded) {
  const { setup } = onDemand((path) => {
    if (path.endsWith("/run-validate.ts")) return undefined;
    if (FORMATTER.includes(path)) return { path: lateName(path), namespace: FMT };
    // Drawing is left out; its replacement explains how to get it.
    const kept = path.replace(/\/check-geometry\.ts$/, "/no-geometry.ts");
    demanded.add(kept);
    return { path: lateName(kept), namespace: MORE };
  });
  return {
    name: "demand-more",
    setup(build) {
      setup(build);
      build.onResolve({ filter: /./ }, ({ path }) =>
        path === `./${FMT}` ? { path, external: true } : undefined,
      );
      for (const file of [MORE, FMT]) {
        build.onLoad({ filter: /./, namespace: file }, ({ path }) => ({
          contents: `module.exports = require("./${file}").${path};`,
        }));
      }
    },
  };
}

/** The formatting command and its work are one file, so that the files for checks stay small. */
const FORMATTER = ["fmt-command", "run-fmt"].map((name) => join(SOURCE, "fmt", `${name}.ts`));

/** There are no packages next to the files. */
const alone = { external: ["node:*"], minifySyntax: false };

const demanded = new Set();
const start = await bundleChunk({
  ...alone,
  entryPoints: [join(SOURCE, "start", "hook.ts")],
  plugins: [loadLate(`./${MORE}`), demandMore(demanded)],
});
const more = await bundleChunk({
  ...alone,
  stdin: lateEntry([...demanded].sort()),
  plugins: [withoutPainting],
});
const fmt = await bundleChunk({
  ...alone,
  stdin: {
    contents: FORMATTER.map(
      (path) => `export * as ${lateName(path)} from ${JSON.stringify(path)};`,
    ).join("\n"),
    resolveDir: SOURCE,
    loader: "ts",
  },
  plugins: [withoutPainting],
});
const chunks = new Map([
  [START, escapeLetters(start)],
  [MORE, escapeLetters(more)],
  [FMT, escapeLetters(fmt)],
]);
const { launcher, keepCode } = await bundleLauncher({
  start: START,
  keeper: KEEPER,
  build: digestOf(chunks),
});

const introduction = `${START}, ${MORE} and ${FMT} hold the following software of others.\n`;
const notices = await thirdPartyNotices(bundledFiles, { introduction, assets: [] });
const comment = escapeLetters(notices)
  .trimEnd()
  .replace(/^.*$/gm, (line) => `// ${line}`.trimEnd());
const files = [
  [START, chunks.get(START)],
  [MORE, `${chunks.get(MORE)}\n${comment}\n`],
  [FMT, chunks.get(FMT)],
  ["launch.generated.cjs", launcher],
  [KEEPER, keepCode],
];
const written = files.map(([name, text]) => {
  const origin = `/** What pre-commit hooks run: src/tools/cli/start/hook.ts and what it loads, bundled by ${COMMAND}. */`;
  return [join(folder, name), `${origin}\n${text}`];
});
await writeOrCheck(new Map(written), COMMAND);
