/** Describes what requests hold: one value for types, validation and OpenAPI. */
import { type Static, Type } from "typebox";
import { defaultTheme, themeNames } from "../../theme/theme.js";

const source = Type.String({
  description: "Source text of a wireframe",
  examples: ['page "Sign in" { button "Sign in" primary }'],
});
// Fields with a default may be missing: the validator fills it in.

const diagnostics = Type.Optional(
  Type.Boolean({
    default: false,
    description: "Adds all findings, warnings included, with code, range, hint and fix",
  }),
);
const theme = Type.Optional(
  Type.Enum(themeNames, { default: defaultTheme, description: "Colors" }),
);

/** Body of POST /tools/parse. */
export const ParseRequest = Type.Object({
  source,
  locations: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Adds `loc` to every node: lines and columns from 1, offsets from 0",
    }),
  ),
  diagnostics,
});
/** Body of POST /tools/validate. */
export const ValidateRequest = Type.Object({
  source,
  strict: Type.Optional(Type.Boolean({ default: false, description: "Counts warnings as errors" })),
  diagnostics,
});
/** Body of POST /tools/render/html. */
export const HtmlRequest = Type.Object({
  source,
  theme,
  fullDocument: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Gives a whole document with its style inside",
    }),
  ),
  diagnostics,
});
/** Body of POST /tools/render/svg. */
export const SvgRequest = Type.Object({
  source,
  theme,
  width: Type.Optional(
    Type.Number({
      default: 1200,
      minimum: 64,
      maximum: 8192,
      description: "Width of the picture in px",
    }),
  ),
  padding: Type.Optional(
    Type.Number({
      default: 24,
      minimum: 0,
      maximum: 512,
      description: "Room around the content in px; twice of it is less than the width",
    }),
  ),
  diagnostics,
});

/** The bodies as types, defaults filled in. */
export type ParseBody = Required<Static<typeof ParseRequest>>;
export type ValidateBody = Required<Static<typeof ValidateRequest>>;
export type HtmlBody = Required<Static<typeof HtmlRequest>>;
export type SvgBody = Required<Static<typeof SvgRequest>>;
