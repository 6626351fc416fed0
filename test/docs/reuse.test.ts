/** Tests that every example in docs/reuse.md is valid and drawn, and that its mistakes are reported as described. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderSvg } from "../../src/compile.js";
import { mostFiles } from "../../src/model/reuse/most-files.js";
import { mostNames } from "../../src/model/reuse/most-names.js";
import { mostValues } from "../../src/model/reuse/read-data.js";
import { pictureFont } from "../../src/output/raster/picture-font.js";
import { Workspace } from "../cli/call.js";
import { filesOf } from "../reuse/files.js";
import { type PageFence, readPageFences } from "./page-fences.js";

const page = readFileSync(join(import.meta.dirname, "../../docs/reuse.md"), "utf8");
const fences = readPageFences(page);
const isFile = ({ tag, info }: PageFence) => info !== "" && tag !== "wf-wrong";
const files = Object.fromEntries(fences.filter(isFile).map(({ info, content }) => [info, content]));

describe("docs/reuse.md", () => {
  const examples = fences.filter(({ tag, info }) => tag === "wf" && info === "");

  it("shows each form", () => {
    const all = examples.map(({ content }) => content).join("\n");
    for (const word of ["component", "layout", "use", "slot", "fill", "repeat", "data", "import"]) {
      expect(all).toMatch(new RegExp(`\\b${word}\\b`));
    }
  });

  it("has a picture of an example below it", () => {
    const pictures = [...page.matchAll(/^!\[.+\]\((.+\.svg)\)$/gm)].map(([, name]) => name!);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    const drawn = examples.map(({ content }) => {
      return `${renderSvg(content, { load: filesOf(files), ...pictureFont("embed") }).svg.trimEnd()}\n`;
    });
    for (const name of pictures) {
      const picture = readFileSync(join(import.meta.dirname, "../../docs", name), "utf8");
      expect(drawn.includes(picture), `run npm run docs: ${name}`).toBe(true);
    }
  });

  it.each(examples)("shows something valid (line $line)", ({ content }) => {
    const { svg, diagnostics } = renderSvg(content, { load: filesOf(files) });
    expect(diagnostics).toEqual([]);
    expect(svg).toContain("<text");
  });

  it.each(fences.filter(({ tag }) => tag === "wf-wrong"))(
    "says what is reported (line $line)",
    async ({ info, content, next }) => {
      const workspace = new Workspace({ ...files, [info]: content });
      const { code, out, err } = await workspace.call(["validate", info]);
      expect(code).toBe(1);
      expect(out + err).toContain(next!.content.trimEnd());
      expect(out + err).toContain("1 error in 1 file");
    },
  );

  it.each([
    ["language.md", `a source may read ${mostFiles} files`],
    ["language.md", `data files 10 MB and ${mostValues.toLocaleString("en-US")} values`],
    ["hosting.md", `data files of a wireframe | ${mostValues.toLocaleString("en-US")} values`],
    ["diagnostics/reuse-file.md", `at most ${mostValues.toLocaleString("en-US")} values`],
    ["diagnostics/reuse-file.md", `at most ${mostNames.toLocaleString("en-US")} names in all`],
  ])("has its limits in %s: %s", (name, says) => {
    const text = readFileSync(join(import.meta.dirname, "../../docs", name), "utf8");
    expect(text.replace(/\s+/g, " ")).toContain(says);
  });

  it("has `wf parse` print both trees", async () => {
    const workspace = new Workspace({ "a.wf": examples[0]!.content });
    const written = await workspace.call(["parse", "a.wf"]);
    for (const type of ["Component", "Use"]) expect(written.out).toContain(`"type": "${type}"`);
    const expanded = await workspace.call(["parse", "a.wf", "--expand"]);
    expect(expanded.out).not.toContain('"type": "Use"');
  });
});
