/**
 * Runs the tests in three projects and closes with one line that says how many passed and failed.
 * The name of a file says which project it belongs to; CONTRIBUTING.md has the rule.
 */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const tests = readdirSync(join(import.meta.dirname, "test"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `test/${name.replaceAll("\\", "/")}`);

/** Files that replace modules, and so need a process of their own. */
const mocking = tests.filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(
    readFileSync(join(import.meta.dirname, file), "utf8"),
  ),
);

const others = "test/**/*.{browser,soak}.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: [others, ...mocking],
          // Files share what they import, which takes longer to load than most of them take to run.
          isolate: false,
          setupFiles: ["./test/support/leave-nothing.ts"],
        },
      },
      {
        extends: true,
        test: { name: "unit-mocks", include: mocking, exclude: [others] },
      },
      { extends: true, test: { name: "browser", include: ["test/**/*.browser.test.ts"] } },
      {
        extends: true,
        test: {
          name: "soak",
          include: ["test/**/*.{soak,property}.test.ts"],
          env: { WF_CASE_FACTOR: "20" },
          testTimeout: 300_000,
        },
      },
    ],
    // vitest leaves one core free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ["./test/support/build-first.ts"],
    setupFiles: ["./test/support/plain-environment.ts"],
    reporters: ["default", "./test/support/closing-line.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    // Nets for what hangs, and no bounds: a busy machine is a slow one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
