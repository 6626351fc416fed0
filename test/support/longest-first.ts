/** Starts the slowest files first, so that none of them runs alone at the end. */
import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Seconds that files took in a run of the gate, written by `node scripts/gate.mjs --keep-times`. They only determine
 * the order, so outdated ones do no harm.
 */
export const slowFiles: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL("slow-files.json", import.meta.url), "utf8"),
);

/** The order of a run; files of one project stay together, because they share processes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ project, moduleId }: TestSpecification): number =>
      slowFiles[moduleId.slice(project.config.root.length + 1)] ?? 0;
    // Sorting keeps the default order of equal files: by size, last failures and local durations.
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .sort((one, other) => seconds(other) - seconds(one)),
    );
  }
}
