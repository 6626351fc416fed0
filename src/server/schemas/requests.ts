/** Describes the request bodies: one definition for types, validation and OpenAPI. */
import { type Static, Type } from "typebox";
import { imageChoices } from "../../html/image-choice.js";
import { defaultTheme, themeNames } from "../../theme/theme.js";

const source = Type.String({
  description: "Source of a wireframe",
  examples: ['page "Sign in" { button "Sign in" primary }'],
});
// Fields with a default are optional: the validator fills it in.

const diagnostics = Type.Optional(
  Type.Boolean({
    default: false,
    description: "Add all diagnostics, including warnings, with code, range, hint and fix",
  }),
);
const theme = Type.Optional(
  Type.Enum(themeNames, { default: defaultTheme, description: "Color theme" }),
);

/** Body of POST /tools/parse. */
export const ParseRequest = Type.Object({
  source,
  locations: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Add `loc` to every node: 1-based lines and columns, 0-based offsets",
    }),
  ),
  diagnostics,
});
/** Body of POST /tools/validate. */
export const ValidateRequest = Type.Object({
  source,
  strict: Type.Optional(Type.Boolean({ default: false, description: "Treat warnings as errors" })),
  diagnostics,
});
/** Body of POST /tools/render/html. */
export const HtmlRequest = Type.Object({
  source,
  theme,
  fullDocument: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Return a complete document with its styles inlined",
    }),
  ),
  images: Type.Optional(
    Type.Enum(imageChoices, {
      default: "data",
      description: "Pictures to show: `none`, those that the source holds as data: URLs, or `all`",
    }),
  ),
  diagnostics,
});
/** Body of POST /tools/render/svg; it shows no pictures, so that it loads nothing. */
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
      description: "Space around the content in px; must be less than half the width",
    }),
  ),
  diagnostics,
});

/** The bodies as types, defaults filled in. */
export type ParseBody = Required<Static<typeof ParseRequest>>;
export type ValidateBody = Required<Static<typeof ValidateRequest>>;
