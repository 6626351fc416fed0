/** Every diagnostic code has a page whose examples show it: the wrong one gives it, the right one nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderSvg } from "../../src/compile.js";
import { describedCodes as codes } from "../../src/text/code-titles.js";
import { isDiagnosticCode } from "../../src/text/codes.js";

const folder = new URL("../../docs/diagnostics/", import.meta.url);
const pages = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => [file.slice(0, -".md".length), readFileSync(new URL(file, folder), "utf8")]),
);

/** Codes whose mistake no small text can show; their pages describe it. */
const withoutExample = new Set(["text-encoding", "nesting-limit", "size-limit"]);

function fences(page: string, tag: string): string[] {
  const found = page.matchAll(/^```(\S*)\n(.*?)^```$/gms);
  return [...found].filter(([, name]) => name === tag).map(([, , source]) => source!);
}

describe("the page of each code", () => {
  it("belongs to a code", () => {
    expect([...pages.keys()].filter((name) => !isDiagnosticCode(name))).toEqual([]);
  });

  for (const [code, { severity, title }] of Object.entries(codes)) {
    describe(code, () => {
      const page = pages.get(code) ?? "";

      it("starts with the code, its severity and its title", () => {
        const [heading, , line] = page.split("\n");
        expect(heading).toBe(`# ${code}`);
        expect(line?.toLowerCase()).toBe(`${severity}: ${title}.`.toLowerCase());
      });

      it("shows the mistake and nothing else", () => {
        const wrong = fences(page, "wf-wrong");
        expect(wrong).toHaveLength(withoutExample.has(code) ? 0 : 1);
        for (const source of wrong) {
          // Some mistakes show only when the source is drawn.
          const { diagnostics } = renderSvg(source);
          expect(diagnostics.map((found) => found.code)).toEqual([code]);
        }
      });

      it("shows the right form", () => {
        const right = fences(page, "wf");
        expect(right).toHaveLength(1);
        for (const source of right) expect(renderSvg(source).diagnostics).toEqual([]);
      });
    });
  }
});
