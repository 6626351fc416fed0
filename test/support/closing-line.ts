/** Ends a test run with one line that other programs can read: `N passed, N failed`. */
import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";

/** The reporter; it only writes this line. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      // Failures before a file's tests run, such as a browser that does not start, skip all of them.
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed" || state === "failed" || state === "skipped") counts[state]++;
      }
    }
    // A run that could not even start, for example because the build failed, counts as one failure.
    if (reason !== "passed" && counts.failed === 0) counts.failed = 1;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
  }
}
