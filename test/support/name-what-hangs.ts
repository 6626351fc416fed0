/** Names the tests that were running when a run is terminated from outside, as CI does if it hangs. */
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** The reporter; it writes nothing unless the run is terminated by a signal. */
export default class NameWhatHangs implements Reporter {
  readonly #running = new Map<string, string>();

  onInit(): void {
    process.once("SIGTERM", () => {
      const names = [...this.#running.values()].map((name) => `  ${name}\n`);
      process.stdout.write(`\nended while these were running:\n${names.join("")}`);
      // The listener has replaced the default handler, so the signal is sent again.
      process.kill(process.pid, "SIGTERM");
    });
  }

  onTestModuleQueued(module: TestModule): void {
    this.#running.set(module.id, `${module.project.name} ${module.relativeModuleId}`);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.id);
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test.id, `${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test.id);
  }
}
