/** Tests that every example in docs/tokens.md is valid, and that its table has all tokens. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { designTokens } from "../../src/base/theme/design-tokens.js";
import { readTokenFile } from "../../src/base/theme/read-token-file.js";
import { renderSvg } from "../../src/compile.js";
import { filesOf } from "../reuse/files.js";
import { readPageFences } from "./page-fences.js";

const page = readFileSync(join(import.meta.dirname, "../../docs/tokens.md"), "utf8");
const fences = readPageFences(page);
const files = Object.fromEntries(
  fences
    .filter(({ tag, info }) => tag === "wf" && info !== "")
    .map(({ info, content }) => [info, content]),
);

describe("docs/tokens.md", () => {
  it.each(fences.filter(({ tag, info }) => tag === "wf" && info === ""))(
    "shows something valid (line $line)",
    ({ content }) => {
      const load = filesOf(files);
      const { diagnostics, svg } = renderSvg(content, { load });
      expect(diagnostics).toEqual([]);
      const [accent] = /#[0-9a-f]{6}/i.exec(content + files["brand.wf"])!;
      expect(svg).toContain(accent.toLowerCase());
    },
  );

  it.each(fences.filter(({ tag }) => tag === "json"))(
    "shows a token file (line $line)",
    ({ content }) => {
      const file = JSON.parse(content) as { tokens?: unknown };
      const { values, problems } = readTokenFile(file.tokens ?? file);
      expect(problems).toEqual([]);
      expect(values).not.toEqual({});
    },
  );

  it("has all tokens with their defaults", () => {
    for (const { name, preset, choices = [] } of designTokens()) {
      if (!name.startsWith("dark.")) expect(page).toMatch(new RegExp(`^\\|.*\`${name}\``, "m"));
      for (const choice of choices) expect(page).toContain(`\`${choice}\``);
      if (/^\d+$/.test(preset)) expect(page).toContain(`| ${preset} |`);
    }
  });
});
