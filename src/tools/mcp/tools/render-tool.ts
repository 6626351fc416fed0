/** The tool that draws a source for a model: a picture that fits, and an outline in words. */
import * as Type from "typebox";
import type { LookName } from "../../../base/theme/look.js";
import type { ThemeName } from "../../../base/theme/theme.js";
import { drawingArguments, sourceArguments } from "../arguments.js";
import { mostSide } from "../fit-picture.js";
import { summaryOf } from "../tell-findings.js";
import { defineTool, ToolProblem } from "../tool.js";

/** Draws. */
export const renderTool = defineTool({
  name: "wf_render",
  title: "Draw a wireframe",
  docs: `Draw a page of a wireframe (the first; page=all draws all) and return a PNG that no client scales down (at most ${mostSide} px and 1.15 megapixels), with an outline of its elements (56 at most, the outermost first) in words: number, component, position, size, line. Links lead to full-size files for people. marks=true numbers the elements on the picture as in the outline; crop shows one element with its surroundings.`,
  isReadOnly: true,
  app: "shown",
  input: Type.Object({
    ...sourceArguments,
    ...drawingArguments,
    crop: Type.Optional(
      Type.String({ maxLength: 200, description: "one element: its id, number or label" }),
    ),
    marks: Type.Optional(Type.Boolean({ description: "numbered boxes on elements; false" })),
    partial: Type.Optional(
      Type.Boolean({ description: "the source is half written: close its end; false" }),
    ),
    maxSide: Type.Optional(
      Type.Integer({
        minimum: 64,
        maximum: mostSide,
        description: `px of the longer side; ${mostSide}`,
      }),
    ),
  }),
  output: Type.Object({
    width: Type.Integer(),
    height: Type.Integer(),
    scale: Type.Number({ description: "pixels for each px" }),
    elements: Type.Integer(),
    errors: Type.Integer(),
    warnings: Type.Integer(),
    infos: Type.Integer(),
    files: Type.Array(Type.String(), { description: "addresses of full-size files" }),
  }),
  async run({ source, path, crop, marks = false, maxSide = mostSide, ...given }, context) {
    const { look, theme, partial = false, ...drawing } = given;
    const outcome = await context.perform({
      kind: "render",
      source: await context.source({ source, path }),
      drawing: { ...drawing, look: look as LookName, theme: theme as ThemeName },
      crop,
      marks,
      maxSide,
      partial,
    });
    if (outcome.kind !== "render") {
      throw new ToolProblem(outcome.kind === "problem" ? outcome.problem : "nothing was drawn");
    }
    const { picture, full, svg, outline, elements, findings, pages, parts } = outcome;
    const { errors, warnings, infos } = findings;
    const links = [
      { name: "wireframe.svg", mimeType: "image/svg+xml", uri: await context.keep("svg", svg) },
      {
        name: "wireframe.png",
        mimeType: "image/png",
        uri: await context.keep("png", (full ?? picture).png),
      },
    ];
    const { width, height, scale } = picture;
    const said =
      errors + warnings + infos === 0
        ? []
        : [`${summaryOf(findings)}; call wf_inspect to see them`];
    const others =
      pages.length > 1 && drawing.page !== "all"
        ? [`pages: ${pages.join(", ")}; name one, or page=all for all of them`]
        : [];
    const small = parts === undefined ? [] : [smallness(scale, parts)];
    const text = [
      `${width} × ${height} pixels, ${scale} for each px`,
      ...small,
      ...said,
      ...others,
      "",
      outline.trimEnd(),
    ];
    return {
      content: [
        { type: "image", data: Buffer.from(picture.png).toString("base64"), mimeType: "image/png" },
        { type: "text", text: text.join("\n") },
        ...links.map((link) => ({ type: "resource_link" as const, ...link })),
      ],
      structuredContent: {
        width,
        height,
        scale,
        elements,
        errors,
        warnings,
        infos,
        files: links.map(({ uri }) => uri),
      },
    };
  },
});

/** Explains that text is too small to read, and which parts to draw instead. */
function smallness(scale: number, parts: readonly string[]): string {
  const size = `words of 14 px are ${Math.round(scale * 14)} pixels high, too small to read`;
  if (parts.length === 0) return `${size}; crop=ID shows one element larger`;
  return `${size}; look at parts: ${parts.join(", ")}`;
}
