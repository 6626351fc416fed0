/** Tests batches: soon after a single change, and never late during many changes. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChangeBatch, ChangeBatcher } from "../../src/tools/preview/batch-changes.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createBatcher(isWhole?: (batch: ChangeBatch) => boolean) {
  const batches: { at: number; batch: ChangeBatch }[] = [];
  const start = Date.now();
  const batcher = new ChangeBatcher(
    (batch) => batches.push({ at: Date.now() - start, batch }),
    isWhole,
  );
  return { batcher, batches };
}

test("a single change is delivered within 20 ms", () => {
  const { batcher, batches } = createBatcher();
  batcher.add({ absolute: "/a", kind: "content" });
  vi.advanceTimersByTime(20);
  expect(batches).toHaveLength(1);
  expect([...batches[0]!.batch]).toEqual([["/a", "content"]]);
});

test("the steps of one save are one batch, and creation and removal take precedence", () => {
  const { batcher, batches } = createBatcher();
  batcher.add({ absolute: "/a", kind: "presence" });
  vi.advanceTimersByTime(5);
  batcher.add({ absolute: "/a", kind: "content" });
  batcher.add({ absolute: "/b", kind: "content" });
  vi.advanceTimersByTime(1000);
  expect(batches.map(({ batch }) => [...batch])).toEqual([
    [
      ["/a", "presence"],
      ["/b", "content"],
    ],
  ]);
});

test("a storm is delivered at least every 150 ms", () => {
  const { batcher, batches } = createBatcher();
  for (let at = 0; at < 400; at++) {
    batcher.add({ absolute: `/${at}`, kind: "content" });
    vi.advanceTimersByTime(1);
  }
  expect(batches.map(({ at }) => at)).toEqual([150, 300]);
  vi.advanceTimersByTime(20);
  expect(batches.flatMap(({ batch }) => [...batch.keys()])).toHaveLength(400);
});

test("a stopped batcher delivers nothing", () => {
  const { batcher, batches } = createBatcher();
  batcher.add({ absolute: "/a", kind: "content" });
  batcher.stop();
  vi.advanceTimersByTime(1000);
  expect(batches).toEqual([]);
});

test("a complete file is delivered after 2 ms, an incomplete one after 10", () => {
  for (const [isWhole, at] of [
    [true, 2],
    [false, 10],
  ] as const) {
    const { batcher, batches } = createBatcher(() => isWhole);
    batcher.add({ absolute: "/a", kind: "content" });
    vi.advanceTimersByTime(1000);
    expect(batches.map((each) => each.at)).toEqual([at]);
  }
});

test("a file is checked for completeness after each change", () => {
  let text = "page {";
  const { batcher, batches } = createBatcher(() => text.endsWith("}"));
  for (const part of [' text "a"', ' text "b"', "}"]) {
    batcher.add({ absolute: "/a", kind: "content" });
    vi.advanceTimersByTime(5);
    text += part;
  }
  batcher.add({ absolute: "/a", kind: "content" });
  vi.advanceTimersByTime(1000);
  expect(batches.map(({ at }) => at)).toEqual([17]);
});
