/** Writes grammars and snippets for editors without a server; with `--check`, reports whether they are up to date. */
import { join } from "node:path";
import { ROOT, writeOrCheck } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";

const { componentSnippets, fenceGrammar, vocabulary, wireframeGrammar } = await importSource(
  "scripts/textmate-grammar.ts",
  "scripts/snippets.ts",
  "src/model/components/registry.generated.ts",
);
const files = {
  "syntaxes/wf.tmLanguage.json": wireframeGrammar(vocabulary),
  "syntaxes/wf-fences.tmLanguage.json": fenceGrammar(),
  "snippets/wf.json": componentSnippets(vocabulary),
};
const folder = join(ROOT, "editors", "vscode");
await writeOrCheck(
  new Map(
    Object.entries(files).map(([name, content]) => [
      join(folder, name),
      `${JSON.stringify(content, undefined, 2)}\n`,
    ]),
  ),
  "node scripts/build-textmate.mjs",
);
