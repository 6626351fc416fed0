/** Tests how many pixels the pictures of a run may have, however they are divided among its wireframes. */
import { expect, test, vi } from "vitest";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { RunPictures } from "../../src/base/images/run-pictures.js";
import { RunRoom } from "../../src/output/raster/paint-room.js";
import { goodSource, Workspace } from "../cli/call.js";
import { webp } from "./sample-images.js";

const small = { ofRun: 100, free: { each: 10, inAll: 1_000 } };

test("what all share is taken from after what each has", () => {
  const run = new RunPictures(small);
  const taken = [10, 60, 10, 50, 45, 20].map((pixels) => run.ofFile().take(pixels));
  expect(taken).toEqual([true, true, true, true, false, true]);
  expect(run.ofFile().take(11)).toBe(false);
  const file = run.ofFile();
  expect([6, 6, 4].map((pixels) => file.take(pixels))).toEqual([true, false, true]);
});

test("once all have had their sum, each takes from what all share", () => {
  const run = new RunPictures({ ofRun: 20, free: { each: 10, inAll: 25 } });
  const taken = [10, 10, 10, 10, 6, 5, 1].map((pixels) => run.ofFile().take(pixels));
  expect(taken).toEqual([true, true, true, true, false, true, false]);
});

test("a picture that is beyond is not shown, and says why", () => {
  const room = new RunPictures({ ofRun: 0, free: { each: 1, inAll: 1 } }).ofFile();
  const files = { "a.webp": webp, "b.webp": Uint8Array.from(webp) };
  const pictures = readPictures(files, undefined, room);
  expect(pictures.of("a.webp")).toMatchObject({ width: 1, height: 1 });
  expect(pictures.of("b.webp")).toBeUndefined();
  expect(pictures.reasonFor("b.webp")).toBe("many");
});

test.each([["render"], ["inspect"]])("all wireframes of wf %s share one", async (command) => {
  const fence = `\`\`\`wf\n${goodSource}\`\`\`\n`;
  const workspace = new Workspace({ "a.wf": goodSource, "b.wf": goodSource, "c.md": fence });
  const ofFile = vi.spyOn(RunPictures.prototype, "ofFile");
  const paths =
    command === "render" ? ["a.wf", "b.wf", "c.md", "--svg", "--out-dir", "o"] : ["a.wf", "b.wf"];
  await workspace.call([command, ...paths]);
  expect(ofFile.mock.contexts).toHaveLength(command === "render" ? 3 : 2);
  expect(new Set(ofFile.mock.contexts).size).toBe(1);
  ofFile.mockRestore();
});

test("a watched run begins anew with each change", () => {
  const run = new RunRoom();
  const takeAll = () => {
    const taken = [run.pixelsOfFile(), run.pixelsOfFile()].map((room) => room.take(2_404_000_000));
    return taken;
  };
  expect(takeAll()).toEqual([true, false]);
  run.renew();
  expect(takeAll()).toEqual([true, false]);
});
