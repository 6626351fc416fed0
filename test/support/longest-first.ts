/** Starts the files first that take long, so that none of them is left alone at the end of a run. */
import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Seconds that files took in a run of the gate, which writes them: `node scripts/gate.mjs --keep-times`. They only
 * decide about the order, so it does no harm when they are old.
 */
export const slowFiles: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL("slow-files.json", import.meta.url), "utf8"),
);

/** The order of a run; files of one project stay together, because they share processes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ project, moduleId }: TestSpecification): number =>
      slowFiles[moduleId.slice(project.config.root.length + 1)] ?? 0;
    // Sorting keeps the order of equals: that of their sizes, of what failed last and of what took long here.
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .sort((one, other) => seconds(other) - seconds(one)),
    );
  }
}
