/** Tests that picture files are read and decoded once, while the files do not change and the cache has room. */
import { expect, it, vi } from "vitest";
import { readPicture } from "../../src/base/images/read-picture.js";
import { KeptPictures } from "../../src/workspace/files/kept-pictures.js";
import { gif, png } from "../images/sample-images.js";

it("reads a file again when its stamp has changed", () => {
  const kept = new KeptPictures();
  const read = vi.fn(() => gif.slice());
  const first = kept.bytesOf("a", "1", read);
  expect(kept.bytesOf("a", "1", read)).toBe(first);
  expect(kept.bytesOf("b", "1", read)).not.toBe(first);
  expect(kept.bytesOf("a", "2", read)).not.toBe(first);
  expect(read).toHaveBeenCalledTimes(3);
});

it("decodes bytes once", () => {
  const kept = new KeptPictures();
  const read = vi.fn(readPicture);
  const bytes = png([255, 0, 0]);
  expect(kept.pictureIn(bytes, read)).toBe(kept.pictureIn(bytes, read));
  expect(kept.pictureIn(bytes.slice(), read)).toMatchObject({ type: "png" });
  expect(read).toHaveBeenCalledTimes(2);
});

it("forgets the least recently used picture", () => {
  const kept = new KeptPictures();
  const read = vi.fn(() => new Uint8Array(30_000_000));
  for (const path of ["a", "b", "a", "c", "a"]) kept.bytesOf(path, "1", read);
  expect(read).toHaveBeenCalledTimes(3);
  kept.bytesOf("b", "1", read);
  expect(read).toHaveBeenCalledTimes(4);
});
