/** Holds each test file to leave the process as it found it: the next file runs in the same one. */
import { afterAll, beforeAll, expect, vi } from "vitest";

/** What files share besides the modules that they import, each with a name. */
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

/** What pdfjs leaves when it is first used; it looks the same to every file after that. */
const ofPdfjs = ["self", "pdfjsWorker"];

/** The globals that are not a library's own. */
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
