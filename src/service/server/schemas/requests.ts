/** Describes the request bodies: one definition for types, validation and OpenAPI. */

import type { Static } from "typebox";
import * as Type from "typebox";
import type { FontChoice } from "../../../base/fonts/font-choice.js";
import { lookNames } from "../../../base/theme/look.js";
import { defaultTheme, themeNames } from "../../../base/theme/theme.js";
import { PICTURE } from "../../../base/theme/tokens.js";
import { imageChoices } from "../../../drawing/html/image-choice.js";
import { idPrefixPattern } from "../../../drawing/html/preset-id-prefix.js";
import { mostFiles } from "../../../model/reuse/most-files.js";
import { formats } from "../../../output/formats/format-list.js";

const source = Type.String({
  description: "Source of a wireframe",
  examples: ['page "Sign in" { button "Sign in" primary }'],
});
const files = Type.Optional(
  Type.Unsafe<Readonly<Record<string, string>>>({
    type: "object",
    maxProperties: mostFiles,
    propertyNames: {
      pattern: "^(?![/\\\\]|[A-Za-z][A-Za-z0-9+.-]*:)[^\\u0000-\\u001f\\u007f]{1,500}$",
    },
    additionalProperties: { type: "string" },
    description:
      "Texts that the source may import or take data from, by their paths relative to the source",
    examples: [{ "parts/shell.wf": 'layout app { header { title "Acme" } slot }' }],
  }),
);
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

const look = Type.Optional(
  Type.Enum(lookNames, {
    description: "How everything is drawn, whatever tokens and pages say",
  }),
);

const flow = Type.Optional(
  Type.Boolean({
    description:
      "Draw arrows to the pages and overlays that a click opens; as the `canvas` of the source says by default",
  }),
);

const tokens = Type.Optional(
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: "object",
    description:
      "Design tokens by name, or a token file in the format of the W3C; they win over those of the source",
    examples: [{ accent: "#5E6AD2", radius: 10 }],
  }),
);

function font(choices: readonly [FontChoice, ...FontChoice[]], description: string) {
  return Type.Optional(Type.Enum([...choices], { default: choices[0], description }));
}

/** Body of POST /tools/parse. */
export const ParseRequest = Type.Object({
  source,
  files,
  locations: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Add `loc` to every node: 1-based lines and columns, 0-based offsets",
    }),
  ),
  expand: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Return the tree that is drawn: with everything that is used written out",
    }),
  ),
  diagnostics,
});
/** Body of POST /tools/validate. */
export const ValidateRequest = Type.Object({
  source,
  files,
  strict: Type.Optional(Type.Boolean({ default: false, description: "Treat warnings as errors" })),
  diagnostics,
});
/** Body of POST /tools/render/html. */
export const HtmlRequest = Type.Object({
  source,
  files,
  theme,
  look,
  flow,
  tokens,
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
  idPrefix: Type.Optional(
    Type.String({
      pattern: idPrefixPattern.source,
      description:
        "Start of all ids and class names; `wf`, and in a fragment digits made from its content after it",
      examples: ["before"],
    }),
  ),
  font: font(
    formats.html.fonts!,
    "Fonts in the stylesheet: `none`, `embed` for the glyphs that are used, `full` for whole fonts",
  ),
  diagnostics,
});
/** Body of POST /tools/render/svg; it has no option for images, so that nothing is loaded. */
export const SvgRequest = Type.Object({
  source,
  files,
  theme,
  look,
  flow,
  tokens,
  idPrefix: Type.Optional(
    Type.String({
      pattern: idPrefixPattern.source,
      description: "Start of the ids of clips and patterns; digits made from the whole picture",
      examples: ["before"],
    }),
  ),
  width: Type.Optional(
    Type.Number({
      default: PICTURE.width,
      minimum: 64,
      maximum: 8192,
      description: "Width of the picture in px",
    }),
  ),
  padding: Type.Optional(
    Type.Number({
      default: PICTURE.padding,
      minimum: 0,
      maximum: 512,
      description: "Space around the content in px; must be less than half the width",
    }),
  ),
  font: font(
    formats.svg.fonts!,
    "Letters: `embed` has the glyphs that are used in the picture, `full` whole fonts, `none` no fonts, `paths` outlines in place of text",
  ),
  diagnostics,
});

/** The bodies as types, defaults filled in. */
export type ParseBody = Complete<Static<typeof ParseRequest>>;
export type ValidateBody = Complete<Static<typeof ValidateRequest>>;

/** Files have no default: if they are missing, there are none. */
type Complete<T extends { files?: unknown }> = Required<Omit<T, "files">> & Pick<T, "files">;
