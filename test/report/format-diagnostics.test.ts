/** Tests that the library formats diagnostics like the command line. */
import { expect, test } from "vitest";
import { validate } from "../../src/index.js";
import { formatDiagnostics } from "../../src/output/report/format-diagnostics.js";
import { Workspace } from "../cli/call.js";

const source = 'page "A" {\n  buton "Save"\n  text "x" id=a\n  text "y" id=a\n}\n';

test("the text equals that of wf validate", async () => {
  const workspace = new Workspace({ "a.wf": source });
  const { out } = await workspace.call(["validate", "a.wf"]);
  const text = formatDiagnostics(source, validate(source).diagnostics, { name: "a.wf" });
  expect(text).toContain("a.wf:2:3 error unknown component");
  expect(out.startsWith(text)).toBe(true);
  expect(out.slice(text.length)).toMatch(
    /^1 error, 1 warning in 1 file; 1 can be fixed with --fix\n$/,
  );
});

test("there is no text for a source without diagnostics", () => {
  expect(formatDiagnostics("page {}", [])).toBe("");
});

test("at most 100 are written, and the others counted", () => {
  const many = "buton {}\n".repeat(120);
  const text = formatDiagnostics(many, validate(many).diagnostics);
  expect(text.match(/ error /g)).toHaveLength(100);
  expect(text).toMatch(/20 more problems not shown\n\n$/);
});

test("problems in an imported file are shown there, and parts are styled", () => {
  const files = { "b.wf": 'component ok { buton "OK" }' };
  const place = { from: 15, to: 20, source: "b.wf" };
  const found = { code: "unknown-component", severity: "error", message: "no", ...place } as const;
  const asIs = (text: string) => text;
  const paint = { bold: (text: string) => `*${text}*`, dim: asIs, red: asIs, yellow: asIs };
  const all = { ...paint, blue: asIs, green: asIs, cyan: asIs };
  const text = formatDiagnostics('import "b.wf"', [found], { files, paint: all });
  expect(text).toContain("*b.wf:1:16* error no");
  expect(text).toContain('component ok { buton "OK" }');
});
