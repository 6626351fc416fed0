/** The diagnostics about characters, strings, numbers and other tokens. */
import { quoted, shortened } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

export const tokenDiagnostics = {
  "text-encoding": {
    severity: "error",
    title: "the file is not UTF-8 text",
    wordings: {
      notUtf8: () => ({ message: "the file is not valid UTF-8", hint: "save it as UTF-8" }),
      utf16: () => ({ message: "the file is UTF-16, not UTF-8", hint: "save it as UTF-8" }),
      binary: () => ({
        message: "the file is binary: it contains a null byte",
        hint: "save it as UTF-8 text",
      }),
    },
  },
  "text-space": {
    severity: "warning",
    title: "a Unicode space is used as a space",
    wordings: {
      found: () => ({
        message: "unexpected Unicode space",
        hint: "use an ordinary space",
        fix: "replace with a space",
      }),
    },
  },
  "syntax-unclosed-string": {
    severity: "error",
    title: "a string has no closing quote",
    wordings: {
      found: ({ quote }: { quote: string }) => ({
        message: "this string is not closed",
        hint: `add ${quote} at its end`,
      }),
      mismatched: ({ open, close }: { open: string; close: string }) => ({
        message: `this string begins with ${open} and ends with ${close}`,
        hint: "begin and end it with the same straight quote",
        fix: "use the same straight quote",
      }),
      apostrophe: () => ({
        message: "this apostrophe ends the string",
        hint: "write the string in double quotes, or \\' for the apostrophe",
        fix: "write the string in double quotes",
      }),
    },
  },
  "string-escape": {
    severity: "warning",
    title: "an escape sequence is unknown",
    wordings: {
      unknown: ({ written }: { written: string }) => ({
        message: `unknown escape sequence ${quoted(written)}`,
        hint: "use \\n \\r \\t \\\\ \\\" \\' \\/ \\[ \\uXXXX or \\u{X}; for a backslash, write \\\\",
      }),
    },
  },
  "string-code-point": {
    severity: "warning",
    title: "an escape sequence is not a valid character",
    wordings: {
      invalid: ({ written }: { written: string }) => ({
        message: `${quoted(written)} is not a valid character and is read as U+FFFD`,
        hint: "use a code point from 0 to 10FFFF, except D800 to DFFF",
      }),
    },
  },
  "syntax-unclosed-comment": {
    severity: "error",
    title: "a comment is not closed",
    wordings: { found: () => ({ message: "this comment is not closed", hint: "add */" }) },
  },
  "number-unit": {
    severity: "warning",
    title: "the letters after a number are not a unit",
    wordings: {
      unknown: (data: { tail: string; units: readonly string[]; split: string | undefined }) => ({
        message: `${quoted(data.tail)} is not a unit`,
        hint:
          data.split === undefined
            ? `use one of ${data.units.join(" ")}`
            : `write "${data.split}", or use one of ${data.units.join(" ")}`,
      }),
      apart: ({ unit, together }: { unit: string; together: string }) => ({
        message: `unexpected space before ${quoted(unit)}`,
        hint: `write ${together}`,
        fix: "remove the space",
      }),
    },
  },
  "value-quotes": {
    severity: "error",
    title: "a value needs quotes",
    wordings: {
      color: ({ written }: { written: string }) => ({
        message: `${quoted(written)} is not a valid color`,
        hint: "hex colors have 3, 4, 6 or 8 digits; put any other text in quotes",
      }),
      text: ({ written }: { written: string }) => ({
        message: `${quoted(written)} needs quotes`,
        hint: `write "${shortened(written)}" in quotes`,
        fix: "add quotes",
      }),
    },
  },
  "missing-value": {
    severity: "error",
    title: "a value is missing after an equals sign",
    wordings: {
      attribute: ({ name, separator }: { name: string; separator: string }) => ({
        message: `missing value for ${quoted(name)} after "${separator}"`,
        hint: `write ${name}=value, or remove the "${separator}"`,
      }),
      property: ({ name }: { name: string }) => ({
        message: `missing value for ${quoted(name)}`,
        hint: `write ${name}=value`,
      }),
    },
  },
  "missing-equals": {
    severity: "error",
    title: "an equals sign is missing between a name and its value",
    wordings: {
      found: ({ name, value }: { name: string; value: string }) => ({
        message: `missing "=" between ${quoted(name)} and its value`,
        hint: `write ${name}=${value}`,
        fix: 'add "="',
      }),
    },
  },
  "token-unexpected": {
    severity: "error",
    title: "a character is unexpected here",
    wordings: {
      token: ({ token }: { token: string }) => ({
        message: `unexpected ${quoted(token)}`,
        hint: "remove it",
      }),
      hash: () => ({
        message: 'unexpected "#"',
        hint: 'comments start with "//"; colors follow "="',
        fix: "make it a comment",
      }),
      dashes: () => ({
        message: 'unexpected "--"',
        hint: 'comments start with "//"',
        fix: "make it a comment",
      }),
      curlyQuotes: () => ({
        message: "typographic quotes do not delimit a string",
        hint: 'use straight quotes: "…"',
        fix: "use straight quotes",
      }),
      strayBlock: () => ({
        message: 'this "{" does not belong to an element',
        hint: "put a component before it",
      }),
    },
  },
  "comma-unexpected": {
    severity: "error",
    title: "a comma or semicolon between elements or attributes",
    wordings: {
      separator: ({ token }: { token: string }) => ({
        message: `unexpected "${token}"`,
        hint: "separate elements and attributes with spaces",
        fix: "remove it",
      }),
      extra: () => ({
        message: "missing item before this comma",
        hint: "put exactly one comma between two items",
        fix: "remove it",
      }),
    },
  },
  "markup-unexpected": {
    severity: "error",
    title: "HTML or JSX instead of an element",
    wordings: {
      comment: ({ token }: { token: string }) => ({
        message: `${quoted(token)} is markup from another language`,
        hint: "comments are written // text or /* text */",
        fix: "write it as a comment of wf",
      }),
      tag: ({ token }: { token: string }) => ({
        message: `${quoted(token)} is markup from another language`,
        hint: 'elements are written component "label" attribute=value { … }',
        fix: "write it without tags",
      }),
      code: () => ({
        message: "a wireframe cannot contain code",
        hint: "values are strings, numbers, words, lists and { name=value }",
      }),
    },
  },
  "parentheses-unexpected": {
    severity: "error",
    title: "parentheses after a word",
    wordings: {
      call: ({ plain }: { plain: string }) => ({
        message: "unexpected parentheses",
        hint: `write ${plain}`,
        fix: "remove the parentheses",
      }),
      block: ({ word }: { word: string }) => ({
        message: "unexpected parentheses",
        hint: `blocks are in braces: ${word} { … }`,
        fix: "use braces",
      }),
    },
  },
  "words-glued": {
    severity: "error",
    title: "a space is missing between two words",
    wordings: {
      before: ({ word }: { word: string }) => ({
        message: `missing space before ${quoted(word)}`,
        hint: `add a space before ${quoted(word)}`,
        fix: "add a space",
      }),
      inside: ({ word, apart }: { word: string; apart: string }) => ({
        message: `missing space in ${quoted(word)}`,
        hint: `write "${apart}"`,
        fix: "add a space",
      }),
      literal: ({ word, apart }: { word: string; apart: string }) => ({
        message: `missing space in ${quoted(word)}`,
        hint: `write "${apart}", or put the word in quotes`,
      }),
    },
  },
} as const satisfies CatalogueArea;
