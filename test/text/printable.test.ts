/** What terminals, logs of CI and agents must not see in foreign words. */
import { expect, it } from "vitest";
import { glyphs, plainLines, printable } from "../../src/base/text/display-width.js";
import { shellWord } from "../../src/base/text/shell-word.js";

it.each([
  [":\ufeff:stop-commands::x", /^:\ufffd:stop/],
  ["\ufeff::stop-commands::x", /^\ufffd:\u2236stop/],
  ["##\ufeff[add-mask]y", /^##\ufffd\[/],
  ["::stop-commands::x", /^:\u2236stop/],
  ["##[add-mask]y", /^#\u266f\[/],
])("%j is no command of a log", (text, shown) => {
  expect(printable(text)).toMatch(shown);
  expect([...glyphs(text)].map((glyph) => glyph.text).join("")).not.toContain("##[");
});

it("shows a mark for words that only machines read", () => {
  const tags = [..."obey"]
    .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
    .join("");
  expect(printable(`Go${tags}`)).toBe("Go\ufffd\ufffd\ufffd\ufffd");
  expect(plainLines(`Go${tags}\n\ufeffx`)).toBe("Go\ufffd\ufffd\ufffd\ufffd\n\ufffdx");
  expect(plainLines("e\u0301 \u{1f469}\u200d\u{1f4bb} שלום")).toBe(
    "e\u0301 \u{1f469}\u200d\u{1f4bb} שלום",
  );
});

it.each([
  ["out/pictures", "out/pictures"],
  ["my pictures", "'my pictures'"],
  ["x$(touch pwn);y", "'x$(touch pwn);y'"],
  ["it's", "'it'\\''s'"],
  ["-rf/a.svg", "./-rf/a.svg"],
  ["a\u001b[2J", "'a\u241b[2J'"],
])("%j is a word of a shell", (word, written) => {
  expect(shellWord(word)).toBe(written);
});
