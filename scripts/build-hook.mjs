/**
 * Writes the command line of the pre-commit hooks: a few files that are committed, so that hooks run from
 * a bare clone with nothing but Node. With `--check`, says whether they are fresh.
 *
 * They are not minified: a changed source changes a few lines of them, which git merges and packs like any
 * other.
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

/** What checks a file in which nothing is wrong, everything else that checks, and what formats. */
const START = "wf.generated.cjs";
const MORE = "more.generated.cjs";
const FMT = "fmt.generated.cjs";
const KEEPER = "keep-code.generated.cjs";

/** Formats name what they are painted with, and a hook draws nothing. */
const withoutPainting = {
  name: "without-painting",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/raster\// }, ({ path }) => ({ path, namespace: "painting" }));
    onLoad({ filter: /.*/, namespace: "painting" }, () => ({ contents: "export {};" }));
  },
};

/** Takes the work of the command into the first file, and what that loads on demand from the second. */
function demandMore(demanded) {
  const { setup } = onDemand((path) => {
    if (path.endsWith("/run-validate.ts")) return undefined;
    if (FORMATTER.includes(path)) return { path: lateName(path), namespace: FMT };
    // What draws stays out: something in its place says how to get it.
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

/** The command that formats and its work: they are whole in one file, so that what checks does not grow by them. */
const FORMATTER = ["fmt-command", "run-fmt"].map((name) => join(SOURCE, "fmt", `${name}.ts`));

/** No package is beside the files. */
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
