/** Checks that each test file leaves the process as it found it, because the next file runs in the same one. */
import { afterAll, beforeAll, expect, vi } from "vitest";

/** State that files share besides the modules that they import, by name. */
function surroundings(): Map<string, unknown> {
  const signals = ["SIGHUP", "SIGINT", "SIGTERM", "unhandledRejection"] as const;
  return new Map<string, unknown>([
    ["the current folder", process.cwd()],
    ["fake timers", vi.isFakeTimers()],
    ...signals.map((name) => [`listeners to ${name}`, process.listenerCount(name)] as const),
    ...Object.entries(process.env).map(([name, value]) => [`variable ${name}`, value] as const),
    ...ownGlobals().map((name) => [`global ${name}`, true] as const),
  ]);
}

/** Globals that pdfjs leaves on first use; they are the same for every later file. */
const ofPdfjs = ["self", "pdfjsWorker"];

/** The globals that no library has added. */
function ownGlobals(): string[] {
  return Object.keys(globalThis).filter(
    (name) => !name.startsWith("__") && !ofPdfjs.includes(name),
  );
}

let before: ReadonlyMap<string, unknown>;

beforeAll(() => {
  before = surroundings();
});

afterAll(() => {
  vi.unstubAllEnvs();
  const after = surroundings();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  expect(changed, "what this file leaves changed for the next one").toEqual([]);
});
