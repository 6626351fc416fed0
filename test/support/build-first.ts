/** Builds what the tests of a project load of `dist`, once before they start, where it is stale. */
import type { TestProject } from "vitest/node";
import { ensureBuilt } from "../cli/built.js";

/** What vitest calls. */
export default function setup({ name }: TestProject): void {
  if (name === "soak") ensureBuilt("library", "cli", "server", "preview");
  else ensureBuilt("server", ...(name === "browser" ? (["preview", "cli"] as const) : []));
}
