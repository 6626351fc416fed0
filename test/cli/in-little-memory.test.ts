/** Tests that V8's memory settings change only for large drawings, and only while these are drawn. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { inLittleMemory } from "../../src/tools/cli/render/in-little-memory.js";

const small = "--semi-space-growth-factor=1";
const usual = "--semi-space-growth-factor=2";
const large = "x".repeat(100_000);

describe("the memory of a drawing", () => {
  let done: string[] = [];
  const work = async () => {
    done.push("work");
    return 7;
  };

  beforeEach(() => {
    done = [];
    vi.stubEnv("NODE_OPTIONS", undefined);
    vi.spyOn(process, "getBuiltinModule").mockReturnValue({
      setFlagsFromString: (flag: string) => done.push(flag),
    } as never);
  });

  it("is limited while a large source is drawn", async () => {
    expect(await inLittleMemory(large, work)).toBe(7);
    expect(done).toEqual([small, "work", usual]);
  });

  it("is restored after work that fails", async () => {
    const failing = () => Promise.reject(new Error("no room"));
    await expect(inLittleMemory(large, failing)).rejects.toThrow("no room");
    expect(done).toEqual([small, usual]);
  });

  it("is not limited for other sources", async () => {
    expect(await inLittleMemory(large.slice(1), work)).toBe(7);
    expect(done).toEqual(["work"]);
  });

  it.each(["--max-semi-space-size=64", "--trace-gc --semi_space_growth_factor=3"])(
    "is not limited if a user sets %s",
    async (options) => {
      vi.stubEnv("NODE_OPTIONS", options);
      await inLittleMemory(large, work);
      expect(done).toEqual(["work"]);
    },
  );
});
