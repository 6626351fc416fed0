/** The tool that explains a diagnostic. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as Type from "typebox";
import { listed } from "../../../base/text/phrases.js";
import { nearestWord } from "../../../base/text/suggest.js";
import { describedCodes as codes } from "../../../language/diagnostics/code-titles.generated.js";
import { isDiagnosticCode } from "../../../language/diagnostics/codes.js";
import { defineTool, ToolProblem } from "../tool.js";

/** Maximum number of suggested codes. */
const mostSuggested = 4;

/** The codes that a wrong one may stand for: those with all its words, or the nearest one. */
function meantBy(given: string): string[] {
  const words = given.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
  const all = Object.keys(codes);
  const fitting = all.filter((code) => words.every((word) => code.includes(word)));
  if (words.length > 0 && fitting.length > 0) return fitting.slice(0, mostSuggested);
  return [nearestWord(given, all) ?? []].flat();
}

/** Explains. */
export const explainTool = defineTool({
  name: "wf_explain",
  title: "Explain a diagnostic",
  docs: "Return the page of a diagnostic code, with a wrong and a right example. Without code, list all codes.",
  isReadOnly: true,
  input: Type.Object({
    code: Type.Optional(
      Type.String({ maxLength: 100, description: "the code of a diagnostic: unknown-component" }),
    ),
  }),
  output: Type.Object({
    code: Type.Optional(Type.String()),
    severity: Type.Optional(Type.String()),
    page: Type.Optional(Type.String()),
    codes: Type.Optional(Type.Array(Type.String())),
  }),
  async run({ code: given }, { packageFolder }) {
    if (given === undefined) {
      const lines = Object.entries(codes).map(([code, { title }]) => `${code}: ${title}`);
      return {
        content: [{ type: "text", text: lines.join("\n") }],
        structuredContent: { codes: lines },
      };
    }
    const code = given.replace(/^\[|\]$/g, "").toLowerCase();
    if (!isDiagnosticCode(code)) {
      const meant = meantBy(code);
      const hint =
        meant.length === 0
          ? "call wf_explain without code for a list"
          : `did you mean ${listed(meant, "or")}?`;
      throw new ToolProblem(`unknown code "${given}"; ${hint}`);
    }
    const path = join(packageFolder, "docs", "diagnostics", `${code}.md`);
    const page = readFileSync(path, "utf8").trimEnd();
    return {
      content: [{ type: "text", text: page }],
      structuredContent: { code, severity: codes[code].severity, page },
    };
  },
});
