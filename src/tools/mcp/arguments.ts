/** Arguments that several tools have in common. */
import * as Type from "typebox";
import { lookNames } from "../../base/theme/look.js";
import { themeNames } from "../../base/theme/theme.js";
import { deviceNames } from "../../model/define/device.js";

/** A source text, or its tree. */
export const sourceArgument = (what: string) =>
  Type.Optional(
    Type.Union(
      [Type.String({ maxLength: 1 << 20 }), Type.Object({}, { additionalProperties: true })],
      { description: `${what} as text, or as a JSON tree ({type: "Document", children: […]})` },
    ),
  );

/** The arguments for the source that a tool works on. */
export const sourceArguments = {
  source: sourceArgument("the wireframe"),
  path: Type.Optional(
    Type.String({
      maxLength: 4096,
      description: "a .wf file instead of source, inside the roots of the client",
    }),
  ),
};

const choice = (names: readonly string[], description: string) =>
  Type.Optional(Type.Unsafe<string>({ type: "string", enum: [...names], description }));

/** The arguments for drawing. */
export const drawingArguments = {
  page: Type.Optional(
    Type.String({ maxLength: 200, description: "one page: its id, title, or number from 1" }),
  ),
  look: choice(lookNames, "how everything is drawn"),
  theme: choice(themeNames, "light or dark; light"),
  device: Type.Optional(
    Type.String({
      maxLength: 200,
      description: `devices to draw each page for, such as ${deviceNames.slice(0, 3).join(", ")}`,
    }),
  ),
  width: Type.Optional(
    Type.Integer({ minimum: 64, maximum: 8192, description: "px of pages that do not set one" }),
  ),
};

/** The output schema of diagnostics. */
export const findingsOutput = {
  errors: Type.Integer(),
  warnings: Type.Integer(),
  infos: Type.Integer(),
  omitted: Type.Integer({ description: "diagnostics that are not listed" }),
  diagnostics: Type.Array(
    Type.Object({
      code: Type.String(),
      severity: Type.String(),
      line: Type.Integer(),
      column: Type.Integer(),
      path: Type.Optional(Type.String()),
      message: Type.String(),
      hint: Type.Optional(Type.String()),
      fix: Type.Optional(Type.String()),
      corrected: Type.Optional(Type.String({ description: "the line after the fix" })),
    }),
  ),
};
