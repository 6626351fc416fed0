/** The diagnostics about passages in the notation of another language, each with our equivalent. */
import { quoted, shortened } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

export const foreignDiagnostics = {
  "merge-conflict": {
    severity: "error",
    title: "git could not merge these lines",
    wordings: {
      left: () => ({
        message: "git could not merge these lines, and left both versions",
        hint: "keep what is right, and remove the lines of <<<<<<<, ======= and >>>>>>>",
      }),
    },
  },
  "foreign-syntax": {
    severity: "error",
    title: "a passage is in another language",
    wordings: {
      flowchart: () => ({
        message: "a wireframe cannot contain a flowchart",
        hint: 'write each page, and link pages with navigate: button "…" navigate=PAGE',
      }),
      arrow: ({ target }: { target: string }) => ({
        message: "a wireframe cannot contain arrows",
        hint: `link pages with navigate: button "…" navigate=${target}`,
      }),
      statement: ({ word }: { word: string }) => ({
        message: `a wireframe cannot contain ${word}: it is not a program`,
        hint: "remove it, and write each value where it is used",
        fix: "keep only what it returns",
      }),
      variable: ({ name }: { name: string }) => ({
        message: `a wireframe cannot contain variables, such as ${quoted(name)}`,
        hint: "write the value itself",
      }),
      expression: () => ({
        message: "a wireframe cannot contain expressions",
        hint: "write each element out; ... stands for more of the same",
      }),
      template: ({ example }: { example: string | undefined }) => ({
        message: "backticks do not delimit a string",
        hint:
          example === undefined
            ? "write the text itself in quotes: a wireframe cannot contain variables"
            : `write ${shortened(example)}`,
        fix: "use straight quotes",
      }),
      joined: ({ example }: { example: string | undefined }) => ({
        message: "strings cannot be joined with +",
        hint:
          example === undefined
            ? 'write the text as one string: "…"'
            : `write ${shortened(example)}`,
        fix: "write one string",
      }),
      props: ({ example }: { example: string }) => ({
        message: "unexpected parentheses",
        hint: `write ${shortened(example, 60)}`,
        fix: "remove the parentheses",
      }),
      version: ({ version }: { version: string }) => ({
        message: `this source is written in version ${version} of another wireframe language`,
        hint: "wf reads its own language only; see wf grammar",
      }),
      wireframe: ({ language, example }: { language: string; example: string }) => ({
        message: `this is ${language}, another wireframe language`,
        hint: `wf reads its own language: write ${shortened(example, 100)}`,
      }),
      fence: () => ({
        message: "the source contains a Markdown fence",
        hint: "keep only the lines between the fences",
        fix: "remove everything outside the fence",
      }),
      prose: () => ({
        message: "the source contains sentences",
        hint: "keep only the elements; a comment starts with //",
        fix: "remove the sentences",
      }),
      indented: ({ example }: { example: string }) => ({
        message: "indentation alone does not make a block",
        hint: `put blocks in braces: ${shortened(example)}`,
        fix: "put the indented lines in braces",
      }),
      yaml: ({ example }: { example: string }) => ({
        message: "this is YAML",
        hint: `write ${shortened(example)}`,
      }),
      escaped: () => ({
        message: "line breaks are written as \\n outside of strings",
        hint: "use real line breaks",
        fix: "turn \\n into line breaks",
      }),
      entities: ({ sign }: { sign: string }) => ({
        message: `this source was escaped for HTML: quotes are written as ${sign}`,
        hint: 'write the signs themselves: "…"',
        fix: "turn all escapes into the signs that they stand for",
      }),
      json: () => ({
        message: "this is JSON, but not that of a wireframe",
        hint: 'write source: page "…" { … }; in the JSON of a tree, each node has its type: {"type":"Page","children":[…]}',
      }),
      tree: () => ({
        message: "this is the JSON of a wireframe, not its source",
        hint: 'write it as source: page "…" { … }',
        fix: "write it as source",
      }),
    },
  },
} as const satisfies CatalogueArea;
