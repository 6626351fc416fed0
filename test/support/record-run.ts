/** Records a test run in the file named by `WF_TEST_RECORD`: each test file, its time and its failures. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** A test file of a run, as `scripts/gate.mjs` reads it. */
export interface RecordedFile {
  /** Path relative to the root of the repository. */
  file: string;
  project: string;
  /** Milliseconds, without loading. */
  ms: number;
  /** The number of tests that passed. */
  passed: number;
  /** Full names of the failed tests, each with its messages. */
  failures: { name: string; messages: string[] }[];
}

/** The reporter; without the variable, it does nothing. */
export default class RecordRun implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const path = process.env.WF_TEST_RECORD;
    if (path === undefined) return;
    const record = {
      files: modules.map(recordOf),
      // Thrown outside of any test, so it is unknown which file to run again.
      stray: errors.map(({ message }) => message),
    };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(record));
  }
}

function recordOf(module: TestModule): RecordedFile {
  const tests = [...module.children.allTests()];
  const own = [module, ...module.children.allSuites()].flatMap((each) => each.errors());
  const failures = tests
    .filter((test) => test.result().state === "failed")
    .map((test) => ({
      name: test.fullName,
      messages: (test.result().errors ?? []).map(({ message }) => message),
    }));
  if (own.length > 0) {
    failures.push({ name: "(around the tests)", messages: own.map(({ message }) => message) });
  }
  return {
    file: module.relativeModuleId,
    project: module.project.name,
    ms: Math.round(module.diagnostic().duration),
    passed: tests.filter((test) => test.result().state === "passed").length,
    failures,
  };
}
