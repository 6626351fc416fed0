/** The diagnostics about design tokens: a team's accent color, fonts, corners and so on. */
import { didYouMean, listed, quoted } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

export const designDiagnostics = {
  "design-token": {
    severity: "warning",
    title: "there is no such design token",
    wordings: {
      unknown: (data: { name: string; meant: string | undefined; known: readonly string[] }) => ({
        message: `unknown token ${quoted(data.name)}`,
        hint:
          data.meant === undefined
            ? `the tokens are ${listed(data.known, "and", data.known.length)}`
            : didYouMean(data.meant),
        fix: data.meant === undefined ? undefined : `replace with ${data.meant}`,
      }),
    },
  },
  "design-value": {
    severity: "warning",
    title: "a design token has a value that it cannot have",
    wordings: {
      value: ({
        name,
        written,
        expected,
      }: {
        name: string;
        written: string;
        expected: string;
      }) => ({
        message: `${name} must be ${expected}, not ${quoted(written)}`,
        hint: "correct it, or remove it; until then, the default is used",
      }),
      alias: ({ name, alias }: { name: string; alias: string }) => ({
        message: `${quoted(name)} refers to ${quoted(alias)}, which the file does not have`,
        hint: "add that token to the file, or write its value here",
      }),
      circle: ({ name, alias }: { name: string; alias: string }) => ({
        message: `${quoted(name)} refers to itself by way of ${quoted(alias)}`,
        hint: "give one of these tokens a value",
      }),
      shape: () => ({
        message: "design tokens must be a JSON object",
        hint: 'write {"accent": "#5E6AD2"}',
      }),
      none: () => ({
        message: "no design token was found",
        hint: 'name at least one, as in {"accent": "#5E6AD2"}, or refer to one of the file: {"accent": {"$value": "{color.brand}"}}',
      }),
    },
  },
  "design-font": {
    severity: "warning",
    title: "a font of the design is not there",
    wordings: {
      missing: ({ name, meant }: { name: string; meant: string | undefined }) => ({
        message: `no font ${quoted(name)}; one of the built-in fonts is used instead`,
        hint:
          meant === undefined
            ? 'name its file in wf.config.json, as in {"fonts": ["brand/Sans.ttf"]}, or with --font-file'
            : didYouMean(meant),
      }),
    },
  },
  "design-contrast": {
    severity: "warning",
    title: "text in a color of the design would be hard to read",
    wordings: {
      faint: (data: {
        name: string;
        color: string;
        other: string;
        contrast: number;
        nearest: string;
      }) => ({
        message: `${data.name} ${data.color} has a contrast of ${data.contrast.toFixed(1)}:1 with ${data.other}, and text needs 4.5:1`,
        hint: `${data.nearest} is the nearest color that works, and is used instead`,
        fix: `replace with ${data.nearest}`,
      }),
    },
  },
} as const satisfies CatalogueArea;
