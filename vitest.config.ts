/**
 * Runs the tests in projects and ends with one line that states how many passed and failed. The name of a file
 * determines its project, as described in CONTRIBUTING.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/longest-first.js";
import { isPlainSource, plainSources, writePlainSources } from "./test/support/plain-sources.js";

const tests = readdirSync(join(import.meta.dirname, "test"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `test/${name.replaceAll("\\", "/")}`);

/** Files that replace modules, and therefore need a process of their own. */
const mocking = tests.filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(
    readFileSync(join(import.meta.dirname, file), "utf8"),
  ),
);

/** Tests of `wf serve` over HTTP, which also run with the stores that are not in memory; drawing needs no store. */
const http = tests.filter(
  (file) =>
    /^test\/server\/(?:dashboard\/|webhooks\/|(?!tools)[\w-]+\.test\.ts$)/.test(file) &&
    /\b(?:Api|Holder|Sending)\b/.test(readFileSync(join(import.meta.dirname, file), "utf8")) &&
    !/\.(?:browser|process|search|property)\.test\.ts$/.test(file),
);

/** Only vitest knows which tests a change affects, and for that it has to load the modules itself. */
const isWholeRun = process.argv.includes("run") && !process.argv.includes("--changed");
if (isWholeRun) await writePlainSources();
/** Options of projects that load `src` as plain JavaScript; vitest cannot replace modules that Node loads. */
const plain = isWholeRun
  ? { plugins: [plainSources], deps: { external: [isPlainSource] } }
  : { plugins: [], deps: {} };

const overStore = (store: string) => ({
  extends: true as const,
  plugins: plain.plugins,
  test: {
    name: store,
    server: { deps: plain.deps },
    include: http,
    env: { WF_TEST_STORE: store },
    isolate: false,
    globalSetup: store === "redis" ? ["./test/support/start-redis.ts"] : [],
    setupFiles: ["./test/support/leave-nothing.ts"],
  },
});

/** Files that try more in a search than in the gate. */
const searching = tests.filter((file) =>
  /\b(?:caseCount|caseSeeds|everyNth|isSearching)\b/.test(
    readFileSync(join(import.meta.dirname, file), "utf8"),
  ),
);

/** Files that count how often code runs, in the form in which vitest itself loads it. */
const counting = tests.filter((file) =>
  /\bWorkCounter\b/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);

const others = "test/**/*.{browser,process,search}.test.ts";

const cores = availableParallelism();
/**
 * For files that wait for processes and browsers much of the time. A project uses the number in the configuration even
 * if the command line has another one; the variable VITEST_MAX_WORKERS applies to all.
 */
const waiting = {
  maxWorkers: Math.ceil(1.5 * cores),
  // Projects in one group must have the same number.
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: plain.plugins,
        test: {
          name: "unit",
          server: { deps: plain.deps },
          // A file with several hanging tests still ends before the timeout of CI.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ["test/**/*.test.ts"],
          exclude: [others, ...mocking],
          // Files share imported modules, which take longer to load than most of the files take to run.
          isolate: false,
          setupFiles: ["./test/support/leave-nothing.ts", "./test/support/fixed-seed.ts"],
        },
      },
      {
        extends: true,
        test: { name: "unit-mocks", include: mocking, exclude: [others] },
      },
      overStore("lmdb"),
      overStore("redis"),
      {
        extends: true,
        plugins: plain.plugins,
        test: {
          name: "browser",
          server: { deps: plain.deps },
          ...waiting,
          include: ["test/**/*.browser.test.ts"],
          isolate: false,
          setupFiles: ["./test/support/leave-nothing.ts"],
        },
      },
      {
        extends: true,
        plugins: plain.plugins,
        test: {
          name: "process",
          server: { deps: plain.deps },
          ...waiting,
          include: ["test/**/*.{process,search}.test.ts"],
          exclude: counting,
          // Most of them import little besides the code that starts processes, which is then loaded once.
          isolate: false,
          setupFiles: ["./test/support/leave-nothing.ts", "./test/support/fixed-seed.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "counting",
          ...waiting,
          include: counting,
          setupFiles: ["./test/support/fixed-seed.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "search",
          include: searching,
          env: { WF_SEARCH: "1" },
          setupFiles: ["./test/support/fixed-seed.ts"],
          testTimeout: 1_200_000,
        },
      },
    ],
    // One core stays free, unless the machine has only two.
    maxWorkers: Math.max(2, cores - 1),
    globalSetup: ["./test/support/build-first.ts"],
    setupFiles: ["./test/support/plain-environment.ts"],
    sequence: { sequencer: LongestFirst },
    reporters: [
      "default",
      "./test/support/record-run.ts",
      "./test/support/closing-line.ts",
      "./test/support/name-what-hangs.ts",
    ],
    restoreMocks: true,
    unstubEnvs: true,
    // Timeouts for hanging tests, not limits: a busy machine is a slow one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
