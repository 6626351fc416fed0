/** Builds what the tests of a project load of `dist`, once before they start, where it is stale. */
import type { TestProject } from "vitest/node";
import { ensureBuilt, type Part } from "../cli/built.js";

/** The parts that the tests of a project load; those of others, the threads of the server alone. */
const parts: Readonly<Record<string, readonly Part[]>> = {
  browser: ["library", "types", "server", "preview", "codemirror", "cli"],
  process: ["library", "types", "server", "preview", "codemirror", "cli"],
  search: ["library", "types", "server", "preview", "codemirror", "cli"],
};

/** What vitest calls. */
export default function setup({ name }: TestProject): void {
  ensureBuilt(...(parts[name] ?? ["server"]));
}
