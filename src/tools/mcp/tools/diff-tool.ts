/** The tool that lists the changes between two sources, and shows both. */
import * as Type from "typebox";
import type { LookName } from "../../../base/theme/look.js";
import type { ThemeName } from "../../../base/theme/theme.js";
import { drawingArguments, sourceArgument } from "../arguments.js";
import { defineTool, type SourceArguments, ToolProblem } from "../tool.js";

/** Compares. */
export const diffTool = defineTool({
  name: "wf_diff",
  title: "Compare two wireframes",
  docs: "Compare two wireframes: which elements were added, removed, moved, resized or otherwise changed, and a picture of both side by side. Give each as source text, or as the path of a .wf file inside the roots.",
  isReadOnly: true,
  input: Type.Object({
    before: sourceArgument("the older wireframe, or its path ending in .wf,"),
    after: sourceArgument("the newer wireframe, or its path ending in .wf,"),
    ...drawingArguments,
  }),
  output: Type.Object({
    changes: Type.Array(Type.String()),
    omitted: Type.Integer({ description: "changes that are not listed" }),
  }),
  async run({ before, after, look, theme, ...drawing }, context) {
    const outcome = await context.perform({
      kind: "diff",
      before: await context.source(given(before, "before")),
      after: await context.source(given(after, "after")),
      drawing: { ...drawing, look: look as LookName, theme: theme as ThemeName },
    });
    if (outcome.kind !== "diff") {
      throw new ToolProblem(outcome.kind === "problem" ? outcome.problem : "nothing was compared");
    }
    const { changes, omitted, picture } = outcome;
    const lines = changes.length === 0 ? ["nothing changed that is drawn"] : changes;
    const more = omitted > 0 ? [`and ${omitted} more`] : [];
    return {
      content: [
        ...(picture
          ? [
              {
                type: "image" as const,
                data: Buffer.from(picture.png).toString("base64"),
                mimeType: "image/png",
              },
            ]
          : []),
        { type: "text", text: [...lines, ...more].join("\n") },
      ],
      structuredContent: { changes, omitted },
    };
  },
});

/** A source, or a path if the value is a single word with the extension of one. */
function given(value: string | object | undefined, name: string): SourceArguments {
  if (value === undefined)
    throw new ToolProblem(`give ${name}: a source, or the path of a .wf file`);
  const isPath = typeof value === "string" && /^[^\n{}"]+\.(?:wf|wireframe)$/.test(value.trim());
  return isPath ? { path: value.trim() } : { source: value };
}
