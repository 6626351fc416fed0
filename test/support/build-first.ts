/** Builds outdated parts of `dist` that the tests of a project load, once before they start. */
import type { TestProject } from "vitest/node";
import { ensureBuilt, type Part } from "../cli/built.js";

/** The parts that the tests of each project load; other projects only need the threads of the server. */
const parts: Readonly<Record<string, readonly Part[]>> = {
  browser: ["library", "types", "server", "preview", "codemirror", "cli"],
  process: ["library", "types", "server", "preview", "codemirror", "cli"],
  search: ["library", "types", "server", "preview", "codemirror", "cli"],
};

/** Called by vitest. */
export default function setup({ name }: TestProject): void {
  ensureBuilt(...(parts[name] ?? ["server"]));
}
