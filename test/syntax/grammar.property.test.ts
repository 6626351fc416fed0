/** Runs the case files of the grammar: a text, and its expected tree. */
import { readdirSync, readFileSync } from "node:fs";
import { fileTests } from "@lezer/generator/test";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { parser } from "../../src/language/syntax/parser.js";
import { caseCount, searchSeed } from "../support/case-count.js";

const folder = new URL("cases/", import.meta.url);

describe("the grammar", () => {
  for (const file of readdirSync(folder)) {
    const cases = fileTests(readFileSync(new URL(file, folder), "utf8"), file);
    for (const { name, run } of cases) {
      it(`${file}: ${name}`, () => run(parser));
    }
  }

  it("names no component", () => {
    const grammar = readFileSync(new URL("../../grammar/wf.grammar", import.meta.url), "utf8");
    expect(grammar).not.toMatch(/\b(?:page|button|card|table|title|input)\b/);
  });

  it("is total: no text makes the parser recover", () => {
    const alphabet = [
      "a",
      " ",
      "\n",
      '"',
      "'",
      "{",
      "}",
      "[",
      "]",
      "(",
      ")",
      "=",
      ":",
      ",",
      ";",
      "#",
      "<",
      "/",
      "*",
      "1",
      ".",
      "-",
      "@",
      "é",
      "\\",
      "“",
    ];
    const rounds = caseCount(5_000);
    let seed = 20261121 + searchSeed;
    const next = (): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return seed / 2 ** 32;
    };
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round++) {
      let text = "";
      const length = Math.floor(next() * 40);
      for (let at = 0; at < length; at++) text += alphabet[Math.floor(next() * alphabet.length)];
      analyze(text).tree.iterate({ enter: ({ type }) => void (type.isError && wrong.push(text)) });
    }
    expect(wrong).toEqual([]);
  });
});
