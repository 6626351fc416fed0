/** `wf validate --fix` and `--dry-run`. */
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "../../src/analyze.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";
import { repair } from "../../src/repair.js";
import { unifiedDiff } from "../../src/tools/cli/terminal/unified-diff.js";
import { anyShare } from "../support/any-share.js";
import { caseCount } from "../support/case-count.js";
import { makeDiagnostic } from "../support/make-diagnostic.js";
import { goodSource, Workspace } from "./call.js";

const broken = 'page "Home" {\n  buton "Go"\n}\n';
const repaired = 'page "Home" {\n  button "Go"\n}\n';

test("--fix repairs files and reports what is left", async () => {
  const workspace = new Workspace({ "a.wf": broken, "b.wf": goodSource, "c.wf": `${broken}@` });
  const { code, out, err } = await workspace.call(["validate", "--fix", "."]);
  expect(workspace.read("a.wf")).toBe(repaired);
  expect(workspace.read("c.wf")).toMatch(/button/);
  expect(err).toMatch(
    /^a\.wf:2:3 fixed: unknown component "buton" \(replace with button\)\nc\.wf:2:3 .*\nfixed \d problems in 2 files\n$/,
  );
  expect(out).toContain("in 3 files");
  expect(code).toBe(1);
  expect(readdirSync(workspace.folder)).toEqual(["a.wf", "b.wf", "c.wf"]);
});

test("--fix keeps a byte order mark, CRLF, permissions and links", async () => {
  const crlf = `\ufeff${broken.replaceAll("\n", "\r\n")}`;
  const workspace = new Workspace({ "real/a.wf": crlf });
  const link = join(workspace.folder, "link.wf");
  symlinkSync("real/a.wf", link);
  chmodSync(join(workspace.folder, "real/a.wf"), 0o640);
  expect((await workspace.call(["validate", "--fix", "link.wf"])).code).toBe(0);
  expect(workspace.read("real/a.wf")).toBe(crlf.replace("buton", "button"));
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(statSync(link).mode & 0o777).toBe(0o640);
});

test("--dry-run prints a diff, writes nothing and reports on standard error", async () => {
  const workspace = new Workspace({ "a.wf": broken });
  const { code, out, err } = await workspace.call(["validate", "--fix", "--dry-run", "a.wf"]);
  expect(out).toBe(`--- a/a.wf
+++ b/a.wf
@@ -1,3 +1,3 @@
 page "Home" {
-  buton "Go"
+  button "Go"
 }
`);
  expect(err).toBe("--fix would fix 1 problem in 1 file\n1 file checked, no problems found\n");
  expect(code).toBe(0);
  expect(workspace.read("a.wf")).toBe(broken);
  expect((await workspace.call(["validate", "--dry-run", "a.wf"])).out).toBe(out);
});

test("--fix on standard input prints the repaired text", async () => {
  const workspace = new Workspace({
    "wf.config.json": JSON.stringify({ validate: { ignore: ["old.wf"] } }),
  });
  const { code, out } = await workspace.call(["validate", "--fix", "-"], { input: broken });
  expect([code, out]).toEqual([0, repaired]);
  const ignored = ["validate", "--fix", "-", "--stdin-filename", "old.wf"];
  expect((await workspace.call(ignored, { input: broken })).out).toBe(broken);
});

function replaceA(text: string, severity: "error" | "info"): Diagnostic[] {
  const at = text.indexOf("a");
  if (at < 0) return [];
  const fix = { title: "x", edits: [{ from: at, to: at + 1, insert: "b" }] };
  return [makeDiagnostic("token-unexpected", at, at + 1, "a", { fix, severity })];
}

test("repairs continue round by round, up to ten times", () => {
  const three = repair("aaa", (text) => replaceA(text, "error"));
  expect([three.text, three.fixes.length]).toEqual(["bbb", 3]);
  expect(repair("a".repeat(20), (text) => replaceA(text, "error")).fixes).toHaveLength(10);
});

test("a round that leaves more errors is undone", () => {
  const found = (text: string): Diagnostic[] =>
    text.includes("b") ? [makeDiagnostic("token-unexpected", 0, 1, "b")] : replaceA(text, "info");
  expect(repair("a", found)).toMatchObject({ text: "a", fixes: [] });
});

test("a diff marks a last line without a line break", () => {
  expect(unifiedDiff("x", "a\nb", "a\nc\n")).toBe(
    "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n",
  );
  expect(unifiedDiff("x", "", "a\n")).toBe("--- a/x\n+++ b/x\n@@ -0,0 +1,1 @@\n+a\n");
  expect(unifiedDiff("x", "a\n", "a\n")).toBe("");
});

test("applying a diff gives the second text", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", ""), { maxLength: 30 })
    .map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(applyDiff(before, unifiedDiff("x", before, after))).toBe(after);
    }),
  );
});

/** Applies a diff like `patch`, for diffs that match exactly. */
function applyDiff(before: string, diff: string): string {
  const lines = before.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const result: string[] = [];
  let at = 0;
  for (const [, start, size, body] of diff.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+[\d,]+ @@\n((?:[ +\\-].*\n)*)/gm,
  )) {
    const first = Number(start) - (size === "0" ? 0 : 1);
    result.push(...lines.slice(at, first));
    at = first;
    const steps = body!.match(/.*\n/g) ?? [];
    for (const [index, step] of steps.entries()) {
      if (step.startsWith("\\")) continue;
      const isUnbroken = steps[index + 1]?.startsWith("\\") ?? false;
      const line = isUnbroken ? step.slice(1, -1) : step.slice(1);
      if (!step.startsWith("+")) expect(lines[at++]).toBe(line);
      if (!step.startsWith("-")) result.push(line);
    }
  }
  return [...result, ...lines.slice(at)].join("");
}

test("repairs never make a text worse, and a second repair changes nothing", () => {
  const folder = join(import.meta.dirname, "../../examples");
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith(".wf"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const cut = fc.record({
    source: fc.constantFrom(...sources),
    at: anyShare,
    length: fc.integer({ min: 0, max: 12 }),
    insert: fc.constantFrom(
      "",
      "x",
      "=",
      "{",
      "}",
      '"',
      ",",
      ":",
      " primry ",
      "Btn ",
      "(1)",
      "\u00a0",
    ),
  });
  const errors = (text: string): number =>
    check(text).filter(({ severity }) => severity === "error").length;
  fc.assert(
    fc.property(cut, ({ source, at, length, insert }) => {
      const from = Math.floor(at * source.length);
      const text = source.slice(0, from) + insert + source.slice(from + length);
      const once = repair(text, check);
      expect(errors(once.text)).toBeLessThanOrEqual(errors(text));
      expect(repair(once.text, check).text).toBe(once.text);
    }),
    { numRuns: caseCount(50) },
  );
});
