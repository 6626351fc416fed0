/** Writes the JSON schema of wf.config.json; with `--check`, reports whether the committed one is up to date. */
import { join } from "node:path";
import { ROOT, writeOrCheck } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";

const { settingsSchema } = await importSource("src/workspace/settings/schema.ts");
// Lists of words are put on one line, as the formatter writes them.
const text = JSON.stringify(settingsSchema, undefined, 2).replace(
  /\[\s+([^[\]{}]*?)\s+\]/g,
  (_, inner) => `[${inner.replace(/\s*\n\s*/g, " ")}]`,
);

await writeOrCheck(
  new Map([[join(ROOT, "docs", "wf.config.schema.json"), `${text}\n`]]),
  "node scripts/build-schema.mjs",
);
