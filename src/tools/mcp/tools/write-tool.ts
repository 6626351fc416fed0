/** The tool that checks a source, repairs it and writes it to a file. */
import * as Type from "typebox";
import { failureReason } from "../../../workspace/files/failure.js";
import { writeWhole } from "../../../workspace/files/write-whole.js";
import { findingsOutput, sourceArgument } from "../arguments.js";
import { mainRoot, writablePath } from "../roots.js";
import { findingLines, summaryOf } from "../tell-findings.js";
import { defineTool, ToolProblem } from "../tool.js";

/** Checks, repairs and writes. */
export const writeTool = defineTool({
  name: "wf_write",
  title: "Check and write a wireframe",
  docs: "Check a wireframe and, with path, write it to a file inside the roots. Returns problems with line, fix and corrected line. Typical mistakes of models (Markdown fences, escaped line breaks, smart quotes, a missing last brace) are repaired and reported. fix=true also applies all safe fixes; dryRun=true writes nothing. A source with errors is written only with force=true. Call wf_grammar first if you do not know the language.",
  isReadOnly: false,
  isDestructive: true,
  input: Type.Object({
    source: sourceArgument("the wireframe"),
    path: Type.Optional(
      Type.String({
        maxLength: 4096,
        description:
          "the .wf file to write, inside the roots; without source, the file to check and fix",
      }),
    ),
    fix: Type.Optional(Type.Boolean({ description: "apply all safe fixes; false" })),
    dryRun: Type.Optional(Type.Boolean({ description: "write nothing; false" })),
    force: Type.Optional(
      Type.Boolean({ description: "write it despite errors, or although it is empty; false" }),
    ),
  }),
  output: Type.Object({
    valid: Type.Boolean({ description: "whether there are no errors" }),
    ...findingsOutput,
    repaired: Type.Array(Type.String(), { description: "what was repaired or fixed" }),
    written: Type.Optional(Type.String({ description: "the file that was written" })),
    source: Type.Optional(Type.String({ description: "the source, if it was changed" })),
  }),
  async run({ source, path, fix = false, dryRun = false, force = false }, context) {
    const given = await context.source(source === undefined ? { path } : { source });
    const target = path === undefined ? undefined : writablePath(path, context.roots);
    const outcome = await context.perform({
      kind: "check",
      source: { ...given, absolute: target ?? given.absolute },
      fix,
    });
    if (outcome.kind !== "check") throw new ToolProblem(problemIn(outcome));
    const { findings, text, repaired } = outcome;
    const valid = findings.errors === 0;
    const isChanged = text !== given.text;
    // A file that is only checked is written only if it was fixed.
    const isNew = source !== undefined || isChanged;
    // A forgotten argument must not erase the content of a file.
    const isEmpty = text.trim() === "";
    const isRefused = (!valid || isEmpty) && !force;
    const isWritten = target !== undefined && !isRefused && !dryRun && isNew;
    if (isWritten) writeFile(target, text, mainRoot(context.roots));
    const lines = [
      isEmpty
        ? "the source is empty; give a wireframe: wf_grammar describes the language"
        : `${valid ? "valid" : "not valid"}: ${summaryOf(findings)}`,
      ...findingLines(findings),
      ...repaired.map((each) => `repaired: ${each}`),
      ...(isWritten ? [`written to ${target}${valid ? "" : ", with these errors"}`] : []),
      ...(target !== undefined && isRefused
        ? [
            `not written, for it ${isEmpty ? "is empty; force=true empties the file" : "has errors"}`,
          ]
        : []),
      ...(isChanged && !isWritten ? [`the source is now:\n${text}`] : []),
    ];
    return {
      content: [{ type: "text", text: lines.join("\n") }],
      structuredContent: {
        valid,
        ...findings,
        repaired,
        ...(isWritten && { written: target }),
        ...(isChanged && !isWritten && { source: text }),
      },
    };
  },
});

function problemIn(outcome: { kind: string; problem?: string }): string {
  return outcome.problem ?? "the source could not be checked";
}

/** Writes a whole file, or explains why that failed. */
function writeFile(path: string, text: string, from: string): void {
  const content = text.endsWith("\n") ? text : `${text}\n`;
  try {
    writeWhole(path, content, { from });
  } catch (error) {
    throw new ToolProblem(`${path} could not be written: ${failureReason(error)}`);
  }
}
