// Turns grammar/wf.grammar into src/language/syntax/parser.ts and parser.terms.ts; `--check` only compares.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildParserFile } from "@lezer/generator";
import { ROOT, writeOrCheck } from "./generated-files.mjs";

const grammar = await readFile(path.join(ROOT, "grammar/wf.grammar"), "utf8");
const { parser, terms } = buildParserFile(grammar, {
  fileName: "grammar/wf.grammar",
  moduleStyle: "es",
  typeScript: true,
});
await writeOrCheck(
  new Map([
    [path.join(ROOT, "src/language/syntax/parser.ts"), parser],
    [path.join(ROOT, "src/language/syntax/parser.terms.ts"), terms],
  ]),
  "node scripts/build-grammar.mjs",
);
