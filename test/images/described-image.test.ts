/** Words in the place of a picture's file are told where a description belongs. */
import { expect, it } from "vitest";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { renderSvg } from "../../src/compile.js";

it.each([
  ["Photo of the harbor", 'alt="Photo of the harbor"'],
  ["Team, May 2024", 'alt="Team, May 2024"'],
  ["harbor.png", "check the path"],
  ["my photos/the harbor.jpeg", "check the path"],
  ["images/harbor at night", "check the path"],
  ["harbor", "check the path"],
])("%s", (src, hint) => {
  const { diagnostics } = renderSvg(`page { image "${src}" }`, {
    pictures: readPictures(() => "missing"),
  });
  expect(diagnostics).toMatchObject([
    { code: "image-not-shown", hint: expect.stringContaining(hint) },
  ]);
});
