/** Tests that the extension's descriptions of itself are correct: settings, their docs, and editing rules. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Setting, settings } from "../../editors/vscode/src/contributions.js";
import { extensionManifest } from "../../editors/vscode/src/manifest.js";
import { renderCommands } from "../../editors/vscode/src/render-commands.js";
import { fileFormats } from "../../src/output/formats/format-list.js";

const root = join(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");
const folder = ["editors", "vscode"];

describe("the extension for VS Code", () => {
  it("documents every setting, with its default", () => {
    const docs = read("docs", "editors.md");
    const rows = [...docs.matchAll(/^\| `wf\.([\w.]+)` \| .* \| (?:`(.+)`)? ?\|$/gm)];
    const written = rows.map(([, name, preset = ""]) => [name, preset]);
    const known = Object.entries<Setting>(settings).map(([name, each]) => [
      name,
      String(each.default),
    ]);
    expect(written).toEqual(known);
  });

  it("reads every setting that it declares, and no other", () => {
    const code = readdirSync(join(root, ...folder, "src"))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => read(...folder, "src", name))
      .join("\n");
    const found = [...code.matchAll(/readSetting\("([\w.]+)"\)/g)].map(([, name]) => name!);
    // The client of the protocol reads this setting by itself.
    expect([...new Set([...found, "trace.server"])].sort()).toEqual(Object.keys(settings).sort());
  });

  it("draws every format", () => {
    expect(renderCommands.map(({ format }) => format)).toEqual(fileFormats);
  });

  it("has the version of the package, and its files exist", () => {
    const own = JSON.parse(read("package.json"));
    const manifest = extensionManifest(own);
    expect(manifest.version).toBe(own.version);
    expect(JSON.stringify(manifest)).not.toMatch(/undefined|null/);
  });

  it("indents after brackets, but not in strings and comments", () => {
    const { indentationRules, wordPattern, folding } = JSON.parse(
      read(...folder, "language-configuration.json"),
    );
    const increase = new RegExp(indentationRules.increaseIndentPattern);
    for (const line of [
      'card "A" {',
      "table [",
      "  row gap=4 { // cells",
      'text "{" {',
      "a / b {",
      "card { // {",
      "card { /* below */",
      "/* above */ card {",
      "card { /* starts here",
      'text "*/" {',
      'page "A" { text "{ b }"',
      "] {",
      "component a(b: string,",
    ]) {
      expect(increase.test(line), line).toBe(true);
    }
    for (const line of [
      "card {}",
      '  text "{',
      "// card {",
      "}",
      'text "a" // {',
      "",
      "/* card {",
      "/* card { */",
      'text "a" /* { */',
      "text '\\'{'",
      'card { text "{',
      'row { card "(" }',
    ]) {
      expect(increase.test(line), line).toBe(false);
    }
    const decrease = new RegExp(indentationRules.decreaseIndentPattern);
    expect(["}", "  ]", ")"].every((line) => decrease.test(line))).toBe(true);
    expect(decrease.test("card }")).toBe(false);
    const word = new RegExp(`^(?:${wordPattern.pattern})$`, wordPattern.flags);
    expect(["sign-in", "größe", "a1"].every((each) => word.test(each))).toBe(true);
    expect(word.test("1a")).toBe(false);
    expect(new RegExp(folding.markers.start).test("  // #region Header")).toBe(true);
  });

  it("reads hostile lines in linear time", () => {
    const { indentationRules } = JSON.parse(read(...folder, "language-configuration.json"));
    const increase = new RegExp(indentationRules.increaseIndentPattern);
    const parts = ['"', "\\", "/", "'\"", "/*", "/**/", "{}", "{/**/}", '{"'];
    for (const part of [...parts, "(/*", "{ ", '(")"', "*/*"]) {
      const line = part.repeat(50_000);
      // A pattern that takes quadratic time would take minutes.
      for (const end of ["x", "}", '"', "*/"]) increase.test(line + end);
    }
  });
});
