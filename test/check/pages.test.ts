/** Tests that the page of every code has a wrong example that causes it, and a right one that causes nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { inspectSource } from "../../src/authoring/inspect/inspect-source.js";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { renderSvg } from "../../src/compile.js";
import { geometryDiagnostics } from "../../src/language/diagnostics/catalogue/geometry.js";
import { describedCodes as codes } from "../../src/language/diagnostics/code-titles.generated.js";
import { isDiagnosticCode } from "../../src/language/diagnostics/codes.js";
import { mapDiagnostics } from "../cli/map-diagnostics.js";
import { readPageFences } from "../docs/page-fences.js";
import { gif } from "../images/sample-images.js";
import { filesOf } from "../reuse/files.js";

const folder = new URL("../../docs/diagnostics/", import.meta.url);
const pages = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => [file.slice(0, -".md".length), readFileSync(new URL(file, folder), "utf8")]),
);

/** Codes that no small wireframe can cause; their pages describe the problem. */
const withoutExample = new Set([
  "text-encoding",
  "nesting-limit",
  "size-limit",
  "fence-option",
  "fence-limit",
]);

/** Codes that only a map of the pages can report. */
const ofMap = new Set(["page-unreachable", "page-dead-end"]);

/** Codes that only a check of the geometry can report. */
const ofGeometry = new Set(Object.keys(geometryDiagnostics));

/** The sources on a page with a tag; sources with a name are files for the others to import. */
function fences(page: string, tag: string): string[] {
  const found = readPageFences(page).filter((fence) => fence.tag === tag && fence.info === "");
  return found.map(({ content }) => content);
}

/** The diagnostics of a source that may import the files on its page. */
function diagnosticsOf(source: string, page: string, code: string) {
  const files = readPageFences(page).filter(({ info }) => info !== "");
  // Some problems are only found when the source is drawn.
  const mapped = ofMap.has(code) ? mapDiagnostics(source) : [];
  const pictures = readPictures((src) => (src === "photos/harbor.gif" ? gif : "missing"));
  if (ofGeometry.has(code)) return inspectSource(source).diagnostics;
  if (files.length === 0) return [...renderSvg(source, { pictures }).diagnostics, ...mapped];
  const load = filesOf(Object.fromEntries(files.map(({ info, content }) => [info, content])));
  return analyze(source, { load }).diagnostics;
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
          expect(diagnosticsOf(source, page, code).map((found) => found.code)).toEqual([code]);
        }
      });

      it("shows the correct form", () => {
        const right = fences(page, "wf");
        expect(right).toHaveLength(1);
        for (const source of right) expect(diagnosticsOf(source, page, code)).toEqual([]);
      });
    });
  }
});
