/** Says which tests were running when a run is ended from outside, as CI does with one that hangs. */
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** The reporter; it writes nothing unless the run is ended by a signal. */
export default class NameWhatHangs implements Reporter {
  readonly #running = new Map<string, string>();

  onInit(): void {
    process.once("SIGTERM", () => {
      const names = [...this.#running.values()].map((name) => `  ${name}\n`);
      process.stdout.write(`\nended while these were running:\n${names.join("")}`);
      // The listener has taken the place of what ends a process.
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
