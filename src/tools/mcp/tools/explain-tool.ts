/** The tool that explains a diagnostic. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as Type from "typebox";
import { nearestWord } from "../../../base/text/suggest.js";
import { describedCodes as codes } from "../../../language/diagnostics/code-titles.generated.js";
import { isDiagnosticCode } from "../../../language/diagnostics/codes.js";
import { defineTool, ToolProblem } from "../tool.js";

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
      const meant = nearestWord(code, Object.keys(codes));
      const hint =
        meant === undefined ? "call wf_explain without code for a list" : `did you mean ${meant}?`;
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
