/** What terminals, logs of CI and agents must not see in foreign words. */
import { expect, it } from "vitest";
import { glyphs, logLine, plainLines, printable } from "../../src/base/text/display-width.js";
import { jsonText } from "../../src/base/text/json-text.js";
import { shellWord } from "../../src/base/text/shell-word.js";
import { formatJunit } from "../../src/output/report/junit.js";

it.each([
  [":\ufeff:stop-commands::x", /^:\ufffd\u2236stop/],
  ["\ufeff::stop-commands::x", /^\ufffd:\u2236stop/],
  ["##\ufeff[add-mask]y", /^#\u266f\ufffd\[/],
  ["::stop-commands::x", /^:\u2236stop/],
  ["##[add-mask]y", /^#\u266f\[/],
])("%j is no command of a log", (text, shown) => {
  expect(printable(text)).toMatch(shown);
  expect([...glyphs(text)].map((glyph) => glyph.text).join("")).not.toContain("##[");
});

it.each([
  "\u00ad",
  "\u034f",
  "\u115f",
  "\u180e",
  "\u200b",
  "\u200c\u200d",
  "\u2060",
  "\u2064\u206f",
  "\u3164",
  "\ufe0f",
  "\uffa0",
  "\ufff8",
  "\u{1d173}",
  "\u{e0100}",
])("no command of a log is left if somebody strips the invisible %j", (hidden) => {
  const texts = [
    `x #${hidden}#[error]y`,
    `##${hidden}[error]y`,
    `##e${hidden}r[error]y`,
    `#${hidden}#${hidden}vso${hidden}[task]y`,
  ];
  for (const text of texts) {
    const shown = [
      printable(text),
      [...glyphs(text)].map((glyph) => glyph.text).join(""),
      jsonText(text),
      [...formatJunit({ files: [], unreadable: [{ path: text, message: text }] })].join(""),
    ];
    for (const each of shown) {
      expect(each.replaceAll(hidden, "")).not.toMatch(/##[a-z]*\[/i);
      expect(each).toContain(hidden);
    }
    expect(JSON.parse(jsonText(text))).toBe(text);
  }
  for (const start of [`${hidden}::x`, `:${hidden}:x`, ` ${hidden} :${hidden}:x`]) {
    expect(printable(start).replaceAll(hidden, "")).not.toMatch(/^\s*::/);
  }
});

it("looks at each character only a few times for commands", () => {
  // From each of many characters to the start, this would take minutes.
  const many = 1_000_000;
  for (const part of ["#", "#\u2060", "#a", " "]) {
    const text = part.repeat(many / part.length);
    expect(logLine(text)).toBe(text);
  }
  for (const start of ["#", "##", "::"]) {
    expect(logLine(`${start}${"\u2060".repeat(many)}`)).toHaveLength(start.length + many);
  }
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
