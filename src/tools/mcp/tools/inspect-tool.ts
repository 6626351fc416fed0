/** The tool that lists the positions of elements, and their problems. */
import * as Type from "typebox";
import type { LookName } from "../../../base/theme/look.js";
import type { ThemeName } from "../../../base/theme/theme.js";
import { drawingArguments, findingsOutput, sourceArguments } from "../arguments.js";
import { findingLines, summaryOf } from "../tell-findings.js";
import { defineTool, ToolProblem } from "../tool.js";

/** Inspects. */
export const inspectTool = defineTool({
  name: "wf_inspect",
  title: "Inspect the geometry of a wireframe",
  docs: "List the elements of a wireframe with their line, x, y, width, height and words, and all problems: overlaps, overflow, low contrast, targets under 24 px, edges that are off by 1 to 3 px, reading order, heading levels, unnamed controls, dead ends, empty halves. format=outline says how containers arrange their children instead, and how full each page is.",
  isReadOnly: true,
  input: Type.Object({
    ...sourceArguments,
    ...drawingArguments,
    format: Type.Optional(
      Type.Unsafe<"table" | "outline">({
        type: "string",
        enum: ["table", "outline"],
        description: "how elements are listed; table",
      }),
    ),
  }),
  output: Type.Object({
    elements: Type.Integer(),
    listing: Type.String({ description: "the table or outline" }),
    ...findingsOutput,
  }),
  async run({ source, path, format = "table", look, theme, ...drawing }, context) {
    const outcome = await context.perform({
      kind: "inspect",
      source: await context.source({ source, path }),
      drawing: { ...drawing, look: look as LookName, theme: theme as ThemeName },
      outline: format === "outline",
    });
    if (outcome.kind !== "inspect") {
      throw new ToolProblem(outcome.kind === "problem" ? outcome.problem : "nothing was inspected");
    }
    const { findings, described, elements } = outcome;
    const lines = [
      ...(described === "" ? [] : [described.trimEnd(), ""]),
      summaryOf(findings),
      ...findingLines(findings),
    ];
    return {
      content: [{ type: "text", text: lines.join("\n") }],
      structuredContent: { elements, listing: described.trimEnd(), ...findings },
    };
  },
});
