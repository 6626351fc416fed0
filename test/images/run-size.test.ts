/** Tests that the pictures of a run are bounded together, although each of them is small enough. */
import { describe, expect, test, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import { RunSize } from "../../src/base/images/run-size.js";
import { boxesOf } from "../../src/tools/cli/render/boxes-of.js";
import { goodSource, Workspace } from "../cli/call.js";

const large = { bytes: 101_000_000, pixels: 0 };

test("pictures that are too large together are not written, and those of the next file are", async () => {
  const fences = `\`\`\`wf\n${goodSource}\`\`\`\n\n`.repeat(3);
  const workspace = new Workspace({ "a.md": fences, "b.md": fences });
  const { count } = RunSize.prototype;
  const counted = vi.spyOn(RunSize.prototype, "count").mockImplementation(function (this: RunSize) {
    count.call(this, large);
  });
  const { code, err } = await workspace.call(["render", "a.md", "b.md", "--svg", "--out-dir", "o"]);
  counted.mockRestore();
  expect(code).toBe(2);
  const refused = "the pictures of this file have more than 300 MB together; draw fewer at a time";
  expect(err).toContain(`wf: a.md:13: ${refused}\n`);
  expect(err).toContain(`wf: b.md:13: ${refused}\n`);
  expect(err).not.toContain("a.md:7: the");
});

describe("what wf render counts", () => {
  test.each([
    ["a.wf", ["--svg"], [[1, 0]]],
    [
      "a.md",
      ["--svg", "--html"],
      [
        [2, 0],
        [2, 0],
      ],
    ],
    ["a.wf", ["--png"], [[1, 1200 * 168]]],
    ["a.wf", ["--split", "--svg"], [[1, 0]]],
  ])("of %s %j", async (path, options, expected) => {
    const source = 'page "A" h=120 { repeat 2 { text "x" } }';
    const workspace = new Workspace({ "a.wf": source, "a.md": `\`\`\`wf\n${source}\n\`\`\`\n` });
    const boxes = vi.spyOn(RunSize.prototype, "countBoxes");
    const counted = vi.spyOn(RunSize.prototype, "count");
    const { code } = await workspace.call(["render", path, ...options, "--out-dir", "o"]);
    const sizesInBoxes = boxes.mock.calls.map(([each]) => each);
    const sizes = counted.mock.calls.map(([{ bytes, pixels }]) => ({ bytes, pixels }));
    boxes.mockRestore();
    counted.mockRestore();
    expect(code).toBe(0);
    const { boxes: ofOne } = analyze(source).estimate.total;
    expect(sizesInBoxes).toEqual([expected.length * ofOne]);
    expect(sizes.map(({ pixels }) => pixels)).toEqual(expected.map(([, pixels]) => pixels));
    for (const { bytes } of sizes) expect(bytes).toBeGreaterThan(1_000);
  });
});

test("the bytes of a run are those of all its files", () => {
  const run = new RunSize();
  for (let file = 0; file < 20; file++) {
    run.beginFile();
    expect(run.excess).toBeUndefined();
    run.count(large);
  }
  expect(run.excess).toBe("the pictures of this run have more than 2 GB together");
  run.renew();
  run.beginFile();
  expect(run.excess).toBeUndefined();
});

test("large pictures and wireframes count, and thousands of usual ones do not", () => {
  const run = new RunSize();
  for (let at = 0; at < 5_000; at++) {
    run.countBoxes(200 * 3);
    run.count({ bytes: 0, pixels: 2_000_000 });
  }
  expect(run.excess).toBeUndefined();
  for (let at = 0; at < 140; at++) run.count({ bytes: 0, pixels: 32_000_000 });
  expect(run.excess).toContain("large pictures of this run have more than 4,000 million pixels");
  run.renew();
  for (let at = 0; at < 21; at++) run.countBoxes(50_000 * 2);
  expect(run.excess).toContain("large wireframes of this run have more than 2 million boxes");
});

test("texts count as boxes that take as long, in a PDF more than elsewhere", () => {
  const total = { boxes: 10, text: 300 };
  expect(boxesOf(total, [{ format: "svg" }])).toBe(16);
  expect(boxesOf(total, [{ format: "svg" }, { format: "pdf" }])).toBe(126);
});
