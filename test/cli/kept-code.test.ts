/** Tests when a run adds the code that it compiled to the cache. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptCodeFile, readKeptCode } from "../../src/tools/cli/start/kept-code.js";

const minute = 60_000;
const noon = Date.UTC(2026, 0, 15, 12);

describe("cached code", () => {
  let folder = "";
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(noon);
    folder = mkdtempSync(join(tmpdir(), "wf-kept-"));
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  /** Whether a run updates code that has been cached by a number of runs, the last of which was some ms ago. */
  function adds(times: number, later: number): boolean {
    const file = join(folder, "a.chunk");
    vi.setSystemTime(noon);
    writeFileSync(file, keptCodeFile(Buffer.from("some code"), times));
    vi.setSystemTime(noon + later);
    const kept = readKeptCode(file)!;
    expect(kept).toMatchObject({ code: Buffer.from("some code"), times });
    return !kept.isComplete;
  }

  it.each([
    [1, 0, true],
    [2, 0, true],
    [3, 0, false],
    [3, 1.9 * minute, false],
    [3, 2 * minute, true],
    [4, 2 * minute, false],
    [4, 3 * minute, true],
    [6, 8 * minute, false],
    [6, 9 * minute, true],
    [13, 11 * 60 * minute, false],
    [13, 12 * 60 * minute, true],
    [3, -5 * minute, false],
  ])("of %i runs is extended %i ms after the last one: %s", (times, later, expected) => {
    expect(adds(times, later)).toBe(expected);
  });

  it("is aligned so that V8 need not copy it", () => {
    expect(keptCodeFile(Buffer.from("code"), 1).indexOf("code") % 8).toBe(0);
  });
});
