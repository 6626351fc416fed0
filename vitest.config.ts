/**
 * Runs the tests as three projects and closes with one line that says how many passed and failed.
 * The name of a file says which project it belongs to; CONTRIBUTING.md has the rule.
 */
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** A project: the tests with a word in their names, or with none of those words. */
function project(name: string, include: string, exclude: string[] = []) {
  return {
    extends: true,
    test: { name, include: [include], exclude },
  } as const satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    projects: [
      project("unit", "test/**/*.test.ts", ["test/**/*.{browser,soak}.test.ts"]),
      project("browser", "test/**/*.browser.test.ts"),
      project("soak", "test/**/*.soak.test.ts"),
    ],
    setupFiles: ["./test/support/plain-environment.ts"],
    reporters: ["default", "./test/support/closing-line.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
